"""Everything that can happen."""

from typing import Annotated, ClassVar, Literal

from mathom.core.events import Event
from mathom.core.values import Named, Seat
from mathom.games.hobbits.options import FieldId, Hand, PlaceId, TileId

Player = Annotated[Seat, Named("seat")]
TowerId = Annotated[str, Named("field")]
SegmentId = Annotated[str, Named("segment")]


class TileTurned(Event, frozen=True):
    """A tile was turned up while setting up, and is surplus."""

    tile: TileId


class TileLaid(Event, frozen=True):
    """A tile now lies at a place, with its cubes on it."""

    place: PlaceId
    tile: TileId
    cubes: int


class TurnBegan(Event, frozen=True):
    """It is a player's turn."""

    seat: Player


class Rolled(Event, frozen=True):
    """The die shows a number."""

    seat: Player
    steps: int


class NazgulRolled(Event, frozen=True):
    """The die shows the Nazgûl."""

    seat: Player


class Flew(Event, frozen=True):
    """A Nazgûl was sent to another place."""

    seat: Player
    origin: PlaceId
    to: PlaceId


class Moved(Event, frozen=True):
    """A hobbit walked."""

    seat: Player
    origin: FieldId
    to: FieldId
    path: tuple[FieldId, ...]


class Stayed(Event, frozen=True):
    """A hobbit stayed where it is."""

    seat: Player


class Met(Event, frozen=True):
    """A player meets what lies at a place."""

    seat: Player
    place: PlaceId
    tile: TileId


class Spun(Event, frozen=True):
    """The ring spinner came to rest."""

    seat: Player
    segment: SegmentId


class NazgulBeaten(Event, frozen=True):
    """A Nazgûl was beaten and flees to Mount Doom, or for good."""

    seat: Player
    place: PlaceId
    kept: bool


class CubesRemoved(Event, frozen=True):
    """An enemy lost strength."""

    seat: Player
    place: PlaceId
    tile: TileId
    cubes: int
    left: int


class FriendWon(Event, frozen=True):
    """A friend joins a player."""

    seat: Player
    place: PlaceId
    tile: TileId


class EnemyBeaten(Event, frozen=True):
    """An enemy was beaten."""

    seat: Player
    place: PlaceId
    tile: TileId


class Crossed(Event, frozen=True):
    """After a success the hobbit stands on the other side."""

    seat: Player
    place: PlaceId
    to: FieldId


class PlaceEmptied(Event, frozen=True):
    """No tile is left for a place; from now on it is a field of the path."""

    place: PlaceId


class Helped(Event, frozen=True):
    """A friend was given up for help."""

    seat: Player
    friend: TileId
    use: Literal["roll", "spin", "hide"]


class BrokeOff(Event, frozen=True):
    """A player broke off an encounter."""

    seat: Player


class Hidden(Event, frozen=True):
    """The palantír is in one of two hands. Which one, the event does not say to anybody."""

    seat: Player


class Guessed(Event, frozen=True):
    """A hand was chosen and opened."""

    barrier: ClassVar[bool] = True

    seat: Player
    hand: Hand
    palantir: bool


class Caught(Event, frozen=True):
    """A hobbit was put in a tower."""

    seat: Player
    tower: TowerId


class Won(Event, frozen=True):
    """Sauron is beaten."""

    seat: Player
