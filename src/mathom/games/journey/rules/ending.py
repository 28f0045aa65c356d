"""The end: chapter 7."""

from typing import NamedTuple

from mathom.core import Log, Message, Over, enforces
from mathom.core.values import Seat
from mathom.games.journey.events import Won
from mathom.games.journey.state import State


class Standing(NamedTuple):
    """What decides, in this order: points, valid cards at the last place, the earlier turn."""

    points: int
    cards: int
    before: int


@enforces("GEF-7.1", "GEF-7.2", "GEF-8.5")
def standing(state: State, seat: Seat) -> Standing:
    """How a player did. No two players did equally well: one of them had the earlier turn."""
    seats = len(state.hands)
    return Standing(state.points(seat), state.final[seat], -((seat - state.start) % seats))


@enforces("GEF-7.1")
def end_game(state: State, log: Log) -> State:
    """The journey is over."""
    winner = max(range(len(state.hands)), key=lambda seat: standing(state, seat))
    log.append(Won(winner, state.points(winner)))
    return state


@enforces("GEF-7.1", "GEF-7.2")
def result(state: State) -> Over:
    """Who won, and what decided it."""
    seats = range(len(state.hands))
    best, second, *_ = sorted((standing(state, seat) for seat in seats), reverse=True)
    winner = max(seats, key=lambda seat: standing(state, seat))
    if best.points > second.points:
        how = Message("over-points", {"points": best.points})
    elif best.cards > second.cards:
        how = Message("over-cards", {"points": best.points, "cards": best.cards})
    else:
        how = Message("over-earlier", {"points": best.points, "cards": best.cards})
    return Over((winner,), tuple(map(state.points, seats)), how)
