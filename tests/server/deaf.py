"""Somebody who talks and never listens: not even what the system could take in for them."""

import json
import socket
import struct
from types import TracebackType
from typing import Any

_UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Deaf:
    """A WebSocket that is only written to."""

    def __init__(self, port: int, created: dict[str, Any], seat: int) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", port))
        self._socket.sendall(_UPGRADE)
        assert b"101" in self._socket.recv(12)
        keys = [one["key"] for one in created["keys"] if one["seat"] == seat]
        self.say("hello", match=created["match"], keys=keys)

    def __enter__(self) -> "Deaf":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._socket.close()

    def say(self, what: str, **facts: Any) -> None:
        data = json.dumps({"is": what, **facts}).encode()
        length = (
            bytes([0x80 | len(data)])
            if len(data) < 126
            else bytes([0x80 | 126]) + struct.pack(">H", len(data))
        )
        self._socket.sendall(b"\x81" + length + b"\0\0\0\0" + data)
