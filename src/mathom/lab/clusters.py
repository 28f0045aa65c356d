"""Clusters: Dask and Ray. They are given jobs and give back lines; portions of workers that die are
played again by others."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import Any, cast

import msgspec

from mathom.core import MathomError, Message
from mathom.lab.extras import need
from mathom.lab.jobs import D_co, Job, do_games, read_answer, rules_of
from mathom.lab.pool import WorkerDied
from mathom.lab.portions import TRIES, Portions

_AHEAD = 2
"""So many portions there are for every worker, so that none is idle between two."""
_PATIENCE = 10
"""Seconds in which a cluster must answer, and in which it must have a worker."""
_LOOK = 0.1
"""Seconds after which it is looked again whether there is a worker by now."""


_GIVEN_UP = "3s"


class BadMachines(MathomError):
    """There are no such machines, or they do not answer."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(Message(f"lab-machines-{reason}", {**facts}))


@contextmanager
def _quiet(logger: str) -> Iterator[None]:
    """What this logger has to say below an alarm is not said: we say it ourselves."""
    noisy = logging.getLogger(logger)
    level = noisy.level
    noisy.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        noisy.setLevel(level)


class Cluster(ABC):
    """What all clusters have in common."""

    def do(self, job: Job[D_co], games: Sequence[int]) -> Generator[D_co, None, None]:
        """What comes of these games, as they end, in any order.

        Raises GameFailed, WorkerDied, OtherRules, and BadMachines if nobody is left to play them.
        """
        encoded, rules, hands = msgspec.json.encode(job), rules_of(job.plan), self.hands()
        work = Portions(games, hands)
        coming: list[Any] = []
        try:
            while True:
                while len(coming) < _AHEAD * hands and (portion := work.take()):
                    coming.append(self.submit(encoded, portion, rules))
                if not coming:
                    return
                lines = self.next(coming)
                for line in lines.splitlines():
                    result = cast("D_co", read_answer(line))
                    work.tell(result.seconds)
                    yield result
        finally:
            self.cancel(coming)

    @abstractmethod
    def hands(self) -> int:
        """How many games it can play at once. Raises BadMachines if that stays none."""

    @abstractmethod
    def submit(self, job: bytes, games: tuple[int, ...], rules: str) -> Any:
        """Begins a job with some games."""

    @abstractmethod
    def next(self, coming: list[Any]) -> bytes:
        """The answer of the first job that is done; it is taken off the list.

        Raises WorkerDied, and BadMachines if nobody is left to do it.
        """

    @abstractmethod
    def cancel(self, coming: list[Any]) -> None:
        """Gives these jobs up."""

    @abstractmethod
    def close(self) -> None:
        """Leaves the cluster."""


class Dask(Cluster):
    """A Dask cluster: the one at this address, or one on this machine with so many workers."""

    def __init__(self, address: str, workers: int) -> None:
        distributed = self._dask = need("distributed", extra="cluster")
        # How long a result is asked for at a worker that has died, before it is played again.
        need("dask", extra="cluster").config.set({"distributed.comm.timeouts.connect": _GIVEN_UP})
        # It tells of a lost connection, which we do ourselves.
        logging.getLogger("distributed.batched").setLevel(logging.WARNING)
        self._on = f"dask://{address}" if address else "dask"
        self._cluster = None
        if not address:
            self._cluster = distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None
            )
        try:
            where = self._cluster or f"tcp://{address}"
            self._client = distributed.Client(where, timeout=_PATIENCE)
        except (OSError, UnicodeError):
            raise BadMachines("silent", on=self._on) from None

    @contextmanager
    def _connected(self) -> Iterator[None]:
        """Raises BadMachines if the scheduler goes away in here."""
        try:
            yield
        except (OSError, CancelledError, self._dask.client.ClosedClientError):
            raise BadMachines("lost", on=self._on) from None

    def hands(self) -> int:
        given_up = monotonic() + _PATIENCE
        with self._connected():
            while not (threads := sum(self._client.nthreads().values())):
                if monotonic() > given_up:
                    raise BadMachines("idle", on=self._on)
                sleep(_LOOK)
        return int(threads)

    def submit(self, job: bytes, games: tuple[int, ...], rules: str) -> Any:
        with self._connected():
            return self._client.submit(do_games, job, games, rules, pure=False)

    def next(self, coming: list[Any]) -> bytes:
        while True:
            with self._connected(), suppress(TimeoutError):
                return self._first(coming)
            self.hands()

    def _first(self, coming: list[Any]) -> bytes:
        """Raises TimeoutError if none is done so soon."""
        found = self._dask.wait(coming, timeout=_PATIENCE, return_when="FIRST_COMPLETED")
        first = next(iter(found.done))
        try:
            lines: bytes = first.result(timeout=_PATIENCE)
        except self._dask.KilledWorker:
            raise WorkerDied from None
        coming.remove(first)
        return lines

    def cancel(self, coming: list[Any]) -> None:
        with suppress(self._dask.client.ClosedClientError):
            self._client.cancel(coming, force=True)

    def close(self) -> None:
        with _quiet("distributed.client"):
            self._client.close()
        if self._cluster is not None:
            self._cluster.close()


class Ray(Cluster):
    """A Ray cluster: the one at this address, or one on this machine with so many workers."""

    def __init__(self, address: str, workers: int) -> None:
        ray = self._ray = need("ray", extra="cluster")
        try:
            if address:
                ray.init(f"ray://{address}", log_to_driver=False)
            else:
                ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
        except (OSError, RuntimeError):
            raise BadMachines("silent", on=f"ray://{address}") from None
        self._do = ray.remote(max_retries=TRIES, num_cpus=1)(do_games)

    def hands(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, job: bytes, games: tuple[int, ...], rules: str) -> Any:
        return self._do.remote(job, games, rules)

    def next(self, coming: list[Any]) -> bytes:
        (done,), coming[:] = self._ray.wait(coming)
        try:
            lines: bytes = self._ray.get(done)
        except self._ray.exceptions.WorkerCrashedError:
            raise WorkerDied from None
        return lines

    def cancel(self, coming: list[Any]) -> None:
        for one in coming:
            self._ray.cancel(one, force=True)

    def close(self) -> None:
        self._ray.shutdown()
