"""Numbers: printed ones, and ones that are counted when they are needed."""

from typing import TYPE_CHECKING, TypeAlias

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.piece import Piece

if TYPE_CHECKING:
    from mathom.games.tcg.cards.pieces.conditions import Condition
    from mathom.games.tcg.cards.pieces.selectors import Player, Selector


class Number(Piece, frozen=True):
    """A number that is worked out."""


Amount: TypeAlias = int | Number


class Count(Number, frozen=True):
    """How many active cards match."""

    which: Filter


class Spotted(Number, frozen=True):
    """How many matching cards you choose to spot."""

    which: Filter


class SpottedTwilight(Number, frozen=True):
    """How many twilight tokens you choose to spot."""


class SpottedBurdens(Number, frozen=True):
    """How many burdens you choose to spot."""


class UpTo(Number, frozen=True):
    """You choose, 0 to this many."""

    most: int


class Tokens(Number, frozen=True):
    """Culture tokens on cards."""

    on: "Selector"
    culture: str


class Wounds(Number, frozen=True):
    """Wounds on cards."""

    on: "Selector"


class Times(Number, frozen=True):
    """Product."""

    a: Amount
    b: Amount


class Minus(Number, frozen=True):
    """The number with the other sign."""

    n: Amount


class Least(Number, frozen=True):
    """The smaller one of two."""

    a: Amount
    b: Amount


class Over(Number, frozen=True):
    """By how much the first exceeds the second."""

    a: Amount
    b: Amount


class IfElse(Number, frozen=True):
    """One number if the condition holds, else the other."""

    condition: "Condition"
    then: Amount
    otherwise: Amount


class Size(Number, frozen=True):
    """How many cards were chosen or moved under this name."""

    name: str


class Burdens(Number, frozen=True):
    """Burdens on the Ring-bearer."""


class SitesControlled(Number, frozen=True):
    """How many sites that player controls."""

    who: "Player"


class PileCount(Number, frozen=True):
    """How many cards in that pile of the Free Peoples player match."""

    pile: str
    which: Filter


class Every(Number, frozen=True):
    """In place of a count: all that match."""


EVERY = Every()
