"""Machines: where the games of a plan are played. Here, in several processes, or on a cluster.

    local                     as many processes of this machine as wanted
    dask://scheduler:8786     a Dask cluster; just `dask`: one on this machine, for the purpose
    ray://head:10001          a Ray cluster; just `ray`: likewise

What comes of a game does not depend on where it is played (unless a bot goes by the clock).
"""

import re
from collections.abc import Generator, Sequence
from typing import Protocol

from mathom.lab.clusters import BadMachines, Dask, Ray
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Result, play
from mathom.lab.pool import Pool

LOCAL = "local"

_ADDRESS = re.compile(r"[^/\s]+:(?P<port>[0-9]{1,5})")
_LAST_PORT = 65535


class Machines(Protocol):
    """Whoever plays games of plans."""

    def play(self, plan: Plan, games: Sequence[int]) -> Generator[Result, None, None]:
        """These games as they end, in any order.

        Raises GameFailed at the first that breaks; WorkerDied, OtherRules, BadMachines.
        """
        ...

    def close(self) -> None:
        """Leaves the machines; what they are at is given up."""
        ...


def machines(on: str = LOCAL, workers: int = 1) -> Machines:
    """The machines of this name. Raises BadMachines."""
    kind, _, address = on.partition(":")
    address = address.removeprefix("//")
    match kind:
        case "local" if not address:
            return Pool(workers) if workers > 1 else Here()
        case "dask" | "ray":
            if address and not _is_address(address):
                raise BadMachines("address", on=on)
            return Dask(address, workers) if kind == "dask" else Ray(address, workers)
    raise BadMachines("unknown", on=on)


def _is_address(text: str) -> bool:
    """Whether this is a host and a port."""
    found = _ADDRESS.fullmatch(text)
    return found is not None and 0 < int(found["port"]) <= _LAST_PORT


class Here:
    """This very process."""

    def play(self, plan: Plan, games: Sequence[int]) -> Generator[Result, None, None]:
        """One game after the other."""
        game = find_game(plan.game, plan.components)
        for index in games:
            yield play(plan, game, index)

    def close(self) -> None:
        """Nothing is left behind."""
