"""What goes wrong during a soak, one thing at a time, with time to recover in between."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from mathom.lab.soak.server import Served

LASTING = 2.0
"""Seconds a fault lasts that has to end."""


Troubles: TypeAlias = Mapping[str, Callable[[], object]]
"""What can be done to a database, by what it is then."""


class Fault(NamedTuple):
    """Something that goes wrong."""

    name: str
    happen: Callable[[], Awaitable[object]]


def faults_of(served: Served, database: Troubles) -> tuple[Fault, ...]:
    """What can go wrong with this server, here, and by name with its database."""
    found = [
        Fault(f"database {name}", partial(asyncio.to_thread, happen))
        for name, happen in database.items()
    ]
    found.append(Fault("kill -9", lambda: _kill(served)))
    found.append(Fault("restart", lambda: _restart(served)))
    if "://" not in served.store:
        found.append(Fault("store locked", lambda: _lock(served)))
        if sys.platform == "linux":
            found.append(Fault("disk full", lambda: _fill(served)))
    return tuple(found)


async def _kill(served: Served) -> None:
    served.kill()
    await served.start()


async def _restart(served: Served) -> None:
    await served.stop()
    await served.start()


async def _lock(served: Served) -> None:
    """Another program takes the store for itself."""
    connection = sqlite3.connect(served.store, timeout=10, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(LASTING)
        connection.execute("ROLLBACK")
    finally:
        connection.close()


async def _fill(served: Served) -> None:
    """The disk takes nothing more: no file may grow beyond what it has."""
    if sys.platform != "linux":
        return
    import resource  # noqa: PLC0415 – not everywhere

    size = max(one.stat().st_size for one in Path(served.store).parent.glob("*.sqlite3*"))
    _, hard = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        await asyncio.sleep(LASTING)
    finally:
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (hard, hard))
