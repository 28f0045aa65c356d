"""Moments of `tcg` worth looking at: greedy bots play the same match every time, and the fullest
table of each kind is kept, seen by the seat that is asked."""

from collections.abc import Callable
from typing import Any, NamedTuple

import mathom
from mathom.core import AnyGame, Choice, Seat, Setup, View


class Moment(NamedTuple):
    """A position, and who is asked in it."""

    game: AnyGame
    setup: Setup
    state: Any
    seat: Seat


Worth = Callable[[View[Any], str], int]
"""How good a view shows a moment, with what is asked in it; 0: not at all."""

MOMENTS: dict[str, Worth] = {
    "fellowship": lambda view, ask: _crowd(view) if ask == "ask-acting-fellowship" else 0,
    "shadow": lambda view, ask: _crowd(view) if ask == "ask-acting-shadow" else 0,
    "assigning": lambda view, ask: (
        len(view.table.sums.figures) + 3 * len(view.table.sums.standings)
        if ask == "ask-assigning-defenders"
        else 0
    ),
    "skirmish": lambda view, ask: (
        len(view.table.sums.lines) + _crowd(view)
        if ask == "ask-acting-skirmish" and view.seat == view.table.board.fp
        else 0
    ),
}


def moment(name: str, seats: int = 2) -> Moment:
    """The best table of a kind in one match."""
    match = mathom.new("tcg", seats=seats, seed=1)
    bot = mathom.bot("greedy", match.game, seed=1)
    most, best = 0, None
    while not match.over:
        view = match.view(match.to_move)
        assert isinstance(view.question, Choice)
        assert view.seat is not None
        worth = MOMENTS[name](view, view.question.ask.id)
        if worth > most:
            most, best = worth, Moment(match.game, match.setup, match.state, view.seat)
        match.play(bot.choose(view))
    assert best is not None
    return best


def _crowd(view: View[Any]) -> int:
    return len(view.table.board.play)
