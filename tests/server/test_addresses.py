"""By which names the server may be called, from which pages, and by whom."""

import socket
from pathlib import Path
from typing import Any

import pytest

from mathom.server import Hosts, Limits
from mathom.server.addresses import client_of, own_origin
from mathom.server.limits import RateLimit
from tests.server.running import Running, running


def scope(host: str, origin: str | None = None, scheme: str = "http", **more: Any) -> Any:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    return {"type": "http", "scheme": scheme, "headers": headers, "server": ("8.8.4.4", 1), **more}


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.178.20:8000",
        "[fd00::12]",
        "8.8.4.4",
        f"{socket.gethostname()}.local:8000",
        "games.club.example",
    ],
)
def test_names_of_this_house(host: str) -> None:
    assert Hosts(["Games.Club.example"]).knows(scope(host))


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "localhost.evil.example", "8.8.8.8", "[::1", "[", "localhost:x", "a b:1"],
)
def test_names_of_other_houses(host: str) -> None:
    assert not Hosts(["games.club.example"]).knows(scope(host))


@pytest.mark.parametrize(
    ("host", "origin", "scheme", "own"),
    [
        ("localhost:8000", None, "http", True),
        ("localhost:8000", "http://localhost:8000", "ws", True),
        ("localhost:80", "http://localhost", "http", True),
        ("club.example", "https://club.example", "wss", True),
        ("club.example", "http://club.example", "wss", False),
        ("localhost:8000", "http://localhost:8001", "ws", False),
        ("localhost:8000", "http://localhost:8000.evil.example", "ws", False),
        ("localhost:8000", "null", "ws", False),
        ("localhost:8000", "http://[", "ws", False),
    ],
)
def test_whole_origins_are_compared(host: str, origin: str | None, scheme: str, own: bool) -> None:
    assert own_origin(scope(host, origin, scheme)) == own


def test_one_house_has_many_addresses() -> None:
    def of(address: str) -> str:
        return client_of({"client": (address, 1)})

    assert of("2001:db8:1:2::7") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::7")
    assert of("::ffff:10.0.0.1") == of("10.0.0.1")


def test_strangers_are_turned_away(server: Running) -> None:
    for path in ("/", "/api/games", "/health"):
        said = server.http.get(path, headers={"Host": "evil.example"})
        assert (said.status_code, said.json()["error"]["id"]) == (421, "request-host")
    broken = server.http.get("/api/games", headers={"Origin": "http://["})
    assert (broken.status_code, broken.json()["error"]["id"]) == (403, "request-origin")
    assert server.http.get("/", headers={"Origin": "http://other.example"}).status_code != 403


@pytest.mark.parametrize("header", ["Origin: http://[", "Host: evil.example"])
def test_a_strange_page_gets_no_connection(server: Running, header: str) -> None:
    name = header.partition(":")[0]
    lines = [f"{one}\r\n" for one in ("Host: localhost", header) if not one.startswith(name)]
    upgrade = (
        "GET /api/live HTTP/1.1\r\n" + "".join([*lines, f"{header}\r\n"]) + "Upgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as caller:
        caller.sendall(upgrade.encode())
        assert caller.recv(12) == b"HTTP/1.1 403"


def test_the_server_tells_where_others_find_it(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3", near=lambda: "http://192.168.7.7:8000") as server:
        assert server.get("/api/house").json() == {"address": "http://192.168.7.7:8000"}


def test_nobody_is_believed_to_be_somebody_else(tmp_path: Path) -> None:
    few = Limits(requests=RateLimit(5, 0))
    with running(tmp_path / "t.sqlite3", few) as server:
        codes = [
            server.http.get("/api/house", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(8)
        ]
    assert codes == [200] * 5 + [429] * 3
