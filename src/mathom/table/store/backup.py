"""Backups: everything a store keeps, in one file that any other store can be made from.

The file is packed JSON lines: a head with the version of the tables, a line for each row, and a
foot with the number of rows and their digest. It is written from one snapshot, while people play,
and knows no database: what SQLite kept can be restored to PostgreSQL, and the other way round.
"""

import gzip
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, text

from mathom.core import Arg, MathomError, Message
from mathom.table.store import schema
from mathom.table.store.migrations import MIGRATIONS, migrate
from mathom.table.store.store import Store

FORMAT = 1
BATCH = 1000
_OF_THE_MOMENT = ("processes", "presence")
"""Who is connected right now; a backup outlives them."""


class BadBackup(MathomError):
    """A file that is no backup, or a store it cannot go to."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"backup-{reason}", facts))


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    mathom_store: int
    tables: int
    """Their version: so many migrations made them."""


class Foot(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    sha256: str


async def back_up(store: Store, file: Path) -> int:
    """Writes everything to a file that only its owner can read; returns how many rows.

    The file has its name only when it is whole. Raises OSError.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    with open(unfinished, "wb", opener=_private) as raw:
        async with store.engine.connect() as connection:
            # One snapshot: what is played meanwhile is in the next backup, whole.
            await connection.exec_driver_sql(
                "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if store.shared else "BEGIN"
            )
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
                rows = await connection.run_sync(_write, packed)
        raw.flush()
        os.fsync(raw.fileno())
    unfinished.replace(file)
    return rows


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write(connection: Connection, packed: gzip.GzipFile) -> int:
    rows, digest = 0, hashlib.sha256()
    packed.write(msgspec.json.encode(Head(FORMAT, len(MIGRATIONS))) + b"\n")
    for table in schema.metadata.sorted_tables:
        if table.name in _OF_THE_MOMENT:
            continue
        found = connection.execution_options(yield_per=BATCH).execute(select(table))
        for row in found.mappings():
            values = {str(name): value for name, value in row.items()}
            line = msgspec.json.encode((str(table.name), values)) + b"\n"
            packed.write(line)
            digest.update(line)
            rows += 1
    packed.write(msgspec.json.encode(Foot(rows, digest.hexdigest())) + b"\n")
    return rows


def check_backup(file: Path) -> tuple[Head, Foot]:
    """Reads a backup to its end. Raises BadBackup, or OSError."""
    head, foot, rows, digest = None, None, 0, hashlib.sha256()
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                if head is None:
                    head = msgspec.json.decode(line, type=Head)
                elif line.startswith(b"["):
                    digest.update(line)
                    rows += 1
                else:
                    foot = msgspec.json.decode(line, type=Foot)
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError):
        raise BadBackup("unreadable", path=str(file)) from None
    if head is None or foot is None or foot != Foot(rows, digest.hexdigest()):
        raise BadBackup("incomplete", path=str(file))
    if head.mathom_store != FORMAT or head.tables > len(MIGRATIONS):
        raise BadBackup("newer", path=str(file))
    return head, foot


async def restore(store: Store, file: Path) -> int:
    """Fills an empty store from a backup; returns how many rows. All of them, or nothing.

    Rows of an older backup go to the tables they came from, which are then brought up to date.
    Raises BadBackup, or OSError.
    """
    head, foot = check_backup(file)
    async with store.engine.begin() as connection:
        held = await connection.execute(select(func.count()).select_from(schema.matches))
        if held.scalar_one():
            raise BadBackup("not-empty")
        for table in schema.metadata.tables:
            await connection.execute(text(f"DROP TABLE {table}"))
        await connection.execute(text("DROP TABLE mathom_schema"))
        await migrate(connection, head.tables)
        for table, rows in _batches(file):
            columns = ", ".join(rows[0])
            values = ", ".join(f":{column}" for column in rows[0])
            await connection.execute(
                text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), rows
            )
        await migrate(connection)
    return foot.rows


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, as many of one table at a time as go into one statement."""
    last: tuple[str, tuple[str, ...]] | None = None
    batch: list[dict[str, Any]] = []
    with gzip.open(file, "rb") as packed:
        for line in packed:
            if not line.startswith(b"["):
                continue
            table, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            if not all(name.isidentifier() for name in (table, *row)):
                raise BadBackup("unreadable", path=str(file))
            kind = (table, tuple(row))
            if batch and (kind != last or len(batch) == BATCH):
                assert last is not None
                yield last[0], batch
                batch = []
            last = kind
            batch.append(row)
    if batch and last is not None:
        yield last[0], batch
