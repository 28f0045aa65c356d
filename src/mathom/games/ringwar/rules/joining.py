"""Armies of team mates in one region: chapter 11."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Acting, Joining
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.options import Accept, Decline
from mathom.games.ringwar.rules import board, seats
from mathom.games.ringwar.state import State


@enforces("RKR-11.9")
def together(box: Box, state: State, side: Side, region: str) -> bool:
    """Whether both team mates have part in an army.

    Both have units there, or the Shadow's army stands with a minion of who has none.
    """
    force = board.army(box, state, side, region)
    if seats.shared(state, side, force):
        return True
    if side == FREE or len(seats.team(state, side)) == 1 or not forces.units(force):
        return False
    mine = seats.role(state, seats.captain(state, side, force)).minions
    return bool(set(board.people_in(box, state, side, region)).difference(mine))


@enforces("RKR-11.9")
def meeting(box: Box, state: State) -> Joining | None:
    """Where team mates have met and not said yet, in this turn, whether they join their armies."""
    for side in (FREE, SHADOW):
        there = seats.team(state, side)
        if len(there) == 1:
            continue
        for region in board.armies(box, state, side):
            place = (side, region)
            known = place in state.mixed or place in state.turn.apart
            if not known and together(box, state, side, region):
                return Joining(side, region, there)
    return None


@enforces("RKR-11.9")
def refuse_offer(box: Box, state: State, frame: Acting, region: str) -> Refusal | None:
    """Why who acts cannot offer a mixed army here: once before every action is enough."""
    if region not in box.at or not together(box, state, frame.side, region):
        return Refusal("RKR-11.9", "not-together", region=_region(region))
    if (frame.side, region) in state.mixed:
        return Refusal("RKR-11.9", "joined", region=_region(region))
    if region in frame.offered:
        return Refusal("RKR-11.9", "offered", region=_region(region))
    return None


@enforces("RKR-11.9")
def offer(state: State, frame: Acting, region: str) -> State:
    """The team mate is asked; whoever offers it agrees. Pushes a frame."""
    mate = seats.teammate(state, seats.seat_of(state, frame.side))
    asking = replace(frame, offered=(*frame.offered, region))
    return state.then(asking).push(Joining(frame.side, region, (mate,)))


@enforces("RKR-11.10")
def part(box: Box, state: State) -> State:
    """Armies in which only one of them has a part are not mixed any more."""
    still = tuple(place for place in state.mixed if together(box, state, *place))
    return state if still == state.mixed else replace(state, mixed=still)


@enforces("RKR-11.9", "RK-182")
class Join(ChoiceStep[Box, State, Joining]):
    """A mixed army needs the word of both."""

    rule = "RKR-11.9"
    accepts = (Accept, Decline)

    def seat(self, state: State, frame: Joining) -> Seat:
        return frame.asked[0]

    def candidates(self, state: State, frame: Joining) -> Iterable[Option]:
        return (Accept(), Decline())

    def guard(self, state: State, frame: Joining, option: Accept | Decline) -> Refusal | None:
        return None

    def do(self, state: State, frame: Joining, option: Accept | Decline, log: Log) -> State:
        place = (frame.side, frame.region)
        if isinstance(option, Decline):
            apart = tuple(sorted({*state.turn.apart, place}))
            return replace(state.then(), turn=replace(state.turn, apart=apart))
        if len(frame.asked) > 1:
            return state.then(replace(frame, asked=frame.asked[1:]))
        return replace(state.then(), mixed=tuple(sorted((*state.mixed, place))))


def _region(region: str) -> Message:
    return Message(f"region-{region}")
