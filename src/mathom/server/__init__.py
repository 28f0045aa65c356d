"""HTTP and WebSocket on top of the table. docs/protocol.md says what is spoken."""

from mathom.server.addresses import Hosts, addresses
from mathom.server.app import create_app
from mathom.server.limits import UNLIMITED, Limits
from mathom.server.run import HOST, PORT, listen, prepare, serve

__all__ = [
    "HOST",
    "PORT",
    "UNLIMITED",
    "Hosts",
    "Limits",
    "addresses",
    "create_app",
    "listen",
    "prepare",
    "serve",
]
