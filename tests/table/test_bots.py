"""Bots at the table: they answer by themselves, in processes of their own."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mathom.core import AnyGame, Match, Seeded, View
from mathom.games import available, find
from mathom.table import (
    Hall,
    LiveMatch,
    Order,
    SeatOrder,
    TableError,
    WorkersHere,
    open_store,
)
from mathom.table.bot_workers import Thought, WorkerProcesses, fallback
from mathom.table.fair_queue import NOBODY, Asker
from mathom.table.people import Player
from mathom.table.store import MatchRow
from tests.table.people import (
    ANNA,
    RANDOM,
    Ear,
    admitted,
    answer,
    found,
    listening,
)

pytestmark = pytest.mark.anyio


async def until_bots_played(hall: Hall, live: LiveMatch, ear: Ear) -> None:
    """Seat 0 answers until its turn is over and the bots have had theirs."""
    number = 0
    while all(one.seat in (None, 0) for one in live.progress.match.played):
        number += 1
        await answer(live, ear, f"turn-{number}")
        await hall.quiet()


async def test_bots_answer_by_themselves(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, RANDOM, RANDOM), 0)
    await until_bots_played(hall, live, anna)
    assert live.progress.match.to_move == 0
    assert {one.seat for one in live.progress.match.played} == {None, 0, 1, 2}


async def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    class Stuck(WorkersHere):
        async def choose(
            self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
        ) -> Thought:
            await asyncio.Event().wait()
            raise AssertionError

    crashed = Hall(await open_store(tmp_path / "t.sqlite3"), Stuck())
    created = await found(crashed, RANDOM, ANNA)
    stuck = (await admitted(crashed, created, 1)).live.progress.version
    strange = MatchRow("strange", "no-such-game", 1, 2, {}, "bots", "00", "spec", 1 << 40)
    await crashed.store.create(strange, (Player(0, "bot", None, "greedy", None),), ())
    await crashed.close()
    hall = Hall(await open_store(tmp_path / "t.sqlite3"), WorkersHere())
    assert await hall.resume() == 2  # the strange one is the newer one, and is left alone
    await hall.quiet()
    live = (await admitted(hall, created, 1)).live
    assert live.progress.version > stuck
    assert live.progress.match.to_move == 1
    await hall.close()


async def test_a_bot_that_fails_is_replaced_for_the_moment_and_everybody_is_told(
    tmp_path: Path,
) -> None:
    class Broken(WorkersHere):
        async def choose(
            self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
        ) -> Thought:
            return fallback(view, seed)

    hall = Hall(await open_store(tmp_path / "t.sqlite3"), Broken())
    live, anna = await listening(hall, await found(hall, ANNA, RANDOM), 0)
    await until_bots_played(hall, live, anna)
    assert live.progress.match.to_move == 0
    assert "table-bot-failed" in anna.notices()
    await hall.close()


async def test_a_real_process_thinks_while_the_table_goes_on(tmp_path: Path) -> None:
    hall = Hall(await open_store(tmp_path / "t.sqlite3"), WorkerProcesses(1))
    created = await hall.create(
        Order("hobbits", (ANNA, SeatOrder("bot", None, "ismcts:20")), {"first": "seat-0"})
    )
    live, anna = await listening(hall, created, 0)
    await answer(live, anna, "t1")
    if live.progress.match.to_move == 1:
        assert anna.last()["players"][1]["thinking"]
    await live.talk.say(0, "still here")  # the event loop is free meanwhile
    assert anna.last("chat")["lines"][0]["text"] == "still here"
    await hall.quiet()
    assert live.progress.match.to_move == 0
    assert anna.notices() == []
    await hall.close()


async def test_bots_think_about_every_game_in_a_process_of_their_own() -> None:
    bot_workers = WorkerProcesses(1)
    for name in available():
        game = find(name)
        match = Match(game, game.setup(min(game.players)), Seeded(1))
        for _ in range(4):
            view = match.view(match.to_move)
            thought = await bot_workers.choose(game, "greedy", 1, view)
            assert not thought.failed, name
            assert thought.why is not None
            match.play(thought.option)
    bot_workers.close()


async def test_a_bot_explains_itself(hall: Hall) -> None:
    created = await found(hall, ANNA, SeatOrder("bot", None, "greedy"))
    live, anna = await listening(hall, created, 0)
    await until_bots_played(hall, live, anna)
    why = live.bots.why((0,), None)
    assert why["seat"] == 1
    assert why["messages"]
    with pytest.raises(TableError, match="table-why-none"):
        live.bots.why((0,), 1)
