"""Work beside the playing: one thread, addresses in turns, and who has had much waits."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mathom.server import opened_texts, records, side_work
from mathom.server.limits import RateLimit
from mathom.server.side_work import SideWork
from tests.server.finished import finished_match
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

MUCH = RateLimit(1e9, 1e9)
WAIT = 60.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def work() -> AsyncIterator[SideWork]:
    made = SideWork(MUCH)
    yield made
    made.close()


async def begun(doing: "asyncio.Task[Any]") -> None:
    """Lets a task come as far as it can."""
    for _ in range(5):
        await asyncio.sleep(0)
    assert not doing.done()


async def test_addresses_take_turns(work: SideWork) -> None:
    may, order = threading.Event(), list[str]()

    def first() -> None:
        may.wait(WAIT)
        order.append("a1")

    doing = [asyncio.create_task(work.do("a", first))]
    await begun(doing[0])
    for name in ("a2", "a3", "a4"):
        doing.append(asyncio.create_task(work.do("a", order.append, name)))
    doing.append(asyncio.create_task(work.do("b", order.append, "b1")))
    await begun(doing[-1])
    may.set()
    await asyncio.gather(*doing)
    assert order == ["a1", "b1", "a2", "a3", "a4"]


async def test_who_goes_before_it_has_begun_has_nothing_done(work: SideWork) -> None:
    may, done = threading.Event(), list[str]()
    first = asyncio.create_task(work.do("a", may.wait, WAIT))
    await begun(first)
    gone = [asyncio.create_task(work.do(one, done.append, one)) for one in ("a", "b")]
    await begun(gone[-1])
    for one in gone:
        one.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    may.set()
    await first
    await work.do("c", done.append, "c")
    assert done == ["c"]


async def test_who_has_had_much_waits_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_work, "LONGEST_PAUSE", 3600.0)
    work = SideWork(RateLimit(1e-9, 1e-9))
    await work.do("a", sum, range(10_000))
    again = asyncio.create_task(work.do("a", sum, range(10)))
    assert await work.do("b", sum, range(10)) == 45
    assert not again.done()
    again.cancel()
    work.close()


async def test_what_the_work_raises_is_raised(work: SideWork) -> None:
    with pytest.raises(ZeroDivisionError):
        await work.do("a", divmod, 1, 0)
    assert await work.do("a", divmod, 7, 2) == (3, 1)


@pytest.mark.parametrize("path", ["replay", "moves", "record", "curve"])
def test_looking_back_never_keeps_those_who_play_waiting(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    name = {"replay": "replay", "moves": "chosen", "record": "comment", "curve": "course"}[path]
    told, threads = getattr(records, name), list[str]()

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return told(*given)

    monkeypatch.setattr(records, name, noted)
    with running(tmp_path / "t.sqlite3") as server:
        over = finished_match(server)
        with server.http.stream("GET", f"/api/matches/{over['match']}/{path}") as response:
            next(response.iter_lines())
    assert [one.startswith("side work") for one in threads] == [True]


def test_long_records_make_room_for_each_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = finished_match(server)
    text = server.get(f"/api/matches/{over['match']}/record").text

    def opened(number: int) -> str:
        response = server.post("/api/records", {"text": f"{text}# {number}\n"})
        assert response.status_code == 201, response.text
        total = response.json()["total"]
        monkeypatch.setattr(opened_texts, "MOST_ANSWERS", 2 * total)
        return str(response.json()["record"])

    first, second, third = map(opened, range(3))
    found = [server.get(f"/api/records/{one}/moves") for one in (first, second, third)]
    assert [one.status_code for one in found] == [404, 200, 200]
