"""The end of the game: chapter 10."""

from typing import Literal

from mathom.core import AutoStep, Log, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import Corrupted, FellShort, Won
from mathom.games.ringwar.frames import Battle, Corrupting, Playing, Resolving
from mathom.games.ringwar.kinds import (
    CORRUPTED,
    DOOM,
    FREE,
    FREE_POINTS,
    SHADOW,
    SHADOW_POINTS,
    Side,
)
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.state import State


@enforces("RKR-10.1", "RKR-10.2", "RKR-10.3", "RK-167")
def win(
    box: Box, state: State, side: Side, how: Literal["corruption", "ring", "conquest"], log: Log
) -> State:
    """A side has won, whatever is under way; what lay on the table for it is put away."""
    log += (Won(side, how), _fell_short(box, state, side))
    spent, drawn = list(state.spent), list(state.hunt.drawn)
    for frame in state.frames:
        match frame:
            case Playing():
                spent.append(frame.card)
            case Battle():
                spent += [card for card in frame.round.cards if card]
            case Resolving():
                drawn.append(frame.tile)
            case _:
                pass
    hunt = replace(state.hunt, drawn=tuple(drawn))
    return replace(state, frames=(), spent=tuple(spent), hunt=hunt, won=(side, how))


def _fell_short(box: Box, state: State, winner: Side) -> FellShort:
    """What the side that has not won was still lacking."""
    here = state.fellowship
    if winner == FREE:
        missing = SHADOW_POINTS - points(box, state.captured, SHADOW)
        return FellShort("fall", CORRUPTED - here.corruption, missing)
    missing = max(0, FREE_POINTS - points(box, state.captured, FREE))
    if here.step is None:
        return FellShort("mordor", max(0, box.to_mordor[here.region] - here.progress), missing)
    return FellShort("doom", DOOM - here.step, missing)


@enforces("RKR-9.25", "RKR-8.4", "RKR-10.1", "RKR-10.3", "RK-167")
class Corrupt(AutoStep[Box, State, Corrupting]):
    """Corruption rises; at 12 the Shadow has won, whatever is under way."""

    def go(self, state: State, frame: Corrupting, log: Log) -> State:
        total = min(CORRUPTED, state.fellowship.corruption + frame.amount)
        log.append(Corrupted(frame.amount, total))
        state = replace(state.then(), fellowship=replace(state.fellowship, corruption=total))
        if total < CORRUPTED:
            return state
        return win(self.box, state, SHADOW, "corruption", log)
