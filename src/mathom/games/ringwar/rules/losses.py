"""Losses, in battle and by cards: chapter 6, step 4 of a round."""

from collections.abc import Iterable

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import EliteReduced, UnitLost
from mathom.games.ringwar.frames import Losing
from mathom.games.ringwar.kinds import ELITE, FIGURE_AT, FIGURES, FREE, LEADER, Force, Side
from mathom.games.ringwar.options import Lose, Reduce, ReduceFromReserve
from mathom.games.ringwar.rules import board, sieges
from mathom.games.ringwar.rules.fighting import battle_at, battle_of, with_battle
from mathom.games.ringwar.rules.seats import captain, seat_of
from mathom.games.ringwar.state import State


def exposed(box: Box, state: State, frame: Losing) -> Force:
    """The units that can be hit."""
    here = board.army(box, state, frame.side, frame.region)
    return forces.units_only(forces.minus(here, frame.apart))


@enforces("RKR-6.73", "RK-077")
def replaceable(state: State, side: Side, kind: int) -> bool:
    """Whether there is a regular for an elite: among this battle's losses, or in reserve."""
    return forces.count(state.reinforcements, kind - 1) > 0 or fallen_for(state, side, kind)


@enforces("RKR-6.73", "RK-077")
def fallen_for(state: State, side: Side, kind: int) -> bool:
    """Whether a regular that fell in this battle may replace an elite of the Free Peoples.

    What the Shadow has lost is in its reinforcements already.
    """
    if side != FREE or not _fighting(state):
        return False
    return forces.count(battle_of(state).fallen, kind - 1) > 0


@enforces("RKR-6.73")
def refuse_fresh(state: State, side: Side, kind: int) -> Refusal | None:
    """Why there is no choice between a regular in reserve and one that fell."""
    if not forces.count(state.reinforcements, kind - 1):
        return Refusal("RKR-6.73", "no-regular")
    return None if fallen_for(state, side, kind) else Refusal("RKR-6.73", "no-fallen")


@enforces("RKR-6.74", "RK-192")
def remove(box: Box, state: State, frame: Losing, kind: int, log: Log) -> State:
    """A unit is lost."""
    one = forces.of(kind)
    log.append(UnitLost(FIGURES[kind], frame.region))
    state = board.take(box, state, frame.side, frame.region, one, log)
    state = board.discard_figures(state, frame.side, one)
    return _fallen(state, forces.plus(battle_of(state).fallen, one)) if _fighting(state) else state


@enforces("RKR-6.72", "RKR-6.73", "RK-076", "RK-077", "RK-061")
def reduce(
    box: Box, state: State, side: Side, region: str, kind: int, log: Log, fresh: bool = False
) -> State:
    """An elite is replaced by a regular of its nation: a `fresh` one, or if there is any, one that
    was lost in this battle.
    """
    elite, regular = forces.of(kind), forces.of(kind - 1)
    fallen = not fresh and fallen_for(state, side, kind)
    log.append(EliteReduced(FIGURES[kind], region))
    state = board.add(box, state, side, region, regular, log)
    state = board.take(box, state, side, region, elite, log)
    state = board.discard_figures(state, side, elite)
    if fallen:
        state = _fallen(state, forces.minus(battle_of(state).fallen, regular))
        return replace(state, lost=forces.minus(state.lost, regular))
    return replace(state, reinforcements=forces.minus(state.reinforcements, regular))


def _fighting(state: State) -> bool:
    return battle_at(state) is not None


def _fallen(state: State, fallen: Force) -> State:
    return with_battle(state, replace(battle_of(state), fallen=fallen))


@enforces("RKR-5.10", "RKR-6.70", "RKR-6.72", "RK-026", "RK-076")
class TakeLosses(ChoiceStep[Box, State, Losing]):
    """The owner allots one hit after the other: a regular, an elite reduced, or two on an elite."""

    rule = "RKR-6.72"
    accepts = (Lose, Reduce, ReduceFromReserve)

    def seat(self, state: State, frame: Losing) -> Seat:
        if _fighting(state):
            return seat_of(state, frame.side)
        here = board.army(self.box, state, frame.side, frame.region)
        return captain(state, frame.side, here)

    def go(self, state: State, frame: Losing, log: Log) -> State | Choice | Asked:
        units = exposed(self.box, state, frame)
        if frame.hits <= 0 or not units:
            return self._finish(state.then(), frame, log)
        worth = forces.regulars(units) + 2 * forces.elites(units)
        if frame.hits >= worth:  # nobody is left, whatever the order
            for kind in forces.kinds(units):
                for _ in range(units[kind]):
                    state = remove(self.box, state, frame, kind, log)
            return self._finish(state.then(), frame, log)
        return super().go(state, frame, log)

    def _finish(self, state: State, frame: Losing, log: Log) -> State:
        if _fighting(state):
            return state
        return sieges.settle(self.box, state, frame.region, log)

    def candidates(self, state: State, frame: Losing) -> Iterable[Option]:
        for kind in forces.kinds(exposed(self.box, state, frame)):
            yield Lose(FIGURES[kind])
            yield Reduce(FIGURES[kind])
            yield ReduceFromReserve(FIGURES[kind])

    def guard(
        self, state: State, frame: Losing, option: Lose | Reduce | ReduceFromReserve
    ) -> Refusal | None:
        kind = FIGURE_AT.get(option.figure, LEADER)
        if kind % 3 == LEADER or not forces.count(exposed(self.box, state, frame), kind):
            return Refusal("RKR-6.72", "not-there", name=Message(f"figure-{option.figure}"))
        spare = kind % 3 == ELITE and replaceable(state, frame.side, kind)
        if not isinstance(option, Lose) and not spare:
            return Refusal("RKR-6.73", "no-regular")
        if isinstance(option, Reduce):
            return None
        if isinstance(option, ReduceFromReserve):
            return refuse_fresh(state, frame.side, kind)
        if kind % 3 == ELITE and spare and frame.hits < 2:
            return Refusal("RKR-6.72", "two-hits")
        return None

    def do(
        self,
        state: State,
        frame: Losing,
        option: Lose | Reduce | ReduceFromReserve,
        log: Log,
    ) -> State:
        kind = FIGURE_AT[option.figure]
        if not isinstance(option, Lose):
            fresh = isinstance(option, ReduceFromReserve)
            state = reduce(self.box, state, frame.side, frame.region, kind, log, fresh)
            return state.then(replace(frame, hits=frame.hits - 1))
        cost = 2 if kind % 3 == ELITE and replaceable(state, frame.side, kind) else 1
        state = remove(self.box, state, frame, kind, log)
        return state.then(replace(frame, hits=frame.hits - cost))
