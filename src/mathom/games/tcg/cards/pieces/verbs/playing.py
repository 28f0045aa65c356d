"""Playing cards by card text, and where a card is played."""

from typing import Literal, TypeAlias

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb

Zone: TypeAlias = Literal[
    "hand", "deck", "discard_pile", "dead_pile", "stacked_self", "stacked",
]  # fmt: skip


class PlayFrom(Verb, frozen=True):
    """Play a card that matches from a zone and pay its cost; `on`: on such a card."""

    what: Filter | Selector
    zone: Zone
    discount: Amount = 0
    on: Filter | None = None
    name: str = ""
    bearer: str = ""


class Attach(Verb, frozen=True):
    """Plays on such a card of your own; `most` copies on one bearer. TCG-12.1"""

    which: Filter
    most: int = 0


class AttachAcross(Verb, frozen=True):
    """Plays on such a card of the other side, or on such a site."""

    which: Filter
    most: int = 0


class SupportArea(Verb, frozen=True):
    """Plays to your support area. TCG-19.11"""


class Require(Verb, frozen=True):
    """The condition must hold to play the card."""


SUPPORT_AREA, REQUIRE = SupportArea(), Require()
