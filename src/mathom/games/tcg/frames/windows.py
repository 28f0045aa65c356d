"""Windows: when somebody may act or respond. TIM-4"""

import msgspec

from mathom.core.frames import Frame
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.kinds import NOBODY, Player


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something text may wait for, as it was when it happened."""

    what: str
    card: Card | None = None
    foes: tuple[Card, ...] = ()
    by: Seat = NOBODY
    site: int = 0
    phase: str = ""


class Due(msgspec.Struct, frozen=True, gc=False):
    """A required text that is to be done; without a card: the consequence of a lost skirmish."""

    card: Card | None
    record: int
    at: int
    """Which of the happenings it is about."""


class Acting(Frame, frozen=True):
    """Players act in turn until all have passed in succession, or one player until he passes."""

    at: int = 0
    passes: int = 0
    alone: Player | None = None


class AboutTo(Frame, frozen=True):
    """Something is about to happen: a `wound`, `discard`, `burden` or `control` of a site."""

    what: str
    cards: tuple[int, ...]
    source: Card | None
    seat: Player
    n: int = 1
    stage: int = 0
    done: tuple[tuple[int, int, int], ...] = ()
    """Required texts that did their work: card, record, about which card."""
    prevented: bool = False


class After(Frame, frozen=True):
    """Something has happened: required text first, then who wants to respond."""

    happenings: tuple[Happening, ...]
    due: tuple[Due, ...] = ()
    stage: int = 0


class Responding(Frame, frozen=True):
    """Players respond in turn until all have passed in succession."""

    happenings: tuple[Happening, ...]
    would: bool = False
    at: int = 0
    passes: int = 0
    used: tuple[tuple[int, int, int, int], ...] = ()
    """Triggers that were used: card, record, which happening, and whose."""
