"""What a running server is: its hall, its limits, who is connected."""

import asyncio
import time
from collections import Counter

from mathom.server.analyses import Analyses
from mathom.server.limits import Buckets, Limits
from mathom.server.opened_texts import OpenedTexts
from mathom.server.side_work import SideWork
from mathom.table import Hall, Store, Trouble

PROBE_SECONDS = 1.0
"""How long what a probe has found is good for: asking often must not cost the disk anything."""
PROBE_PATIENCE = 4.0
"""Seconds after which a store that does not answer is in trouble."""


class Probe:
    """Finds out whether the store can write and read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: asyncio.Task[str | None] | None = None
        self._at = 0.0

    async def trouble(self) -> str | None:
        """Why the store does not work (locked, full, away, broken); None if it does."""
        found = self._found
        if found is None or (found.done() and time.monotonic() - self._at > PROBE_SECONDS):
            found = self._found = asyncio.create_task(self._look())
        return await asyncio.shield(found)

    async def _look(self) -> str | None:
        try:
            async with asyncio.timeout(PROBE_PATIENCE):
                await self._store.check()
        except Trouble as trouble:
            return trouble.reason
        except TimeoutError:
            return "away"
        finally:
            self._at = time.monotonic()
        return None


class Running:
    """The state that requests share."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.probe = Probe(hall.store)
        self.founding = Buckets(limits.matches)
        self.work = Buckets(limits.work)
        self.side_work = SideWork(limits.side_work)
        self.opened = OpenedTexts(self.side_work)
        self.analyses = Analyses(hall)
        self._connects = Buckets(limits.connects)
        self.closing = False
        self._clients: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        """How many are connected."""
        return self._clients.total()

    def enter(self, client: str) -> bool:
        """One more connection from an address, if there is room."""
        limits = self.limits
        if self.connections >= limits.connections:
            return False
        if self._clients[client] >= limits.connections_each or not self._connects.take(client):
            return False
        self._clients[client] += 1
        return True

    def leave(self, client: str) -> None:
        """One connection less."""
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]
