"""What is on its way to one client: sent at once if possible, queued if the client is slow."""

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from mathom.core import Message
from mathom.server.limits import Limits
from mathom.server.table_socket import SEND_NOW
from mathom.table.outgoing import text as written


class Outbox:
    """Messages to one client, in order. A task empties the queue, and exists only while there is
    something in it."""

    def __init__(self, websocket: WebSocket, limits: Limits, too_slow: Callable[[], None]) -> None:
        self._websocket = websocket
        self._limits = limits
        self._too_slow = too_slow
        """Called once, for a client that does not take what it is sent."""
        self._send_now: Callable[[str], bool] = websocket.scope.get("extensions", {}).get(
            SEND_NOW, lambda text: False
        )
        self._queue: deque[str] = deque()
        self._behind = 0
        """Characters in the queue."""
        self._sender: asyncio.Task[None] | None = None
        self.packs = False
        """Whether long messages may be packed."""
        self.said = 0
        """Characters sent so far."""
        self.closed = False
        """Nothing is sent any more."""

    def send(self, text: str) -> None:
        """Sends a message, or puts it behind those that wait."""
        if self.closed:
            return
        limits = self._limits
        packed = self.packs and len(text) >= limits.packed
        self.said += len(text)
        if self._sender is None and not packed and self._send_now(text):
            return
        # No message is too long for who has taken those before: it may be the story of a match.
        slow = len(self._queue) >= limits.queue or self._behind > limits.backlog
        self._queue.append(text)
        self._behind += len(text)
        if slow:
            self._give_up()
            self._too_slow()
        elif self._sender is None:
            self._sender = asyncio.create_task(self._empty())

    def reply(self, what: str, token: str | None, **facts: Any) -> None:
        """Sends what came of something that the client said under a token."""
        self.send(written({"is": what, "id": token, **facts}))

    def error(self, token: str | None, message: Message) -> None:
        """Sends why something that the client said cannot be."""
        self.reply("error", token, message=message)

    async def _empty(self) -> None:
        try:
            while self._queue:
                text = self._queue.popleft()
                self._behind -= len(text)
                if self.packs and len(text) >= self._limits.packed:
                    # Hundreds of options look alike. The loop goes on while they are packed.
                    packed = await asyncio.to_thread(zlib.compress, text.encode(), 1)
                    await self._websocket.send_bytes(packed)
                else:
                    await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._give_up()
        finally:
            self._sender = None

    def _give_up(self) -> None:
        self.closed = True
        self._queue.clear()

    async def close(self, code: int) -> None:
        """Sends what is left, as far as it is taken, and closes the connection."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=self._limits.goodbye_seconds)
        self.closed = True
        await self.hang_up(code)

    async def hang_up(self, code: int) -> bool:
        """Closes the connection at once; False if the other side does not even listen to that."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                async with asyncio.timeout(self._limits.goodbye_seconds):
                    await self._websocket.close(code)
            except TimeoutError:
                return False
        return True

    def stop(self) -> None:
        """Sends nothing more, whatever is left."""
        self.closed = True
        self._too_slow = _nothing  # whoever waited for that goes, too
        if self._sender is not None:
            self._sender.cancel()


def _nothing() -> None:
    pass
