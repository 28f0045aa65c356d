"""`/api/matches/…/replay`, `/api/records/…`: looking back on what is over, open to everybody."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from mathom.server.addresses import client_of
from mathom.server.http_errors import Problem
from mathom.server.requests import body, hall, number, reply
from mathom.server.running import Running
from mathom.table import Mode, Order, Past, SeatOrder, replay
from mathom.table.chances import course

PAGE = 50
LONGEST_PAGE = 200


class OpenText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position that somebody has as a file."""

    text: Annotated[str, Meta(min_length=1)]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new match from a point of an old one."""

    at: int
    seats: tuple[SeatOrder, ...]
    mode: Mode = "bots"


async def past_of(request: Request) -> Past:
    """What the path names: a match that is over, or an opened text. Raises TableError, Problem."""
    running: Running = request.app.state.running
    if "record" in request.path_params:
        return running.opened.find(request.path_params["record"])
    return await hall(request).past(request.path_params["match"])


async def open_text(request: Request) -> Response:
    wanted = await body(request, OpenText)
    running: Running = request.app.state.running
    past = await running.opened.open(client_of(request.scope), wanted.text)
    return reply({"record": past.id, "game": past.game.id, "total": past.progress.answers}, 201)


async def steps(request: Request) -> Response:
    past = await past_of(request)
    seat = number(request, "seat", None, 99)
    first = number(request, "from", 0, 10**9) or 0
    limit = number(request, "limit", PAGE, LONGEST_PAGE) or PAGE
    return reply(replay(past, seat, first, limit))


async def fork(request: Request) -> Response:
    past = await past_of(request)
    wanted = await body(request, Fork)
    allow_another(request)
    order = Order(past.game.id, wanted.seats, {}, wanted.mode)
    founder = client_of(request.scope)
    return reply(await hall(request).fork(past, wanted.at, order, founder), 201)


async def record(request: Request) -> Response:
    past = await past_of(request)
    name = f'attachment; filename="{past.game.id}-{past.id}.mathom"'
    headers = {"Cache-Control": "no-store", "Content-Disposition": name}
    live = hall(request).looked_at(past.id)
    advised = "" if live is None else live.adviser.comment()
    return PlainTextResponse(f"{past.record()}{advised}", headers=headers)


async def curve(request: Request) -> Response:
    """How the match went, a line of JSON at a time: first what is known at once."""
    past = await past_of(request)
    seat = number(request, "seat", None, len(past.players) - 1)
    running: Running = request.app.state.running
    client = client_of(request.scope)
    running.analyses.check(client)

    async def lines() -> AsyncIterator[bytes]:
        with running.analyses.under_way(client):
            yield _line(course(past))
            async for point in running.analyses.curve(client, past, seat):
                yield _line(point)
            yield _line({"is": "done"})

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines(), headers=headers, media_type="application/x-ndjson")


async def weigh(request: Request) -> Response:
    past = await past_of(request)
    at = number(request, "at", 0, 10**9) or 0
    running: Running = request.app.state.running
    return reply(await running.analyses.weigh(client_of(request.scope), past, at))


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def allow_another(request: Request) -> None:
    """One more match from this address. Raises Problem if there were too many."""
    if not request.app.state.running.founding.take(client_of(request.scope)):
        raise Problem(429, "request-rate")


def _both(path: str, endpoint: Any, **more: Any) -> tuple[Route, Route]:
    """The same for a match and for an opened text."""
    return (
        Route(f"/api/matches/{{match}}/{path}", endpoint, **more),
        Route(f"/api/records/{{record}}/{path}", endpoint, **more),
    )


ROUTES = (
    Route("/api/records", open_text, methods=["POST"]),
    *_both("replay", steps),
    *_both("fork", fork, methods=["POST"]),
    *_both("record", record),
    *_both("curve", curve),
    *_both("weighed", weigh),
)
