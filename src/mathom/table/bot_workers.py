"""Bots think in processes of their own, never in the event loop.

A bot is made anew for every choice, from its spec and a seed that follows from the match's secret
and version. So it keeps nothing that a restart could lose.

Nobody waits for ever (`worker_crew`): those who wait take turns and share the time. No bot waits
for what can wait: analyses, odds, advice and matches of bots alone have workers of their own. A bot
that breaks, or does not come to an end, costs nobody but itself: its worker alone is replaced, and
a simpler bot answers in its place.
"""

import asyncio
import hashlib
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from mathom.core import AnyGame, Option, Seat, View
from mathom.table.errors import TableError
from mathom.table.fair_queue import ALONE, NOBODY, Asker
from mathom.table.worker_crew import LEAST, WorkerCrew
from mathom.table.worker_process import seconds_allowed

T = TypeVar("T")

log = logging.getLogger("mathom.table")

PATIENCE = 30.0
"""Seconds beyond the time it was given after which a bot has failed. Waiting does not count."""
BEHIND_PEOPLE, BEHIND_BOTS = 5, 10
"""How far workers stand back: answering people comes before thinking, and bots before the rest."""
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
        """Something else that can wait: no bot ever waits for it. `work` promises to take so many
        seconds; what it raises is raised, and TableError if it comes to no end. Once begun it is
        not cut short."""
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
    from mathom.bots.spec import CutBudget  # noqa: PLC0415
    from mathom.games import find  # noqa: PLC0415

    name, budget = spec, budget_of(spec)
    if budget is not None:
        name, within = read_spec(spec).name, budget.within(seconds)
        budget = CutBudget(within.seconds, within.iterations, seconds_allowed)
    bot = make(name, find(game_id), seed, budget)
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


class WorkerProcesses:
    """Some processes for the bots, and others for what can wait. Each is started when it is first
    needed, or by `warm`; those of the second kind take only what the first leave of a processor."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._bots = WorkerCrew(count, patience, BEHIND_PEOPLE)
        self._later = WorkerCrew(max(1, count // 2), patience, BEHIND_BOTS)
        self._unasked: set[asyncio.Future[Any]] = set()
        """What is being worked out although nobody may wait for it any more."""

    @property
    def waiting(self) -> int:
        """How many bots think or wait for their turn where people play."""
        return self._bots.waiting

    def warm(self) -> None:
        """Starts a process, so that the first bot does not have to wait for it."""
        self._bots.warm()

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
        crew = self._later if asker.address == ALONE else self._bots
        async with crew.turn(asker, promised(spec)) as (worker, seconds):
            return await worker.work(seconds, think, game.id, spec, seed, view, seconds)

    async def later(self, asker: Asker, seconds: float, work: Callable[..., T], /, *args: Any) -> T:
        begun = asyncio.Event()

        async def in_turn() -> T:
            for _ in range(2):
                async with self._later.turn(asker, seconds) as (worker, _):
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
        self._bots.close()
        self._later.close()


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
