"""The application: every address, and what happens when it starts and stops."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from mathom.core import MathomError
from mathom.server import decks, matches, records, static_api, status
from mathom.server.addresses import Hosts
from mathom.server.assets import NOT_BUILT, files_of_client
from mathom.server.connection import live
from mathom.server.first_meeting import meet_every_type
from mathom.server.http_errors import HttpError
from mathom.server.limits import Limits
from mathom.server.middleware import RequestShield, failure
from mathom.server.requests import reply
from mathom.server.running import Running
from mathom.table import BotWorkers, Hall, WorkerProcesses, open_store
from mathom.table.steady import PAUSE

log = logging.getLogger("mathom.server")

CLIENT = Path(str(files("mathom.server"))) / "client"

_IDS = {404: "request-path", 405: "request-method"}


def create_app(
    store: str | Path,
    *,
    limits: Limits = Limits(),  # noqa: B008 – a constant
    bot_workers: Callable[[], BotWorkers] = WorkerProcesses,
    client: Path = CLIENT,
    hosts: Hosts = Hosts(),  # noqa: B008 – a constant
    near: Callable[[], str | None] = lambda: None,
    metrics: bool = False,
    pause: float = PAUSE,
    ready: Callable[[], None] | None = None,
) -> Starlette:
    """The server for the matches in a store.

    `hosts`: by which names it may be called; `near` tells where other devices in the house find
    it; with `metrics` it tells anybody how it is doing; `pause`: how many seconds the table takes
    to answer for a seat that wishes so; `ready` is called when it can be used.
    """
    pages = files_of_client(client)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        # The first guest should not wait for the games to load, and nobody who plays for their
        # words. Nothing else is done meanwhile: see `first_meeting`.
        await asyncio.to_thread(static_api.warm)
        meet_every_type()
        hall = Hall(await open_store(store), bot_workers(), pause=pause)
        running = app.state.running = Running(hall, limits)
        if isinstance(hall.bot_workers, WorkerProcesses):
            hall.bot_workers.warm()
        await hall.keep_time()
        hall.follow_news()
        hall.spawn(_resume(hall))
        if ready is not None:
            ready()
        try:
            yield
        finally:
            running.closing = True
            running.side_work.close()
            await hall.close()
            log.info("closed")

    async def house(request: Request) -> Response:
        """Where others find this server: a page opened on localhost has to know for its links."""
        return reply({"address": await asyncio.to_thread(near)})

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise HttpError(404, "request-path")
        if not pages:
            return NOT_BUILT.response(request)
        # The client's own addresses have no dot in the end; a missing file is a missing file.
        name = path if path in pages or "." in path.rpartition("/")[2] else "index.html"
        if name not in pages:
            raise HttpError(404, "request-path")
        return pages[name].response(request)

    return Starlette(
        routes=[
            *static_api.ROUTES,
            *decks.ROUTES,
            *matches.ROUTES,
            *records.ROUTES,
            WebSocketRoute("/api/live", live),
            Route("/api/house", house),
            Route("/health", health),
            *(status.ROUTES if metrics else ()),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(RequestShield, limits=limits, hosts=hosts)],
        exception_handlers={MathomError: _failed, HTTPException: _refused},
        lifespan=life,
    )


async def health(request: Request) -> Response:
    """Whether all is well: `store` if nothing can be kept, with the reason."""
    running: Running = request.app.state.running
    trouble = None if running.closing else await running.probe.trouble()
    well = not running.closing and trouble is None
    facts = {
        "status": "ok" if well else "closing" if running.closing else "store",
        "reason": trouble,
        "matches": len(running.hall),
        "connections": running.connections,
    }
    return reply(facts, 200 if well else 503)


async def _resume(hall: Hall) -> None:
    resumed = await hall.resume()
    log.info("ready", extra={"facts": {"resumed": resumed}})


async def _failed(request: Request, error: Exception) -> Response:
    return failure(error)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    return failure(HttpError(status, _IDS.get(status, "request-fields"), reason=error.detail))
