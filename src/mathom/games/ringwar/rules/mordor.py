"""The way into Mordor and to the Crack of Doom: chapter 9."""

from collections.abc import Iterable

from mathom.core import AutoStep, ChoiceStep, Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.pile import Pile
from mathom.core.values import Seat
from mathom.games.ringwar.box import ENTRANCES, Box
from mathom.games.ringwar.events import MordorEntered, MordorStep
from mathom.games.ringwar.frames import AtTheGate, Climbing
from mathom.games.ringwar.kinds import DOOM, FREE
from mathom.games.ringwar.options import Accept, Decline
from mathom.games.ringwar.rules.ending import win
from mathom.games.ringwar.rules.hunt import refill
from mathom.games.ringwar.rules.seats import leader_of
from mathom.games.ringwar.state import State


@enforces("RKR-9.41", "RKR-9.42", "RKR-9.43", "RKR-9.3", "RK-160", "RK-161")
class EnterMordor(ChoiceStep[Box, State, AtTheGate]):
    """From Morannon or Minas Morgul the Fellowship may enter Mordor; a new pool is made."""

    rule = "RKR-9.41"
    accepts = (Accept, Decline)

    def seat(self, state: State, frame: AtTheGate) -> Seat:
        return leader_of(state, FREE)

    def candidates(self, state: State, frame: AtTheGate) -> Iterable[Option]:
        return (Accept(), Decline())

    def guard(self, state: State, frame: AtTheGate, option: Accept | Decline) -> Refusal | None:
        fellowship = state.fellowship
        if isinstance(option, Decline):
            return None
        if fellowship.step is None and fellowship.region in ENTRANCES:
            return None
        return Refusal("RKR-9.41", "not-at-gate")

    def do(self, state: State, frame: AtTheGate, option: Accept | Decline, log: Log) -> State:
        state = state.then()
        if isinstance(option, Decline):
            return state
        log.append(MordorEntered())
        hunt, tiles = refill(self.box, state, log).hunt, self.box.tiles
        eyes = [one for one in hunt.drawn if tiles[one].value == "eye"]
        rest = tuple(one for one in hunt.drawn if tiles[one].value != "eye")
        pool = Pile.of((*hunt.pool.cards(), *eyes, *hunt.waiting))
        return replace(
            state,
            fellowship=replace(state.fellowship, step=0),  # the marker is not moved any more
            hunt=replace(hunt, pool=pool, drawn=rest, waiting=()),
        )


@enforces("RKR-9.45", "RKR-9.50", "RKR-10.2", "RK-163", "RK-166")
class Climb(AutoStep[Box, State, Climbing]):
    """One step further, unless the tile said stop; the fifth reaches the Crack of Doom."""

    def go(self, state: State, frame: Climbing, log: Log) -> State:
        fellowship = state.fellowship
        step = (fellowship.step or 0) + 1
        log.append(MordorStep(step))
        state = replace(state.then(), fellowship=replace(fellowship, step=step))
        if step < DOOM:
            return state
        return win(self.box, state, FREE, "ring", log)
