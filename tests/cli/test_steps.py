"""Hundreds of options at the terminal: one is found in steps."""

import pytest

from mathom.cli.terminal.steps import Steps
from mathom.core import BadNotation, Choice, Match, Seeded
from mathom.games import find
from mathom.text import Words
from tests.cli.test_commands import mathom

GAME = find("orcs")


def hero_choice() -> Choice:
    """The first hero card of a match: Aragorn 6, Legolas 7 or Faramir 6."""
    match = Match(GAME, GAME.setup(3), Seeded(5))
    while len(match.question) < 100:  # type: ignore[arg-type]
        match.play("place h4" if match.to_move == 0 else match.question.options[0])  # type: ignore[union-attr]
    question = match.question
    assert isinstance(question, Choice)
    return question


def steps(language: str = "en") -> Steps:
    return Steps(hero_choice().options, Words(language, GAME))


def names(found: Steps) -> list[str]:
    return [part.name for part in found.parts()]


def test_the_first_step_is_the_card() -> None:
    assert names(steps()) == ["Aragorn 6", "Legolas 7", "Faramir 6"]


def test_the_parts_hold_every_option_once() -> None:
    found = steps()
    held = [option for part in found.parts() for option in part.options]
    assert sorted(map(GAME.write, held)) == sorted(map(GAME.write, found.options))


def test_the_second_step_is_the_field_by_name_or_number() -> None:
    found = steps()
    assert found.take("1")
    assert names(found) == sorted(names(found))
    assert found.take("d4")
    assert names(found) == [
        "Aragorn 6: H4 – D4",
        "Aragorn 6: H4 – F6 – D4",
        "Aragorn 6: H4 – F2 – D4",
    ]


def test_a_step_can_be_taken_back() -> None:
    found = steps()
    found.take("legolas 7")
    assert found.taken == ["Legolas 7"]
    assert found.back()
    assert names(found) == names(steps())
    assert not found.back()


def test_a_number_that_is_not_listed_is_no_step() -> None:
    with pytest.raises(BadNotation):
        steps().take("4")


def test_what_is_no_step_may_still_be_an_answer() -> None:
    assert not steps().take("aragorn-6 h4-d4")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_person_goes_step_by_step_and_back(language: str) -> None:
    typed = "1\n1\nd4\n99\nundo\nundo\n2\nundo\naragorn-6 h4-d4\nquit\n\n"
    options = ("--seats", "human:Anna,greedy,greedy", "--seed", "5", "--lang", language)
    shown = mathom("play", "orcs", *options, typed=typed).stdout
    assert "‹" not in shown
    assert "Aragorn 6 · D4 – " in shown
    assert ("Anna zieht H4 – D4" if language == "de" else "Anna moves H4 – D4") in shown
