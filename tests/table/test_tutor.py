"""The tutor: what is said, what is asked, and what becomes of every answer."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

import mathom
from mathom.core import Refusal
from mathom.games import available
from mathom.table.bot_workers import WorkersHere
from mathom.table.errors import Stale, TableError
from mathom.table.tutor import Another, Tutor


def at_once(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Runs a test that waits."""

    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


def begun() -> Tutor:
    game = mathom.game("hobbits")
    return Tutor(game, game.learning().lesson("1-first-road"), WorkersHere())


def read(updates: list[str]) -> list[dict[str, Any]]:
    return [json.loads(one) for one in updates]


@at_once
async def test_a_telling_step_goes_on_without_an_answer() -> None:
    tutor = begun()
    (first,) = read(await tutor.go_to(0))
    assert first["reset"]
    assert first["lesson"]["kind"] == "tell"
    (second,) = read(await tutor.go_to(1))
    assert second["lesson"]["kind"] == "ask"
    assert second["lesson"]["meant"] == ["move a_east1", "move a_east2", "move a_east3"]
    assert second["undo"] == "none"


@at_once
async def test_another_legal_answer_is_explained_and_changes_nothing() -> None:
    tutor = begun()
    await tutor.go_to(1)
    before = tutor.version
    with pytest.raises(Another) as other:
        await tutor.answer(0, before, "move a_north1")
    assert other.value.about is not None
    assert other.value.about.rule == "HOB-4.3"
    assert tutor.version == before


@at_once
async def test_a_forbidden_answer_gets_the_refusal_of_the_rules() -> None:
    tutor = begun()
    await tutor.go_to(1)
    with pytest.raises(Refusal):
        await tutor.answer(0, tutor.version, "move amon_hen_near")


@at_once
async def test_what_others_do_is_told_after_the_answer() -> None:
    tutor = begun()
    await tutor.go_to(1)
    before = tutor.version
    (update,) = read(await tutor.answer(0, before, "move a_east3"))
    assert update["since"] == before
    assert [told["event"]["is"] for told in update["events"]].count("moved") == 2
    assert update["lesson"]["kind"] == "watch"
    assert update["question"]["is"] == "choice"


@at_once
async def test_the_script_goes_on_after_an_answer_that_is_as_good() -> None:
    tutor = begun()
    await tutor.go_to(1)
    await tutor.answer(0, tutor.version, "move a_east1")
    (update,) = read(await tutor.go_to(3))
    assert update["lesson"]["line"] == "move moria_near"
    assert "HOB-4.3" in update["lesson"]["learnt"]


@at_once
async def test_back_is_always_free() -> None:
    tutor = begun()
    await tutor.go_to(4)
    updates = read(await tutor.go_to(2))
    assert updates[0]["reset"]
    assert updates[-1]["lesson"]["step"] == 2
    assert any(told["event"]["is"] == "moved" for told in updates[-1]["events"])


@at_once
async def test_every_lesson_of_every_game_can_be_shown_to_its_end() -> None:
    for name in available():
        game = mathom.game(name)
        for lesson in (*game.learning().lessons, *game.learning().puzzles):
            tutor = Tutor(game, lesson, WorkersHere())
            await tutor.go_to(0)
            for _ in range(300):
                step, match = tutor.step, tutor.match
                if step is None:
                    break
                if step.kind == "ask":
                    assert step.line is not None
                    answer = step.line.partition(" ")[2]
                    await tutor.answer(lesson.you, tutor.version, answer)
                elif step.kind == "play":
                    assert match.to_move == lesson.you
                    option = match.view(lesson.you).choice.options[0]
                    await tutor.answer(lesson.you, tutor.version, game.write(option))
                else:
                    await tutor.go_to(tutor.sight().step + 1)
            assert tutor.over, lesson.id
            assert tutor.sight().kind == "end"


@at_once
async def test_answers_to_an_old_question_or_while_something_is_told_are_not_played() -> None:
    tutor = begun()
    await tutor.go_to(0)
    with pytest.raises(TableError):
        await tutor.answer(0, tutor.version, "move a_east3")
    await tutor.go_to(1)
    with pytest.raises(Stale):
        await tutor.answer(0, tutor.version + 1, "move a_east3")


@at_once
async def test_a_stretch_of_the_game_ends_with_what_it_waits_for() -> None:
    game = mathom.game("tcg")
    lesson = game.learning().lesson("1-companions-and-twilight")
    last = len(lesson.steps) - 1
    tutor = Tutor(game, lesson, WorkersHere())
    await tutor.go_to(last)
    await tutor.answer(0, tutor.version, "play 4C74 -")
    assert tutor.sight().step == last
    await tutor.answer(0, tutor.version, "pass")  # the fellowship moves, the Shadow begins
    assert tutor.over


@at_once
async def test_a_stretch_of_the_game_has_advice_and_the_rest_of_a_lesson_explains_itself() -> None:
    game = mathom.game("tcg")
    lesson = game.learning().lesson("1-companions-and-twilight")
    tutor = Tutor(game, lesson, WorkersHere())
    await tutor.go_to(len(lesson.steps) - 1)
    advice = await tutor.advise(0, tutor.version, deep=False)
    legal = [game.write(one) for one in tutor.match.view(0).choice]
    assert advice["version"] == tutor.version
    assert advice["weighed"]
    assert all(one["answer"] in legal for one in advice["weighed"])
    with pytest.raises(Stale):
        await tutor.advise(0, tutor.version - 1, deep=False)
    await tutor.go_to(0)
    with pytest.raises(TableError):
        await tutor.advise(0, tutor.version, deep=False)


@at_once
async def test_only_who_has_come_to_the_end_of_a_lesson_plays_on_from_there() -> None:
    tutor = begun()
    await tutor.go_to(1)
    with pytest.raises(TableError):
        tutor.order("Anna")
    await tutor.go_to(len(tutor.lesson.steps))
    assert [seat.kind for seat in tutor.order("Anna").seats] == ["human", "bot"]
