"""Whose turn it is: chapter 3."""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.orcs.events import TurnBegan
from mathom.games.orcs.state import OrcCard, State


@enforces("ORK-2.6", "ORK-3.1")
def begin_turn(state: State, seat: Seat, log: Log) -> State:
    """A turn begins with its orc card; the other three steps follow from there."""
    log.append(TurnBegan(seat))
    return replace(state, frames=(OrcCard(),), turn=seat)


@enforces("ORK-2.6")
def next_turn(state: State, log: Log) -> State:
    """The turn goes on clockwise."""
    return begin_turn(state, (state.turn + 1) % len(state.hands), log)
