"""What a bot would have weighed at a step of a match that is over."""

from pathlib import Path
from typing import Any

import pytest

from mathom.core import View
from mathom.table import BadOrder, WorkersHere, opened, weighing
from mathom.table.fair_queue import NOBODY
from mathom.table.weighing import weighed

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> Any:
    return opened(name, (GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "SECONDS", 0.05)


async def test_the_options_are_weighed_beside_what_was_played() -> None:
    past = told("journey-2-024")
    played = past.progress.match.played
    at = next(
        number
        for number, one in enumerate(played)
        if one.seat is not None and len(past.game.question(one.before).options) > 2
    )
    found = await weighed(past, at, WorkersHere(), NOBODY)
    assert found["seat"] == played[at].seat
    assert found["played"] == past.game.write(played[at].answer)
    answers = [one["answer"] for one in found["weighed"]]
    assert len(answers) > 1
    options = [past.game.write(one) for one in past.game.question(played[at].before).options]
    assert set(answers) <= set(options)


async def test_the_bot_has_the_eyes_of_the_seat_that_was_asked() -> None:
    past = told("orcs-2-036")
    looked: list[Any] = []

    class Watched(WorkersHere):
        async def later(self, asker: Any, seconds: float, work: Any, /, *args: Any) -> Any:
            looked.append(args[1])
            return work(*args)

    at = next(at for at, one in enumerate(past.progress.match.played) if one.seat == 1)
    await weighed(past, at, Watched(), NOBODY)
    assert isinstance(looked[0], View)
    assert looked[0].seat == 1


async def test_chance_and_the_end_leave_nothing_to_weigh() -> None:
    past = told("orcs-2-036")
    played = past.progress.match.played
    chance = next(at for at, one in enumerate(played) if one.seat is None)
    for at in (chance, len(played)):
        found = await weighed(past, at, WorkersHere(), NOBODY)
        assert (found["seat"], found["weighed"]) == (None, ())
    with pytest.raises(BadOrder):
        await weighed(past, len(played) + 1, WorkersHere(), NOBODY)


async def test_a_battle_has_exact_odds() -> None:
    past = told("ringwar-2-003")
    for at, one in enumerate(past.progress.match.played):
        if one.seat is None:
            continue
        view = past.game.view(one.before, one.seat)
        odds = weighing.odds_here(past.game, view)
        if any(each["problem"] == "battle" for each in odds):
            assert at > 0
            return
    pytest.fail("no battle in this match")
