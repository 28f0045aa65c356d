"""Measuring a deck: in short stretches, with changing seats, and only while somebody listens."""

from contextlib import aclosing
from typing import Any

import pytest

from mathom.table import WorkersHere, measuring
from mathom.table.fair_queue import NOBODY, Asker
from mathom.table.measuring import MatchStretch, measured, play_on
from tests.toys.duel import Duel
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio
STRONG, WEAK = "5 6 9", "1 2 3"


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_duel_on_the_shelf(monkeypatch)
    monkeypatch.setattr(measuring, "BOT", "random")  # a toy has no advisor


class Counting(WorkersHere):
    """Notes which decks it was asked to play, and for how long at most."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.longest = 0.0

    async def later(self, asker: Asker, seconds: float, work: Any, /, *args: Any) -> Any:
        self.asked.append(tuple(args[1]))
        self.longest = max(self.longest, seconds)
        return await super().later(asker, seconds, work, *args)


async def test_the_decks_change_seats() -> None:
    workers = Counting()
    [one async for one in measured(Duel(), STRONG, WEAK, 4, workers, NOBODY)]
    assert list(dict.fromkeys(workers.asked)) == [(STRONG, WEAK), (WEAK, STRONG)]
    assert workers.longest < 1, "a bot of a match does not wait long for its worker"


async def test_nobody_listens_nobody_plays() -> None:
    workers = Counting()
    async with aclosing(measured(Duel(), STRONG, WEAK, 200, workers, NOBODY)) as told:
        async for one in told:
            assert one.wins.of == 1
            break
    assert set(workers.asked) == {(STRONG, WEAK)}, "the second match was never begun"


def test_a_match_in_stretches_is_the_same_match() -> None:
    for seed in range(5):
        whole = play_on("duel", (STRONG, WEAK), seed, None, 3600)
        assert not isinstance(whole, MatchStretch)
        at: Any = None
        stretches = 0
        while at is None or isinstance(at, MatchStretch):
            at = play_on("duel", (STRONG, WEAK), seed, at, -1)
            stretches += 1
        assert stretches > 1
        assert at == whole
