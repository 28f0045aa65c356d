"""Files made to break things: each gets a clear error at once, and nothing else happens."""

import json
from importlib.resources import files
from typing import Any

import pytest

from mathom.core import BadComponents, BadPosition, BadRecord, MathomError, Message
from mathom.core.record import MOST_ANSWERS, read_record
from mathom.core.replay import verify
from mathom.games import available, find
from mathom.text import Words

HEAD = "mathom record 1\ngame: journey 1\nseats: 2\nchance: told\n"
DIGITS = "9" * 5000
BOXES = [
    game
    for game in available()
    if files(f"mathom.games.{game}").joinpath("components.json").is_file()
]
"""The games with a box of their own: the cards of a draft are those of `tcg`."""


@pytest.mark.parametrize(
    "text",
    [
        HEAD.replace("seats: 2", "seats: 2000000000"),
        HEAD.replace("seats: 2", f"seats: {DIGITS}"),
        HEAD.replace("seats: 2", "seats: ²"),
        HEAD.replace("journey 1", f"journey {DIGITS}"),
        f"{HEAD}player {DIGITS}: Anna\n",
        f"{HEAD}\n{DIGITS} take red-wisdom\n",
        f"{HEAD}\n* {DIGITS}\n",
        HEAD + "* 1 2 3 4 5 6 7 8 9\n" * (MOST_ANSWERS // 9 + 1),
    ],
    ids=["seats", "digits", "power", "version", "player", "seat", "outcome", "length"],
)
def test_a_record_with_impossible_numbers_is_not_read(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    for language in ("de", "en"):
        said = Words(language, strict=True).say(caught.value.message)
        assert len(said) < 300


def test_a_seed_with_too_many_digits_is_no_seed() -> None:
    played = read_record(HEAD.replace("told", f"seed {DIGITS}"))
    with pytest.raises(BadRecord):
        verify(find("journey"), played)


def test_escape_sequences_in_a_record_do_not_reach_the_terminal() -> None:
    played = read_record(f"{HEAD}player 0: \x1b[31mAnna\x1b[2J\nplayer 1: Bert\n")
    assert played.players == ("[31mAnna[2J", "Bert")


def test_escape_sequences_in_what_somebody_typed_are_not_repeated() -> None:
    words = Words("en", players=("\x1b]0;Anna\x07",))
    assert words.player(0).isprintable()
    assert words.say(Message("wrong-no-file", {"path": "\x1b[2J" + "x" * 5000})).isprintable()


@pytest.mark.parametrize("game", available())
@pytest.mark.parametrize("opening", ["[", '{"a":'], ids=["lists", "objects"])
def test_a_position_nested_too_deeply_is_refused(game: str, opening: str) -> None:
    head = f'{{"game":"{game}","version":{find(game).version},"position":'
    with pytest.raises(BadPosition):
        find(game).load(head + opening * 100_000)


@pytest.mark.parametrize("game", available())
def test_components_nested_too_deeply_are_refused(game: str) -> None:
    with pytest.raises(BadComponents):
        find(game, b"[" * 100_000)


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("strange", [2_000_000_000, 10**30, -1, "", "\x1b[31m", None])
def test_strange_values_in_components_are_refused_or_can_be_played_with(
    game: str, strange: object
) -> None:
    printed = files(f"mathom.games.{game}").joinpath("components.json").read_text("utf-8")
    for path in sorted(_kinds_of_places(json.loads(printed))):
        changed = json.loads(printed)
        *parents, last = path
        parent: Any = changed
        for key in parents:
            parent = parent[key]
        parent[last] = strange
        try:
            made = find.__wrapped__(game, json.dumps(changed).encode())
            made.start(made.setup(made.players[-1]))
        except MathomError:
            continue


def _kinds_of_places(value: Any, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    """A path to every kind of value in a file: of lists only the first member is looked at."""
    if isinstance(value, dict):
        inner = [_kinds_of_places(value[key], (*path, key)) for key in value]
        return set().union(*inner)
    if isinstance(value, list):
        return _kinds_of_places(value[0], (*path, 0)) if value else set()
    return {path}
