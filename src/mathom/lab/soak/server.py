"""The server under test: `mathom serve` in a process of its own, which can be killed."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

_SERVE = "from mathom.cli import main; main()"
_NAMES = ("Merry", "Pippin")


class Served:
    """A server, and its port; started again it is the same one to its guests."""

    def __init__(self, store: str, log: Path) -> None:
        self.store = store
        self.log = log
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Starts it, and returns once it answers. Raises RuntimeError if it never does."""
        command = [sys.executable, "-c", _SERVE, "serve", "--host", "127.0.0.1", "--no-browser"]
        options = ["--port", str(self.port), "--db", self.store, "--log", str(self.log)]
        # Who is killed cannot clean up; Python's own remark on that is not what is looked for.
        environment = {**os.environ, "PYTHONWARNINGS": "ignore:resource_tracker"}
        self.process = subprocess.Popen(
            [*command, *options], stdout=subprocess.DEVNULL, env=environment
        )
        for _ in range(600):
            if await asyncio.to_thread(self._answers):
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Ends it at once, as a power failure would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> None:
        """Lets it finish what it is doing."""
        if self.process is not None:
            self.process.terminate()
            await asyncio.to_thread(self.process.wait)

    @property
    def pid(self) -> int:
        """The process it runs in now."""
        assert self.process is not None
        return self.process.pid

    async def found(self, bot: str | None) -> dict[str, Any] | None:
        """A new match of two, or of one against a bot; None if it cannot be had now."""
        seats: list[dict[str, str]] = [{"kind": "human", "name": name} for name in _NAMES]
        if bot is not None:
            seats[1] = {"kind": "bot", "bot": bot}
        order = {"game": "hobbits", "mode": "hot-seat", "seats": seats}
        return await asyncio.to_thread(self._post, "/api/matches", order)

    def _post(self, path: str, body: Any) -> dict[str, Any] | None:
        headers = {"Content-Type": "application/json"}
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                made: dict[str, Any] = json.load(response)
                return made
        except (OSError, urllib.error.HTTPError):
            return None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2):
                return True
        except OSError:
            return False
