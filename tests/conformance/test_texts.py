"""Everything a game can say is said in German and in English."""

import pytest

import mathom
from mathom.core import Choice, Match, Message
from mathom.text import Words
from tests.conformance.tables import GAMES, at_positions

LANGUAGES = ("de", "en")


@at_positions()
def test_questions_options_and_events_have_words(match: Match) -> None:
    for language in LANGUAGES:
        words = Words(language, match.game, strict=True)
        if isinstance(match.question, Choice):
            words.say(match.question.ask)
            for option in match.question:
                assert words.say(option.message())
        for one in match.played[-60:]:
            for event in one.events:
                assert words.say(event.message())
        if match.over:
            assert words.say(match.over.how)
            assert words.say(match.over.way)


@at_positions()
def test_refusals_have_words(match: Match) -> None:
    for candidate in match.game.candidates(match.state):
        refusal = match.game.refusal(match.state, candidate)
        if refusal is not None:
            for language in LANGUAGES:
                assert Words(language, match.game, strict=True).say(refusal.message)


@at_positions()
def test_advice_has_words(match: Match) -> None:
    if isinstance(match.question, Choice):
        for rating in match.game.advisor.rate(match.view(match.to_move)):
            assert rating.option in match.question
            for reason in rating.reasons:
                for language in LANGUAGES:
                    assert Words(language, match.game, strict=True).say(reason)


@at_positions()
def test_every_option_has_an_anchor_or_a_label(match: Match) -> None:
    if isinstance(match.question, Choice):
        words = Words("en", match.game, strict=True)
        labels = {(option.anchors(), words.say(option.message())) for option in match.question}
        assert len(labels) == len(match.question)


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_name_the_same_things(name: str) -> None:
    game = mathom.game(name)
    assert set(game.names["de"]) == set(game.names["en"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_game_and_settings_have_words(name: str, language: str) -> None:
    game = mathom.game(name)
    words = Words(language, game, strict=True)
    ids = ["game-title", "game-short", "game-length", "game-age"]
    for setting in game.settings:
        ids.append(f"setting-{setting.id}")
        ids += [f"setting-{setting.id}-{value}" for value in setting.values]
    for one in ids:
        assert words.say(Message(one))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_what_they_are_asked_with_have_words(name: str, language: str) -> None:
    game = mathom.game(name)
    words = Words(language, game, strict=True)
    for problem in game.problems:
        assert words.text(f"odds-{problem.id}")
        for one in problem.given:
            assert words.text(f"odds-{problem.id}-{one.id}")
