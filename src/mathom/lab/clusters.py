"""Clusters: Dask and Ray. They are given jobs and give back lines; portions of workers that die are
played again by others."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from mathom.core import MathomError, Message
from mathom.lab.extras import need
from mathom.lab.jobs import play_games, read_answer, rules_of
from mathom.lab.plan import Plan
from mathom.lab.playing import Result
from mathom.lab.pool import WorkerDied
from mathom.lab.portions import TRIES, Portions

_AHEAD = 2
"""So many portions there are for every worker, so that none is idle between two."""
_PATIENCE = 10
"""Seconds in which a cluster must answer."""


_GIVEN_UP = "3s"


class BadMachines(MathomError):
    """There are no such machines, or they do not answer."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(Message(f"lab-machines-{reason}", {**facts}))


class Cluster(ABC):
    """What all clusters have in common."""

    def play(self, plan: Plan, games: Sequence[int]) -> Generator[Result, None, None]:
        """These games as they end, in any order. Raises GameFailed, WorkerDied, OtherRules."""
        encoded, rules, hands = msgspec.json.encode(plan), rules_of(plan), self.hands()
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
                    result = read_answer(line)
                    work.tell(result.seconds)
                    yield result
        finally:
            self.cancel(coming)

    @abstractmethod
    def hands(self) -> int:
        """How many games it can play at once."""

    @abstractmethod
    def submit(self, plan: bytes, games: tuple[int, ...], rules: str) -> Any:
        """Begins a job."""

    @abstractmethod
    def next(self, coming: list[Any]) -> bytes:
        """The answer of the first job that is done; it is taken off the list. Raises WorkerDied."""

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
        self._cluster = None
        if not address:
            self._cluster = distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None
            )
        try:
            where = self._cluster or f"tcp://{address}"
            self._client = distributed.Client(where, timeout=_PATIENCE)
        except OSError:
            raise BadMachines("silent", on=f"dask://{address}") from None

    def hands(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, plan: bytes, games: tuple[int, ...], rules: str) -> Any:
        return self._client.submit(play_games, plan, games, rules, pure=False)

    def next(self, coming: list[Any]) -> bytes:
        done = next(iter(self._dask.wait(coming, return_when="FIRST_COMPLETED").done))
        coming.remove(done)
        try:
            lines: bytes = done.result()
        except self._dask.KilledWorker:
            raise WorkerDied from None
        return lines

    def cancel(self, coming: list[Any]) -> None:
        self._client.cancel(coming, force=True)

    def close(self) -> None:
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
        self._job = ray.remote(max_retries=TRIES, num_cpus=1)(play_games)

    def hands(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, plan: bytes, games: tuple[int, ...], rules: str) -> Any:
        return self._job.remote(plan, games, rules)

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
