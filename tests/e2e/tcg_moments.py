"""Moments of `tcg` worth looking at: greedy bots play the same match every time, and the fullest
table of each kind is kept, seen by the seat that is asked."""

from collections.abc import Callable
from typing import Any, NamedTuple

import mathom
from mathom.core import AnyGame, Seat, Setup, View
from mathom.games.tcg.board import Board
from mathom.games.tcg.sums import SummedTable, Sums


class Moment(NamedTuple):
    """A position, and who is asked in it."""

    game: AnyGame
    setup: Setup
    state: Any
    seat: Seat
    people: bool = False
    """Whether people sit in all seats; else the others are bots'."""


class Asked:
    """A seat is asked something."""

    def __init__(self, game: AnyGame, view: View[Any]) -> None:
        self.game, self.view = game, view
        self.ask = view.choice.ask.id
        self.board: Board = view.table.board
        self.crowd = len(self.board.play)

    @property
    def sums(self) -> Sums:
        table = self.game.shown(self.view.table)
        assert isinstance(table, SummedTable)
        return table.sums


MOMENTS: dict[str, Callable[[Asked], int]] = {
    "fellowship": lambda now: now.crowd if now.ask == "ask-acting-fellowship" else 0,
    "shadow": lambda now: now.crowd if now.ask == "ask-acting-shadow" else 0,
    "assigning": lambda now: (
        len(now.sums.figures) + 3 * len(now.sums.standings)
        if now.ask == "ask-assigning-defenders"
        else 0
    ),
    "skirmish": lambda now: (
        _strengths(now) + now.crowd
        if now.ask == "ask-acting-skirmish" and now.view.seat == now.board.fp
        else 0
    ),
    "forced": lambda now: now.crowd if now.view.choice.forced else 0,
}
"""How good a table shows a moment; 0: not at all."""


def moment(name: str, seats: int = 2, *, people: bool = False) -> Moment:
    """The best table of a kind in one match."""
    match = mathom.new("tcg", seats=seats, seed=1)
    bot = mathom.bot("greedy", match.game, seed=1)
    most, best = 0, None
    while not match.over:
        view = match.view(match.to_move)
        assert view.seat is not None
        worth = MOMENTS[name](Asked(match.game, view))
        if worth > most:
            most, best = worth, Moment(match.game, match.setup, match.state, view.seat, people)
        match.play(bot.choose(view))
    assert best is not None
    return best


def _strengths(now: Asked) -> int:
    """In how many lines the strengths of those who fight come about."""
    fight = now.board.skirmish
    who = () if fight is None else (fight.who, *fight.minions)
    return sum(one.of in who and one.number == "strength" for one in now.sums.lines)
