"""Reading requests and writing responses, in JSON."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from mathom.core import Message
from mathom.server.addresses import client_of
from mathom.server.http_errors import HttpError, answer_to
from mathom.table import Admission, Hall

if TYPE_CHECKING:
    from mathom.server.running import Running

log = logging.getLogger("mathom.server")

P = ParamSpec("P")
T = TypeVar("T")

WORTH_PACKING = 1400
PACKED_QUICKLY = 3


def reply(value: Any, status: int = 200) -> Response:
    """A value as JSON. What is about a match is nobody else's, so nothing keeps it."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


class JsonLinesResponse(StreamingResponse):
    """Values as JSON, a line each, as they come; whoever stops listening ends it. What goes wrong
    after the first of them is the last line.

    `during` is entered before the first of them, and left in any case: it may refuse.
    """

    def __init__(self, values: AsyncIterator[Any], during: AbstractContextManager[None]) -> None:
        async def lines() -> AsyncIterator[bytes]:
            try:
                async for value in values:
                    yield msgspec.json.encode(value) + b"\n"
            except Exception as error:
                found = answer_to(error)
                if found is None:
                    log.exception("bug in a stream")
                message = Message("server-broken") if found is None else found.message
                yield msgspec.json.encode({"is": "error", "message": message}) + b"\n"

        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(lines(), headers=headers, media_type="application/x-ndjson")
        self._during = during

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._during:
            await super().__call__(scope, receive, send)


def long_reply(request: Request, value: Any) -> Response:
    """A value as JSON, packed for whoever can unpack it."""
    response = reply(value)
    if "gzip" in request.headers.get("accept-encoding", "") and len(response.body) >= WORTH_PACKING:
        data = gzip.compress(bytes(response.body), PACKED_QUICKLY, mtime=0)
        response = Response(data, 200, {"Cache-Control": "no-store"}, "application/json")
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request. Raises HttpError for anything but this kind of JSON."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise HttpError(415, "request-type")
    try:
        data = await request.body()
        return msgspec.json.decode(data, type=kind)
    except ClientDisconnect:  # nobody is left to read this
        raise HttpError(400, "request-json", reason="cut off") from None
    except msgspec.ValidationError as error:
        raise HttpError(400, "request-fields", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "request-json", reason=str(error)) from None


def number(request: Request, name: str, default: int | None, most: int) -> int | None:
    """A number in the query. Raises HttpError if it is none."""
    given = request.query_params.get(name)
    if given is None:
        return default
    if not given.isascii() or not given.isdecimal() or len(given) > 9 or int(given) > most:
        raise HttpError(400, "request-fields", reason=f"{name}: 0…{most}")
    return int(given)


async def admission(request: Request) -> Admission:
    """Whom the request's key lets in. Raises TableError."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    given = key.strip() if scheme.lower() == "bearer" and key.strip() else None
    return await hall(request).admit(request.path_params["match"], given)


def running_of(request: Request) -> "Running":
    """The server that was asked."""
    found: Running = request.app.state.running
    return found


def hall(request: Request) -> Hall:
    """The hall this server serves."""
    return running_of(request).hall


async def aside(request: Request, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Something that takes a while, done beside the playing while the client waits for it."""
    doing = running_of(request).side_work.do(client_of(request.scope), work, *args, **more)
    return await while_wanted(request, doing)


async def while_wanted(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, as long as the client waits for it: who goes away ends it.

    The body must have been read before. Raises HttpError if nobody is left, and what the work
    raises.
    """
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
    finally:
        for task in (working, gone):
            task.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)
    raise HttpError(400, "request-gone")


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
