"""A WebSocket client that is so small that a load test does not measure it instead of the server.

For 127.0.0.1 only: it trusts its server, sends short text frames and understands nothing else.
"""

import asyncio
import base64
import os
from collections.abc import Callable

import msgspec

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_MASK = b"\0\0\0\0"
"""A mask of zeros is allowed, and costs nothing."""


class OfferedAnswer(msgspec.Struct):
    """An option, as far as a player at random needs it."""

    answer: str


class HeardQuestion(msgspec.Struct):
    """What is asked."""

    kind: str = msgspec.field(name="is")
    options: list[OfferedAnswer] = []


class ServerSaid(msgspec.Struct):
    """What the server said, as far as a player at random needs it."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    question: HeardQuestion | None = None


said_in = msgspec.json.Decoder(ServerSaid).decode


class TinyClient(asyncio.Protocol):
    """One connection; calls back with every text, and with None when it ends."""

    def __init__(self, hear: Callable[[bytes | None], None], address: str | None = None) -> None:
        self._hear = hear
        self._address = address
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        from_there = f"X-Forwarded-For: {self._address}\r\n" if self._address else ""
        request = (
            "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{from_there}\r\n"
        )
        transport.write(request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("refused"))
        self._hear(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.open.set_exception(ConnectionError(bytes(self._buffer[:60]).decode()))
                self.close()
                return
            del self._buffer[: end + 4]
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or (size >= 126 and len(buffer) < start):
                break
            self._frame(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING:
            self._send(_PONG, content)
        elif kind == _CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Sends a text."""
        self._send(_TEXT, text)

    def _send(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else None
        if head is None:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + _MASK + content)

    def stop_listening(self) -> None:
        """Takes nothing more of what is sent."""
        if self._transport is not None:
            self._transport.pause_reading()

    @property
    def closed(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def close(self) -> None:
        """Ends the connection."""
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, hear: Callable[[bytes | None], None], address: str | None = None
) -> TinyClient:
    """A connection to the server on this port of this machine, for an address if one is named and
    the server believes it. Raises OSError."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: TinyClient(hear, address), "127.0.0.1", port)
    await client.open
    return client
