"""Servers to talk to, and somebody who talks to them."""

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from mathom.server import UNLIMITED, Limits, create_app, listen
from mathom.server.run import configured
from mathom.table import WorkersHere

TWO = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bert"}]
WAIT = 60.0
"""Seconds, on a machine that has much else to do."""


class Running:
    """A server that runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)

    def create(self, seats: list[dict[str, Any]] | None = None, **order: Any) -> dict[str, Any]:
        """A new match."""
        asked = {"game": "hobbits", "seats": seats or TWO, **order}
        response = self.http.post("/api/matches", json=asked)
        assert response.status_code == 201, response.text
        created: dict[str, Any] = response.json()
        return created

    def get(self, path: str, key: str | None = None) -> httpx.Response:
        return self.http.get(path, headers=bearer(key))

    def post(self, path: str, body: Any, key: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(key))

    def sit(self, created: dict[str, Any], *seats: int, version: int | None = None) -> "Sitting":
        """Somebody with the keys of these seats (none: the spectators')."""
        keys = [one["key"] for one in created["keys"] if one["seat"] in seats]
        sitting = Sitting(self.port)
        sitting.say("hello", match=created["match"], keys=keys or [created["spectator"]],
                    version=version)  # fmt: skip
        return sitting


def bearer(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Authorization": f"Bearer {key}"}


class Sitting:
    """Somebody at a table, over a WebSocket."""

    def __init__(self, port: int, **options: Any) -> None:
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                **{
                    "uri": f"ws://127.0.0.1:{port}/api/live",
                    "compression": None,
                    "proxy": None,
                    "max_size": None,
                    **options,
                }
            )
        )
        self.heard: list[dict[str, Any]] = []

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._stack.close()

    def say(self, what: str, **facts: Any) -> None:
        self.socket.send(json.dumps({"is": what, **facts}))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; what comes before is remembered."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=WAIT))
            self.heard.append(message)
            if message["is"] in kinds:
                return message

    def asked(self) -> dict[str, Any]:
        """The next update in which this one is asked (or the match is over). What the table
        answers for it is no question."""
        while True:
            update = self.next("update")
            answered = (update.get("wishes") or {}).get("answered")
            if update["question"]["is"] != "waiting" and answered is None:
                return update

    def answer(self, update: dict[str, Any], token: str, index: int = 0) -> None:
        options = update["question"]["options"]
        self.say(
            "answer",
            id=token,
            seat=update["seat"],
            version=update["version"],
            answer=options[index % len(options)]["answer"],
        )


@contextmanager
def running(store: Path | str, limits: Limits = UNLIMITED, **options: Any) -> Iterator[Running]:
    """A server in a thread of its own."""
    ready = threading.Event()
    listening = listen("127.0.0.1", 0)
    options = {"bot_workers": WorkersHere, "pause": 0, **options}
    app = create_app(store, limits=limits, ready=ready.set, **options)
    server = uvicorn.Server(configured(app, limits, timeout_graceful_shutdown=2, loop="asyncio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    assert ready.wait(WAIT)
    running_ = Running(listening.getsockname()[1])
    try:
        yield running_
    finally:
        running_.http.close()
        server.should_exit = True
        thread.join(WAIT)
        listening.close()
