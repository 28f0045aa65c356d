"""Bots think in processes of their own, never in the event loop.

A bot is made anew for every choice, from its spec and a seed that follows from the match's secret
and version. So it keeps nothing that a restart could lose, and the same position gets the same
answer.
"""

import asyncio
import hashlib
import logging
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Protocol

from mathom.core import AnyGame, Option, Seat, View

log = logging.getLogger("mathom.table")

PATIENCE = 30.0
"""Seconds beyond the largest budget after which a bot has failed."""


class Thought(NamedTuple):
    """What a bot chose and what it says about it. `failed`: chosen at random in its place."""

    option: Option
    why: Any
    failed: bool = False


class BotWorkers(Protocol):
    """Somebody who lets bots think."""

    async def choose(self, game: AnyGame, spec: str, seed: int, view: View[Any]) -> Thought:
        """The bot's choice. Never raises for a bot's failure: see `fallback`."""
        ...

    def close(self) -> None:
        """Stops thinking."""
        ...


def seed_for(secret: str, version: int, seat: Seat) -> int:
    """The seed of the bot that is asked at this version; nobody can know it beforehand."""
    digest = hashlib.sha256(f"{secret} bot {seat} {version}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def fallback(view: View[Any], seed: int) -> Thought:
    """What is answered for a bot that failed: any option, so that the match goes on."""
    return Thought(Random(seed).choice(view.choice.options), None, failed=True)


def think(game_id: str, spec: str, seed: int, view: View[Any]) -> Thought:
    """Runs in a worker process."""
    from mathom.bots import make  # noqa: PLC0415 – only the workers need the bots
    from mathom.games import find  # noqa: PLC0415

    bot = make(spec, find(game_id), seed=seed)
    option = bot.choose(view)
    if option not in view.choice:
        raise ValueError(f"{spec} chose {option}, which is not an option")
    return Thought(option, bot.why)


class WorkerProcesses:
    """A pool of processes, started when the first bot is asked or by `warm`."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Starts a process, so that the first bot does not have to wait for it."""
        self._executor().submit(_ready)

    async def choose(self, game: AnyGame, spec: str, seed: int, view: View[Any]) -> Thought:
        for attempt in ("first", "second"):
            pool = self._executor()
            try:
                job = asyncio.wrap_future(pool.submit(think, game.id, spec, seed, view))
                return await asyncio.wait_for(job, self._patience)
            except BrokenExecutor:  # a worker died, and not necessarily of this bot: once more
                log.warning("worker died", extra={"facts": {"bot": spec, "attempt": attempt}})
                self._discard(pool)
            except TimeoutError:
                log.exception("bot too slow", extra={"facts": {"game": game.id, "bot": spec}})
                self._discard(pool)
                break
            except Exception:
                log.exception("bot failed", extra={"facts": {"game": game.id, "bot": spec}})
                break
        return fallback(view, seed)

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_behave
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool at once. A search does not listen, so its process is told to stop."""
        if pool is self._pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class WorkersHere:
    """Thinks right here, in the event loop: for tests and quick bots only."""

    async def choose(self, game: AnyGame, spec: str, seed: int, view: View[Any]) -> Thought:
        await asyncio.sleep(0)
        try:
            return think(game.id, spec, seed, view)
        except Exception:
            return fallback(view, seed)

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


def _ready() -> None:
    """Loads what thinking takes."""
    from mathom import bots, games  # noqa: F401, PLC0415
