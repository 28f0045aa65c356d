"""Several server processes on one PostgreSQL database: whoever sits at either is told."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from mathom.table import Hall, HereThinkers, open_store
from tests.table.people import ANNA, OPEN, Ear, answer, found, listening
from tests.table.postgres import empty

pytestmark = pytest.mark.anyio


@pytest.fixture
async def halls(postgres: str) -> AsyncIterator[tuple[Hall, Hall]]:
    await empty(postgres)
    both = (
        Hall(await open_store(postgres), HereThinkers()),
        Hall(await open_store(postgres), HereThinkers()),
    )
    for hall in both:
        hall.follow_news()
    yield both
    for hall in both:
        await hall.close()


async def heard(ear: Ear, kind: str, before: int) -> None:
    """Waits until more messages of a kind have come than before."""
    async with asyncio.timeout(10):
        while len(ear.all(kind)) <= before:
            await asyncio.sleep(0.005)


async def test_an_answer_here_is_told_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    # Both listen only once they are connected to the database; answers before that are read then.
    before = len(bert.all("update"))
    await answer(live, anna, "t1")
    await heard(bert, "update", before)
    assert bert.last()["version"] == live.progress.version == other.progress.version
    assert bert.last()["events"] == anna.last()["events"]


async def test_names_and_chat_too(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    live, _ = await listening(here, created, 0)
    _, bert = await listening(there, created, 1)
    await live.join(1, "Bilbo")
    await live.say(0, "hello")
    await heard(bert, "chat", 0)
    assert bert.last("chat")["lines"][0]["text"] == "hello"
    assert bert.last("players")["players"][1]["name"] == "Bilbo"
