"""What one client asks for beside playing: advice, previews, odds.

Nobody waits for it but who asked. The client can go on playing meanwhile; when it goes, what is
under way for it ends.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from starlette.websockets import WebSocketDisconnect

from mathom.core import MathomError, Message
from mathom.server import wire
from mathom.server.http_errors import answer_to
from mathom.server.outbox import Outbox
from mathom.table import Stale
from mathom.table.fair_queue import Asker
from mathom.table.progress import Progress
from mathom.table.what_if import look_ahead, odds, tryout

if TYPE_CHECKING:
    from mathom.server.running import Running

log = logging.getLogger("mathom.server")

Advising: TypeAlias = Awaitable[dict[str, Any]]
"""Advice that is on its way."""

MOST = 4
"""So much is under way for one client; who wants more is heard again when something is done."""


class Asides:
    """What is under way for one client."""

    def __init__(
        self, running: "Running", client: str, outbox: Outbox, gone: asyncio.Event
    ) -> None:
        self._running = running
        self._client = client
        self._outbox = outbox
        self._gone = gone
        """Set when the client is."""
        self._under_way: set[asyncio.Task[None]] = set()

    async def advise(self, said: wire.AdviseRequest, advice: Callable[[], Advising]) -> None:
        """What a bot would do in the seat's place."""

        async def found() -> None:
            self._outbox.reply("advice", said.id, **await advice())

        await self._begin(said.id, found)

    async def preview(self, progress: Progress, said: wire.PreviewRequest) -> None:
        """What a click would do."""
        wanted = tryout(progress, said.seat, said.anchors, every=said.every, deep=said.deep)
        version = progress.version

        async def found() -> None:
            tried = await self._running.side_work.do(self._client, wanted.previews)
            self._outbox.reply("preview", said.id, version=version, previews=tried)

        await self._begin(said.id, found)

    async def ahead(self, progress: Progress, said: wire.AheadRequest) -> None:
        """What the seat would be asked next."""
        wanted = look_ahead(progress, said.seat, said.answers)
        version = progress.version

        async def found() -> None:
            asked = await self._running.side_work.do(self._client, wanted.asked)
            self._outbox.reply("ahead", said.id, version=version, asked=asked)

        await self._begin(said.id, found)

    async def odds(self, match: str, progress: Progress, said: wire.OddsRequest) -> None:
        """How likely is what."""
        workers = self._running.hall.bot_workers
        asker = Asker(f"odds of {match}", progress.version, self._client)

        async def found() -> None:
            told = await odds(progress, said.seat, said.problem, workers, asker, every=said.every)
            self._outbox.reply("odds", said.id, **told)

        await self._begin(said.id, found)

    async def _begin(self, token: str | None, work: Callable[[], Awaitable[None]]) -> None:
        if len(self._under_way) >= MOST:
            await self._wait_for_room()
        task = asyncio.create_task(self._told(token, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _wait_for_room(self) -> None:
        """Until something is done. Raises WebSocketDisconnect if nobody waits for it any more."""
        gone = asyncio.create_task(self._gone.wait())
        try:
            await asyncio.wait({gone, *self._under_way}, return_when=asyncio.FIRST_COMPLETED)
            if gone.done():
                raise WebSocketDisconnect(1006)
        finally:
            gone.cancel()

    async def _told(self, token: str | None, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Stale as stale:
            self._outbox.reply("stale", token, version=stale.version)
        except MathomError as error:
            found = answer_to(error)
            assert found is not None
            self._outbox.error(token, found.message)
        except Exception:
            log.exception("bug beside a match")
            self._outbox.error(token, Message("server-broken"))

    def end(self) -> None:
        """The client has gone."""
        for task in self._under_way:
            task.cancel()
