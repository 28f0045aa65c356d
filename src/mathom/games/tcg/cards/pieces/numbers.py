"""Numbers: printed ones, and ones that are counted when they are needed."""

from typing import TYPE_CHECKING, TypeAlias

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.piece import Piece

if TYPE_CHECKING:
    from mathom.games.tcg.cards.pieces.conditions import Condition
    from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector


class WorkedOut(Piece, frozen=True):
    """A number that is worked out."""


Amount: TypeAlias = int | WorkedOut


class HowMany(WorkedOut, frozen=True):
    """How many active cards match."""

    which: Filter


class Spotted(WorkedOut, frozen=True):
    """How many matching cards you choose to spot."""

    which: Filter


class SpottedTwilight(WorkedOut, frozen=True):
    """How many twilight tokens you choose to spot."""


class SpottedBurdens(WorkedOut, frozen=True):
    """How many burdens you choose to spot."""


class UpTo(WorkedOut, frozen=True):
    """You choose, 0 to this many."""

    most: int


class TokensOn(WorkedOut, frozen=True):
    """Culture tokens on cards."""

    on: "Selector"
    culture: str


class WoundsOn(WorkedOut, frozen=True):
    """Wounds on cards."""

    on: "Selector"


class Times(WorkedOut, frozen=True):
    """Product."""

    a: Amount
    b: Amount


class Minus(WorkedOut, frozen=True):
    """The number with the other sign."""

    n: Amount


class Least(WorkedOut, frozen=True):
    """The smaller one of two."""

    a: Amount
    b: Amount


class Excess(WorkedOut, frozen=True):
    """By how much the first exceeds the second."""

    a: Amount
    b: Amount


class IfElse(WorkedOut, frozen=True):
    """One number if the condition holds, else the other."""

    condition: "Condition"
    then: Amount
    otherwise: Amount


class Size(WorkedOut, frozen=True):
    """How many cards were chosen or moved under this name."""

    name: str


class BurdensCarried(WorkedOut, frozen=True):
    """Burdens on the Ring-bearer."""


class SitesControlled(WorkedOut, frozen=True):
    """How many sites that player controls."""

    who: "PlayerRole"


class PileCount(WorkedOut, frozen=True):
    """How many cards in that pile of the Free Peoples player match."""

    pile: str
    which: Filter


class Every(WorkedOut, frozen=True):
    """In place of a count: all that match."""


EVERY = Every()
