"""Who is at the tables of one server process, told to the others that share its store."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from mathom.table.errors import Trouble
from mathom.table.store import Store, presence
from mathom.table.store.news import Heard
from mathom.table.store.presence import Devices

log = logging.getLogger("mathom.table")

LEASE = 15.0
"""Seconds after which a process that says nothing more is dead, and who sat there is gone."""


class Presence:
    """Keeps the store's list of who is where, for as long as `keep` runs.

    Nobody waits for it: who comes sits at the table at once, and the other processes hear of it
    when it is written. What comes together is written together.
    """

    def __init__(
        self,
        store: Store,
        here: Callable[[str], Devices],
        heard: Heard,
    ) -> None:
        """`here`: the seats connected to this process; `heard` is told of deserted matches."""
        self._store = store
        self._here = here
        self._heard = heard
        self._written: dict[str, Devices] = {}
        self._changed: set[str] = set()
        self._news = asyncio.Event()

    def changed(self, match: str) -> None:
        """Somebody came to a table, or went."""
        self._changed.add(match)
        self._news.set()

    async def keep(self) -> None:
        """For ever: renews the lease, writes what has changed."""
        clock = asyncio.get_running_loop().time
        due = clock()
        while True:
            try:
                if clock() >= due:
                    await self._renew()
                    due = clock() + LEASE / 3
                await self._write()
            except Trouble as error:
                log.warning("presence not written", extra={"facts": {"error": str(error)}})
                await asyncio.sleep(LEASE / 10)
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(due):
                        await self._news.wait()

    async def end(self) -> None:
        """The process stops in order: nobody has to wait for its lease to run out."""
        try:
            async with asyncio.timeout(2):
                await presence.end(self._store)
        except (Trouble, TimeoutError) as error:
            log.warning("presence not ended", extra={"facts": {"error": repr(error)}})

    async def _renew(self) -> None:
        lost, deserted = await presence.renew(self._store, LEASE)
        if lost:
            self._again(self._written)
        for match in deserted:
            self._heard(match)

    def _again(self, matches: Iterable[str]) -> None:
        self._changed.update(matches)
        self._written = {}

    async def _write(self) -> None:
        self._news.clear()
        changed, self._changed = self._changed, set()
        now = {match: self._here(match) for match in changed}
        tables = {
            match: seats for match, seats in now.items() if seats != self._written.get(match, {})
        }
        if not tables:
            return
        try:
            await presence.seat(self._store, tables)
        except Trouble:
            self._changed |= changed
            raise
        self._written |= tables
        for match in [match for match, seats in tables.items() if not seats]:
            del self._written[match]
