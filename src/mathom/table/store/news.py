"""News between server processes that share a PostgreSQL database.

A notification names the match that has changed, and, if it is short (PostgreSQL allows 8000 bytes),
brings what was added to its log: then nothing has to be read. It belongs to the transaction that
changed the match, so none is sent for nothing and none is forgotten; who missed some while the
connection was down reads everything anew.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from sqlalchemy import URL, Text, bindparam, func, select

from mathom.table.entries import Entry
from mathom.table.store import retrying

log = logging.getLogger("mathom.table")

CHANNEL = "mathom"
STILL_THERE = 30.0
"""Seconds after which a silent connection is asked whether it is still there."""
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("news", type_=Text)))


LONGEST = 4000
"""Characters of a notification that brings entries; four bytes each at most, and some to spare."""


class Added(msgspec.Struct, frozen=True, array_like=True):
    """Entries that were added to a log, the first of which is number `first`."""

    first: int
    entries: tuple[Entry, ...]


_read = msgspec.json.Decoder(Added).decode


def written(origin: str, match: str, first: int = 0, entries: Sequence[Entry] = ()) -> str:
    """The notification of a process that calls itself so, about a match."""
    news = f"{origin} {match}"
    if entries:
        added = msgspec.json.encode(Added(first, tuple(entries))).decode()
        if added.isascii() and len(added) < LONGEST:
            return f"{news} {added}"
    return news


class Heard(Protocol):
    """Somebody who is told of a changed match, and what was added to its log if that is known.

    No match: anything may have changed.
    """

    def __call__(self, match: str | None, added: Added | None = None) -> None: ...


class News:
    """Hears which matches other processes have changed."""

    def __init__(self, url: URL, origin: str, heard: Heard) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard

    async def listen(self) -> None:
        """Listens for ever; connects again whenever the connection is lost."""
        import asyncpg  # noqa: PLC0415 – only who uses PostgreSQL has it

        wait = retrying.FIRST_WAIT
        while True:
            begin = asyncio.get_running_loop().time()
            try:
                await self._listen(asyncpg)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no news", extra={"facts": {"error": repr(error)}})
            heard_for = asyncio.get_running_loop().time() - begin
            wait = (
                retrying.FIRST_WAIT if heard_for > retrying.LONGEST_WAIT else retrying.longer(wait)
            )
            await asyncio.sleep(wait)

    async def _listen(self, asyncpg: Any) -> None:
        """Listens until the connection is lost."""
        connection = await asyncpg.connect(self._url, timeout=retrying.LONGEST_WAIT)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._news)
            self._heard(None)
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), STILL_THERE)
                if not lost.is_set():  # one whose other end has vanished says nothing either
                    await connection.execute("SELECT 1", timeout=retrying.LONGEST_WAIT)
        finally:
            connection.terminate()

    def _news(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        origin, _, news = payload.partition(" ")
        if origin != self._origin:
            match, _, added = news.partition(" ")
            self._heard(match, _read(added) if added else None)
