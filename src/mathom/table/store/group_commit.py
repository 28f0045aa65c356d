"""Group commit: many answers, one transaction, one flush of the disk.

Whoever writes waits until the writes are safe. While one transaction is being flushed, whatever
else arrives queues up and goes into the next one together; so the load decides the size of the
groups, and nobody waits for a timer.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mathom.table.errors import Conflict, Trouble

Rows: TypeAlias = Sequence[Mapping[str, Any]]
Write: TypeAlias = tuple[Executable, Rows]

_MOST = 500
"""Jobs in one transaction: enough to make the flush cheap, few enough to keep it short."""


class _Job(NamedTuple):
    writes: tuple[Write, ...]
    done: "asyncio.Future[None]"


class Committer:
    """The only writer of a store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.transactions = 0

    async def write(self, *writes: Write) -> None:
        """Returns once all of these are on the disk; they get there all or not at all.

        Raises Conflict if one of the rows is there already, Trouble if the store fails.
        """
        done = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(writes, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        # A caller who is cancelled must not take the others' transaction along.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Waits for what is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _work(self) -> None:
        try:
            while self._jobs:
                batch, self._jobs = self._jobs[:_MOST], self._jobs[_MOST:]
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[_Job]) -> None:
        try:
            await self._transaction([write for job in batch for write in job.writes])
        except Exception as error:
            if len(batch) > 1:  # one bad apple: each for itself, and only the bad one fails
                for job in batch:
                    await self._commit([job])
                return
            failure: Exception
            if isinstance(error, IntegrityError):
                failure = Conflict(str(error.orig))
            elif isinstance(error, SQLAlchemyError | OSError):
                failure = Trouble(str(error))
            else:
                failure = error
            failure.__cause__ = error
            _settle(batch, failure)
        else:
            _settle(batch, None)

    async def _transaction(self, writes: list[Write]) -> None:
        together: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
        for statement, rows in writes:
            together.setdefault(id(statement), (statement, []))[1].extend(rows)
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._engine.connect()
        try:
            for statement, rows in together.values():
                await connection.execute(statement, rows)
            await connection.commit()
        except BaseException:
            await self._drop(connection)
            raise
        self.transactions += 1

    async def _drop(self, connection: AsyncConnection) -> None:
        """After a failure the connection starts anew: rolled back if it can, closed in any case."""
        self._connection = None
        try:
            await connection.rollback()
        finally:
            await connection.close()


def _settle(batch: list[_Job], failure: Exception | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)
