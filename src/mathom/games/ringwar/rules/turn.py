"""The turn and its phases, the fifth apart: chapter 4, and the military victory of chapter 10."""

from collections.abc import Iterable

from mathom.core import AutoStep, Chance, ChanceStep, ChoiceStep, Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import ActionDieRolled, Allocated, TurnBegan
from mathom.games.ringwar.frames import (
    Actions,
    Allocating,
    AnyFrame,
    AtTheGate,
    Declaring,
    Drawing,
    DrawingOne,
    Ending,
    Naming,
    Offering,
    Recovering,
    RollingActions,
)
from mathom.games.ringwar.kinds import (
    DECKS_OF,
    FREE,
    FREE_POINTS,
    SHADOW,
    SHADOW_POINTS,
    Face,
    Side,
)
from mathom.games.ringwar.options import Allocate
from mathom.games.ringwar.rules import fellowship, hunt, seats
from mathom.games.ringwar.rules.dice import pool_size, with_dice
from mathom.games.ringwar.rules.ending import win
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.state import State, Turn


@enforces("RKR-4.1", "RKR-4.2", "RKR-4.4", "RK-001", "RKR-11.22")
class Recover(AutoStep[Box, State, Recovering]):
    """Dice are taken back; what the turn will bring is laid out, phase by phase."""

    def go(self, state: State, frame: Recovering, log: Log) -> State:
        pool = (pool_size(self.box, state, FREE), pool_size(self.box, state, SHADOW))
        # Who does not lead the side acts first. RKR-11.6, RKR-11.22
        first = [seats.teammate(state, seats.leader_of(state, side)) for side in (FREE, SHADOW)]
        turn = Turn(
            state.turn.number,
            FREE,
            first[FREE],
            (first[FREE], first[SHADOW]),
            pool=pool,
            hunted=state.hunt.dice[FREE] > 0,
        )
        log.append(TurnBegan(turn.number, *pool))
        state = replace(state, turn=turn, dice=((), ()), hunt=replace(state.hunt, dice=(0, 0)))
        drawing = [frame for side in (SHADOW, FREE) for frame in self.draws(state, side)]
        return state.then(
            Ending(), Actions(), Allocating(), Naming(), AtTheGate(), Declaring(), *drawing
        )

    @enforces("RKR-4.2", "RKR-11.3", "RKR-11.4", "RKR-11.20")
    def draws(self, state: State, side: Side) -> list[AnyFrame]:
        """One card from each deck; team mates, after the first turn, one from a deck of choice."""
        there = seats.team(state, side)
        if len(there) == 1:
            return [Drawing(there[0], DECKS_OF[side])]
        if state.turn.number == 1:
            return [Offering(side), *(Drawing(seat, DECKS_OF[side]) for seat in reversed(there))]
        return [Offering(side), *(DrawingOne(seat) for seat in reversed(there))]


@enforces("RKR-4.5", "RK-010")
class AllocateDice(ChoiceStep[Box, State, Allocating]):
    """The Shadow puts dice into the hunt box: at most one for each companion, or one."""

    rule = "RKR-4.5"
    accepts = (Allocate,)

    def seat(self, state: State, frame: Allocating) -> Seat:
        return seats.leader_of(state, SHADOW)

    def bounds(self, state: State) -> range:
        """How many dice there may be."""
        most = max(1, len(fellowship.companions(self.box, state)))
        return range(int(state.turn.hunted), min(most, state.turn.pool[SHADOW]) + 1)

    def candidates(self, state: State, frame: Allocating) -> Iterable[Option]:
        return (Allocate(dice) for dice in range(state.turn.pool[SHADOW] + 1))

    def guard(self, state: State, frame: Allocating, option: Allocate) -> Refusal | None:
        bounds = self.bounds(state)
        if option.dice in bounds:
            return None
        return Refusal("RKR-4.5", "dice", least=bounds[0], most=bounds[-1])

    def do(self, state: State, frame: Allocating, option: Allocate, log: Log) -> State:
        log.append(Allocated(option.dice))
        free, shadow = state.turn.pool
        state = hunt.allocate(state, SHADOW, option.dice)
        return state.then(RollingActions(SHADOW, shadow - option.dice), RollingActions(FREE, free))


@enforces("RKR-4.6", "RK-011")
class RollActions(ChanceStep[Box, State, RollingActions]):
    """One die after the other; every eye goes to the hunt box."""

    def chance(self, state: State, frame: RollingActions) -> Chance:
        return self.box.action_die[frame.side]

    def go(self, state: State, frame: RollingActions, log: Log) -> State | Chance:
        return self.question(state, frame) if frame.left else state.then()

    def do(self, state: State, frame: RollingActions, outcome: Face, log: Log) -> State:
        log.append(ActionDieRolled(frame.side, outcome))
        state = state.then(RollingActions(frame.side, frame.left - 1))
        if outcome == "eye":
            return hunt.allocate(state, frame.side, 1)
        return with_dice(state, frame.side, (*state.dice[frame.side], outcome))


@enforces("RKR-4.10", "RKR-10.3", "RKR-10.4", "RKR-10.5", "RK-167")
class EndTurn(AutoStep[Box, State, Ending]):
    """Military victory; the Shadow comes first if both have won."""

    def go(self, state: State, frame: Ending, log: Log) -> State:
        for side, wanted in ((SHADOW, SHADOW_POINTS), (FREE, FREE_POINTS)):
            if points(self.box, state.captured, side) >= wanted:
                return win(self.box, state, side, "conquest", log)
        turn = replace(state.turn, number=state.turn.number + 1)
        return replace(state.then(Recovering()), turn=turn)
