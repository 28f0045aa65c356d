"""HTTP and WebSocket on top of the table. docs/protocol.md says what is spoken."""

from mathom.server.app import create_app
from mathom.server.limits import UNLIMITED, Limits
from mathom.server.run import HOST, PORT, addresses, listen, prepare, serve

__all__ = [
    "HOST",
    "PORT",
    "UNLIMITED",
    "Limits",
    "addresses",
    "create_app",
    "listen",
    "prepare",
    "serve",
]
