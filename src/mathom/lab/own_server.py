"""A server of one's own on 127.0.0.1, without limits, and requests to it: what benches play at."""

import asyncio
import json
import socket
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any

STARTING = 120.0
"""Seconds a server has to start; a busy machine takes its time."""


@asynccontextmanager
async def own_server(store: str) -> AsyncIterator[tuple[int, int]]:
    """A server in a process of its own: its port and process id. It has `/metrics`, and believes
    whoever says for which address they ask."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = get_context("spawn").Process(target=_serve, args=(store, port), daemon=False)
    process.start()
    try:
        end = time.monotonic() + STARTING
        while not await asyncio.to_thread(_answers, port):
            if not process.is_alive() or time.monotonic() > end:
                raise RuntimeError("the server does not start")
            await asyncio.sleep(0.05)
        assert process.pid is not None
        yield port, process.pid
    finally:
        process.terminate()
        await asyncio.to_thread(process.join, 10)


async def post(
    port: int, path: str, body: Any, key: str | None = None, address: str | None = None
) -> Any:
    """What a request is answered with, from an address if one is named. Raises OSError."""
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    if address is not None:
        headers["X-Forwarded-For"] = address
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    return json.loads(await asyncio.to_thread(_read, request))


async def metrics(port: int) -> dict[str, float]:
    """The server's numbers, by the names that Prometheus knows them by."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/metrics")
    lines = (await asyncio.to_thread(_read, request)).decode().splitlines()
    told = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(number) for name, _, number in told}


def _read(request: urllib.request.Request) -> bytes:
    with urllib.request.urlopen(request, timeout=60) as response:
        found: bytes = response.read()
        return found


def _serve(store: str, port: int) -> None:
    from mathom.server import UNLIMITED, listen, serve  # noqa: PLC0415 – in its own process
    from mathom.server.logs import set_up  # noqa: PLC0415

    set_up(None)
    listening = listen("127.0.0.1", port)
    serve(store, listening, limits=UNLIMITED, proxies=("127.0.0.1",), metrics=True)


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as response:
            return bool(response.status == 200)
    except OSError:
        return False
