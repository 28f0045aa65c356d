"""The turn: chapters 5 to 9 and 14 to 17."""

from mathom.core.frames import Frame
from mathom.games.tcg.kinds import Player


class Turn(Frame, frozen=True):
    """The turn, at one of its steps. TIM-3"""

    step: str
    left: tuple[Player, ...] = ()
    """Shadow players who still have their phase, or whose turn to assign or reconcile comes."""
    to: str = ""
    """The step after the end of a phase."""


class Moving(Frame, frozen=True):
    """The fellowship moves, at one of the six stages. TCG-8.3"""

    stage: int = 0


class Healing(Frame, frozen=True):
    """So many wounds may still be healed at the sanctuary."""

    left: int


class Firing(Frame, frozen=True):
    """A player gives out archery wounds, so many still."""

    seat: Player
    left: int
    minions: bool
    """Whether minions are hit."""


class Targeting(Frame, frozen=True):
    """The Free Peoples player names the Shadow player whose minions are hit."""

    total: int


class Assigning(Frame, frozen=True):
    """A player assigns minions to characters, pair after pair."""

    seat: Player
    pairs: tuple[tuple[int, int], ...] = ()


class NextSkirmish(Frame, frozen=True):
    """The Free Peoples player says which skirmish is next."""


class Fighting(Frame, frozen=True):
    """A skirmish, at one of its stages. TIM-3"""

    stage: str
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    overwhelmed: bool = False


class Losing(Frame, frozen=True):
    """The losers of the skirmish take their wounds, so many still; -1: not worked out yet."""

    left: int = -1


class Reconciling(Frame, frozen=True):
    """A player reconciles the hand."""

    seat: Player
    asked: bool = False


class MovingOn(Frame, frozen=True):
    """The Free Peoples player moves again or stays."""


class RingBearerFell(Frame, frozen=True):
    """A Ring-bearer was killed; unless somebody takes over, the player loses. TIM-7.3"""

    seat: Player
