"""Armies of team mates in one region: chapter 11."""

from collections.abc import Iterable

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Joining, Party
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.options import Accept, Decline
from mathom.games.ringwar.rules import board, seats
from mathom.games.ringwar.rules.ask import Ask
from mathom.games.ringwar.state import State


@enforces("RKR-11.9")
def together(box: Box, state: State, side: Side, region: str) -> Party | None:
    """Everybody of a side in a region, if both team mates have part in it.

    Both have units there, or the Shadow's army stands with a minion of who has none.
    """
    force = board.army(box, state, side, region)
    if not forces.units(force):
        return None
    people = board.people_in(box, state, side, region)
    if seats.shared(state, side, force):
        return Party(region, force, people)
    if side == FREE or len(seats.team(state, side)) == 1:
        return None
    mine = seats.role(state, seats.captain(state, side, force)).minions
    return Party(region, force, people) if set(people).difference(mine) else None


@enforces("RKR-11.9")
def meeting(box: Box, state: State) -> Joining | None:
    """Where team mates stand together, and have not said of this army whether it is one."""
    for side in (FREE, SHADOW):
        if len(seats.team(state, side)) == 1:
            continue
        for region in board.armies(box, state, side):
            if (side, region) in state.mixed:
                continue
            party = together(box, state, side, region)
            if party is not None and party not in state.turn.apart:
                return Joining(side, region)
    return None


@enforces("RKR-11.10")
def part(box: Box, state: State) -> State:
    """Armies in which only one of them has a part are not mixed any more."""
    still = tuple(place for place in state.mixed if together(box, state, *place) is not None)
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
            party = together(self.box, state, *place)
            assert party is not None
            turn = replace(state.turn, apart=(*state.turn.apart, party))
            return replace(state.then(), turn=turn)
        if not frame.agreed:
            return state.then(replace(frame, agreed=1))
        return replace(state.then(), mixed=tuple(sorted((*state.mixed, place))))
