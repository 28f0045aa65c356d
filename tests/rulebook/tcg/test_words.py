"""What is asked, offered, done and refused in a match is said in German and in English."""

from random import Random

import pytest

from mathom.core import Choice, Match
from mathom.text import Words
from tests.rulebook.tcg.random_decks import eager, random_match

LANGUAGES = ("de", "en")
CHOICES = 300


@pytest.mark.parametrize("seed", range(4))
def test_everything_in_a_match_has_words(seed: int) -> None:
    match, rng = random_match(seed, 2), Random(seed)
    words = [Words(language, match.game, strict=True) for language in LANGUAGES]
    for _ in range(CHOICES):
        question = match.question
        if not isinstance(question, Choice):
            break
        for said in words:
            assert said.say(question.ask)
            assert all(said.say(option.message()) for option in question)
        _refusals_have_words(match, words)
        match.play(eager(question, match, rng))
        for said in words:
            assert all(said.say(event.message()) for event in match.played[-1].events)


def _refusals_have_words(match: Match, words: list[Words]) -> None:
    for candidate in match.game.candidates(match.state):
        refusal = match.game.refusal(match.state, candidate)
        if refusal is not None:
            assert all(said.say(refusal.message) for said in words)
