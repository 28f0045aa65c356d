"""An owner's corrected components file: played with, or refused with line and reason."""

import json
from importlib.resources import files

import pytest

import mathom
from mathom.core import BadComponents, Match, Seeded, record, replay
from mathom.core.components import line_of
from mathom.core.errors import BadRecord

PRINTED = files("mathom.games.hobbits").joinpath("components.json").read_text("utf-8")


def line(text: str, of: str) -> int:
    return next(n for n, row in enumerate(text.splitlines(), 1) if of in row)


def test_the_same_content_in_another_layout_is_the_standard_box() -> None:
    game = mathom.game("hobbits", json.dumps(json.loads(PRINTED)).encode())
    assert game.components == "standard"


def test_a_corrected_strength_is_played_with() -> None:
    data = json.loads(PRINTED)
    data["tiles"]["dark"][0]["strength"] = 3
    game = mathom.game("hobbits", json.dumps(data).encode())
    assert game.components.startswith("sha256:")
    state, _ = game.start(game.setup(2))
    assert next(site.cubes for site in state.sites if site.tile == "witch_king") == 3


def test_a_record_says_which_box_it_was_played_with() -> None:
    data = json.loads(PRINTED)
    data["die"]["faces"][5] = 2
    game = mathom.game("hobbits", json.dumps(data).encode())
    written = record(Match(game, game.setup(2), Seeded(1)))
    replay(game, written)
    with pytest.raises(BadRecord):
        replay(mathom.game("hobbits"), written)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"start_field": "hobbiton",', '"start_field": "hobbiton"', "delimiter"),
        ('"start_field": "hobbiton",', '"start_field": 7,', "Expected `str`"),
        ('"start_field": "hobbiton",', '"start_field": "bree",', "there is no field bree"),
        ('"strength_cubes": 42', '"strength_cubes": 41', "need 42 cubes"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    broken = PRINTED.replace(old, new, 1)
    assert broken != PRINTED
    with pytest.raises(BadComponents) as bad:
        mathom.game("hobbits", broken.encode())
    assert reason in bad.value.reason
    assert abs(bad.value.line - line(broken, new)) <= 1


def test_a_path_that_leads_nowhere_back_is_refused() -> None:
    data = json.loads(PRINTED)
    data["fields"][0]["neighbours"].append("moria_far")
    with pytest.raises(BadComponents, match="neighbour"):
        mathom.game("hobbits", json.dumps(data, indent=1).encode())


def test_text_that_is_not_utf8_is_refused() -> None:
    with pytest.raises(BadComponents) as bad:
        mathom.game("hobbits", b'{\n"\xff')
    assert bad.value.line == 2


def test_lines_of_values_are_found() -> None:
    text = '{\n "a": [1,\n  {"b": "x,}",\n   "c": 2}],\n "d": 3\n}'
    assert line_of(text, ("a", 1, "c")) == 4
    assert line_of(text, ("a", 1, "b")) == 3
    assert line_of(text, ("d",)) == 5
    assert line_of(text, ("nowhere",)) == 1
