"""Clocks: who has how much time left, what costs nothing, and what happens when time is up."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mathom.core import read_record, verify
from mathom.table import (
    BadOrder,
    Created,
    Hall,
    LiveMatch,
    Order,
    SeatOrder,
    WorkersHere,
    open_store,
)
from mathom.table import clocks as timing
from mathom.table.clocks import FREE, Clocks, ClockTerms
from mathom.table.entries import Entry, EntryKind
from mathom.table.past import past_of
from mathom.table.store import uptimes
from tests.table.people import ANNA, BERT, OPEN, RANDOM, Ear, admitted, answer, listening

pytestmark = pytest.mark.anyio

TURN = ClockTerms("turn", 30)
FISCHER = ClockTerms("fischer", 60, 5)


class Time:
    """A clock on the wall that tests can put."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += int(1000 * seconds)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hall(tmp_path: Path, time: Time) -> AsyncIterator[Hall]:
    opened = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere(), now=time)
    yield opened
    await opened.close()


async def timed(hall: Hall, clock: ClockTerms, *seats: SeatOrder) -> Created:
    return await hall.create(Order("hobbits", seats, {}, clock=clock))


def left(ear: Ear, seat: int) -> float:
    """The seconds a seat has left, as a listener was told last."""
    found: int = ear.last()["clocks"]["left"][seat]
    return found / 1000


# -- what is charged -----------------------------------------------------------------------------


def choice(seat: int, second: float, kind: EntryKind = "choice") -> Entry:
    return Entry(kind, seat, "x", None, int(1000 * second))


def test_a_question_costs_what_it_takes_beyond_its_free_seconds() -> None:
    clocks = Clocks(FISCHER, [True, True])
    clocks.added(choice(0, 0), 0, 0, 1)
    clocks.added(choice(1, 0), 1, 0, 0)
    clocks.added(choice(0, 23), 0, 0, 1)
    assert clocks.sight(1, 23_000, 23_000).left == (60_000 + 5000 - 20_000 + 5000, 65_000)


def test_the_first_answer_of_a_seat_is_free() -> None:
    clocks = Clocks(TURN, [True, True])
    assert clocks.sight(0, 0, 500_000).running is None
    clocks.added(choice(0, 500), 0, 0, 1)
    assert clocks.sight(0, 500_000, 510_000).left[0] == 30_000 - 10_000 + FREE


def test_a_turn_lasts_as_long_as_nobody_else_is_asked() -> None:
    clocks = Clocks(TURN, [True, True, False])
    clocks.asks(0)
    clocks.added(choice(0, 0), 0, 0, 0)
    clocks.added(choice(0, 13), 0, 0, 0)
    assert clocks.sight(0, 13_000, 13_000).left[0] == 20_000, "the same turn goes on"
    clocks.added(choice(0, 14), 0, 13_000, 2)
    clocks.added(choice(2, 15), 2, 14_000, 0)
    assert clocks.sight(0, 15_000, 15_000).left == (30_000, 30_000, None), "a new one, after a bot"


def test_time_without_a_server_is_not_charged() -> None:
    clocks = Clocks(FISCHER, [True, True], down=((10_000, 40_000),))
    clocks.added(choice(0, 0), 0, 0, 0)
    assert clocks.sight(0, 0, 50_000).left[0] == 65_000 - (20_000 - FREE)


def test_what_is_taken_back_earns_nothing() -> None:
    clocks = Clocks(FISCHER, [True, True])
    clocks.added(choice(0, 0), 0, 0, 0)
    clocks.added(choice(0, 1), 0, 0, 0)
    clocks.added(Entry("undo", 0, "1", None, 2000), 0, 1000, 0)
    assert clocks.sight(0, 2000, 2000).left[0] == 65_000


def test_who_lets_a_bot_answer_earns_nothing() -> None:
    clocks = Clocks(FISCHER, [True, True])
    clocks.added(choice(0, 0), 0, 0, 0)
    clocks.added(choice(0, 1, "stand-in"), 0, 0, 1)
    assert clocks.sight(1, 1000, 1000).left[0] == 65_000


def test_the_gaps_between_uptimes() -> None:
    assert uptimes.gaps([(5, 9), (0, 3), (4, 7), (20, 30)]) == ((3, 4), (9, 20))


# -- at a table ----------------------------------------------------------------------------------


async def test_everybody_sees_the_clocks(hall: Hall, time: Time) -> None:
    created = await timed(hall, FISCHER, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    assert anna.last()["clocks"] == {"left": [60_000, 60_000], "running": None, "free": 0}
    time.passes(500)
    while live.to_move == 0:
        await answer(live, anna, f"a{live.version}")
    assert left(bert, 0) >= 65, "the first answer was free"
    while live.to_move == 1:
        await answer(live, bert, f"b{live.version}")
    before = left(anna, 0)
    time.passes(10)
    while live.to_move == 0:
        await answer(live, anna, f"a{live.version}")
    own = sum(one.seat == 0 for one in live.progress.match.played)
    assert own > 1
    assert left(bert, 0) < before + 5 * own - 6


def is_running(live: LiveMatch) -> bool:
    """Whether somebody's clock runs."""
    clocks = live.clocks()
    assert clocks is not None
    return clocks.running is not None


async def went_on(live: LiveMatch, version: int) -> None:
    """Waits until something has happened after a version."""
    async with asyncio.timeout(60):
        while live.version == version:
            await asyncio.sleep(0.01)


async def test_when_time_is_up_a_bot_answers_this_question(hall: Hall, time: Time) -> None:
    created = await timed(hall, TURN, ANNA, BERT)
    live, ear = await listening(hall, created, 0, 1)
    while not is_running(live):
        await answer(live, ear, f"x{live.version}")
    seat, version = live.to_move, live.version
    assert seat is not None
    time.passes(40)
    live.wake()
    await went_on(live, version)
    by_bot = (await hall.store.entries(live.id, version))[0]
    assert (by_bot.kind, by_bot.seat) == ("stand-in", seat)
    async with asyncio.timeout(60):
        while "table-time-up" not in ear.notices():
            await asyncio.sleep(0.01)
    assert live.players[seat].stand_in is None, "for this question only"


async def test_clocks_survive_a_restart_and_nobody_pays_for_it(tmp_path: Path, time: Time) -> None:
    at = tmp_path / "table.sqlite3"
    first = Hall(await open_store(at), WorkersHere(), now=time)
    await first.keep_time()
    created = await timed(first, FISCHER, ANNA, BERT)
    live, ear = await listening(first, created, 0, 1)
    while not is_running(live):
        await answer(live, ear, f"x{live.version}")
    time.passes(13)
    await uptimes.go_on(first.store, time())
    seen, asked = live.clocks(), live.to_move
    assert seen is not None and asked is not None
    await first.close()
    time.passes(10_000)
    second = Hall(await open_store(at), WorkersHere(), now=time)
    await second.keep_time()
    try:
        again = (await admitted(second, created)).live
        assert again.clocks() == seen
        time.passes(1)
        now = again.clocks()
        assert now is not None
        was, is_left = seen.left[asked], now.left[asked]
        assert was is not None and is_left == was - 1000
    finally:
        await second.close()


async def test_a_clock_nobody_looks_at_runs_on_after_a_restart(tmp_path: Path, time: Time) -> None:
    at = tmp_path / "table.sqlite3"
    first = Hall(await open_store(at), WorkersHere(), now=time)
    created = await timed(first, TURN, ANNA, BERT)
    live, ear = await listening(first, created, 0, 1)
    while not is_running(live):
        await answer(live, ear, f"x{live.version}")
    version = live.version
    await first.close()
    time.passes(100)
    second = Hall(await open_store(at), WorkersHere(), now=time)
    await second.keep_time()
    try:
        async with asyncio.timeout(60):
            while (await second.store.entries(created.match, version)) == ():
                await asyncio.sleep(0.01)
        assert (await second.store.entries(created.match, version))[0].kind == "stand-in"
    finally:
        await second.close()


async def test_who_is_invited_may_come_late(hall: Hall, time: Time) -> None:
    created = await timed(hall, TURN, OPEN, BERT)
    live = (await admitted(hall, created, 1)).live
    time.passes(5000)
    live.wake()
    assert not live.alarm.is_set
    assert live.clocks() == timing.ClockSight((30_000, 30_000), None, 0)


async def test_bots_have_no_clock_and_a_rematch_has_the_same(hall: Hall) -> None:
    created = await timed(hall, FISCHER, ANNA, RANDOM)
    live, anna = await listening(hall, created, 0)
    assert anna.last()["clocks"]["left"] == [60_000, None]
    await live.concede(anna, 0, "c")
    admission = await admitted(hall, created)
    following, _ = await hall.rematch(admission, rotate=False)
    assert (await hall.live(following)).row.clock == FISCHER


async def test_a_record_says_who_did_not_answer_themselves(hall: Hall, time: Time) -> None:
    created = await timed(hall, TURN, ANNA, BERT)
    live, ear = await listening(hall, created, 0, 1)
    while not is_running(live):
        await answer(live, ear, f"x{live.version}")
    version, seat = live.version, live.to_move
    time.passes(60)
    live.wake()
    await went_on(live, version)
    await live.concede(ear, 0, "c")
    written = str(past_of(live).record())
    assert written.count("~ ") == 1
    assert f"\n{seat}~ " in written
    assert str(read_record(written)) == written
    assert verify(live.game, read_record(written)).chance == "provable"


async def test_a_clock_per_turn_has_no_increment(hall: Hall) -> None:
    with pytest.raises(BadOrder):
        await timed(hall, ClockTerms("turn", 30, 5), ANNA, BERT)
