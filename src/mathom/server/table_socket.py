"""The WebSocket of the table: what is sent in one go is written in one go.

uvicorn's protocol, with a short way out: a message becomes a frame where it is said, without a
task and a layer for each, and all frames of one turn of the event loop are one write.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

SEND_NOW = "mathom.send_now"
"""The name of the short way among the extensions of a scope."""
GONE = "mathom.gone"
"""The name of the event that is set when the other side is gone: for who does not listen to it."""


class TableSocket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._frames: list[bytes] = []
        self._gone = asyncio.Event()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now
            extensions[GONE] = self._gone

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone.set()
        # The scope is the connection's own: with the short way in it, both would hold each other.
        scope: Any = getattr(self, "scope", None) or {}
        scope.get("extensions", {}).pop(SEND_NOW, None)
        self._frames.clear()

    def send_now(self, text: str) -> bool:
        """Sends a message at once; False if the other side does not take it just now."""
        if (
            self.disconnected
            or self.close_sent
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
        ):
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        data = text.encode()
        self._frames += (_head(len(data)), data)
        return True

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def _flush(self) -> None:
        if self._frames:
            frames, self._frames = self._frames, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))


def _head(length: int) -> bytes:
    """The head of a whole text frame (RFC 6455, 5.2): servers do not mask."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
