"""Several server processes on one PostgreSQL database: who is there."""

import asyncio

import pytest
from sqlalchemy import text

from mathom.table import (
    Hall,
    presence,
)
from mathom.table.store.presence import elsewhere
from tests.table.people import (
    ANNA,
    BERT,
    OPEN,
    RANDOM,
    Ear,
    answer,
    connected,
    dies,
    found,
    listening,
    until,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing for a moment counts as gone; on a busy machine that can be anybody."""
    monkeypatch.setattr(presence, "LEASE", 0.6)


dying = pytest.mark.usefixtures("short_lease")


async def test_who_comes_and_goes_there_is_seen_here(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    assert connected(anna) == [True, False]
    other, bert = await listening(there, created, 1)
    await until(lambda: connected(anna) == connected(bert) == [True, True])
    second = Ear(1)
    await other.attach(second, None, {"is": "welcome"})
    other.detach(bert)  # one of two windows is closed: still there
    await asyncio.sleep(0.1)
    assert connected(anna) == [True, True]
    other.detach(second)
    await until(lambda: connected(anna) == [True, False])


async def test_who_comes_later_is_told_who_is_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT, OPEN)
    await listening(here, created, 0)
    _, bert = await listening(there, created, 1)
    await until(lambda: connected(bert) == [True, True, False])
    _, late = await listening(there, created, 2)
    assert connected(late) == [True, True, True]


async def test_a_process_that_stops_takes_its_people_along(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    await there.close()
    await until(lambda: connected(anna) == [True, False])


@dying
async def test_a_process_that_dies_is_missed(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    dies(there)
    await until(lambda: connected(anna) == [True, False])
    async with asyncio.timeout(60):  # and nothing of it is left behind
        while await written(here) != [here.store.origin]:
            await asyncio.sleep(0.05)


async def written(hall: Hall) -> list[str]:
    """The processes somebody is connected to, by what is in the store."""
    async with hall.store.engine.connect() as connection:
        found = await connection.execute(text("SELECT DISTINCT process FROM presence"))
        return list(found.scalars())


@dying
async def test_a_process_that_was_only_slow_is_there_again(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    async with here.store.engine.begin() as connection:
        slow = {"process": there.store.origin}
        await connection.execute(text("DELETE FROM presence WHERE process = :process"), slow)
        await connection.execute(text("DELETE FROM processes WHERE id = :process"), slow)
    async with asyncio.timeout(60):
        while there.store.origin not in await elsewhere(here.store, created.match):
            await asyncio.sleep(0.05)
    await until(lambda: connected(anna) == [True, True])


@dying
async def test_the_bot_of_a_process_that_dies_goes_on_here(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(there, ANNA, BERT, RANDOM)
    other, both = await listening(there, created, 0, 1)
    _, bert = await listening(here, created, 1)
    await until(lambda: connected(both) == connected(bert))
    other.bots.thinking = True  # it begins to think, and never says anything
    while other.progress.match.to_move != 2:
        await answer(other, both, f"t{other.progress.version}")
    version = other.progress.version
    await until(lambda: bert.last()["version"] == version)
    dies(there)
    await until(lambda: bert.last()["version"] > version)
