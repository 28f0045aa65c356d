"""News between server processes that share a PostgreSQL database.

Only ids travel: a notification is capped at 8000 bytes, and what a match is, is in its tables.
A notification belongs to the transaction that changed the match, so none is sent for nothing and
none is forgotten; who missed some while the connection was down reads everything anew.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import URL, bindparam, func, select

log = logging.getLogger("mathom.table")

CHANNEL = "mathom"
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("news")))


class News:
    """Hears which matches other processes have changed."""

    def __init__(self, url: URL, origin: str, heard: Callable[[str | None], None]) -> None:
        """`heard` is told the id of a match; None: anything may have changed."""
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._lost = asyncio.Event()

    async def listen(self) -> None:
        """Listens for ever; connects again whenever the connection is lost."""
        import asyncpg  # noqa: PLC0415 – only who uses PostgreSQL has it

        wait = 0.5
        while True:
            try:
                connection = await asyncpg.connect(self._url)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no news", extra={"facts": {"error": repr(error)}})
                await asyncio.sleep(wait)
                wait = min(wait * 2, 10.0)
                continue
            wait = 0.5
            try:
                self._lost.clear()
                connection.add_termination_listener(lambda _: self._lost.set())
                await connection.add_listener(CHANNEL, self._news)
                self._heard(None)
                await self._lost.wait()
            finally:
                await connection.close(timeout=2)

    def _news(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        origin, _, match = payload.partition(" ")
        if origin != self._origin:
            self._heard(match)
