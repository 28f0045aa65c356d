"""Every lesson of every game: played with the rules of today, answer by answer, word by word."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import mathom
from mathom.core.lesson import StretchEnd
from mathom.games import available
from mathom.lab.lesson_check import check, check_shelf
from mathom.lab.puzzle_check import check_puzzle

LESSONS = [
    (game, lesson.id)
    for game in available()
    for learning in [mathom.game(game).learning()]
    for lesson in learning.lessons
]


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{g}-{n}" for g, n in LESSONS])
def test_a_lesson_is_right(game: str, name: str) -> None:
    found = mathom.game(game)
    assert check(found, found.learning().lesson(name)) == []


@pytest.mark.parametrize("game", available())
def test_the_row_of_lessons_the_words_and_the_one_page_of_a_game_are_right(game: str) -> None:
    assert check_shelf(mathom.game(game)) == []


@pytest.mark.parametrize("game", ["orcs", "ringwar", "tcg"])
def test_a_game_with_puzzles_has_half_a_dozen_out_of_matches(game: str) -> None:
    puzzles = mathom.game(game).learning().puzzles
    found = [one.found for one in puzzles if one.found is not None]
    assert len(found) >= 6
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("game", available())
def test_lessons_and_puzzles_are_in_the_order_of_their_numbers(game: str) -> None:
    learning = mathom.game(game).learning()
    for these in (learning.lessons, learning.puzzles):
        numbers = [int(one.id.partition("-")[0]) for one in these]
        assert numbers == sorted(set(numbers))


SHEETS = Path(__file__).parents[2] / "src/mathom/art"
DRAWN = {
    name
    for sheet in ("stamps.svg", "pens.svg")
    for name in re.findall(r'<symbol[^>]* id="([^"]+)"', (SHEETS / sheet).read_text("utf-8"))
}


@pytest.mark.parametrize("game", available())
def test_every_stamp_that_a_picture_of_a_lesson_or_a_word_names_is_drawn(game: str) -> None:
    learning = mathom.game(game).learning()
    things = {one for lesson in (*learning.lessons, *learning.puzzles) for one in lesson.picture}
    pictures = {thing.partition(":")[2] for thing in things - {"way"}}
    words = {term.stamp for term in learning.glossary if term.stamp is not None}
    assert pictures | words <= DRAWN


PUZZLES = [
    (game, puzzle.id) for game in available() for puzzle in mathom.game(game).learning().puzzles
]


@pytest.mark.parametrize(("game", "name"), PUZZLES, ids=[f"{g}-{n}" for g, n in PUZZLES])
def test_a_puzzle_asks_one_thing_and_its_answer_is_proven_best(game: str, name: str) -> None:
    found = mathom.game(game)
    assert check_puzzle(found, found.learning().lesson(name)) == []


def test_a_stretch_of_the_game_waits_for_something_that_can_happen() -> None:
    game = mathom.game("tcg")
    lesson = game.learning().lesson("1-companions-and-twilight")
    *others, own = lesson.scenes
    (step,) = own.steps
    assert step.play is not None
    for until, flaw in [
        (StretchEnd(answers=6, event="dragon-came"), "dragon-came never happens"),
        (StretchEnd(event="phase-began"), "nobody knows how long"),
    ]:
        stretch = replace(step, play=replace(step.play, until=until))
        changed = replace(lesson, scenes=(*others, replace(own, steps=(stretch,))))
        assert flaw in "\n".join(map(str, check(game, changed)))
