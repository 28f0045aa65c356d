"""What the host is told about the server, where it was asked for."""

import re
from collections.abc import Iterator

import pytest

from mathom.table.meters import Times
from tests.server.running import Running, running

BOT = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tells how it is doing."""
    with running(tmp_path_factory.mktemp("server") / "t.sqlite3", metrics=True) as server:
        yield server


def _numbers(server: Running) -> dict[str, float]:
    """The samples of `/metrics`, by name and labels."""
    text = server.get("/metrics").text
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in samples)}


def test_nothing_is_told_unless_asked_for(server: Running) -> None:
    assert server.get("/metrics").headers["content-type"].startswith("text/html")  # the client
    assert "mathom_" not in server.get("/metrics").text


def test_decisions_waits_and_writes_are_counted(open_server: Running) -> None:
    by_person, by_bot = (f'mathom_decisions_total{{by="{who}"}}' for who in ("person", "bot"))
    before = during = _numbers(open_server)
    answers = 0
    with open_server.sit(open_server.create(BOT), 0) as anna:
        asked = anna.asked()
        while during[by_bot] == before[by_bot] or answers < 3:  # until her turn has ended
            anna.answer(asked, f"a{answers}")
            anna.next("ack")
            answers += 1
            asked = anna.asked()  # if the bot was on, it has answered
            during = _numbers(open_server)
    assert during["mathom_connections"] == before["mathom_connections"] + 1
    assert during[by_person] == before[by_person] + answers
    assert during["mathom_bot_wait_seconds_count"] > before["mathom_bot_wait_seconds_count"]
    writes = during["mathom_store_write_seconds_count"]
    assert writes - before["mathom_store_write_seconds_count"] >= 4
    assert during['mathom_store_write_seconds_bucket{le="+Inf"}'] == writes


def test_the_text_is_what_prometheus_reads(open_server: Running) -> None:
    answer = open_server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        sample = r'mathom_\w+(\{\w+="[^"]*"\})? [-+.\de]+'
        assert re.fullmatch(rf"# (HELP|TYPE) mathom_\w+ .+|{sample}", line), line


@pytest.mark.parametrize(
    ("wanted", "title"), [("de-AT,en;q=0.5", "Wie es dem Tisch"), ("fr", "How the table")]
)
def test_the_status_page_speaks_the_hosts_language(
    open_server: Running, wanted: str, title: str
) -> None:
    page = open_server.http.get("/status", headers={"Accept-Language": wanted}).text
    assert title in page
    assert "status-" not in page


def test_nobody_learns_a_key_or_a_name_from_the_numbers(open_server: Running) -> None:
    created = open_server.create()
    for path in ("/metrics", "/status"):
        told = open_server.get(path).text
        assert created["match"] not in told
        assert "Anna" not in told


def test_times_are_sorted_into_ranges() -> None:
    times = Times((1.0, 10.0))
    assert times.below(0.5) is None
    for seconds in (0.5, 1.0, 2.0, 99.0):
        times.add(seconds)
    assert times.counts == [2, 1, 1]
    assert (times.below(0.5), times.below(0.75), times.below(1.0)) == (1.0, 10.0, float("inf"))
