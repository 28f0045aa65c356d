"""The load test itself: small, short, and only against 127.0.0.1."""

from mathom.lab.server_bench import measure


def test_a_small_load_is_measured() -> None:
    found = measure(4, seconds=0.2, pace=50, idle=5)
    assert found.matches == 2
    assert found.decisions_per_s > 0
    assert 0 < found.busy_p50_ms <= found.busy_p99_ms
    assert 0 < found.paced_p50_ms <= found.paced_p99_ms
