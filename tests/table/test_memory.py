"""Matches nobody looks at leave memory: at once, and whatever had been done with them."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mathom.table import Hall, LiveMatch, NoMatch, Stale, WorkersHere, WrongKey, open_store
from tests.table.people import ANNA, BERT, OPEN, RANDOM, admitted, answer, found, listening

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall that keeps two matches nobody looks at."""
    opened = Hall(await open_store(tmp_path / "t.sqlite3"), WorkersHere(), most_idle=2)
    yield opened
    await opened.close()


@pytest.fixture(autouse=True)
def nobody_looks_for_cycles() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played(hall: Hall) -> "weakref.ref[LiveMatch]":
    """A match in which everything has been done that one can do, and which everybody left."""
    created = await found(hall, ANNA, BERT, OPEN, RANDOM)
    live, both = await listening(hall, created, 0, 1)
    third = await admitted(hall, created, 2)
    key = await third.live.seating.join(2, "Cirdan")
    with pytest.raises(WrongKey):
        await hall.admit(created.match, "wrong")
    with pytest.raises(NoMatch):
        await hall.admit("2222222222", key)
    while live.progress.takeback(0).state != "ask":
        await answer(live, both, f"t{live.progress.version}")
    with pytest.raises(Stale):
        await live.answer(both, 0, 0, "x", "stale")
    await live.talk.say(0, "hello")
    await live.undo(both, 0, live.progress.version, "u")
    number = both.last()["request"]["request"]
    await live.consent(1, number, agree=True)
    await live.consent(2, number, agree=True)
    await hall.quiet()
    live.detach(both)
    return weakref.ref(live)


async def test_a_match_that_is_put_away_leaves_memory_at_once(hall: Hall) -> None:
    gone = [await played(hall) for _ in range(6)]
    await asyncio.sleep(0)
    assert len(hall) == 2
    assert sum(ref() is not None for ref in gone) <= 2


async def test_long_matches_take_the_place_of_many_short_ones(tmp_path: Path) -> None:
    hall = Hall(await open_store(tmp_path / "t.sqlite3"), WorkersHere(), most_idle_answers=200)
    for _ in range(6):
        live, anna = await listening(hall, await found(hall, ANNA, RANDOM), 0)
        while live.version < 50:
            await answer(live, anna, f"t{live.version}")
            await hall.quiet()
        live.detach(anna)
    await found(hall, ANNA, BERT)
    assert 2 <= len(hall) <= 5  # each of some fifty answers, and a new one
    await hall.close()


async def test_a_match_that_was_read_from_the_disk_too(hall: Hall) -> None:
    creations = [await found(hall, ANNA, BERT) for _ in range(6)]
    gone = []
    for created in creations:
        live, anna = await listening(hall, created, 0)
        await answer(live, anna, "t")
        live.detach(anna)
        gone.append(weakref.ref(live))
        del live
    await asyncio.sleep(0)
    assert sum(ref() is not None for ref in gone) <= 2
