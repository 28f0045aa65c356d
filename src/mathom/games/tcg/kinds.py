"""The words of the game: ids, phases, players."""

from typing import Annotated, Literal, TypeAlias

from mathom.core.values import Named, Seat

Kind: TypeAlias = Annotated[str, Named("card")]
"""A card of the set by its number: `4C165`. Away from the table a card is its kind."""
CardId: TypeAlias = Annotated[str, Named("card")]
"""A card in play: its kind and its number since it came into play, `4C165.31`."""
HandCard: TypeAlias = Annotated[str, Named("hand")]
"""A card in one's own hand."""
Player: TypeAlias = Annotated[Seat, Named("seat")]

Phase: TypeAlias = Literal[
    "start", "turn", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish",
    "regroup",
]  # fmt: skip

NOBODY = -1
LAST_SITE = 9
HAND_SIZE = 8
RULE_OF_FOUR = 4
RULE_OF_NINE = 9
STARTING_BUDGET = 4
SANCTUARY_HEALS = 5
MOST_ACTS = 300
"""After so many actions and responses in a turn everybody passes. TCG-R4"""
ROAMING_PENALTY = 2
FIRST_ID = 10
"""Cards in play are numbered from here; 1 to 9 are the sites of the path."""
LIVE_KEYWORDS = frozenset(("archer", "fierce", "damage", "defender"))
"""Keywords that text can give or take; all others are as printed."""
