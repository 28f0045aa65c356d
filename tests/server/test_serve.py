"""`mathom serve`: what is said before the first guest comes."""

import logging
import re
import socket
import sqlite3
from pathlib import Path

import pytest

from mathom.core import MathomError
from mathom.server import addresses, listen, logs, prepare
from mathom.server.limits import BadLimit, Limits, RateLimit, limits_with
from mathom.text import Words


def test_the_address_for_this_device_and_for_others() -> None:
    here, near = addresses("0.0.0.0", 8000)
    assert here == "http://localhost:8000/"
    assert near is None or near.startswith("http://")
    assert addresses("127.0.0.1", 81) == ("http://127.0.0.1:81/", None)
    assert addresses("::1", 81) == ("http://[::1]:81/", None)


def test_a_taken_port_and_a_strange_host() -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    with taken, pytest.raises(MathomError, match="serve-port-taken"):
        listen("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(MathomError, match="serve-host"):
        listen("256.1.1.1", 0)


def test_a_store_that_cannot_be_used_is_told_kindly(tmp_path: Path) -> None:
    noise = tmp_path / "noise.sqlite3"
    noise.write_bytes(b"this is no database, but long enough to be looked at" * 100)
    with pytest.raises(MathomError, match="serve-store-broken"):
        prepare(noise)
    with pytest.raises(MathomError, match="serve-store-broken"):
        prepare("postgresql://nobody@127.0.0.1:1/nothing")


@pytest.mark.parametrize("url", ["mysql://root@host/x", "postgresql://a@localhost:abc/x"])
def test_a_place_that_is_none_is_told_in_both_languages(url: str) -> None:
    with pytest.raises(MathomError, match="serve-store-url") as caught:
        prepare(url)
    for language in ("de", "en"):
        assert "host" in Words(language, strict=True).say(caught.value.message)


def test_a_log_file_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST", 500)
    before = {name: logging.getLogger(name).handlers for name in logs.LOGGERS}
    try:
        logs.set_up(str(tmp_path / "table.log"))
        for number in range(100):
            logging.getLogger("mathom").info("line %d", number)
    finally:
        for name, handlers in before.items():
            logging.getLogger(name).handlers = handlers
    assert len(list(tmp_path.iterdir())) == 1 + logs.KEPT
    assert "line 99" in (tmp_path / "table.log").read_text("utf-8")


def test_what_a_guest_broke_is_no_error_of_ours() -> None:
    calm = logs.CalmAboutGuests()
    for error, level in (
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"), "INFO"),
        (KeyError(), "ERROR"),
    ):
        line = logging.LogRecord(
            "uvicorn.error", logging.ERROR, "", 0, "it broke", (), (type(error), error, None)
        )
        calm.filter(line)
        assert line.levelname == level
        assert (line.exc_info is None) == (level == "INFO")


def test_a_store_from_the_future_is_told_kindly(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    prepare(place)
    prepare(place)
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO mathom_schema VALUES (99)")
    connection.close()
    with pytest.raises(MathomError, match="serve-store-newer"):
        prepare(place)


def test_limits_can_be_set() -> None:
    limits = limits_with(["connections_each=400", "matches=120:2", "hello_seconds=2.5"])
    assert limits.connections_each == 400
    assert limits.matches == RateLimit(120, 2)
    assert (
        limits._replace(connections_each=200, matches=RateLimit(60, 1), hello_seconds=10)
        == Limits()
    )


@pytest.mark.parametrize(
    "wish",
    ["", "cakes=7", "matches=5", "queue=1:2", "frame=nan", "body=1e999", "connects=0:1", "queue=x"],
)
def test_a_limit_that_cannot_be_set_is_told(wish: str) -> None:
    with pytest.raises(BadLimit) as refused:
        limits_with([wish])
    for language in ("de", "en"):
        assert "connections_each" in Words(language, strict=True).say(refused.value.message)


def test_the_host_can_read_what_every_limit_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| `([\d.:]+)` \|", page, re.MULTILINE))
    assert limits_with(f"{name}={usual}" for name, usual in told.items()) == Limits()
    assert tuple(sorted(told)) == tuple(sorted(Limits._fields))
