"""Reading requests and writing responses, in JSON."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from mathom.server.http_errors import Problem
from mathom.table import Admission, Hall

T = TypeVar("T")

WORTH_PACKING = 1400
PACKED_QUICKLY = 3


def reply(value: Any, status: int = 200) -> Response:
    """A value as JSON. What is about a match is nobody else's, so nothing keeps it."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def json_lines(values: AsyncIterator[Any]) -> Response:
    """Values as JSON, a line each, as they come; whoever stops listening ends it."""

    async def lines() -> AsyncIterator[bytes]:
        async for value in values:
            yield msgspec.json.encode(value) + b"\n"

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines(), headers=headers, media_type="application/x-ndjson")


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
    """The body of a request. Raises Problem for anything but this kind of JSON."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Problem(415, "request-type")
    try:
        data = await request.body()
        return msgspec.json.decode(data, type=kind)
    except ClientDisconnect:  # nobody is left to read this
        raise Problem(400, "request-json", reason="cut off") from None
    except msgspec.ValidationError as error:
        raise Problem(400, "request-fields", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(400, "request-json", reason=str(error)) from None


def number(request: Request, name: str, default: int | None, most: int) -> int | None:
    """A number in the query. Raises Problem if it is none."""
    given = request.query_params.get(name)
    if given is None:
        return default
    if not given.isascii() or not given.isdecimal() or len(given) > 9 or int(given) > most:
        raise Problem(400, "request-fields", reason=f"{name}: 0…{most}")
    return int(given)


async def admission(request: Request) -> Admission:
    """Whom the request's key lets in. Raises TableError."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    given = key.strip() if scheme.lower() == "bearer" and key.strip() else None
    return await hall(request).admit(request.path_params["match"], given)


def hall(request: Request) -> Hall:
    """The hall this server serves."""
    found: Hall = request.app.state.running.hall
    return found


async def while_wanted(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, as long as the client waits for it: who goes away ends it.

    The body must have been read before. Raises Problem if nobody is left, and what the work raises.
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
    raise Problem(400, "request-gone")


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
