"""Every table can be put into words, in German and in English."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import mathom
from mathom.core import AnyGame, Choice, Match, Message
from mathom.core.shape import (
    Count,
    Fields,
    Kinds,
    PileOf,
    PlainNumber,
    Several,
    Shape,
    Thing,
    Truth,
    Word,
    shape_of,
)
from mathom.text import Words
from tests.conformance.tables import GAMES, at_positions

LANGUAGES = ("de", "en")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_and_word_of_a_table_has_words(name: str, language: str) -> None:
    game = mathom.game(name)
    words = Words(language, game, strict=True)
    for one in _ids(shape_of(game.table_type), words, framed=False):
        assert words.say(Message(one))


@pytest.mark.parametrize("name", GAMES)
def test_frames_are_spoken_of_in_both_languages(name: str) -> None:
    game = mathom.game(name)
    de, en = (
        set(re.findall(r"(?m)^((?:frame|view)-[\w-]+) =", game.texts[one])) for one in LANGUAGES
    )
    assert de == en
    tags = {kind for kinds in _kinds(shape_of(game.table_type)) for kind in kinds.kinds}
    assert {one.removeprefix("frame-") for one in de if one.startswith("frame-")} <= tags


@at_positions()
def test_every_thing_on_a_table_has_a_name(match: Match) -> None:
    game = match.game
    for seat in (None, *range(match.setup.seats)):
        table = msgspec.to_builtins(game.table(match.state, seat))
        for language in LANGUAGES:
            words = Words(language, game, strict=True)
            for one in _things(game, shape_of(game.table_type), table, words):
                assert words.say(one)


@at_positions()
def test_everything_one_can_point_at_has_a_name(match: Match) -> None:
    if isinstance(match.question, Choice):
        anchors = {anchor for option in match.question for anchor in option.anchors()}
        for language in LANGUAGES:
            words = Words(language, match.game, strict=True)
            for anchor in anchors:
                assert words.say(Message(anchor.replace(":", "-", 1)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_on_things_can_be_read(name: str, language: str) -> None:
    game = mathom.game(name)
    words = Words(language, game, strict=True)
    for thing, text in game.inscriptions.items():
        assert thing in game.names[language]
        assert words.say(text)


def _ids(shape: Shape, words: Words, *, framed: bool, field: str = "") -> Iterator[str]:
    """The texts a shape needs. Of frames only those count that have a text."""
    match shape:
        case Fields(fields):
            for name, inner in fields.items():
                if not framed or f"view-{name}" in words:
                    yield f"view-{name}"
                    yield from _ids(inner, words, framed=framed, field=name)
        case Kinds(kinds):
            for tag, inner in kinds.items():
                if f"frame-{tag}" in words:
                    yield from _ids(inner, words, framed=True)
        case Several(item):
            yield from _ids(item, words, framed=framed, field=field)
        case Word(of):
            assert of or framed, f"{field} holds texts nobody can say"
            ids = [f"view-{field}-{word}" for word in of]
            yield from ids if not framed or any(one in words for one in ids) else ()


def _kinds(shape: Shape) -> Iterator[Kinds]:
    match shape:
        case Kinds():
            yield shape
        case Several(item):
            yield from _kinds(item)
        case Fields(fields):
            for inner in fields.values():
                yield from _kinds(inner)


def _things(game: AnyGame, shape: Shape, value: Any, words: Words) -> Iterator[Message]:
    """Every thing that is named somewhere in a value."""
    if value is None:
        return
    match shape:
        case Thing(kind) if value != "":
            yield _thing(game, kind, value)
        case PileOf(item):
            for place in (*value["top"], *(card for card, _ in value["rest"]), *value["bottom"]):
                card = place["card"] if isinstance(place, dict) else place
                yield from _things(game, item, card, words)
        case Count(of):
            for at, count in enumerate(value):
                if count:
                    yield _entry(game, of.kind, of.ids, at)
        case Several(item, by):
            for at, one in enumerate(value):
                if by is not None and one not in tuple(by.blank):
                    yield _entry(game, by.kind, by.ids, at)
                if by is None or one not in tuple(by.blank):
                    yield from _things(game, item, one, words)
        case Fields(fields):
            for name, inner in fields.items():
                if f"view-{name}" in words:
                    yield from _things(game, inner, value[name], words)
        case Kinds(kinds):
            if f"frame-{value['is']}" in words:
                yield from _things(game, kinds[value["is"]], value, words)
        case PlainNumber() | Truth() | Word() | Thing():
            pass


def _thing(game: AnyGame, kind: str, value: str | int) -> Message:
    if kind == "seat":
        return Message("seat", {"seat": value})
    return _entry(game, kind, (), value) if isinstance(value, int) else Message(f"{kind}-{value}")


def _entry(game: AnyGame, kind: str, ids: tuple[str, ...], at: int) -> Message:
    """The thing at a place in the order of the box."""
    if kind == "seat":
        return Message("seat", {"seat": at})
    if ids:
        return Message(f"{kind}-{ids[at]}")
    named = [name for name in game.names["en"] if name.startswith(f"{kind}-")]
    return Message(named[at] if named else f"{kind}-{at}")
