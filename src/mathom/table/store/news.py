"""News between server processes that share a PostgreSQL database.

Only ids travel: a notification is capped at 8000 bytes, and what a match is, is in its tables.
A notification belongs to the transaction that changed the match, so none is sent for nothing and
none is forgotten; who missed some while the connection was down reads everything anew.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, bindparam, func, select

log = logging.getLogger("mathom.table")

CHANNEL = "mathom"
FIRST_WAIT = 0.25
LONGEST_WAIT = 10.0
"""Seconds until a lost connection is tried again."""
STILL_THERE = 30.0
"""Seconds after which a silent connection is asked whether it is still there."""
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("news")))


class News:
    """Hears which matches other processes have changed."""

    def __init__(self, url: URL, origin: str, heard: Callable[[str | None], None]) -> None:
        """`heard` is told the id of a match; None: anything may have changed."""
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard

    async def listen(self) -> None:
        """Listens for ever; connects again whenever the connection is lost."""
        import asyncpg  # noqa: PLC0415 – only who uses PostgreSQL has it

        wait = FIRST_WAIT
        while True:
            begin = asyncio.get_running_loop().time()
            try:
                await self._listen(asyncpg)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no news", extra={"facts": {"error": repr(error)}})
            heard_for = asyncio.get_running_loop().time() - begin
            wait = FIRST_WAIT if heard_for > LONGEST_WAIT else min(wait * 2, LONGEST_WAIT)
            await asyncio.sleep(wait)

    async def _listen(self, asyncpg: Any) -> None:
        """Listens until the connection is lost."""
        connection = await asyncpg.connect(self._url, timeout=LONGEST_WAIT)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._news)
            self._heard(None)
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), STILL_THERE)
                if not lost.is_set():  # one whose other end has vanished says nothing either
                    await connection.execute("SELECT 1", timeout=LONGEST_WAIT)
        finally:
            connection.terminate()

    def _news(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        origin, _, match = payload.partition(" ")
        if origin != self._origin:
            self._heard(match)
