"""Runs a soak and prints its table: `python -m mathom.lab.soak --minutes 3`."""

import argparse
import asyncio
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sqlalchemy import select

from mathom.lab.own_postgres import own_postgres
from mathom.lab.soak.faults import LASTING, Troubles, faults_of
from mathom.lab.soak.players import Ledger, SoakTable, come_and_go
from mathom.lab.soak.server import Served
from mathom.server.memory import resident_bytes
from mathom.table import open_store
from mathom.table.store import schema

BOTS = (None, None, "greedy", "ismcts:0.3s")
"""Who sits at the tables, in turn: two people, or a person against a bot."""
RECOVERY = 60.0
"""Seconds within which every table must play on after the last fault."""


class Soaked(NamedTuple):
    """What a soak found."""

    minutes: float
    faults: Counter[str]
    matches: int
    acknowledged: int
    lost: int
    doubled: int
    stuck: int
    p50_ms: float
    p99_ms: float
    memory: tuple[int | None, ...]
    """Bytes of the server, from time to time."""
    errors: int
    """Lines in the server's log that tell of an error of its own."""

    @property
    def well(self) -> bool:
        """Whether every promise was kept."""
        return not (self.lost or self.doubled or self.stuck)


async def soak(
    store: str,
    folder: Path,
    *,
    minutes: float,
    tables: int,
    database: Troubles = MappingProxyType({}),
    calm: bool = False,
) -> Soaked:
    """Plays for so long at so many tables, or until everything has gone wrong that can, then looks
    what is there.

    Where it is `calm` nothing goes wrong, and the server's memory is that of one long life.
    """
    served = Served(store, folder / "server.log")
    await served.start()
    ledger, stop, done = Ledger(), asyncio.Event(), Counter[str]()
    playing = [SoakTable(served, ledger, BOTS[number % len(BOTS)]) for number in range(tables)]
    tasks = [asyncio.create_task(one.play(stop)) for one in playing]
    tasks.append(asyncio.create_task(come_and_go(served, playing, stop)))
    try:
        faults = faults_of(served, database)
        end = time.monotonic() + 60 * minutes
        pause = max(3.0, 60 * minutes / (4 * len(faults)))
        await asyncio.sleep(pause)
        memory = [resident_bytes(served.pid)]
        coming = cycle(faults)
        while time.monotonic() + pause < end or not (calm or len(done) == len(faults)):
            if not calm:
                fault = next(coming)
                await fault.happen()
                done[fault.name] += 1
            await asyncio.sleep(pause)
            memory.append(resident_bytes(served.pid))
        stuck = await _stuck(playing)
        stop.set()
        await asyncio.wait(tasks, timeout=20)
    finally:
        for task in tasks:
            task.cancel()
        await served.stop()
    lost, doubled = await _compare(store, ledger)
    ordered = sorted(ledger.seconds) or [0.0]
    return Soaked(
        minutes=minutes,
        faults=done,
        matches=sum(one.matches for one in playing),
        acknowledged=len(ledger.acked),
        lost=lost,
        doubled=doubled + ledger.contradictions,
        stuck=stuck,
        p50_ms=1000 * ordered[len(ordered) // 2],
        p99_ms=1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        memory=tuple(memory),
        errors=_errors(served.log),
    )


async def _stuck(tables: list[SoakTable]) -> int:
    """How many tables do not play on, after everything has been mended."""
    mended = time.monotonic()
    waiting = list(tables)
    while waiting and time.monotonic() - mended < RECOVERY:
        await asyncio.sleep(0.2)
        waiting = [one for one in waiting if one.quiet_since() < mended]
    return len(waiting)


async def _compare(store: str, ledger: Ledger) -> tuple[int, int]:
    """How many acknowledged answers are not in the store, and how many are there twice."""
    opened = await open_store(store)
    answers = schema.answers.c
    try:
        rows = await opened.all(
            select(answers.match, answers.seat, answers.token).where(answers.token.is_not(None))
        )
    finally:
        await opened.close()
    kept = Counter((row["match"], row["seat"], row["token"]) for row in rows)
    lost = sum(one not in kept for one in ledger.acked)
    return lost, sum(count - 1 for count in kept.values())


def _errors(log: Path) -> int:
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    return sum('"traceback"' in line for line in lines)


def report(found: Soaked) -> str:
    """The table."""
    went_wrong = ", ".join(f"{count} × {name}" for name, count in found.faults.items())
    rows = {
        "minutes": f"{found.minutes:g}",
        "what went wrong": went_wrong or "nothing",
        "matches": f"{found.matches}",
        "acknowledged": f"{found.acknowledged}",
        "lost": f"{found.lost}",
        "doubled": f"{found.doubled}",
        "stuck": f"{found.stuck}",
        "p50 · p99": f"{found.p50_ms:.0f} · {found.p99_ms:.0f} ms (faults included)",
        "memory": f"{' → '.join(map(_mb, found.memory))} MB",
        "tracebacks in the log": f"{found.errors}",
    }
    width = max(map(len, rows))
    return "\n".join(f"  {name:<{width}}  {value}" for name, value in rows.items())


def _mb(size: int | None) -> str:
    return "?" if size is None else f"{size >> 20}"


def main() -> int:
    """Exit code 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long (default: 3)")
    parser.add_argument("--tables", type=int, default=12, help="how many tables (default: 12)")
    parser.add_argument("--calm", action="store_true", help="nothing goes wrong: to see its memory")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--db", help="a PostgreSQL URL; default: an SQLite file for a while")
    where.add_argument(
        "--postgres", action="store_true", help="a PostgreSQL of its own, which is restarted too"
    )
    parser.add_argument(
        "--restart-db", metavar="COMMAND", help="what restarts the database of --db"
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, _place(wanted, Path(folder)) as place:
        found = asyncio.run(
            soak(
                place.store,
                Path(folder),
                minutes=wanted.minutes,
                tables=wanted.tables,
                database=place.troubles,
                calm=wanted.calm,
            )
        )
    print(report(found))
    return 0 if found.well else 1


class _Place(NamedTuple):
    """Where the store is, and what can be done to it."""

    store: str
    troubles: Troubles


@contextmanager
def _place(wanted: argparse.Namespace, folder: Path) -> Iterator[_Place]:
    if not wanted.postgres:
        restart = wanted.restart_db and shlex.split(wanted.restart_db)
        command = partial(subprocess.run, restart, check=True)
        yield _Place(
            wanted.db or str(folder / "soak.sqlite3"), {"restarted": command} if restart else {}
        )
        return
    with own_postgres(durable=True) as server:
        if server is None:
            sys.exit("PostgreSQL is not installed here (initdb and postgres are looked for)")

        def restart_after_a_while() -> None:
            server.stop()
            time.sleep(LASTING)
            server.start()

        def hang_for_a_while() -> None:
            with server.hanging():
                time.sleep(LASTING)

        troubles = {"restarted": restart_after_a_while, "hanging": hang_for_a_while}
        if sys.platform != "linux":
            del troubles["hanging"]
        yield _Place(server.url, troubles)


if __name__ == "__main__":
    sys.exit(main())
