"""A position: what everybody has opened and taken, and what is under way."""

from typing import TypeAlias

from mathom.core import frames
from mathom.core.frames import Frame
from mathom.core.values import Seat

NONE_YET = ""
"""Where a card will be that is not there yet."""


class Unpacking(Frame, frozen=True):
    """Starters are unpacked, one seat after another."""


class Opening(Frame, frozen=True):
    """Everybody opens a booster, one seat after another."""


class Picking(Frame, frozen=True):
    """Everybody takes a card of the booster in front of them; nobody sees which."""

    picks: tuple[str, ...]
    first: Seat | None = None
    """Who is asked first of those who choose at the same time (None: the lowest seat)."""


class Building(Frame, frozen=True):
    """Everybody builds a deck."""

    first: Seat | None = None


AnyFrame: TypeAlias = Unpacking | Opening | Picking | Building


class State(frames.State, frozen=True):
    """A position of `draft`."""

    frames: tuple[AnyFrame, ...]
    sealed: bool
    boosters: int
    """How many everybody opens."""
    booster: int
    """Which of them is under way, from 1."""
    starters: tuple[str, ...]
    pools: tuple[tuple[str, ...], ...]
    """Everybody's cards beside the starter: its three rares, then in the order they came."""
    packs: tuple[tuple[str, ...], ...]
    """The booster in front of each seat."""
    decks: tuple[tuple[str, ...], ...]
    """What was handed in, as `Build` has it."""
    gone: tuple[Seat, ...] = ()
    """Who has given up: they take what lies on top, and nobody plays against them."""

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that choose now, at the same time."""
        frame = self.frames[-1] if self.frames else None
        if isinstance(frame, Picking):
            return tuple(seat for seat, pick in enumerate(frame.picks) if not pick)
        if isinstance(frame, Building):
            return tuple(seat for seat, deck in enumerate(self.decks) if not deck)
        return ()
