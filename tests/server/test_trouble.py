"""A store that is locked or full: said at once, with the reason, and well again by itself."""

import sys
from pathlib import Path
from typing import Any

import pytest

from mathom.lab.own_postgres import own_postgres
from mathom.server import running as server_state
from mathom.table.store import connect, drivers
from tests.server.running import TWO, running
from tests.table.test_outages import locked

FOUNDING = 5.0
"""Seconds within which who founds a match is told that it cannot be, and why."""


def test_a_locked_store_is_said_to_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_state, "PROBE_SECONDS", 0.0)
    place = tmp_path / "table.sqlite3"
    with running(place) as server:
        assert server.get("/health").json()["status"] == "ok"
        with locked(place):
            health = server.get("/health")
            founding = server.post("/api/matches", {"game": "hobbits", "seats": TWO})
        assert (health.status_code, health.json()["status"]) == (503, "store")
        assert health.json()["reason"] == "locked"
        assert founding.status_code == 503
        assert founding.json()["error"]["id"] == "server-trouble-locked"
        assert server.get("/health").status_code == 200
        server.create()


def test_a_full_disk_is_said_to_be_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare = connect._prepare

    def small(connection: Any) -> None:
        prepare(connection)
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count=40")
        cursor.close()

    monkeypatch.setattr(connect, "_prepare", small)
    with running(tmp_path / "table.sqlite3") as server:
        for _ in range(500):
            said = server.post("/api/matches", {"game": "hobbits", "seats": TWO})
            if said.status_code != 201:
                break
        assert said.json()["error"]["id"] == "server-trouble-full"


def test_asking_often_does_not_cost_the_disk_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_state, "PROBE_SECONDS", 1000.0)
    place = tmp_path / "table.sqlite3"
    with running(place) as server:
        assert {server.get("/health").status_code for _ in range(20)} == {200}
        with locked(place):  # what was found a moment ago is still good
            assert server.get("/health").status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found as on Linux")
def test_a_database_that_hangs_is_said_to_be_away() -> None:
    order = {"game": "hobbits", "seats": TWO}
    with own_postgres() as database:
        if database is None:
            pytest.skip("PostgreSQL is not installed")
        with running(database.url) as server:
            server.create()
            with database.hanging():
                founding = server.post("/api/matches", order)
                health = server.get("/health")
            assert founding.status_code == 503
            assert founding.json()["error"]["id"] == "server-trouble-away"
            assert (health.status_code, health.json()["reason"]) == (503, "away")
            for _ in range(100):  # and it comes back by itself
                if (again := server.post("/api/matches", order)).status_code == 201:
                    break
            assert again.status_code == 201


def test_founding_never_waits_longer_than_people_do() -> None:
    assert drivers.CONNECTING + drivers.WORKING <= FOUNDING
    assert connect.BUSY_MS <= 1000 * FOUNDING
