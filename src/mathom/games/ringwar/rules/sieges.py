"""How sieges begin and end: chapter 6, strongholds and sieges."""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import SiegeBegan
from mathom.games.ringwar.rules import board, moving
from mathom.games.ringwar.state import State


@enforces("RKR-6.91", "RK-101")
def begin(state: State, region: str, log: Log) -> State:
    """The stronghold is besieged."""
    log.append(SiegeBegan(region))
    return replace(state, besieged=tuple(sorted((*state.besieged, region))))


@enforces("RKR-6.96", "RKR-6.110", "RK-106", "RK-107", "RK-109", "RK-028")
def settle(box: Box, state: State, region: str, log: Log) -> State:
    """After losses: a siege without besiegers ends, a stronghold without defenders falls."""
    around = board.besieger(box, state, region)
    if around is None:
        return state
    if not board.has_army(box, state, around, region):
        return board.lift_siege(state, region, log)
    if not board.has_army(box, state, 1 - around, region):
        state = board.lift_siege(state, region, log)
        return moving.capture(box, state, around, region, log)
    return state
