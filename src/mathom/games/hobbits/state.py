"""A position: who stands where, what lies where, and what is under way."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from mathom.core import frames
from mathom.core.frames import Frame, put
from mathom.core.pile import Pile
from mathom.core.values import Named, Seat
from mathom.games.hobbits.options import Hand, PlaceId, TileId

Palantir: TypeAlias = Literal["neighbour", "chance"]


class Lot(Frame, frozen=True):
    """Set-up: a seat is drawn to begin."""


class TurningUp(Frame, frozen=True):
    """Set-up: light tiles are turned up until enough friends and enemies lie open."""

    friends: tuple[str, ...] = ()
    enemies: tuple[str, ...] = ()
    surplus: tuple[str, ...] = ()


class Rolling(Frame, frozen=True):
    """The die is rolled."""


class Flight(Frame, frozen=True):
    """The Nazgûl was rolled: one of them may be sent elsewhere."""


class Walk(Frame, frozen=True):
    """A number was rolled: the hobbit may walk up to so many steps."""

    steps: int


class Pause(Frame, frozen=True):
    """Rolled and moved: meet, ask a friend for another roll, or end the turn."""


class Spinning(Frame, frozen=True):
    """An encounter: the ring spinner turns."""

    place: PlaceId


class Pressing(Frame, frozen=True):
    """An encounter that may be broken off: spin on or stop?"""

    place: PlaceId


class Darkness(Frame, frozen=True):
    """The eye came up: a friend could help."""

    place: PlaceId


class Restocking(Frame, frozen=True):
    """A new tile is turned up for a place."""

    place: PlaceId


class Hiding(Frame, frozen=True):
    """A hobbit stands on a tower field at the end of its turn; a neighbour hides the palantír."""

    player: Annotated[Seat, Named("seat")]


class Guessing(Frame, frozen=True):
    """Two hands are held out. Where the palantír is, None if chance shall say so afterwards."""

    palantir: Hand | None


class Opening(Frame, frozen=True):
    """A hand was chosen and nobody hid anything: chance says whether the palantír is in it."""

    hand: Hand


class Captured(Frame, frozen=True):
    """The hand with the palantír was chosen: a friend could help."""


class TurnEnd(Frame, frozen=True):
    """The turn is over, but for the look from the towers."""


AnyFrame: TypeAlias = (
    Lot
    | TurningUp
    | Rolling
    | Flight
    | Walk
    | Pause
    | Spinning
    | Pressing
    | Darkness
    | Restocking
    | Hiding
    | Guessing
    | Opening
    | Captured
    | TurnEnd
)


class Site(msgspec.Struct, frozen=True, gc=False):
    """What is at a place: a tile (None: never again), the cubes on it, and Nazgûl."""

    place: PlaceId
    tile: TileId | None = None
    cubes: int = 0
    nazgul: int = 0


class Hoard(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a player: tiles, and Nazgûl beaten for good."""

    tiles: tuple[TileId, ...] = ()
    nazgul: int = 0


class State(frames.State, frozen=True):
    """A position of `hobbits`. Sites are in the order of the components' places."""

    frames: tuple[AnyFrame, ...]
    advanced: bool
    may_stop: bool
    palantir: Palantir
    turn: Seat
    hobbits: tuple[str, ...]
    sites: tuple[Site, ...]
    light: Pile
    dark: Pile
    hoards: tuple[Hoard, ...]
    given_up: tuple[str, ...] = ()
    winner: Seat | None = None

    @property
    def where(self) -> str:
        """Where the hobbit of the player on turn stands."""
        return self.hobbits[self.turn]

    @property
    def empty(self) -> tuple[int, ...]:
        """The places that are fields now. None is while there are tiles to draw. HOB-7.4"""
        if self.light.rest or self.dark.rest:
            return ()
        return tuple([at for at, site in enumerate(self.sites) if site.tile is None])

    def with_hobbit(self, field: str) -> tuple[str, ...]:
        """The hobbits with the one on turn standing elsewhere."""
        return put(self.hobbits, self.turn, field)

    def with_hoard(self, hoard: Hoard) -> tuple[Hoard, ...]:
        """The hoards with that of the player on turn changed."""
        return put(self.hoards, self.turn, hoard)
