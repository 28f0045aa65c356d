"""Group commit: many answers, one transaction, one flush of the disk.

Whoever writes waits until the writes are safe. While one transaction is being flushed, whatever
else arrives queues up and goes into the next one together; so the load decides the size of the
groups, and nobody waits for a timer.
"""

import asyncio
import time
from typing import NamedTuple

from mathom.table.errors import Conflict
from mathom.table.meters import Times
from mathom.table.store.drivers import Driver, Write

_MOST = 500
"""Jobs in one transaction: enough to make the flush cheap, few enough to keep it short."""


class _Job(NamedTuple):
    writes: tuple[Write, ...]
    done: "asyncio.Future[None]"


class Committer:
    """The only writer of a store."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._jobs: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self.attempts = 0
        self.transactions = 0
        self.times: Times | None = None
        """Where it is noted how long a write takes, if somebody wants to know."""

    async def write(self, *writes: Write) -> None:
        """Returns once all of these are on the disk; they get there all or not at all.

        Raises Conflict if one of the rows is there already, Trouble if the store fails.
        """
        done = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(writes, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        begin = time.monotonic()
        await done
        if self.times is not None:
            self.times.add(time.monotonic() - begin)

    async def close(self) -> None:
        """Waits for what is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])
        await self._driver.close()

    async def _work(self) -> None:
        try:
            while self._jobs:
                batch, self._jobs = self._jobs[:_MOST], self._jobs[_MOST:]
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[_Job]) -> None:
        self.attempts += 1
        try:
            await self._driver.transact([write for job in batch for write in job.writes])
        except Conflict as conflict:
            if len(batch) > 1:  # one bad apple: each for itself, and only the bad one fails
                for job in batch:
                    await self._commit([job])
            else:
                _settle(batch, conflict)
        except Exception as error:  # a store that fails, fails everybody at once
            _settle(batch, error)
        else:
            self.transactions += 1
            _settle(batch, None)


def _settle(batch: list[_Job], failure: Exception | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)
