"""What a seat sees, and what it can imagine from there.

Only one thing is hidden in this game: the hand that holds the palantír. What is left in the
stacks everybody can work out, and their order does not exist.
"""

from random import Random

import msgspec

from mathom.core.pile import Pile
from mathom.core.values import Seat
from mathom.games.hobbits.state import AnyFrame, Guessing, Hoard, Palantir, Site, State


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it. In a `guessing` frame that is not one's own doing the
    palantír is nowhere."""

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
    given_up: tuple[str, ...]
    winner: Seat | None


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
