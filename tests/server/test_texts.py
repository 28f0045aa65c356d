"""Everything the table and the server say has words in both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from mathom.games import find
from mathom.server import static_api
from mathom.server.catalogue import server_source, shell_texts
from mathom.text.fluent import Sentences, sentences_in
from mathom.text.words import shell_source
from tests.server.running import Running

SOURCES = Path(str(files("mathom")))


def said_in_code() -> set[str]:
    """The ids in the code: written out, or as the reasons of errors and notices."""
    found: set[str] = set()
    for path in (
        *SOURCES.joinpath("table").rglob("*.py"),
        *SOURCES.joinpath("server").glob("*.py"),
    ):
        code = path.read_text("utf-8")
        found |= set(re.findall(r'[( ]"((?:request|server)-[a-z-]+)"', code))
        errors = r'(?:TableError|BadOrder|WrongKey|WrongTime|__init__)\(\s*"([a-z-]+)"'
        found |= {f"table-{reason}" for reason in re.findall(errors, code)}
        found |= set(re.findall(r'Message\("([a-z-]+)"', code)) - {"seat"}
        found |= {f"table-{what}" for what in re.findall(r'notice\("([a-z-]+)"', code)}
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_message_has_words(language: str) -> None:
    known = set(sentences_in(server_source(language))) | set(sentences_in(shell_source(language)))
    wanted = said_in_code()
    assert len(wanted) > 30
    assert wanted <= known


def test_both_languages_say_the_same_things() -> None:
    german, english = (sentences_in(server_source(language)) for language in ("de", "en"))
    assert german == english


def test_both_languages_speak_of_the_same_facts() -> None:
    for sentence in sentences_in(server_source("de")):
        facts = []
        for language in ("de", "en"):
            line = next(
                line
                for line in server_source(language).splitlines()
                if line.startswith(f"{sentence} =")
            )
            facts.append(sorted(re.findall(r"\$(\w+)", line)))
        assert facts[0] == facts[1], sentence


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_broken(language: str) -> None:
    sentences = Sentences(language, (server_source(language),))
    names = (
        "reason",
        "most",
        "match",
        "number",
        "seats",
        "seconds",
        "iterations",
        "url",
        "setting",
    )
    facts = dict.fromkeys((*names, "asked", "seat", "version", "why"), 7)
    for sentence in sentences_in(server_source(language)):
        text, errors = sentences.say(sentence, facts)
        assert (bool(text), errors) == (True, ()), sentence


def test_what_the_first_guests_ask_for_lies_ready(server: Running) -> None:
    """The server builds it by itself before anybody is let in."""
    known = static_api._asset.cache_info().misses
    for path in ("texts/de", "texts/en", "games/tcg/texts/de", "games/tcg/texts/en"):
        assert server.get(f"/api/{path}").status_code == 200
    assert static_api._asset.cache_info().misses == known


def test_the_shelf_names_no_things_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Naming all cards of a game takes a while, and the lobby shows none."""
    game = find("ringwar")
    monkeypatch.setattr(type(game), "phrases", lambda _: pytest.fail("nobody asked for a card"))
    assert shell_texts("de")["shelf"]["ringwar"]["title"]
