"""Moments of `tcg` worth looking at: each is kept as the record of a match that stops there.

`python -m tests.e2e.tcg_moments` makes them anew, which is needed only when the rules no longer
allow what was played: greedy bots play a match, and of each kind the fullest table is kept.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import mathom
from mathom.core import AnyGame, Match, Seat, Setup, View, read_record, record, replay
from mathom.games.tcg.board import Board
from mathom.games.tcg.sums import SummedTable, Sums

HERE = Path(__file__).parent / "moments"


class Moment(NamedTuple):
    """A position, and who is asked in it."""

    game: AnyGame
    setup: Setup
    state: Any
    seat: Seat
    people: bool = False
    """Whether people sit in all seats; else the others are bots'."""


def moment(name: str, *, people: bool = False) -> Moment:
    """A moment by its name, seen by the seat that is asked."""
    played = read_record((HERE / f"{name}.record").read_text("utf-8"))
    match = replay(mathom.game(played.game), played)
    assert match.to_move is not None
    return Moment(match.game, match.setup, match.state, match.to_move, people)


class Asked:
    """A seat is asked something."""

    def __init__(self, match: Match) -> None:
        assert match.to_move is not None
        self.game: AnyGame = match.game
        self.view: View[Any] = match.view(match.to_move)
        self.ask = self.view.choice.ask.id
        self.board: Board = self.view.table.board
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

KEPT = {
    2: {name: name for name in MOMENTS},
    3: {"three": "shadow"},
    4: {"four": "assigning"},
}
"""By how many sit there: the names of what is kept, and the moment each shows."""


def best(seats: int) -> dict[str, str]:
    """The records of the best tables of a match, by the names under which they are kept."""
    match = mathom.new("tcg", seats=seats, seed=1)
    bot = mathom.bot("greedy", match.game, seed=1)
    most: dict[str, int] = {}
    records: dict[str, str] = {}
    while not match.over:
        now = Asked(match)
        for name, shown in KEPT[seats].items():
            worth = MOMENTS[shown](now)
            if worth > most.get(name, 0):
                most[name], records[name] = worth, str(record(match))
        match.play(bot.choose(now.view))
    return records


def _strengths(now: Asked) -> int:
    """In how many lines the strengths of those who fight come about."""
    fight = now.board.skirmish
    who = () if fight is None else (fight.who, *fight.minions)
    return sum(one.of in who and one.number == "strength" for one in now.sums.lines)


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for seats in KEPT:
        for name, text in best(seats).items():
            (HERE / f"{name}.record").write_text(text, encoding="utf-8")
