"""Several server processes on one PostgreSQL database: taking back."""

import asyncio

import pytest

from mathom.table import (
    Created,
    Hall,
    LiveMatch,
    TableError,
)
from tests.table.people import ANNA, BERT, Ear, answer, dies, found, listening, until

pytestmark = pytest.mark.anyio


async def beyond_the_barrier(here: Hall, created: Created) -> tuple[LiveMatch, Ear]:
    """Anna's last answer can be taken back if the others agree."""
    live, anna = await listening(here, created, 0)
    while live.progress.takeback(0).state != "ask":
        await answer(live, anna, f"t{live.progress.version}")
    return live, anna


async def test_asked_here_and_agreed_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    assert bert.last()["request"] == anna.last()["request"]
    assert bert.last()["request"]["reason"]["id"] == "undo-chance"
    await other.consent(1, bert.last()["request"]["request"], agree=True)
    await until(lambda: anna.notices() == bert.notices() == ["table-undone"])
    await until(lambda: anna.last()["reset"] and bert.last()["reset"] and anna.all("ack"))
    assert anna.last()["request"] is bert.last()["request"] is None
    assert anna.last("ack") == {"is": "ack", "id": "u1", "version": version + 1}
    assert live.progress.match.digest == other.progress.match.digest


async def test_asked_here_and_refused_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    await other.consent(1, bert.last()["request"]["request"], agree=False)
    await until(lambda: anna.last()["request"] is None)
    await until(lambda: anna.notices() == bert.notices() == ["table-undo-declined"])
    with pytest.raises(TableError, match="table-undo-declined"):  # sent again: still no
        await live.undo(anna, 0, version, "u1")
    await live.undo(anna, 0, version, "u2")  # but one may ask again
    await until(lambda: bert.last()["request"])
    assert bert.last()["request"]["request"] == 2


async def test_asked_here_and_played_on_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, both = await listening(there, created, 0, 1)
    await live.undo(anna, 0, live.progress.version, "u1")
    await until(lambda: both.last()["request"])
    await answer(other, both, "on")
    await until(lambda: anna.notices() == both.notices() == ["table-undo-lapsed"])
    await until(lambda: anna.last()["request"] is None)


async def test_a_request_waits_for_who_comes_later(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    await live.undo(anna, 0, live.progress.version, "u1")
    dies(here)
    other, bert = await listening(there, created, 1)
    number = bert.last()["request"]["request"]
    await other.consent(1, number, agree=True)
    assert bert.notices() == ["table-undone"]


async def test_the_last_two_agree_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT, ANNA)
    live, anna = await beyond_the_barrier(here, created)
    _, third = await listening(here, created, 2)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    await asyncio.gather(live.consent(2, 1, agree=True), other.consent(1, 1, agree=True))
    for ear in (anna, bert, third):
        await until(ear.notices)
        assert ear.notices() == ["table-undone"]
    await until(lambda: live.progress.version == other.progress.version == version + 1)
    assert anna.last("ack") == {"is": "ack", "id": "u1", "version": version + 1}


async def test_two_ask_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    both = await listening(here, created, 0, 1)
    while any(both[0].progress.takeback(seat).state != "ask" for seat in (0, 1)):
        await answer(*both, f"t{both[0].progress.version}")
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    both[0].detach(both[1])
    results = await asyncio.gather(
        live.undo(anna, 0, version, "u1"),
        other.undo(bert, 1, version, "u2"),
        return_exceptions=True,
    )
    assert [str(one) for one in results if one] == ["table-undo-open()"]
    await until(lambda: anna.last()["request"] == bert.last()["request"])
    assert anna.last()["request"] is not None
