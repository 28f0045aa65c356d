"""`mathom serve`: what is said before the first guest comes."""

import socket
import sqlite3
from pathlib import Path

import pytest

from mathom.core import MathomError
from mathom.server import addresses, listen, prepare
from mathom.table import BadOrder


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
    with pytest.raises(BadOrder):
        prepare("mysql://x")


def test_a_store_from_the_future_is_told_kindly(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    prepare(place)
    prepare(place)
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO mathom_schema VALUES (99)")
    connection.close()
    with pytest.raises(MathomError, match="serve-store-newer"):
        prepare(place)
