"""All event cards, both halves put together."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Card, Catalogue
from mathom.games.ringwar.cards.combat import COMBATS
from mathom.games.ringwar.cards.decks.fp_character import FP_CHARACTER
from mathom.games.ringwar.cards.decks.fp_strategy import FP_STRATEGY
from mathom.games.ringwar.cards.decks.shadow_character import SHADOW_CHARACTER
from mathom.games.ringwar.cards.decks.shadow_strategy import SHADOW_STRATEGY
from mathom.games.ringwar.cards.pieces.whole import Event

EVENTS: Mapping[str, Event] = {
    **FP_CHARACTER,
    **FP_STRATEGY,
    **SHADOW_CHARACTER,
    **SHADOW_STRATEGY,
}
"""The event halves, in the order of the decks."""

CARDS: Catalogue = {
    name: built.card(name, COMBATS[name]) for name, built in EVENTS.items() if name in COMBATS
}
"""The cards that can be played."""

MISSING: tuple[str, ...] = tuple(
    f"{deck}-{number:02}"
    for deck in ("fp-character", "fp-strategy", "shadow-character", "shadow-strategy")
    for number in range(1, 25)
    if f"{deck}-{number:02}" not in CARDS
)
"""Cards that are drawn and held, but cannot be played yet."""

__all__ = ["CARDS", "EVENTS", "MISSING", "Card"]
