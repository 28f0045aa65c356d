"""Whose turn it is."""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.hobbits.events import TurnBegan
from mathom.games.hobbits.state import Rolling, State


def begin_turn(state: State, seat: Seat, log: Log) -> State:
    """The turn of a seat begins with its roll."""
    log.append(TurnBegan(seat))
    return replace(state, frames=(Rolling(),), turn=seat)


@enforces("HOB-3.3")
def next_turn(state: State, log: Log) -> State:
    """The turn goes on clockwise."""
    return begin_turn(state, (state.turn + 1) % len(state.hobbits), log)
