"""A store that fails for a while: nothing is lost, nobody is stuck, and it is tried again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from mathom.core import AnyGame, View
from mathom.lab.own_postgres import Postgres, own_postgres
from mathom.table import Hall, Trouble, WorkersHere, open_store
from mathom.table.bot_workers import Thought
from mathom.table.fair_queue import NOBODY, Asker
from mathom.table.store import retrying
from tests.table.people import ANNA, BERT, RANDOM, answer, found, listening, until
from tests.table.postgres import empty

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrying, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(retrying, "LONGEST_WAIT", 0.5)


class Hesitant(WorkersHere):
    """Bots that answer when they are allowed to."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def choose(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
    ) -> Thought:
        await self.may.wait()
        return await super().choose(game, spec, seed, view, asker)


@contextmanager
def locked(store: Path) -> Iterator[None]:
    """Somebody else locks the file: a backup, a virus scanner."""
    with sqlite3.connect(store, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
    other.close()


def said(caplog: pytest.LogCaptureFixture, what: str) -> bool:
    return any(one.message == what for one in caplog.records)


async def test_a_bot_tries_again_when_the_file_is_locked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots, place = Hesitant(), tmp_path / "t.sqlite3"
    hall = Hall(await open_store(place), bots)
    live, anna = await listening(hall, await found(hall, RANDOM, ANNA), 1)
    version = live.progress.version
    with locked(place):
        bots.may.set()
        await until(lambda: said(caplog, "bot's answer not kept yet"))
        assert anna.last()["version"] == version
    await until(lambda: anna.last()["version"] > version)
    await hall.close()


async def test_a_bot_whose_table_is_empty_waits_for_who_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots, place = Hesitant(), tmp_path / "t.sqlite3"
    hall = Hall(await open_store(place), bots)
    created = await found(hall, RANDOM, ANNA)
    with locked(place):
        bots.may.set()
        await until(lambda: said(caplog, "bot's answer not kept"))
        await hall.quiet()
    live, anna = await listening(hall, created, 1)
    await hall.quiet()
    assert live.progress.match.to_move == 1
    assert anna.last()["question"]["is"] == "choice"
    await hall.close()


async def test_a_person_is_told_at_once_and_the_whole_batch_fails_together(
    tmp_path: Path,
) -> None:
    place = tmp_path / "t.sqlite3"
    hall = Hall(await open_store(place), WorkersHere())
    tables = [await listening(hall, await found(hall, ANNA, BERT), 0, 1) for _ in range(20)]
    before = hall.store.committer.attempts
    with locked(place):
        results = await asyncio.gather(
            *(answer(live, ear, "t1") for live, ear in tables), return_exceptions=True
        )
    assert all(isinstance(one, Trouble) for one in results)
    assert hall.store.committer.attempts - before <= 2  # not one lock waited for after the other
    for live, ear in tables:  # and afterwards nothing is missing and nothing is twice
        before = ear.last()["version"]
        await answer(live, ear, "t1")
        stored = await hall.store.entries(live.id)
        assert len(stored) == live.progress.version > before
    await hall.close()


# -- PostgreSQL ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with own_postgres() as started:
        if started is None:
            pytest.skip("PostgreSQL is not installed")
        yield started


@asynccontextmanager
async def hall_at(server: Postgres, bots: WorkersHere) -> AsyncIterator[Hall]:
    opened = Hall(await open_store(server.url), bots)
    opened.follow_news()
    yield opened
    await opened.close()


async def test_a_bot_tries_again_when_the_database_was_restarted(
    server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    bots = Hesitant()
    await empty(server.url)
    async with hall_at(server, bots) as hall:
        live, anna = await listening(hall, await found(hall, RANDOM, ANNA), 1)
        version = live.progress.version
        await asyncio.to_thread(server.stop)
        try:
            bots.may.set()
            await until(lambda: said(caplog, "bot's answer not kept yet"))
        finally:
            await asyncio.to_thread(server.start)
        await until(lambda: anna.last()["version"] > version)


async def test_news_missed_while_the_database_was_down_are_read_when_it_is_back(
    server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    await empty(server.url)
    async with hall_at(server, WorkersHere()) as here, hall_at(server, WorkersHere()) as there:
        created = await found(here, ANNA, BERT)
        live, both = await listening(here, created, 0, 1)
        _, bert = await listening(there, created, 1)
        await asyncio.to_thread(server.stop)
        there.other_processes.heard(created.match)  # a word came just before
        await until(lambda: said(caplog, "news not read"))
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(60):
            while True:
                try:
                    await answer(live, both, "t1")
                    break
                except Trouble:
                    await asyncio.sleep(0.05)
        await until(lambda: bert.last()["version"] == live.progress.version)
