"""States imagined from a seat's view, at every kind of question, can be and can be played."""

from random import Random
from typing import Any

import pytest

import mathom
from mathom.bots import make
from mathom.bots.playout import sample
from mathom.core import Answer, AnyGame, Chance, Choice, Over
from tests.conformance.tables import GAMES, Stop
from tests.conformance.touring import kind, tour

SHORT, WHOLE = 15, 3000
"""So many answers an imagined state is played on, or to its end."""
BUDGET = 8000
"""So many answers are spent on matches to the end; then the rest is short."""


def play_on(game: AnyGame, state: Any, answers: int, rng: Random) -> int:
    """Plays on, now sensibly, now at random; returns how many answers it took."""
    for number in range(answers):
        question = game.question(state)
        if isinstance(question, Over):
            return number
        answer: Answer
        if isinstance(question, Chance):
            answer = sample(question, rng)
        else:
            assert isinstance(question, Choice)
            sensible = rng.random() < 0.5
            answer = (
                game.advisor.reply(state, question, rng)
                if sensible
                else rng.choice(question.options)
            )
        state, _ = game.apply(state, answer)
    game.check(state)
    return answers


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_at_any_question_could_be_and_plays_on(name: str) -> None:
    game, rng, left = mathom.game(name), Random(1), BUDGET
    for stops in tour(name).values():
        for number, stop in enumerate(stops):
            for seat in (None, *range(stop.case.seats)):
                view = game.view(stop.state, seat)
                imagined = game.resample(view, rng)
                game.check(imagined)
                assert game.view(imagined, seat) == view, kind(stop.state)
                if number == 0 and seat == 0 and left > 0:
                    left -= play_on(game, imagined, WHOLE, rng)
                else:
                    play_on(game, imagined, SHORT, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_finds_an_answer_to_any_question(name: str) -> None:
    game = mathom.game(name)
    for stop in _choices(name):
        question = game.question(stop.state)
        assert isinstance(question, Choice)
        bot = make("ismcts:3", game, seed=5)
        assert bot.choose(game.view(stop.state, question.seat)) in question


def _choices(name: str) -> list[Stop]:
    """A position at every kind of choice."""
    game = mathom.game(name)
    first = (stops[-1] for stops in tour(name).values())
    return [stop for stop in first if isinstance(game.question(stop.state), Choice)]
