"""Every lesson of every game: played with the rules of today, answer by answer, word by word."""

import pytest

import mathom
from mathom.games import available
from mathom.lab.lesson_check import check, check_learning

LESSONS = [
    (game, lesson.id)
    for game in available()
    for learning in [mathom.game(game).learning()]
    for lesson in (*learning.lessons, *learning.puzzles)
]


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{g}-{n}" for g, n in LESSONS])
def test_a_lesson_is_right(game: str, name: str) -> None:
    found = mathom.game(game)
    assert check(found, found.learning().lesson(name)) == []


@pytest.mark.parametrize("game", available())
def test_the_words_of_a_game_are_right(game: str) -> None:
    found = mathom.game(game)
    lessons = {one.id for one in (*found.learning().lessons, *found.learning().puzzles)}
    assert [flaw for flaw in check_learning(found) if flaw.lesson not in lessons] == []
