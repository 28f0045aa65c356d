"""A crew of workers, and those who wait for one of them.

Those who wait take turns (`fair_queue`). The more there are, the less time each gets: what was
promised is kept as long as there is a worker for everybody, and then all share a round of a few
seconds. That is true of those, too, whose turn it is already when somebody comes.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from mathom.table.fair_queue import Asker, FairQueue
from mathom.table.worker_process import WorkerProcess

ROUND = 2.0
"""Seconds in which everybody who waits should have had a turn: one of a few in a bot's turn."""
LEAST = 0.03
"""Seconds a search gets however many wait: below that it knows nothing."""


def share(promise: float, workers: int, waiting: int) -> float:
    """What becomes of a promise of so many seconds when so many wait for so many workers."""
    if waiting <= workers:
        return promise
    return min(promise, max(LEAST, ROUND * workers / waiting))


class _Waiting(NamedTuple):
    """Somebody in the queue: told which worker it is, and how many seconds they have."""

    promise: float
    turn: asyncio.Future[tuple[WorkerProcess, float]]


class WorkerCrew:
    """Some workers, and who waits for them."""

    def __init__(self, workers: int, patience: float, niceness: int) -> None:
        self.workers = tuple(WorkerProcess(patience, niceness) for _ in range(workers))
        self._idle = list(self.workers)
        self._promised: dict[WorkerProcess, float] = {}
        """What whoever has a worker was promised."""
        self._queue: FairQueue[_Waiting] = FairQueue()

    @property
    def waiting(self) -> int:
        """How many have a worker or wait for one."""
        return len(self._queue) + len(self._promised)

    def warm(self) -> None:
        """Starts a process, so that nobody has to wait for it."""
        self.workers[0].start()

    def close(self) -> None:
        """Ends all processes."""
        for worker in self.workers:
            worker.end()

    @asynccontextmanager
    async def turn(
        self, asker: Asker, promise: float
    ) -> AsyncIterator[tuple[WorkerProcess, float]]:
        """Waits for a worker: which one, and for how many seconds."""
        turn: asyncio.Future[tuple[WorkerProcess, float]]
        turn = asyncio.get_running_loop().create_future()
        self._queue.put(asker, _Waiting(promise, turn))
        self._deal()
        try:
            worker, seconds = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result()[0])
            else:
                self._queue.discard(lambda one: one.turn is not turn)
            raise
        try:
            yield worker, seconds
        finally:
            self._give_back(worker)

    def _give_back(self, worker: WorkerProcess) -> None:
        del self._promised[worker]
        self._idle.append(worker)
        self._deal()

    def _deal(self) -> None:
        """Gives the idle workers to those who wait; if some are left over, those who have one are
        to come to an end."""
        waiting = self.waiting
        while self._idle and self._queue:
            promise, turn = self._queue.take()
            if turn.cancelled():  # gone, and about to leave the queue
                continue
            worker = self._idle.pop()
            self._promised[worker] = promise
            turn.set_result((worker, share(promise, len(self.workers), waiting)))
        for worker, promise in self._promised.items():
            worker.allow(share(promise, len(self.workers), waiting))
