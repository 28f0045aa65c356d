"""Bots think in processes of their own, never in the event loop.

A bot is made anew for every choice, from its spec and a seed that follows from the match's secret
and version. So it keeps nothing that a restart could lose.

Nobody waits for ever. Those who wait take turns (`fair_queue`). The more there are, the less time
each bot gets: what was promised is kept as long as there is a worker for everybody, and then all
share a round of a few seconds. A bot that breaks, or does not come to an end, costs nobody but
itself: its worker alone is replaced, and a simpler bot answers in its place.
"""

import asyncio
import hashlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from mathom.core import AnyGame, Option, Seat, View
from mathom.table.errors import TableError
from mathom.table.fair_queue import NOBODY, Asker, FairQueue

T = TypeVar("T")

log = logging.getLogger("mathom.table")

PATIENCE = 30.0
"""Seconds beyond the time it was given after which a bot has failed. Waiting does not count."""
STARTING = 120.0
"""Seconds a worker has to start; a busy machine takes its time."""
ROUND = 2.0
"""Seconds in which everybody who waits should have had a turn: one of a few in a bot's turn."""
LEAST = 0.03
"""Seconds a search gets however many wait: below that it knows nothing."""
ITERATING = 15.0
"""Seconds after which a search with a budget of iterations stops, too."""
SENSIBLE = "greedy"
"""The bot that answers for one that failed."""


class Thought(NamedTuple):
    """What a bot chose and what it says about it. `failed`: another bot chose in its place."""

    option: Option
    why: Any
    failed: bool = False


class BotWorkers(Protocol):
    """Somebody who lets bots think."""

    async def choose(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
    ) -> Thought:
        """The bot's choice. Never raises for a bot's failure: another one answers then."""
        ...

    async def later(self, asker: Asker, seconds: float, work: Callable[..., T], /, *args: Any) -> T:
        """Something else that can wait: it is done when no bot is waiting. `work` promises to take
        so many seconds; what it raises is raised, and TableError if it comes to no end. Once begun
        it is not cut short."""
        ...

    def close(self) -> None:
        """Stops thinking."""
        ...


def seed_for(secret: str, version: int, seat: Seat) -> int:
    """The seed of the bot that is asked at this version; nobody can know it beforehand."""
    digest = hashlib.sha256(f"{secret} bot {seat} {version}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def fallback(view: View[Any], seed: int) -> Thought:
    """What is answered when no bot can think at all: any option, so that the match goes on."""
    return Thought(Random(seed).choice(view.choice.options), None, failed=True)


def think(game_id: str, spec: str, seed: int, view: View[Any], seconds: float) -> Thought:
    """Runs in a worker process: the bot's choice, in no more than so many seconds of search."""
    from mathom.bots import budget_of, make, read_spec  # noqa: PLC0415 – only workers need bots
    from mathom.games import find  # noqa: PLC0415

    budget = budget_of(spec)
    name = spec if budget is None else read_spec(spec).name
    bot = make(name, find(game_id), seed, budget and budget.within(seconds))
    option = bot.choose(view)
    if option not in view.choice:
        raise ValueError(f"{spec} chose {option}, which is not an option")
    return Thought(option, bot.why)


def promised(spec: str) -> float:
    """The seconds a bot may think about one choice while nobody else waits."""
    from mathom.bots import BadBot, budget_of  # noqa: PLC0415 – bots load much

    try:
        budget = budget_of(spec)
    except BadBot:  # it will fail when it is made
        return LEAST
    if budget is None:
        return LEAST  # it takes as long as it takes, and that is not long
    return ITERATING if budget.seconds is None else budget.seconds


def share(promise: float, workers: int, waiting: int) -> float:
    """What becomes of a promise of so many seconds when so many wait for so many workers."""
    if waiting <= workers:
        return promise
    return min(promise, max(LEAST, ROUND * workers / waiting))


class _Waiting(NamedTuple):
    """Somebody in the queue: told which worker it is, and how many seconds they have."""

    promise: float
    turn: "asyncio.Future[tuple[_BotWorker, float]]"


class WorkerProcesses:
    """Some processes, each started when it is first needed, or by `warm`."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = tuple(_BotWorker(patience) for _ in range(count))
        self._idle = list(self._workers)
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._later: FairQueue[_Waiting] = FairQueue()
        """Who can wait."""
        self._unasked: set[asyncio.Future[Any]] = set()
        """What is being worked out although nobody may wait for it any more."""

    @property
    def waiting(self) -> int:
        """How many bots think or wait for their turn."""
        return len(self._queue) + len(self._workers) - len(self._idle)

    def warm(self) -> None:
        """Starts a process, so that the first bot does not have to wait for it."""
        self._workers[0].start()

    async def choose(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
    ) -> Thought:
        # The position can be found again by these; what a seat holds has no place in a log.
        facts = {"game": game.id, "bot": spec, "seed": seed, "match": asker.match}
        facts |= {"version": asker.version, "seat": view.seat}
        for _ in range(2):
            try:
                return await self._think(game, spec, seed, view, asker)
            except BrokenExecutor:  # a worker was killed, perhaps not by this bot's doing
                log.warning("worker died", extra={"facts": facts})
            except TimeoutError:
                log.error("bot too slow", extra={"facts": facts})  # noqa: TRY400 – not here
                break
            except Exception:
                log.exception("bot failed", extra={"facts": facts})
                break
        try:
            return (await self._think(game, SENSIBLE, seed, view, asker))._replace(failed=True)
        except Exception:
            log.exception("bot failed", extra={"facts": {**facts, "bot": SENSIBLE}})
            return fallback(view, seed)

    async def _think(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker
    ) -> Thought:
        async with self._turn(self._queue, asker, promised(spec)) as (worker, seconds):
            return await worker.work(seconds, think, game.id, spec, seed, view, seconds)

    async def later(self, asker: Asker, seconds: float, work: Callable[..., T], /, *args: Any) -> T:
        begun = asyncio.Event()

        async def in_turn() -> T:
            for _ in range(2):
                async with self._turn(self._later, asker, seconds) as (worker, _):
                    begun.set()
                    try:
                        return await worker.work(seconds, work, *args)
                    except BrokenExecutor:  # the worker was killed, perhaps not by this work
                        log.warning("worker died", extra={"facts": {"work": work.__name__}})
                    except TimeoutError:
                        log.warning("work too slow", extra={"facts": {"work": work.__name__}})
                        break
            raise TableError("work-failed")

        task = asyncio.ensure_future(in_turn())
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if begun.is_set():  # ending the worker would cost more than the rest of it
                self._unasked.add(task)
                task.add_done_callback(self._forget)
            else:
                task.cancel()
            raise

    def _forget(self, task: "asyncio.Future[Any]") -> None:
        self._unasked.discard(task)
        if not task.cancelled():
            task.exception()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()

    # -- whose turn it is ------------------------------------------------------------------------

    @asynccontextmanager
    async def _turn(
        self, queue: FairQueue[_Waiting], asker: Asker, promise: float
    ) -> AsyncIterator[tuple["_BotWorker", float]]:
        """Waits for a worker: which one, and for how many seconds."""
        turn: asyncio.Future[tuple[_BotWorker, float]] = asyncio.get_running_loop().create_future()
        queue.put(asker, _Waiting(promise, turn))
        self._deal()
        try:
            worker, seconds = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result()[0])
            else:
                queue.discard(lambda one: one.turn is not turn)
            raise
        try:
            yield worker, seconds
        finally:
            self._give_back(worker)

    def _give_back(self, worker: "_BotWorker") -> None:
        self._idle.append(worker)
        self._deal()

    def _deal(self) -> None:
        """Gives the idle workers to those who wait; to those who can, only what is left over.
        Where there are several workers, one is always kept for the bots."""
        while self._idle and self._queue:
            waiting = self.waiting
            promise, turn = self._queue.take()
            seconds = share(promise, len(self._workers), waiting)
            turn.set_result((self._idle.pop(), seconds))
        kept = min(1, len(self._workers) - 1)
        while len(self._idle) > kept and self._later:
            promise, turn = self._later.take()
            turn.set_result((self._idle.pop(), promise))


class _BotWorker:
    """One process. Whoever uses it has it alone, so what is asked of it is begun at once."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None] | None = None

    def start(self) -> "Future[None]":
        """Starts the process if there is none; done when it is ready to think."""
        if self._pool is None or self._ready is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=_behave
            )
            self._ready = self._pool.submit(_load)
        return self._ready

    async def work(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Raises what the work raises, TimeoutError if it takes too long, BrokenExecutor."""
        try:
            await asyncio.wait_for(asyncio.wrap_future(self.start()), STARTING)
            assert self._pool is not None
            job = self._pool.submit(work, *args)
            return await asyncio.wait_for(asyncio.wrap_future(job), seconds + self._patience)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """Ends the process at once. A search does not listen, so its process is told to stop."""
        pool, self._pool, self._ready = self._pool, None, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


class WorkersHere:
    """Thinks right here, in the event loop: for tests and quick bots only."""

    async def choose(
        self, game: AnyGame, spec: str, seed: int, view: View[Any], asker: Asker = NOBODY
    ) -> Thought:
        await asyncio.sleep(0)
        try:
            return think(game.id, spec, seed, view, promised(spec))
        except Exception:
            return fallback(view, seed)

    async def later(self, asker: Asker, seconds: float, work: Callable[..., T], /, *args: Any) -> T:
        await asyncio.sleep(0)
        return work(*args)

    def close(self) -> None:
        pass


def _behave() -> None:
    """Ctrl-C is for the server, and answering people comes before thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """A server that is killed says nothing to its workers: they notice by themselves."""
    parent.join()
    os._exit(1)


def _load() -> None:
    """Loads what thinking takes."""
    from mathom import bots, games  # noqa: F401, PLC0415
