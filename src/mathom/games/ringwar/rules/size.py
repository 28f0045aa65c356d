"""How many units a region holds: chapter 6, size of armies."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import Trimmed
from mathom.games.ringwar.frames import Trimming
from mathom.games.ringwar.kinds import (
    ARMY_LIMIT,
    FIGURE_AT,
    FIGURES,
    FREE,
    GARRISON_LIMIT,
    SHADOW,
    Side,
)
from mathom.games.ringwar.options import Remove
from mathom.games.ringwar.rules import board, seats
from mathom.games.ringwar.state import State


@enforces("RKR-6.13", "RKR-6.92", "RK-050", "RK-102")
def limit(box: Box, state: State, side: Side, region: str) -> int:
    """How many units of a side a region holds."""
    return GARRISON_LIMIT if board.is_garrison(box, state, side, region) else ARMY_LIMIT


def overfull(box: Box, state: State) -> Trimming | None:
    """A region where units have to be taken off, if there is one."""
    for side in (FREE, SHADOW):
        for at, units in forces.hosts(state.armies[side]):
            if units > GARRISON_LIMIT and units > limit(box, state, side, box.regions[at]):
                return Trimming(side, box.regions[at])
    return None


@enforces("RKR-6.92", "RK-102")
def fit_inside(box: Box, state: State, side: Side, region: str) -> State:
    """A siege begins: what the stronghold does not hold is taken off at once. Pushes frames."""
    inside = forces.units(board.army(box, state, side, region))
    return state.push(Trimming(side, region)) if inside > GARRISON_LIMIT else state


@enforces("RKR-6.14", "RKR-6.92", "RK-050", "RK-102")
class Trim(ChoiceStep[Box, State, Trimming]):
    """The owner takes surplus units off; they are reinforcements again, FP units too."""

    rule = "RKR-6.14"
    accepts = (Remove,)

    @enforces("RKR-11.9", "RK-182")
    def seat(self, state: State, frame: Trimming) -> Seat:
        """The owner; team mates take turns, who does not lead the side first."""
        if state.seats == 2:
            return frame.side
        seat = seats.teammate(state, seats.leader_of(state, frame.side))
        if frame.removed % 2:
            seat = seats.teammate(state, seat)
        here = board.army(self.box, state, frame.side, frame.region)
        able = forces.units(seats.own(state, seat, here))
        return seat if able else seats.teammate(state, seat)

    def candidates(self, state: State, frame: Trimming) -> Iterable[Option]:
        force = board.army(self.box, state, frame.side, frame.region)
        return (Remove(FIGURES[kind]) for kind in forces.kinds(force))

    def guard(self, state: State, frame: Trimming, option: Remove) -> Refusal | None:
        kind = FIGURE_AT.get(option.figure, -1)
        here = board.army(self.box, state, frame.side, frame.region)
        if kind < 0 or not forces.count(here, kind):
            return Refusal("RKR-6.14", "not-there", name=Message(f"figure-{option.figure}"))
        if kind % 3 == 2:
            return Refusal("RKR-6.13", "no-unit")
        mine = seats.own(state, self.seat(state, frame), here)
        return None if forces.count(mine, kind) else Refusal("RKR-11.9", "not-yours")

    def do(self, state: State, frame: Trimming, option: Remove, log: Log) -> State:
        box, side, region = self.box, frame.side, frame.region
        one = forces.of(FIGURE_AT[option.figure])
        log.append(Trimmed(option.figure, region))
        state = board.take(box, state, side, region, one, log)
        state = replace(state, reinforcements=forces.plus(state.reinforcements, one))
        left = forces.units(board.army(box, state, side, region))
        if left > limit(box, state, side, region):
            return state.then(Trimming(side, region, frame.removed + 1))
        return state.then()
