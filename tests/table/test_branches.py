"""Branches: other ways a match could have gone, founded honestly and played on."""

from pathlib import Path
from typing import Any

import pytest

from mathom.core import Choice, Match, Refusal, View, read_record, verify
from mathom.core import replay as replay_record
from mathom.games import available, find
from mathom.table import BadOrder, Past, WorkersHere, opened, replay
from mathom.table.bot_workers import Thought
from mathom.table.branches import (
    MOST_SECONDS,
    Rivals,
    founded,
    play_on,
    previews,
    up_to,
    why_not,
    written,
)
from mathom.table.fair_queue import NOBODY, Asker
from mathom.table.past import told_by
from mathom.table.replay import asked_at, chosen

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"
WITH_SECRETS = ("journey-3-027", "orcs-3-042", "ringwar-2-003", "tcg-2-000")


def told(name: str) -> Past:
    return opened(name, (GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def one_of_each() -> list[str]:
    return [sorted(GOLDEN.glob(f"{game}-*.record"))[0].stem for game in sorted(available())]


def a_choice(past: Past, after: int = 0) -> int:
    """A step at which there is something to choose."""
    played = past.progress.match.played
    return next(
        at
        for at, one in enumerate(played)
        if at >= after
        and isinstance(question := past.game.question(one.before), Choice)
        and len(question) > 1
    )


def branch_of(past: Past, match: Match) -> Past:
    """The branch as it is opened from its text."""
    return opened("branch", str(written(past, match)))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_with_the_eyes_of_a_seat_the_rest_is_imagined(name: str) -> None:
    past = told(name)
    at = a_choice(past, past.progress.answers // 2)
    true = past.progress.state_at(at)
    seat = 0
    unlike = 0
    for _ in range(3):
        match = founded(past, at, seat)
        start = match.played[0].before if match.played else match.state
        assert past.game.view(start, seat) == past.game.view(true, seat), "that seat sees the same"
        unlike += start != true
    assert unlike, "and nobody gets to know the others' cards"


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_with_open_cards_it_goes_on_from_what_was(name: str) -> None:
    past = told(name)
    at = a_choice(past, past.progress.answers // 2)
    assert founded(past, at, None).state == past.progress.state_at(at)


@pytest.mark.parametrize("name", one_of_each())
async def test_a_branch_is_played_on_in_every_game(name: str) -> None:
    past = told(name)
    at = a_choice(past, 10)
    branch = branch_of(past, founded(past, at, None))
    for _ in range(4):
        end = branch.progress.answers
        question = asked_at(branch, end)
        assert question["is"] == "choice"
        option = branch.progress.match.question
        assert isinstance(option, Choice)
        answer = branch.game.write(option.options[-1])
        match = up_to(branch, end)
        await play_on(match, answer, None, WorkersHere(), NOBODY)
        branch = branch_of(past, match)
        assert answer in [one.answer for one in chosen(branch)]
        if branch.progress.match.over is not None:
            break
    text = read_record(str(branch.record()))
    assert replay_record(branch.game, text).state == branch.progress.match.state
    assert verify(branch.game, text).chance == "told", "nobody claims that it can be proved"
    page = replay(branch, 0, 0, 200)
    assert page.total == branch.progress.answers
    assert [one.name for one in page.players] == [one.name for one in past.players]


async def test_bots_answer_for_the_others_until_one_is_asked_again() -> None:
    past = told("orcs-3-042")
    at = a_choice(past, 20)
    branch = branch_of(past, founded(past, at, None))
    seat = branch.progress.match.to_move
    assert seat is not None
    match = up_to(branch, branch.progress.answers)
    await play_on(match, None, Rivals(seat, "greedy"), WorkersHere(), NOBODY)
    assert match.to_move == seat or match.over is not None
    assert {one.seat for one in match.played} - {None, seat}, "the others have played"


async def test_another_answer_in_the_middle_keeps_what_was_before() -> None:
    past = told("journey-2-024")
    branch = branch_of(past, founded(past, a_choice(past, 5), None))
    match = up_to(branch, branch.progress.answers)
    await play_on(match, None, Rivals(99, "greedy"), WorkersHere(), NOBODY)
    branch = branch_of(past, match)
    middle = a_choice(branch, 3)
    match = up_to(branch, middle)
    assert match.state == branch.progress.state_at(middle)
    question = match.question
    assert isinstance(question, Choice)
    before = branch.progress.match.played[middle].answer
    other = next(one for one in question.options if one != before)
    await play_on(match, branch.game.write(other), None, WorkersHere(), NOBODY)
    lines = branch.record().lines
    assert written(past, match).lines[:middle] == tuple(
        line._replace(number=0) for line in lines[:middle]
    )


async def test_what_the_rules_refuse_is_refused_here_too() -> None:
    past = told("hobbits-2-000")
    match = up_to(past, a_choice(past))
    with pytest.raises(Refusal):
        await play_on(match, "move a_moria", None, WorkersHere(), NOBODY)


def test_there_must_be_something_to_go_on_with() -> None:
    past = told("hobbits-2-000")
    total = past.progress.answers
    for at in (-1, total, total + 1):
        with pytest.raises(BadOrder):
            founded(past, at, None)
        with pytest.raises(BadOrder):
            up_to(past, at)
    with pytest.raises(BadOrder):
        founded(past, 5, 7)


def test_from_a_position_too() -> None:
    past = told("tcg-2-000")
    at = a_choice(past, 20)
    position = past.game.dump(past.progress.state_at(at)).decode()
    alone = opened("position", position)
    assert alone.progress.answers == 0
    match = founded(alone, 0, None)
    again = told_by("branch", match, written(alone, match))
    assert again.progress.match.state == past.progress.state_at(at)
    assert find("tcg").dump(alone.progress.state_at(0)).decode() == position


class Patient(WorkersHere):
    """Takes the first option; only as what can wait."""

    def __init__(self) -> None:
        self.promises: list[float] = []

    async def choose(self, *given: Any, **more: Any) -> Thought:
        raise AssertionError("that place belongs to bots at tables")

    async def later(self, asker: Asker, seconds: float, work: Any, /, *args: Any) -> Any:
        self.promises.append(seconds)
        view = next(one for one in args if isinstance(one, View))
        return Thought(view.choice.options[0], None)


async def test_bots_in_a_branch_come_after_those_at_tables() -> None:
    past, workers = told("journey-3-027"), Patient()
    match = up_to(past, a_choice(past, 10))
    seat = match.to_move
    assert seat is not None
    await play_on(match, None, Rivals(seat, "ismcts:5s"), workers, NOBODY)
    assert workers.promises
    assert max(workers.promises) <= MOST_SECONDS


@pytest.mark.parametrize("name", one_of_each())
def test_where_chance_is_asked_nobody_has_anything_to_point_at(name: str) -> None:
    past = told(name)
    chance = [at for at, one in enumerate(past.progress.match.played) if one.seat is None]
    for at in chance[:3]:
        assert why_not(past, at, ("x",)) is None
        assert previews(past, at, (), every=True) == []
