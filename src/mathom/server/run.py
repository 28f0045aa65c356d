"""Running the server: the socket, the addresses to tell people, uvicorn."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from mathom.core import Arg, MathomError, Message
from mathom.server.addresses import Hosts, addresses
from mathom.server.app import create_app
from mathom.server.limits import Limits
from mathom.server.prompt_http import PromptHttp
from mathom.server.table_socket import TableSocket
from mathom.table import BadOrder, open_store
from mathom.table.steady import PAUSE
from mathom.table.store.migrations import NewerStore

HOST = "0.0.0.0"
PORT = 8000
DEAF_SECONDS = 30
SILENT_SECONDS = 20.0
"""A connection is asked for a sign of life so often, and waited for so long. Who has sent half a
message cannot give one before the other half: slow messages end here as well."""


class PortTaken(MathomError):
    """Somebody else listens there already."""

    def __init__(self, port: int) -> None:
        super().__init__(Message("serve-port-taken", {"port": port, "other": port + 1}))


class BadHost(MathomError):
    """This machine has no such address."""

    def __init__(self, host: str) -> None:
        super().__init__(Message("serve-host", {"host": host}))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises PortTaken or BadHost."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(port) from None
        raise BadHost(host) from None
    # Connections inherit it: who takes nothing of what is sent for so long is cut off.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_SECONDS * 1000)
    return listening


def make_room(connections: int) -> None:
    """As many open files as these connections take, if the system allows it."""
    try:
        import resource  # noqa: PLC0415 – Windows has none, and no such limit
    except ModuleNotFoundError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 256  # and the store, the workers, files of the client
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class NoStore(MathomError):
    """The store cannot be used."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"serve-store-{reason}", facts))


def prepare(store: str | Path) -> None:
    """Creates or migrates the store, so that what is wrong with it is said before anything else.

    Raises NoStore.
    """

    async def touch() -> None:
        await (await open_store(store)).close()

    try:
        asyncio.run(touch())
    except ModuleNotFoundError as error:
        raise NoStore("driver", name=error.name or "?") from None
    except NewerStore:
        raise NoStore("newer") from None
    except BadOrder as error:
        raise NoStore("url", **error.message.args) from None
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise NoStore("broken", reason=reason) from None


def _near(host: str, port: int) -> str | None:
    """Where other devices in the house find this server."""
    found = addresses(host, port)[1]
    return found and found.removesuffix("/")


def configured(
    app: ASGIApp, limits: Limits, proxies: Iterable[str] = (), **more: Any
) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    trusted = list(proxies)
    wanted: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(trusted),
        "forwarded_allow_ips": trusted,
        "http": PromptHttp,
        "ws": TableSocket,
        "ws_max_size": limits.frame,
        "ws_ping_interval": SILENT_SECONDS,
        "ws_ping_timeout": SILENT_SECONDS,
        # Compressing costs each connection more memory than everything else about it.
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "lifespan": "on",
    }
    return uvicorn.Config(app, **{**wanted, **more})


def serve(
    store: str | Path,
    listening: socket.socket,
    *,
    limits: Limits = Limits(),  # noqa: B008 – a constant
    allowed: Iterable[str] = (),
    proxies: Iterable[str] = (),
    metrics: bool = False,
    pause: float = PAUSE,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serves until it is told to stop; then finishes what is being written and says goodbye.

    `allowed`: names by which the server may be called besides those of this house. `proxies`:
    addresses of those who may say for whom they ask; nobody else is believed. `pause`: how many
    seconds the table takes to answer for a seat that wishes so.
    """
    make_room(limits.connections)
    app = create_app(
        store,
        limits=limits,
        hosts=Hosts(allowed),
        near=partial(_near, *listening.getsockname()[:2]),
        metrics=metrics,
        pause=pause,
        ready=ready,
    )
    # Positions are trees that live long and have no cycles, and matches that are put away go at
    # once: looking for garbage among them again and again would be what the slowest answers wait
    # for. What was loaded for good is not looked at at all.
    gc.freeze()
    gc.set_threshold(20_000, 50, 20)
    # The thread that writes to the disk takes its turn soon: every answer waits for it.
    sys.setswitchinterval(0.0005)
    # uvicorn hears the signals itself and, when all is done, sends them once more to whoever heard
    # them before; by then there is nothing left to stop.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    uvicorn.Server(configured(app, limits, proxies)).run(sockets=[listening])
