"""Bots that never stall: a fair queue, budgets that shrink, workers replaced one by one."""

import asyncio
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mathom.core import AnyGame, Match, Seeded, View
from mathom.games import find
from mathom.table import Busy, Hall, SeatOrder, TableError, bot_workers, worker_crew
from mathom.table.bot_workers import WorkerProcesses
from mathom.table.fair_queue import ALONE, NOBODY, Asker, FairQueue
from mathom.table.worker_crew import LEAST, ROUND, share
from mathom.table.worker_process import WorkerProcess
from tests.table.people import ANNA, RANDOM, found, listening

pytestmark = pytest.mark.anyio


@pytest.fixture
def game() -> AnyGame:
    return find("hobbits")


@pytest.fixture
def view(game: AnyGame) -> View[Any]:
    """A question with several answers."""
    match = Match(game, game.setup(2, {"mode": "advanced"}), Seeded(1))
    while len(match.view(match.to_move).choice.options) < 2:
        match.play(match.view(match.to_move).choice.options[0])
    return match.view(match.to_move)


class Trap:
    """Something that does as it is told when a worker reads it."""

    def __init__(self, *does: Any) -> None:
        self.does = does

    def __reduce__(self) -> Any:
        return self.does[0], self.does[1:]


def trapped(view: View[Any], *does: Any) -> View[Any]:
    """A view on which every bot fails."""
    return View(view.game, view.seat, view.choice, Trap(*does))


# -- whose turn it is ------------------------------------------------------------------------------


def served(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def wait(queue: FairQueue[str], address: str, *tables: str) -> None:
    for table in tables:
        queue.put(Asker(table, 0, address), f"{address}/{table}")


def test_addresses_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    wait(queue, "crowd", "1", "2", "3", "3", "1")
    wait(queue, "stranger", "9")
    assert served(queue) == ["crowd/1", "stranger/9", "crowd/2", "crowd/3", "crowd/1", "crowd/3"]


def test_who_gives_up_leaves_the_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    wait(queue, "crowd", "1", "2")
    queue.discard(lambda one: one != "crowd/1")
    assert (len(queue), served(queue)) == (1, ["crowd/2"])


def test_a_promise_is_kept_while_there_is_a_worker_for_everybody_and_then_shared() -> None:
    assert share(5.0, workers=2, waiting=2) == 5.0
    assert share(1.5, workers=2, waiting=40) == ROUND * 2 / 40
    assert share(0.1, workers=2, waiting=40) == 0.1
    assert share(1.5, workers=1, waiting=10_000) == LEAST


# -- real workers ----------------------------------------------------------------------------------


async def test_sixty_tables_with_search_bots_wait_their_fair_share(
    game: AnyGame, view: View[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_crew, "ROUND", 1.0)
    tables, rounds = 60, 3
    workers = WorkerProcesses(1)
    answered = 0
    waits: list[int] = []
    thought_for: list[float] = []

    async def sit(table: int) -> None:
        nonlocal answered
        for number in range(rounds):
            before = answered
            asker = Asker(f"table-{table}", number, f"house-{table % 7}")
            thought = await workers.choose(game, "ismcts:1.5s", number, view, asker)
            assert not thought.failed
            thought_for.append(thought.why.seconds)
            answered += 1
            waits.append(answered - before)

    await asyncio.gather(*map(sit, range(tables)))
    assert len(waits) == tables * rounds
    # Its fair share of waiting is one thought of everybody.
    assert max(waits) <= 2 * tables
    # A promised second became less: this is about its budget, not about how fast the machine is.
    assert sorted(thought_for)[len(thought_for) // 2] < 1.5 / 4
    workers.close()


async def test_whoever_waits_behind_a_bot_that_hangs_is_answered_all_the_same(
    game: AnyGame, view: View[Any], caplog: pytest.LogCaptureFixture
) -> None:
    workers = WorkerProcesses(1, patience=4.0)
    hanging = workers.choose(
        game, "ismcts:0.1s", 7, trapped(view, time.sleep, 1000), Asker("stuck", 12, "a")
    )
    others = [
        workers.choose(game, "ismcts:0.1s", 1, view, Asker(f"t{number}", 1, "b"))
        for number in range(3)
    ]
    stuck, *thoughts = await asyncio.gather(hanging, *others)
    assert stuck.failed
    assert stuck.option in view.choice
    assert not any(one.failed for one in thoughts)
    logged = [vars(one)["facts"] for one in caplog.records if one.message == "bot too slow"]
    assert logged[0]["match"] == "stuck"  # by which the position is found again
    assert (logged[0]["version"], logged[0]["seed"], logged[0]["seat"]) == (12, 7, view.seat)
    workers.close()


def halting(seconds: float) -> str:
    """Works like one who gets a fifth of a processor."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.process_time()
        while time.process_time() < begun + 0.02:
            pass
        time.sleep(0.08)
    return "done"


def restless() -> None:
    while True:
        pass


async def test_who_works_but_has_to_wait_for_the_machine_has_not_failed() -> None:
    worker = WorkerProcess(patience=1.5, niceness=0)
    assert await worker.work(0.0, halting, 4.5) == "done"
    worker.end()


async def test_what_a_worker_did_before_does_not_count_for_who_comes_next() -> None:
    worker = WorkerProcess(patience=60.0, niceness=0)
    worked = await worker.work(0.0, time.process_time)
    assert worker._used.value >= worked  # and not only when its pulse is next felt
    worker.end()


@pytest.mark.parametrize("endless", [restless, partial(time.sleep, 1000)])
async def test_who_comes_to_no_end_has_failed(endless: Callable[[], None]) -> None:
    worker = WorkerProcess(patience=1.0, niceness=0)
    with pytest.raises(TimeoutError):
        await worker.work(0.0, endless)
    worker.end()


async def test_only_the_worker_that_is_stuck_is_replaced(game: AnyGame, view: View[Any]) -> None:
    workers = WorkerProcesses(2)
    crew = workers._bots.workers
    await asyncio.gather(*(workers.choose(game, "random", 1, view) for _ in range(2)))
    begun = {worker._pool for worker in crew}
    for worker in crew:
        worker.patience = 0.5
    await workers.choose(game, "greedy", 1, trapped(view, time.sleep, 1000))
    for worker in crew:
        worker.patience = bot_workers.PATIENCE
    await workers.choose(game, "random", 1, view)
    assert len(begun & {worker._pool for worker in crew}) == 1
    workers.close()


async def test_a_search_under_way_is_cut_short_when_somebody_else_comes(
    game: AnyGame, view: View[Any]
) -> None:
    workers = WorkerProcesses(1)
    await workers.choose(game, "greedy", 1, view)
    search = asyncio.create_task(workers.choose(game, "ismcts:100000000", 1, view))
    await asyncio.sleep(0)
    assert not (await workers.choose(game, "greedy", 1, view)).failed
    thought = await search
    assert not thought.failed
    # Left alone, it is not sure of itself before half of its time is over. This is about its
    # budget, not about how fast the machine is.
    assert thought.why.seconds < bot_workers.ITERATING / 3
    workers.close()


async def test_a_worker_that_dies_is_replaced_and_the_match_goes_on(
    game: AnyGame, view: View[Any]
) -> None:
    workers = WorkerProcesses(1)
    thought = await workers.choose(game, "greedy", 1, trapped(view, os._exit, 3))
    assert thought.failed
    assert thought.option in view.choice
    assert not (await workers.choose(game, "greedy", 1, view)).failed
    workers.close()


async def test_a_simpler_bot_answers_for_one_that_fails(game: AnyGame, view: View[Any]) -> None:
    workers = WorkerProcesses(1)
    sensible = await workers.choose(game, "greedy", 1, view)
    instead = await workers.choose(game, "nobody", 1, view)
    assert (instead.option, instead.failed) == (sensible.option, True)
    workers.close()


async def test_who_gives_up_waiting_frees_the_place(game: AnyGame, view: View[Any]) -> None:
    workers = WorkerProcesses(1)
    slow = asyncio.create_task(workers.choose(game, "ismcts:5s", 1, view))
    behind = asyncio.create_task(workers.choose(game, "greedy", 1, view))
    await asyncio.sleep(0)
    behind.cancel()
    slow.cancel()
    await asyncio.gather(slow, behind, return_exceptions=True)
    assert workers.waiting == 0
    assert not (await workers.choose(game, "greedy", 1, view)).failed
    workers.close()


# -- what can wait ---------------------------------------------------------------------------------


async def test_no_bot_waits_for_what_can_wait(game: AnyGame, view: View[Any]) -> None:
    workers = WorkerProcesses(1)
    slow = [asyncio.create_task(workers.later(NOBODY, 60, time.sleep, 30)) for _ in range(3)]
    await asyncio.sleep(0)
    assert not (await workers.choose(game, "greedy", 1, view)).failed
    assert not any(one.done() for one in slow)
    for one in slow:
        one.cancel()
    workers.close()


async def test_nobody_waits_for_bots_that_play_alone(game: AnyGame, view: View[Any]) -> None:
    workers = WorkerProcesses(1)
    hanging = trapped(view, time.sleep, 1000)
    alone = [
        asyncio.create_task(workers.choose(game, "greedy", 1, hanging, Asker(f"{n}", 0, ALONE)))
        for n in range(12)
    ]
    await asyncio.sleep(0)
    thought = await workers.choose(game, "greedy", 1, view, Asker("stranger's", 0, "elsewhere"))
    assert not thought.failed
    assert not any(one.done() for one in alone)
    for one in alone:
        one.cancel()
    await asyncio.gather(*alone, return_exceptions=True)
    workers.close()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process stands back here")
async def test_what_can_wait_stands_back_behind_the_bots() -> None:
    workers = WorkerProcesses(1)
    later = await workers.later(NOBODY, 1, os.nice, 0)
    async with workers._bots.turn(NOBODY, 1) as (worker, _):
        bots = await worker.work(1, os.nice, 0)
    assert os.nice(0) < bots < later
    workers.close()


def killed_once(marker: Path) -> str:
    """Runs in a worker process: ends it the first time."""
    if not marker.exists():
        marker.touch()
        os._exit(3)
    return "done"


async def test_what_can_wait_is_done_again_when_its_worker_was_killed(tmp_path: Path) -> None:
    workers = WorkerProcesses(1)
    assert await workers.later(NOBODY, 1.0, killed_once, tmp_path / "marker") == "done"
    with pytest.raises(TableError) as failed:
        await workers.later(NOBODY, 1.0, os._exit, 3)
    assert failed.value.message.id == "table-work-failed"
    assert await workers.later(NOBODY, 1.0, abs, -3) == 3
    workers.close()


async def test_who_leaves_ends_what_has_not_begun_and_harms_no_worker(
    game: AnyGame, view: View[Any]
) -> None:
    workers = WorkerProcesses(1)
    before = await workers.later(NOBODY, 1, os.getpid)
    begun = asyncio.create_task(workers.later(NOBODY, 1, time.sleep, 0.2))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(workers.later(NOBODY, 1, os.abort))
    await asyncio.sleep(0)
    begun.cancel()
    waiting.cancel()
    await asyncio.gather(begun, waiting, return_exceptions=True)
    assert await workers.later(NOBODY, 1, os.getpid) == before
    with pytest.raises(ZeroDivisionError):
        await workers.later(NOBODY, 1, divmod, 1, 0)
    workers.close()


# -- bots alone ------------------------------------------------------------------------------------


async def test_bots_alone_are_limited_for_each_address(hall: Hall) -> None:
    slow = (RANDOM, SeatOrder("bot", None, "random"))
    hall.bot_workers = _Never()
    for _ in range(3):
        await found(hall, *slow, founder="here")
    with pytest.raises(Busy, match="table-bots-alone"):
        await found(hall, *slow, founder="here")
    await found(hall, *slow, founder="there")
    await found(hall, ANNA, RANDOM, founder="here")


async def test_bots_alone_are_one_asker_wherever_somebody_looks_on(hall: Hall) -> None:
    hall.bot_workers = asked = _Never()
    created = await found(hall, RANDOM, RANDOM)
    await listening(hall, created, None)
    live, anna = await listening(hall, await found(hall, RANDOM, ANNA), 1)
    await asyncio.sleep(0)
    anna.address = "anna's"
    live.bots.thinking = False
    live.wake()
    await asyncio.sleep(0)
    assert asked.addresses[0] == ALONE
    assert asked.addresses[-1] == "anna's"


class _Never:
    """Bots that never come to an end."""

    def __init__(self) -> None:
        self.addresses: list[str | None] = []

    async def choose(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
    ) -> Any:
        self.addresses.append(asker.address)
        await asyncio.Event().wait()

    async def later(self, *_: Any) -> Any:
        await asyncio.Event().wait()

    def close(self) -> None:
        pass
