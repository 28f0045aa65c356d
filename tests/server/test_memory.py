"""Whoever goes leaves memory at once, and with them the match that nobody else looks at."""

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mathom.server.connection import Connection
from mathom.server.table_socket import TableSocket
from mathom.table import LiveMatch
from tests.server.running import WAIT, running

KINDS: tuple[type, ...] = (Connection, TableSocket, LiveMatch)


@pytest.fixture(autouse=True)
def nobody_looks_for_cycles() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_connection_that_has_ended_leaves_memory_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Any]] = []
    for kind in KINDS:
        begin: Any = vars(kind)["__init__"]

        def noted(self: Any, *given: Any, begin: Any = begin, **more: Any) -> None:
            begin(self, *given, **more)
            made.append(weakref.ref(self))

        monkeypatch.setattr(kind, "__init__", noted)
    with running(tmp_path / "t.sqlite3") as server:
        for _ in range(3):
            created = server.create()
            with server.sit(created, 0) as anna:
                update = anna.asked()
                anna.say("preview", id="p", seat=0, anchors=[], every=True)
                anna.next("preview")
                anna.say("advise", id="a", seat=0, version=update["version"])
                anna.next("advice", "error")
                anna.answer(update, "t")
                anna.next("ack")
        kept = {
            Connection: 0,
            TableSocket: 0,
            LiveMatch: 3,
        }  # those nobody looks at stay for a while
        end = time.monotonic() + WAIT
        while (found := _alive(made)) != kept and time.monotonic() < end:
            time.sleep(0.05)
        assert found == kept
    assert _alive(made)[Connection] == 0


def _alive(made: "list[weakref.ref[Any]]") -> dict[type, int]:
    there = [one() for one in made]
    return {kind: sum(type(one) is kind for one in there) for kind in KINDS}
