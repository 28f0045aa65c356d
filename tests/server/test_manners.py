"""One client cannot slow the others down, whatever it does within or beyond its limits."""

import json
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mathom.server import UNLIMITED, Limits, connection, prompt_http, run
from mathom.server.limits import Bucket, RateLimit
from mathom.table import Hall
from tests.server.running import Running, Sitting, running

GREEDY, POLITE = "127.0.0.1", "127.0.0.2"


def sitting(server: Running, created: dict[str, object], seat: int, address: str) -> Sitting:
    """Somebody at a seat who comes from an address of their own."""
    caller = socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0))
    found = Sitting(server.port, sock=caller)
    keys: list[dict[str, object]] = created["keys"]  # type: ignore[assignment]
    key = next(one["key"] for one in keys if one["seat"] == seat)
    found.say("hello", match=created["match"], keys=[key], version=None)
    return found


def test_who_asks_again_and_again_waits_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LONGEST_PAUSE", 3.0)
    little = UNLIMITED._replace(work=RateLimit(1e-6, 1e-9))
    with running(tmp_path / "t.sqlite3", little) as server:
        created = server.create()
        with (
            sitting(server, created, 1, GREEDY) as greedy,
            sitting(server, created, 0, POLITE) as polite,
        ):
            asked = polite.asked()
            greedy.next("update")
            for number in range(20):
                greedy.say("undo", id=f"u{number}", seat=1, version=0)
            greedy.next("stale")
            polite.answer(asked, "t")
            assert polite.next("ack", "refused")["is"] == "ack"
            greedy.say("ping", id="p")  # it stands behind all that was asked before
            with pytest.raises(TimeoutError):
                while True:
                    heard = json.loads(greedy.socket.recv(timeout=1))
                    assert heard["is"] != "pong"


def test_connections_from_one_address_are_counted(tmp_path: Path) -> None:
    few = UNLIMITED._replace(connects=RateLimit(3, 0))
    with running(tmp_path / "t.sqlite3", few) as server:
        created = server.create()
        for _ in range(3):
            with sitting(server, created, 0, GREEDY) as guest:
                guest.next("welcome")
        with (
            pytest.raises(ConnectionClosed) as closed,
            sitting(server, created, 0, GREEDY) as guest,
        ):
            guest.next("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        with sitting(server, created, 0, POLITE) as guest:
            guest.next("welcome")


def test_nothing_is_loaded_for_a_wrong_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "t.sqlite3") as server:
        created = server.create()
    loaded: list[str] = []
    load = Hall._load

    async def noted(hall: Hall, match: str) -> object:
        loaded.append(match)
        return await load(hall, match)

    monkeypatch.setattr(Hall, "_load", noted)
    with running(tmp_path / "t.sqlite3") as server:
        path = f"/api/matches/{created['match']}"
        assert server.get(path, "wrong").status_code == 403
        assert loaded == []
        assert server.get(path, created["keys"][0]["key"]).status_code == 200
        assert loaded == [created["match"]]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: local",
        b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HT",
    ],
)
def test_a_request_that_is_only_half_there_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(prompt_http, "PATIENCE", 0.5)
    with running(tmp_path / "t.sqlite3") as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as slow:
            slow.sendall(half)
            try:
                while slow.recv(4096):  # an answer to what was whole may come before the end
                    pass
            except ConnectionResetError:
                pass
        with server.sit(server.create(), 0) as anna:  # who speaks the WebSocket is not in a hurry
            anna.next("update")
            with pytest.raises(TimeoutError):
                anna.socket.recv(timeout=1.5)
            anna.say("ping", id="p")
            assert anna.next("pong")["id"] == "p"


def test_a_message_that_is_only_half_there_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SILENT_SECONDS", 0.5)
    shake = (
        "GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    patient = UNLIMITED._replace(hello_seconds=3600)
    with (
        running(tmp_path / "t.sqlite3", patient) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=20) as slow,
    ):
        slow.sendall(shake.encode())
        assert b"101 Switching" in slow.recv(4096)
        slow.sendall(b"\x81\x85half")  # a mask and five letters are promised; they never come
        with suppress(ConnectionResetError):
            while slow.recv(4096):  # pings, to which it cannot answer any more
                pass


def test_a_bucket_that_lends() -> None:
    now = 0.0
    bucket = Bucket(RateLimit(2.0, 0.5), lambda: now)
    assert bucket.spend(1.5) == 0.0
    assert bucket.spend(1.5) == 2.0
    now = 10.0
    assert bucket.spend(1.0) == 0.0
    assert Limits().work.per_second < 1.0
