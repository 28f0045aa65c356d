"""Lays tables of `tcg` at fixed moments into a store, for browser tests and pictures.

    python tests/e2e/lay_tables.py STORE [--seats 2] [--games 2]

Greedy bots play the same matches every time; the fullest table of each moment is kept, with a
person in the seat that is asked and bots in the others. Prints a JSON object: moment, match, key.
"""

import argparse
import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import mathom
from mathom.core import Choice
from mathom.games import find
from mathom.table import Hall, WorkersHere, keys, open_store
from mathom.table.people import Order, SeatOrder, seated

Moment = Callable[[Any, str, bool], int]
"""How good a table shows a moment: the table, what is asked, whether of the Free Peoples player."""

MOMENTS: dict[str, Moment] = {
    "table": lambda t, ask, free: len(t.board.play) if free and ask == "ask-acting-maneuver" else 0,
    "fellowship": lambda t, ask, free: (
        len(t.board.play) if free and ask == "ask-acting-fellowship" else 0
    ),
    "shadow": lambda t, ask, free: len(t.board.play) if ask == "ask-acting-shadow" else 0,
    "assign": lambda t, ask, free: (
        len(t.sums.figures) + 3 * len(t.sums.standings) if ask == "ask-assigning-defenders" else 0
    ),
    "attack": lambda t, ask, free: len(t.sums.figures) if ask == "ask-assigning-attackers" else 0,
    "skirmish": lambda t, ask, free: (
        len(t.sums.lines) + len(t.board.play) if free and ask == "ask-acting-skirmish" else 0
    ),
    "next": lambda t, ask, free: len(t.sums.standings) if ask == "ask-next-skirmish" else 0,
    "found": lambda t, ask, free: int("found" in ask or "finding" in ask or "starting" in ask),
}


def moments(seats: int, games: int) -> dict[str, tuple[int, bytes, Any]]:
    """For every moment that came up: who is asked, the position, and the setup."""
    best: dict[str, tuple[int, int, bytes, Any]] = {}
    for seed in range(1, games + 1):
        match = mathom.new("tcg", seats=seats, seed=seed)
        bot = mathom.bot("greedy", match.game, seed=seed)
        while not match.over:
            view = match.view(match.to_move)
            assert isinstance(view.question, Choice) and view.seat is not None
            free = view.seat == view.table.board.fp
            for name, worth in MOMENTS.items():
                found = worth(view.table, view.question.ask.id, free)
                if found > best.get(name, (0,))[0]:
                    kept = match.game.dump(match.state)
                    best[name] = (found, view.seat, kept, match.setup)
            match.play(bot.choose(view))
    return {name: (seat, state, setup) for name, (_, seat, state, setup) in best.items()}


async def lay(store: str, seats: int, games: int) -> dict[str, dict[str, Any]]:
    """Puts the moments into a store, as matches that go on from there."""
    numbers = count(10)
    keys.new_secret = lambda: "5eed" * 16
    keys.new_id = lambda: f"match{next(numbers):05}".translate(str.maketrans("01", "zy"))
    hall = Hall(await open_store(store), WorkersHere())
    game, laid = find("tcg"), {}
    for name, (asked, state, setup) in moments(seats, games).items():
        orders = tuple(
            SeatOrder("human", "Lotte") if seat == asked else SeatOrder("bot", bot="greedy")
            for seat in range(seats)
        )
        made = await hall._found(
            game, Order("tcg", orders), setup, seated(orders, game), None, position=state.decode()
        )
        laid[name] = {"match": made.match, "key": made.keys[0].key, "seat": asked}
    await hall.close()
    return laid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("store")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    print(json.dumps(asyncio.run(lay(asked.store, asked.seats, asked.games))))


if __name__ == "__main__":
    main()
