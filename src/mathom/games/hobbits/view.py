"""What a seat sees, and what it can imagine from there.

Only one thing is hidden in this game: the hand that holds the palantír. What is left in the
stacks everybody can work out, and their order does not exist.
"""

from random import Random
from typing import Annotated

import msgspec

from mathom.core.pile import Pile
from mathom.core.shape import By, Showing, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.hobbits.options import FieldId, TileId
from mathom.games.hobbits.state import AnyFrame, Guessing, Hoard, Palantir, Site, State


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it. In a `guessing` frame that is not one's own doing the
    palantír is nowhere."""

    frames: tuple[AnyFrame, ...]
    advanced: Annotated[bool, Unspoken]
    may_stop: Annotated[bool, Unspoken]
    palantir: Annotated[Palantir, Unspoken]
    turn: Annotated[Seat, Named("seat")]
    hobbits: Annotated[tuple[FieldId, ...], By("seat")]
    sites: Annotated[tuple[Site, ...], By("place"), Showing("tile", "cubes", "nazgul")]
    light: Annotated[Pile, Named("tile")]
    dark: Annotated[Pile, Named("tile")]
    hoards: Annotated[tuple[Hoard, ...], By("seat")]
    given_up: tuple[TileId, ...]
    winner: Annotated[Seat | None, Named("seat")]


def table(state: State, seat: Seat | None) -> Table:
    """The table as one seat (None: a spectator) sees it."""
    hider = (state.turn + 1) % len(state.hobbits)
    return Table(
        frames=tuple(
            Guessing(None) if isinstance(frame, Guessing) and seat != hider else frame
            for frame in state.frames
        ),
        advanced=state.advanced,
        may_stop=state.may_stop,
        palantir=state.palantir,
        turn=state.turn,
        hobbits=state.hobbits,
        sites=state.sites,
        light=state.light,
        dark=state.dark,
        hoards=state.hoards,
        given_up=state.given_up,
        winner=state.winner,
    )


def resample(seen: Table, rng: Random) -> State:
    """A state that looks like this: a hidden palantír may be in either hand."""
    hidden = seen.palantir == "neighbour"
    return State(
        frames=tuple(
            Guessing(rng.choice(("near", "far")))
            if hidden and isinstance(frame, Guessing) and frame.palantir is None
            else frame
            for frame in seen.frames
        ),
        advanced=seen.advanced,
        may_stop=seen.may_stop,
        palantir=seen.palantir,
        turn=seen.turn,
        hobbits=seen.hobbits,
        sites=seen.sites,
        light=seen.light,
        dark=seen.dark,
        hoards=seen.hoards,
        given_up=seen.given_up,
        winner=seen.winner,
    )
