"""HTTP for those who get to the point: a request that does not come to its end is cut off."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 10.0
"""Seconds from the beginning of a request, or of a connection, to the end of the request."""


class PromptHttp(H11Protocol):
    """uvicorn's protocol, with a clock for requests that are only half there.

    Without it, a few thousand connections that send a letter now and then hold every place.
    """

    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        taken_over = self.transport.get_protocol() is not self  # it is a WebSocket now
        if taken_over or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
