"""What is asked for beside playing: by who may, so much, and while somebody listens."""

from pathlib import Path
from typing import Any

import pytest

from mathom.server import asides
from tests.server.running import Running, Sitting, running
from tests.server.test_analysis import WAIT, NeverDone

ASKED: dict[str, dict[str, Any]] = {
    "advise": {"version": 0},
    "preview": {"anchors": [], "every": True},
    "ahead": {"answers": ["x"]},
    "odds": {"problem": "battle"},
    "why-not": {"anchors": ["x"]},
    "not-now": {"anchors": ["x"]},
}
BOT = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


def ask(sitting: Sitting, what: str, seat: int, version: int = 0, token: str = "q") -> None:
    facts = dict(ASKED[what])
    if "version" in facts:
        facts["version"] = version
    sitting.say(what, id=token, seat=seat, **facts)


@pytest.mark.parametrize("what", ASKED)
def test_spectators_and_others_are_told_nothing_with_a_seats_eyes(
    server: Running, what: str
) -> None:
    created = server.create()
    with server.sit(created) as spectator, server.sit(created, 1) as bert:
        for guest, seat in ((spectator, 0), (spectator, 1), (bert, 0)):
            ask(guest, what, seat)
            said = guest.next("error", "advice", "preview", "ahead", "odds", "why-not", "not-now")
            assert said["message"]["id"] == "request-seat"


@pytest.mark.parametrize("what", ["advise", "odds"])
def test_it_ends_when_who_asked_has_gone(tmp_path: Path, what: str) -> None:
    workers = NeverDone()
    with running(tmp_path / "t.sqlite3", bot_workers=lambda: workers) as server:
        created = server.create(BOT, mode="bots")
        with server.sit(created, 0) as anna:
            update = anna.asked()
            ask(anna, what, 0, update["version"])
            assert workers.begun.acquire(timeout=WAIT)
            anna.say("ping", id="p")  # and meanwhile one can go on
            anna.next("pong")
        assert workers.stopped.acquire(timeout=WAIT)


def test_only_so_much_is_under_way_for_one_client(tmp_path: Path) -> None:
    workers = NeverDone()
    with (
        running(tmp_path / "t.sqlite3", bot_workers=lambda: workers) as server,
        server.sit(server.create(), 0) as anna,
    ):
        anna.asked()
        for number in range(asides.MOST + 3):
            ask(anna, "odds", 0, token=f"q{number}")
        for _ in range(asides.MOST):
            assert workers.begun.acquire(timeout=WAIT)
        assert not workers.begun.acquire(timeout=1.0)


def test_who_waits_for_room_and_goes_leaves_nothing_behind(tmp_path: Path) -> None:
    workers = NeverDone()
    with running(tmp_path / "t.sqlite3", bot_workers=lambda: workers) as server:
        with server.sit(server.create(), 0) as anna:
            anna.asked()
            for number in range(asides.MOST + 1):
                ask(anna, "odds", 0, token=f"q{number}")
            for _ in range(asides.MOST):
                assert workers.begun.acquire(timeout=WAIT)
        for _ in range(asides.MOST):
            assert workers.stopped.acquire(timeout=WAIT)
