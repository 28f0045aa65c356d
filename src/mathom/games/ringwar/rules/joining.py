"""Armies of team mates in one region: chapter 11."""

from collections.abc import Iterable

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Joining
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.options import Accept, Decline
from mathom.games.ringwar.rules import seats
from mathom.games.ringwar.rules.ask import Ask
from mathom.games.ringwar.state import State


@enforces("RKR-11.9")
def meeting(box: Box, state: State) -> Joining | None:
    """Where team mates have met and not said yet whether they join their armies."""
    for side in (FREE, SHADOW):
        if len(seats.team(state, side)) == 1:
            continue
        there = state.armies[side]
        for at, units in forces.hosts(there):
            if units > 1 and seats.shared(state, side, there[at]):
                place = (side, box.regions[at])
                if place not in state.mixed and place not in state.turn.apart:
                    return Joining(*place)
    return None


@enforces("RKR-11.10")
def part(box: Box, state: State) -> State:
    """Armies that no longer have units of both are not mixed any more."""
    still = tuple(
        (side, region)
        for side, region in state.mixed
        if seats.shared(state, side, state.armies[side][box.at[region]])
    )
    return state if still == state.mixed else replace(state, mixed=still)


@enforces("RKR-11.9", "RK-182")
class Join(Ask[Joining]):
    """A mixed army needs the word of both."""

    rule = "RKR-11.9"
    accepts = (Accept, Decline)

    def seat(self, state: State, frame: Joining) -> Seat:
        return seats.team(state, frame.side)[frame.agreed]

    def candidates(self, state: State, frame: Joining) -> Iterable[Option]:
        return (Accept(), Decline())

    def guard(self, state: State, frame: Joining, option: Accept | Decline) -> Refusal | None:
        return None

    def do(self, state: State, frame: Joining, option: Accept | Decline, log: Log) -> State:
        place = (frame.side, frame.region)
        if isinstance(option, Decline):
            turn = replace(state.turn, apart=(*state.turn.apart, place))
            return replace(state.then(), turn=turn)
        if not frame.agreed:
            return state.then(replace(frame, agreed=1))
        return replace(state.then(), mixed=tuple(sorted((*state.mixed, place))))
