"""Machines: where jobs are done. Here, in several processes, or on a cluster.

    local                     as many processes of this machine as wanted; if nobody says how many,
                              this one, and one for every core where that takes long
    dask://scheduler:8786     a Dask cluster; just `dask`: one on this machine, for the purpose
    ray://head:10001          a Ray cluster; just `ray`: likewise

What comes of a game does not depend on where that is (unless a bot goes by the clock).
"""

import re
from collections.abc import Generator, Sequence
from os import cpu_count
from time import monotonic
from typing import Protocol

from mathom.lab.clusters import BadMachines, Dask, Ray
from mathom.lab.jobs import D_co, Job
from mathom.lab.plan import find_game
from mathom.lab.pool import Pool

LOCAL = "local"
MOMENT = 1.0
"""After so many seconds it is worth starting more processes."""

_ADDRESS = re.compile(r"[^/\s]+:(?P<port>[0-9]{1,5})")
_LAST_PORT = 65535


class Machines(Protocol):
    """Whoever does jobs."""

    def do(self, job: Job[D_co], games: Sequence[int]) -> Generator[D_co, None, None]:
        """What comes of these games, as they end, in any order.

        Raises GameFailed at the first that breaks; WorkerDied, OtherRules, BadMachines.
        """
        ...

    def close(self) -> None:
        """Leaves the machines; what they are at is given up."""
        ...


def machines(on: str = LOCAL, workers: int | None = 1) -> Machines:
    """The machines of this name, with so many workers; None: one for every core, if need be.

    Raises BadMachines.
    """
    kind, _, address = on.partition(":")
    cores = cpu_count() or 1
    address = address.removeprefix("//")
    match kind:
        case "local" if not address:
            if workers is None:
                return HereThenPool(cores)
            return Pool(workers) if workers > 1 else Here()
        case "dask" | "ray":
            if address and not _is_address(address):
                raise BadMachines("address", on=on)
            cluster = Dask if kind == "dask" else Ray
            return cluster(address, cores if workers is None else workers)
    raise BadMachines("unknown", on=on)


def _is_address(text: str) -> bool:
    """Whether this is a host and a port."""
    found = _ADDRESS.fullmatch(text)
    return found is not None and 0 < int(found["port"]) <= _LAST_PORT


class Here:
    """This very process."""

    def do(self, job: Job[D_co], games: Sequence[int]) -> Generator[D_co, None, None]:
        """One game after the other."""
        game = find_game(job.plan.game, job.plan.components)
        for index in games:
            yield job.do(game, index)

    def close(self) -> None:
        """Nothing is left behind."""


class HereThenPool:
    """This very process for a moment, and so many others if there is something left to do then."""

    def __init__(self, workers: int) -> None:
        self._pool = Pool(workers)
        self._moment_ends: float | None = None

    def do(self, job: Job[D_co], games: Sequence[int]) -> Generator[D_co, None, None]:
        """One game after the other, and then as they end."""
        if self._moment_ends is None:
            self._moment_ends = monotonic() + MOMENT
        done = 0
        while done < len(games) and monotonic() < self._moment_ends:
            yield from Here().do(job, games[done : done + 1])
            done += 1
        if done < len(games):
            yield from self._pool.do(job, games[done:])

    def close(self) -> None:
        """Ends the processes, whatever they are at."""
        self._pool.close()
