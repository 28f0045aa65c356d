"""The soak itself, short: a server is killed and stopped, and nothing that was promised is lost."""

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from mathom.lab.own_postgres import own_postgres
from mathom.lab.soak.__main__ import Soaked, report, soak
from mathom.lab.soak.players import Ledger

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_what_was_acknowledged_outlives_a_killed_server(tmp_path: Path) -> None:
    found = await soak(str(tmp_path / "t.sqlite3"), tmp_path, minutes=0.1, tables=2)
    assert {"kill -9", "restart", "store locked"} <= found.faults.keys()
    assert found.acknowledged > 0
    assert (found.lost, found.doubled, found.stuck) == (0, 0, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL to start")
async def test_what_was_acknowledged_outlives_a_database_that_restarts_or_hangs(
    tmp_path: Path,
) -> None:
    with own_postgres() as server:
        if server is None:
            pytest.skip("PostgreSQL is not installed")
        database = server

        def restart() -> None:
            database.stop()
            database.start()

        def hang() -> None:
            with database.hanging():
                time.sleep(1)

        troubles: dict[str, Callable[[], object]] = {"restarted": restart}
        if sys.platform == "linux":
            troubles["hanging"] = hang
        found = await soak(database.url, tmp_path, minutes=0.1, tables=3, database=troubles)
    assert {f"database {name}" for name in troubles} <= found.faults.keys()
    assert found.acknowledged > 0
    assert (found.lost, found.doubled, found.stuck, found.errors) == (0, 0, 0, 0)


def test_a_promise_with_two_versions_is_a_contradiction() -> None:
    ledger = Ledger()
    for version in (7, 7, 8):
        ledger.acknowledge("m", 0, "t1", version, 0.1)
    assert ledger.contradictions == 1


def test_a_broken_promise_is_told() -> None:
    well = Soaked(1, Counter({"kill -9": 2}), 3, 100, 0, 0, 0, 5.0, 9.0, (1 << 27, None), 0)
    assert well.well
    assert "2 × kill -9" in report(well)
    assert "128 → ? MB" in report(well)
    for broken in (well._replace(lost=1), well._replace(doubled=1), well._replace(stuck=1)):
        assert not broken.well
