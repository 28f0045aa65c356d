"""What stands around every request: rates, sizes, security headers, a line in the log."""

import logging
import time
from typing import Any

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mathom.core import Message as Said
from mathom.server.addresses import Hosts, client_of, own_origin
from mathom.server.http_errors import NOT_UNDERSTOOD, HttpError, answer_to
from mathom.server.limits import Buckets, Limits

log = logging.getLogger("mathom.server")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions on a board are attributes of drawings
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def problem_response(status: int, message: Said) -> Response:
    """An error as clients understand it."""
    body = msgspec.json.encode({"error": message})
    headers = {"Cache-Control": "no-store"}
    if status == 429:
        headers["Retry-After"] = "2"
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(body, status, headers, "application/json")


def failure(error: Exception) -> Response:
    """The response to an error; one we did not foresee is a bug, and logged as such."""
    found = answer_to(error)
    if found is not None:
        return problem_response(found.status, found.message)
    log.error("bug", exc_info=error)
    return problem_response(500, Said("server-broken"))


class RequestShield:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._stranger(scope) is None:
                await self.app(scope, receive, send)
            else:  # before it is accepted: the browser sees a 403
                await receive()
                await send({"type": "websocket.close", "code": NOT_UNDERSTOOD})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers[name] = value
                message = {**message, "headers": headers.raw}
            await send(message)

        try:
            if (stranger := self._stranger(scope)) is not None:
                raise stranger
            counted = scope["path"].startswith(("/api", "/health"))
            if counted and not self.requests.take(client_of(scope)):
                raise HttpError(429, "request-rate")
            await self.app(scope, self._bounded(scope, receive), dressed)
        except Exception as error:
            if status:  # too late to say anything else
                log.exception("bug after the response began")
                raise
            await failure(error)(scope, receive, dressed)
        finally:
            took = round(1000 * (time.perf_counter() - begin), 1)
            # The path names a match at most; keys are in headers, and never logged.
            facts: dict[str, Any] = {
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": took,
                "client": client_of(scope),
            }
            log.info("request", extra={"facts": facts})

    def _stranger(self, scope: Scope) -> HttpError | None:
        """What to say to a request meant for another house, or sent by another house's page."""
        if not self.hosts.knows(scope):
            return HttpError(421, "request-host")
        if scope["path"].startswith("/api") and not own_origin(scope):
            return HttpError(403, "request-origin")
        return None

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Reads no more of a body than is allowed."""
        most = self.limits.record if scope["path"] == "/api/records" else self.limits.body
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            raise HttpError(413, "request-size", most=most)
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HttpError(413, "request-size", most=most)
            return message

        return bounded
