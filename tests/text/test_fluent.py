"""Sentences are found without parsing all of them, and are the ones a parser finds."""

import pytest

from mathom.games import available, find
from mathom.text import LANGUAGES
from mathom.text.fluent import Sentences, sentences_in
from mathom.text.words import shell_source

SOURCE = """\
# A comment.
-bag = bag
hello = Hello, { name }!
    You have { $count ->
        [one] one { -bag }
       *[other] { $count } { -bag }s
    }.

## Another.
name = Bilbo
name = Frodo
"""


def test_a_sentence_brings_along_what_it_mentions() -> None:
    sentences = Sentences("en", (SOURCE, "name = Sam\nlast = Last { name }"))
    assert sentences.say("hello", {"count": 2}) == ("Hello, Bilbo!\nYou have 2 bags.", ())
    assert sentences.say("last", {}) == ("Last Bilbo", ())
    assert "name" in sentences
    assert "count" not in sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_shell_and_of_every_game_are_all_found(language: str) -> None:
    for source in (shell_source(language), *(find(game).texts[language] for game in available())):
        sentences = Sentences(language, (source,))
        assert all(one in sentences for one in sentences_in(source))
