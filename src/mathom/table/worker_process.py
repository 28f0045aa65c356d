"""A worker: one process that does one thing at a time for the table."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from ctypes import c_double
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")

STARTING = 120.0
"""Seconds a worker has to start; a busy machine takes its time."""
PULSE = 0.5
"""Every so many seconds a worker tells how much of a processor it has had."""
STARVED = 0.01
"""Who has had this part of a processor works, and waits for the machine; who has had less hangs."""


class WorkerProcess:
    """One process. Whoever uses it has it alone, so what is asked of it is begun at once."""

    def __init__(self, patience: float, niceness: int) -> None:
        """`patience`: seconds beyond those it was given after which work has failed; those in
        which others had the processor do not count."""
        self.patience = patience
        self._niceness = niceness
        self._context = get_context("spawn")
        self._allowed: c_double = self._context.RawValue(c_double, inf)
        self._used: c_double = self._context.RawValue(c_double, 0.0)
        """Seconds of a processor that the process has had so far."""
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None] | None = None

    def start(self) -> "Future[None]":
        """Starts the process if there is none; done when it is ready to think."""
        if self._pool is None or self._ready is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=self._context,
                initializer=_begin,
                initargs=(self._niceness, self._allowed, self._used),
            )
            self._ready = self._pool.submit(_counted, _load)
        return self._ready

    def allow(self, seconds: float) -> None:
        """What is under way has so many seconds in all, if it listens (`seconds_allowed`)."""
        self._allowed.value = seconds

    async def work(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Raises what the work raises, TimeoutError if it takes too long, BrokenExecutor."""
        try:
            await asyncio.wait_for(asyncio.wrap_future(self.start()), STARTING)
            assert self._pool is not None
            job = asyncio.wrap_future(self._pool.submit(_counted, work, *args))
            return await self._patiently(job, seconds + self.patience)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    async def _patiently(self, job: "asyncio.Future[T]", seconds: float) -> T:
        """What comes of it, if it takes no more than so many seconds of a processor."""
        begun = last = self._used.value
        try:
            while True:
                await asyncio.wait({job}, timeout=seconds)
                if job.done():
                    return job.result()
                used = self._used.value
                if used - begun >= seconds or used - last < STARVED * seconds:
                    raise TimeoutError
                last = used
        finally:
            job.cancel()

    def end(self) -> None:
        """Ends the process at once: not all work listens to `allow`."""
        pool, self._pool, self._ready = self._pool, None, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


# -- in the process --------------------------------------------------------------------------------

_allowed = c_double(inf)
_used = c_double(0.0)


def seconds_allowed() -> float:
    """In a worker: how many seconds the work of the moment has in all; it may become less."""
    return _allowed.value


def _begin(niceness: int, allowed: c_double, used: c_double) -> None:
    """Ctrl-C is for the server, and others come before this process."""
    global _allowed, _used
    _allowed, _used = allowed, used
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """A server that is killed says nothing to its workers: they notice by themselves, and tell
    meanwhile how much they have worked."""
    while parent.is_alive():
        _used.value = process_time()
        parent.join(PULSE)
    os._exit(1)


def _counted(work: Callable[..., T], *args: Any) -> T:
    """Tells what the work took as soon as it is done, so that none of it counts for the next."""
    try:
        return work(*args)
    finally:
        _used.value = process_time()


def _load() -> None:
    """Loads what thinking takes."""
    from mathom import bots, games  # noqa: F401, PLC0415
