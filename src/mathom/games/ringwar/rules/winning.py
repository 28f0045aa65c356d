"""Who has won, also within a side: chapters 10 and 11."""

from collections.abc import Iterable

from mathom.core import Arg, Message, Over, enforces
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import SHADOW, Side
from mathom.games.ringwar.rules.seats import role, side_of, team
from mathom.games.ringwar.state import State


@enforces("RKR-10.6", "RKR-6.112", "RK-168")
def points(box: Box, captured: Iterable[str], side: Side) -> int:
    """The points of the enemy's cities and strongholds that a side holds, of all captured ones."""
    return sum(box.points[one] for one in captured if box.home[one] != side)


@enforces("RKR-11.30", "RKR-11.31", "RK-185")
def merit(box: Box, state: State, seat: Seat) -> int:
    """Points captured, for the Shadow, minus points of the own nations that were lost."""
    mine = role(state, seat)
    lost = sum(box.points[one] for one in state.captured if box.nation[one] in mine.nations)
    if mine.side != SHADOW:
        return -lost
    took = [place for place, captor in state.captors if captor == seat]
    return sum(box.points[one] for one in took if one in state.captured) - lost


@enforces("RKR-10.1", "RKR-10.2", "RKR-10.4", "RKR-10.5", "RKR-11.30", "RKR-11.31")
def result(box: Box, state: State) -> Over:
    """The side that has won, and the best of its players."""
    assert state.won is not None
    side, how = state.won
    there = team(state, side)
    best = max(merit(box, state, seat) for seat in there)
    winners = tuple(seat for seat in there if merit(box, state, seat) == best)
    facts: dict[str, Arg] = {"side": Message(f"side-{side}"), "turns": state.turn.number}
    return Over(winners, scores(box, state), Message(f"over-{how}", facts))


def scores(box: Box, state: State) -> tuple[int, ...]:
    """The points of every player: alone on a side its victory points, else one's own merit."""
    return tuple(
        points(box, state.captured, side_of(state.seats, seat))
        if len(team(state, side_of(state.seats, seat))) == 1
        else merit(box, state, seat)
        for seat in range(state.seats)
    )
