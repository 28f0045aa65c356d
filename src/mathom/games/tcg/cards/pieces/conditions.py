"""Conditions: what must hold. Nothing is paid for them."""

from typing import TYPE_CHECKING

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.piece import Piece

if TYPE_CHECKING:
    from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector


class Condition(Piece, frozen=True):
    """Something that holds or not."""


class Spot(Condition, frozen=True):
    """So many active cards match; with a name, you choose which ones are meant."""

    n: int
    which: Filter
    name: str = ""


class CannotSpot(Condition, frozen=True):
    """No active card matches."""

    which: Filter


class SpotTwilight(Condition, frozen=True):
    """The twilight pool holds at least so many."""

    n: int


class TwilightBelow(Condition, frozen=True):
    """The twilight pool holds fewer."""

    n: int


class SpotBurdens(Condition, frozen=True):
    """The Ring-bearer carries at least so many burdens."""

    n: int


class SiteIs(Condition, frozen=True):
    """The fellowship is at a site numbered from first to last."""

    first: int
    last: int


class SiteHas(Condition, frozen=True):
    """The current site has that keyword."""

    word: str


class More(Condition, frozen=True):
    """The first number is the larger one."""

    a: Amount
    b: Amount


class Matches(Condition, frozen=True):
    """That card matches."""

    what: "Selector"
    which: Filter


class InPhase(Condition, frozen=True):
    """It is that phase."""

    phase: str


class StartingFellowship(Condition, frozen=True):
    """The starting fellowships are being put together."""


class RingWorn(Condition, frozen=True):
    """The Ring-bearer wears The One Ring."""


class Controls(Condition, frozen=True):
    """That player controls at least so many sites."""

    who: "PlayerRole"
    n: int


class ControlsHome(Condition, frozen=True):
    """That player controls the home of that ally."""

    who: "PlayerRole"
    ally: "Selector"


class Unless(Condition, frozen=True):
    """The condition does not hold."""

    condition: Condition


class Any(Condition, frozen=True):
    """At least one of them holds."""

    conditions: tuple[Condition, ...]


class MovesMade(Condition, frozen=True):
    """The fellowship has moved at least so many times this turn."""

    n: int


class FierceSkirmish(Condition, frozen=True):
    """The skirmish going on belongs to the fierce round."""


class InStack(Condition, frozen=True):
    """At least so many stacked cards that match lie there."""

    n: int
    which: Filter
    on: "Filter | Selector"


class InPile(Condition, frozen=True):
    """That pile of the Free Peoples player holds at least so many cards that match."""

    pile: str
    n: int
    which: Filter


class PlayedThisTurn(Condition, frozen=True):
    """A card that matches has already been played this turn at that site."""

    which: Filter
    at: "Selector"


STARTING, RING_WORN, FIERCE_SKIRMISH = StartingFellowship(), RingWorn(), FierceSkirmish()
