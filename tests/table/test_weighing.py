"""What a bot would have weighed at a step of a match that is over."""

from pathlib import Path
from typing import Any

import pytest

from mathom.core import BadProblem, View
from mathom.table import BadOrder, WorkersHere, opened, weighing
from mathom.table.fair_queue import NOBODY
from mathom.table.weighing import OddsQuestion, asked_odds, weighed

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> Any:
    return opened(name, (GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "SECONDS", (0.02, 0.05))


async def last(past: Any, at: int, workers: Any = None) -> dict[str, Any]:
    """What is known when all has been looked at."""
    found = [one async for one in weighed(past, at, workers or WorkersHere(), NOBODY)]
    assert [one["done"] for one in found] == sorted(one["done"] for one in found)
    assert found[-1]["done"] == 1
    return found[-1]


async def test_the_options_are_weighed_beside_what_was_played() -> None:
    past = told("journey-2-024")
    played = past.progress.match.played
    at = next(
        number
        for number, one in enumerate(played)
        if one.seat is not None and len(past.game.question(one.before).options) > 2
    )
    found = await last(past, at)
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
    await last(past, at, Watched())
    assert len(looked) == 2, "a first look, and a long one"
    assert all(isinstance(one, View) and one.seat == 1 for one in looked)


async def test_chance_and_the_end_leave_nothing_to_weigh() -> None:
    past = told("orcs-2-036")
    played = past.progress.match.played
    chance = next(at for at, one in enumerate(played) if one.seat is None)
    for at in (chance, len(played)):
        found = await last(past, at)
        assert (found["seat"], found["weighed"]) == (None, ())
    with pytest.raises(BadOrder):
        await last(past, len(played) + 1)


async def test_a_problem_is_asked_with_what_is_given() -> None:
    past = told("tcg-2-000")
    wanted = OddsQuestion(20, 0, "draw", {"wanted": "3", "turn": "2"})
    found: Any = await asked_odds(past, wanted, WorkersHere(), NOBODY)
    (share,) = [
        line["share"]
        for spread in found["spreads"]
        for line in spread["lines"]
        if spread["id"] == "any" and line["id"] == "yes"
    ]
    assert 0 < share < 1
    with pytest.raises(BadProblem):
        await asked_odds(past, wanted._replace(given={}), WorkersHere(), NOBODY)
    with pytest.raises(BadProblem):
        await asked_odds(past, wanted._replace(problem="nothing"), WorkersHere(), NOBODY)
    with pytest.raises(BadOrder):
        await asked_odds(past, wanted._replace(seat=9), WorkersHere(), NOBODY)
    with pytest.raises(BadOrder):
        await asked_odds(past, wanted._replace(at=10**6), WorkersHere(), NOBODY)


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
