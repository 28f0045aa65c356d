"""How moves are written, and what is no move at all."""

import pytest

import mathom
from mathom.core import BadNotation
from mathom.games.orcs.options import Jump, Move, Relocate

GAME = mathom.game("orcs")


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("aragorn-9 h5-l5", Move("aragorn-9", None, "h5", None, "l5")),
        ("aragorn-9 h5-j7-l5", Move("aragorn-9", None, "h5", "j7", "l5")),
        ("gimli-5a blue h5-h7", Move("gimli-5a", "blue", "h5", None, "h7")),
        ("gandalf-6 shadowfax k2", Jump("gandalf-6", None, "k2")),
        ("gandalf-6 red shadowfax k2", Jump("gandalf-6", "red", "k2")),
        ("relocate f1", Relocate("f1")),
        ("relocate f1 green", Relocate("f1", "green")),
    ],
)
def test_moves_are_read_and_written(text: str, option: Move | Jump | Relocate) -> None:
    assert GAME.read(text) == option
    assert GAME.write(option) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [("Aragorn-9 H5-J7-L5", "aragorn-9 h5-j7-l5"), ("Relocate F1 Green", "relocate f1 green")],
)
def test_capitals_are_read_as_they_stand_on_the_board(text: str, written: str) -> None:
    assert GAME.write(GAME.read(text)) == written


@pytest.mark.parametrize(
    "text", ["aragorn-9", "aragorn-9 h5", "aragorn-9 a-b-c-d", "aragorn-9 red blue h5-h6", "nobody"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_a_move_is_pointed_at_card_first_then_turn_and_end() -> None:
    assert Move("aragorn-9", None, "h5", "j7", "l5").anchors() == (
        "card:aragorn-9", "field:j7", "field:l5",
    )  # fmt: skip
    assert Move("aragorn-9", "blue", "h5", None, "l5").anchors() == (
        "card:aragorn-9", "figure:blue", "field:l5",
    )  # fmt: skip
    assert Jump("gandalf-6", None, "l5").anchors() == (
        "card:gandalf-6", "mark:shadowfax", "field:l5",
    )  # fmt: skip
