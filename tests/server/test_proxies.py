"""The reverse proxies that docs/hosting.md shows, with exactly what is written there."""

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import TWO, WAIT, Sitting
from tests.server.serving import SERVE, free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "games.example.org"
GUEST, HOST = "127.0.0.2", "127.0.0.1"
"""Somebody elsewhere, and somebody at the machine itself."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="addresses of a guest's own")


def _shown(first: str) -> str:
    """The block of the page that begins with a line like this."""
    blocks = re.findall(r"```\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    return next(str(one) for one in blocks if re.match(first, one))


def _nginx(folder: Path, server: int, port: int) -> list[str]:
    shown = _shown(r"map \$http_upgrade").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    shown = shown.replace("listen 443", f"listen 127.0.0.1:{port}")
    shown = shown.replace("/etc/ssl/games", f"{folder}/games")
    places = "".join(
        f"{one}_temp_path {folder}/{one};\n"
        for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
    file = folder / "nginx.conf"
    file.write_text(f"{head}http {{\naccess_log off;\n{places}{shown}}}\n")
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(file)]


def _caddy(folder: Path, server: int, port: int) -> list[str]:
    shown = _shown(rf"{NAME} {{").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    # No certificate can be had from anybody for a test.
    own = f"{NAME}:{port} {{\n    bind 127.0.0.1\n    tls {folder}/games.pem {folder}/games.key\n"
    file = folder / "Caddyfile"
    options = "{\n    admin off\n    auto_https disable_redirects\n}\n"
    file.write_text(options + shown.replace(f"{NAME} {{\n", own, 1))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


class Outside:
    """The house as it is seen from behind the proxy."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.origin = f"https://{NAME}:{port}"
        self.trust = ssl.create_default_context(cafile=folder / "games.pem")

    def ask(
        self, method: str, path: str, body: Any = None, *, by: str = GUEST, **headers: str
    ) -> httpx.Response:
        """A request of somebody there."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=by)
        with httpx.Client(transport=transport, timeout=WAIT) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                json=body,
                headers={"Host": f"{NAME}:{self.port}", **headers},
                extensions={"sni_hostname": NAME},
            )

    def sit(self, created: dict[str, Any], origin: str | None = None) -> Sitting:
        """Both seats of a match, over wss."""
        sock = socket.create_connection(("127.0.0.1", self.port), WAIT, (GUEST, 0))
        sock.settimeout(None)
        sitting = Sitting(
            self.port,
            uri=f"wss://{NAME}:{self.port}/api/live",
            sock=sock,
            ssl=self.trust,
            origin=origin or self.origin,
            open_timeout=WAIT,
        )
        keys = [one["key"] for one in created["keys"]]
        sitting.say("hello", match=created["match"], keys=keys, version=None)
        return sitting


@contextmanager
def _started(command: list[str], **options: Any) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(command, text=True, **options)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _served(folder: Path, port: int) -> Any:
    """`mathom serve` as the page says, and the metrics that are to be closed."""
    text = _shown(r"pip install").replace("\\\n", " ")
    options = re.findall(r"^mathom serve (.*)$", text, re.MULTILINE)[0].split()
    more = ["--port", f"{port}", "--db", f"{folder}/t.sqlite3", "--log", f"{folder}/log"]
    command = [sys.executable, "-c", SERVE, "serve", *options, *more, "--metrics"]
    return _started(command, stdout=subprocess.DEVNULL)


def _until(true: Callable[[], bool]) -> None:
    end = monotonic() + WAIT
    while not true():
        assert monotonic() < end
        sleep(0.05)


def _status(outside: Outside) -> int:
    with suppress(httpx.TransportError):
        return outside.ask("GET", "/health").status_code
    return 0


def _asking(folder: Path, path: str) -> list[str]:
    """Who has asked for this, by the log; its last line may be half written."""
    lines = (folder / "log").read_text("utf-8").splitlines(keepends=True)
    told = [json.loads(one) for one in lines if one.endswith("\n")]
    return [one["client"] for one in told if one.get("path") == path]


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_people_play_through_the_proxy_that_the_page_shows(proxy: str, tmp_path: Path) -> None:
    if shutil.which(proxy) is None or shutil.which("openssl") is None:
        pytest.skip(f"{proxy} is not installed")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"]
    files = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "games.key", "-out", "games.pem"]
    subprocess.run([*make, *files], cwd=tmp_path, check=True, capture_output=True)
    server, port = free_port(), free_port()
    command = {"nginx": _nginx, "caddy": _caddy}[proxy](tmp_path, server, port)
    outside = Outside(tmp_path, port)
    there = partial(outside.ask, Origin=outside.origin)
    homes = {"HOME": str(tmp_path), "PATH": "/usr/sbin:/usr/bin:/bin:/usr/local/bin"}
    with _started(command, env=homes, stderr=subprocess.DEVNULL):
        with _served(tmp_path, server):
            _until(lambda: _status(outside) == 200)
            assert "<script" in there("GET", "/").text
            created = there("POST", "/api/matches", {"game": "hobbits", "seats": TWO}).json()
            with outside.sit(created) as sitting:
                sitting.answer(sitting.asked(), "first")
                kept = sitting.next("ack")["version"]

            # A page of somebody else's is not heard, whatever it asks for.
            elsewhere = outside.ask("POST", "/api/matches", {}, Origin="https://elsewhere.example")
            assert elsewhere.status_code == 403
            with pytest.raises(InvalidStatus):
                outside.sit(created, "https://elsewhere.example")

            # Limits count whoever asks, not the proxy, nor who somebody says they are.
            there("GET", "/api/house", **{"X-Forwarded-For": "6.6.6.6"})
            _until(lambda: bool(_asking(tmp_path, "/api/house")))  # noted once it was answered
            assert _asking(tmp_path, "/api/house") == [GUEST]

            # How the house is doing is nobody else's business.
            for path in ("/metrics", "/status"):
                assert there("GET", path).status_code == 403
            sitting = outside.sit(created)
            assert sitting.asked()["version"] >= kept
        # The server has been killed.
        with pytest.raises(ConnectionClosed):
            while True:
                sitting.socket.recv(timeout=WAIT)
        assert there("GET", "/health").status_code == 502
        with _served(tmp_path, server):
            _until(lambda: _status(outside) == 200)
            with outside.sit(created) as back:
                update = back.asked()
                assert update["version"] >= kept
                back.answer(update, "again")
                assert back.next("ack")["version"] > kept
