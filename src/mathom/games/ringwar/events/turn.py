"""The turn, its dice and its end."""

from typing import Annotated, Literal

from mathom.core.events import Event
from mathom.core.values import Named
from mathom.games.ringwar.kinds import DieFace, SideId


class TurnBegan(Event, frozen=True):
    """A new turn, with so many dice for each side."""

    number: int
    free: int
    shadow: int


class Allocated(Event, frozen=True):
    """The Shadow put dice into the hunt box."""

    dice: int


class ActionDieRolled(Event, frozen=True):
    """An action die shows this; eyes go to the hunt box."""

    side: SideId
    face: DieFace


class DieUsed(Event, frozen=True):
    """A side used a die for an action."""

    side: SideId
    die: DieFace
    action: Annotated[str, Named("action")]


class DieLaidAside(Event, frozen=True):
    """A side laid a die aside."""

    side: SideId
    die: DieFace


class Passed(Event, frozen=True):
    """A side passed."""

    side: SideId


class RingUsed(Event, frozen=True):
    """A side used an Elven Ring to turn a die."""

    side: SideId
    die: DieFace
    face: DieFace


class DieTurned(Event, frozen=True):
    """A card turned a die."""

    side: SideId
    die: DieFace
    face: DieFace


class DiceLost(Event, frozen=True):
    """A card took dice of a side away."""

    side: SideId
    die: DieFace
    count: int


class Won(Event, frozen=True):
    """A side has won."""

    side: SideId
    how: Literal["corruption", "ring", "conquest"]


class FellShort(Event, frozen=True):
    """How near the other side was when it was over."""

    goal: Literal["fall", "mordor", "doom"]
    """Of the Ring: that its bearer falls; the way to Mordor; in Mordor, the way to the fire."""
    lacked: int
    """Corruption, or steps of the way."""
    points: int
    """What it lacked of conquest."""
