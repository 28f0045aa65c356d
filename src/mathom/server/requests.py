"""Reading requests and writing responses, in JSON."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mathom.server.http_errors import Problem
from mathom.table import Admission, Hall

T = TypeVar("T")


def reply(value: Any, status: int = 200) -> Response:
    """A value as JSON. What is about a match is nobody else's, so nothing keeps it."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


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
