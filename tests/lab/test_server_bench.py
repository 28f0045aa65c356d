"""The load test itself: small, short, and only against 127.0.0.1."""

import sys

import pytest

from mathom.lab.bot_waits import measure_waits
from mathom.lab.server_bench import measure
from mathom.lab.timing import calibration
from tests.table.postgres import running_postgres


def test_a_small_load_is_measured() -> None:
    found = measure(4, seconds=1.0, pace=50, idle=5)
    assert found.matches == 2
    assert found.decisions_per_s > 0
    assert 0 < found.busy_p50_ms <= found.busy_p99_ms
    assert 0 < found.paced_p50_ms <= found.paced_p99_ms
    assert found.decisions_per_s >= found.decisions_per_s_median > 0
    if sys.platform == "linux":
        assert found.cpu_us_per_decision is not None
        assert found.cpu_us_per_decision > 0
        assert found.cost is not None
        assert found.cost > 0
        assert found.cost_spread is not None
        assert found.cost_spread >= 0


def test_a_short_round_goes_on_until_something_is_measured() -> None:
    found = measure(2, seconds=0.02, pace=50, idle=1)
    assert found.decisions_per_s_median > 0


def test_how_long_people_wait_for_bots_is_measured() -> None:
    found = measure_waits(3, bot="ismcts:0.2s", alone=1, seconds=2.0)
    assert found.answers > 0
    assert 0 < found.p50_s <= found.p95_s <= found.longest_s
    assert 0 < found.most_turns <= 2
    assert (found.for_ever, found.failed) == (0, 0)


def test_two_servers_share_a_database_with_the_players_of_a_match_at_different_ones() -> None:
    with running_postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed")
        found = measure(4, seconds=0.5, pace=50, idle=1, store=url, processes=2, apart=True)
    assert (found.processes, found.apart, found.matches) == (2, True, 2)
    assert found.decisions_per_s > 0


def test_the_calibration_is_always_about_the_same() -> None:
    times = [calibration() for _ in range(3)]
    assert 0 < min(times) <= max(times) < 20 * min(times)
