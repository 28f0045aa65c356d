"""The curve of a match: rough at first, finest where it falls, and with honest eyes."""

from pathlib import Path
from typing import Any

import pytest

from mathom.core import View
from mathom.table import WorkersHere, opened
from mathom.table.chances import POINTS, Point, chances, course, estimates, steepest
from mathom.table.fair_queue import NOBODY, Asker

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> Any:
    return opened(name, (GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


class Watched(WorkersHere):
    """Notes what it was asked to look at."""

    def __init__(self) -> None:
        self.positions: list[Any] = []

    async def later(self, asker: Asker, seconds: float, work: Any, /, *args: Any) -> Any:
        assert work is estimates
        self.positions += args[1]
        return [(0.5, 0.5) for _ in args[1]]


async def test_it_begins_at_the_start_and_ends_with_the_result() -> None:
    past = told("journey-2-024")
    points = [point async for point in chances(past, None, WorkersHere(), NOBODY)]
    total = past.progress.answers
    by_step = {point.at: point.chances for point in points}
    assert len(by_step) == len(points) >= POINTS
    assert {0, total} <= set(by_step)
    assert by_step[total] == past.progress.match.over.payoffs
    assert all(abs(sum(shares) - 1) < 0.01 for shares in by_step.values())
    for place in steepest(by_step):
        assert place[1] - place[0] == 1, "a turning point is one answer"


async def test_a_seat_has_its_own_eyes_and_nobody_has_all() -> None:
    past = told("orcs-2-036")
    watched = Watched()
    [point async for point in chances(past, 1, watched, NOBODY)]
    assert all(isinstance(one, View) and one.seat == 1 for one in watched.positions)
    watched = Watched()
    [point async for point in chances(past, None, watched, NOBODY)]
    assert not any(isinstance(one, View) for one in watched.positions)


def test_what_tells_a_match_best() -> None:
    assert course(told("orcs-2-036")).shown == "chances"
    three = course(told("orcs-3-042"))
    assert three.shown == "points"
    assert three.scores is not None
    assert three.scores[-1][1] == told("orcs-3-042").progress.match.over.scores
    assert len(three.turns) > 10
    way = course(told("tcg-2-008"))
    assert way.shown == "way"
    assert way.scores is not None
    assert way.scores[0][1] == (1, 1)


def test_the_steepest_places_are_where_somebody_loses() -> None:
    found = {0: (0.5, 0.5), 10: (0.55, 0.45), 20: (0.2, 0.8), 30: (0.6, 0.4), 40: (0.58, 0.42)}
    assert steepest(found) == [(20, 30), (10, 20)]
    assert Point(3, (0.5, 0.5)).at == 3
