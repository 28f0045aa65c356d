"""Work beside the playing: texts that are opened, pages of a replay, what a click would do.

All of it is done in one thread, so that it never takes more than its share from those who play. Of
every address one thing at a time is done or waits for the thread: so addresses take turns. Who has
had much of the thread's time waits for a while.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from mathom.server.limits import Buckets, RateLimit

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_PAUSE = 10.0
"""Seconds after which somebody who has had more than a fair share is served again in any case."""


class SideWork:
    """The thread, and who wants something of it."""

    def __init__(self, rate: RateLimit) -> None:
        self._budget = Buckets(rate)
        self._thread = ThreadPoolExecutor(1, "side work")
        self._addresses: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What comes of some work for an address; what it raises is raised. Cancelled before it has
        begun, it is not done at all."""
        loop = asyncio.get_running_loop()

        def timed() -> T:
            begin = time.thread_time()
            try:
                return work(*args, **more)
            finally:
                spent = time.thread_time() - begin
                loop.call_soon_threadsafe(self._budget.spend, client, spent)

        lock = self._addresses.setdefault(client, asyncio.Lock())
        async with lock:
            lacking = self._budget.spend(client, 0.0)
            if lacking > 0:
                await asyncio.sleep(min(lacking, LONGEST_PAUSE))
            return await loop.run_in_executor(self._thread, timed)

    def close(self) -> None:
        """What has not begun is not done any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
