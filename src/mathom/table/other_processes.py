"""Other server processes on the same store: what they change is read here, and ours told there."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any, Protocol

from mathom.table.errors import Trouble, WrongTime
from mathom.table.live import LiveMatch
from mathom.table.live_matches import LiveMatches
from mathom.table.presence import Presence
from mathom.table.store import Store, retrying
from mathom.table.store.news import Added
from mathom.table.store.presence import Devices

log = logging.getLogger("mathom.table")


class SharedHall(Protocol):
    """What is needed of the hall."""

    @property
    def store(self) -> Store: ...

    @property
    def matches(self) -> LiveMatches: ...

    @property
    def loading(self) -> Mapping[str, "asyncio.Task[LiveMatch]"]: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class OtherProcesses:
    """News from them, and to them."""

    def __init__(self, hall: SharedHall) -> None:
        self._hall = hall
        self._presence: Presence | None = None
        self.tasks: list[asyncio.Task[None]] = []
        """What goes on as long as this process does."""

    def follow(self) -> None:
        """From now on, what they change is told here too, and ours there. Where the store is one
        process' own there are none."""
        news = self._hall.store.news(self.heard)
        if news is not None:
            self._presence = Presence(self._hall.store, self._here, self.heard)
            self.tasks += [
                asyncio.create_task(news.listen()),
                asyncio.create_task(self._presence.keep()),
            ]
            for live in self._hall.matches:
                self._presence.changed(live.id)

    def attendance(self, match: str) -> None:
        """Somebody came to a table here, or went."""
        if self._presence is not None:
            self._presence.changed(match)

    async def end(self) -> None:
        """Nobody is here any more."""
        if self._presence is not None:
            await self._presence.end()

    def _here(self, match: str) -> Devices:
        live = self._hall.matches.get(match)
        return {} if live is None else live.seating.here

    def heard(self, match: str | None, added: Added | None = None) -> None:
        """Something has changed in a match, or (None) perhaps in any of them."""
        changed = self._hall.matches if match is None else [self._hall.matches.get(match)]
        for live in changed:
            if live is None:
                continue
            if live.idle:  # whoever comes next has it read
                live.news.behind = True
            elif added is None or not live.news.add_at_once(added):
                self._hall.spawn(self.catch_up(live))
        for loading, task in tuple(self._hall.loading.items()):
            if match in (loading, None):  # what it has read may be older than the news
                task.add_done_callback(partial(self._heard_while_loading, loading))

    def _heard_while_loading(self, match: str, _: object) -> None:
        self.heard(match)

    async def catch_up(self, live: LiveMatch) -> None:
        """Reads what has changed, however often it takes while somebody looks at the match."""
        wait = retrying.FIRST_WAIT
        while True:
            try:
                await live.news.catch_up()
            except (Trouble, WrongTime) as error:
                facts = {"match": live.id, "error": str(error)}
                log.warning("news not read", extra={"facts": facts})
                if isinstance(error, WrongTime) or live.idle:
                    self._hall.matches.forget(live)
                    return
            else:
                return
            await asyncio.sleep(wait)
            wait = retrying.longer(wait)
