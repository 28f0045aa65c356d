"""A store that is locked or full: said at once, with the reason, and well again by itself."""

from pathlib import Path
from typing import Any

import pytest

from mathom.server import running as server_state
from mathom.table.store import connect
from tests.server.running import TWO, running
from tests.table.test_outages import locked


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
