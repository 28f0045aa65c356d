"""The board at a terminal."""

import pytest
from rich.console import Console

from mathom.core import Choice, View
from mathom.core.frames import replace
from mathom.games.orcs.terminal import draw, style
from mathom.games.orcs.view import Table
from mathom.text import Words
from tests.rulebook.orcs.tabletop import Tabletop


def drawn(
    table: Tabletop,
    language: str = "en",
    seat: int | None = 0,
    view: View[Table] | None = None,
    width: int = 100,
) -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False)
    with console.capture() as captured:
        view = view or table.match.view(seat)
        console.print(draw(table.game, view, Words(language, table.game, strict=True)))
    return captured.get()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_drawn_for_players_and_spectators(seats: int, language: str) -> None:
    table = Tabletop(seats).start_orcs()
    for seat in (None, *range(seats)):
        text = drawn(table, language, seat)
        assert "Orthanc" in text
        assert text.count("●") == 11  # ten orcs, and one in the legend


def test_fields_in_reach_are_marked_and_the_own_hand_is_shown() -> None:
    table = Tabletop().hand(0, "gimli-5a")
    assert "◦" in drawn(table)
    assert "Gimli 5" in drawn(table)
    assert "Gimli 5" not in drawn(table, seat=1)


def chosen(table: Tabletop, card: str) -> View[Table]:
    """The view of a player who has chosen this card already."""
    view = table.match.view(0)
    assert isinstance(view.question, Choice)
    left = tuple(option for option in view.question if getattr(option, "card", "") == card)
    return replace(view, question=replace(view.question, options=left))


def test_a_chosen_card_shows_what_is_left_and_beaten_on_every_field() -> None:
    table = Tabletop(3).figure("red", "k2").figure("blue", "k8").figure("green", "h5")
    table.orcs("k3-k4", "k6").hand(0, "gimli-6", "aragorn-9")
    text = drawn(table, view=chosen(table, "gimli-6"))
    rows = {line[0]: line[3:67] for line in text.splitlines() if line[:1].isdigit()}
    cell = {
        f"{column}{row}": line[4 * at : 4 * at + 4].strip()
        for row, line in rows.items()
        for at, column in enumerate("abcdefghijklmnop")
    }
    assert cell["g5"].lstrip("×") == "5"
    assert cell["j5"].lstrip("×") == "4"
    assert cell["k5"].lstrip("×") == "3+2"  # a pincer with red, none with blue
    assert cell["k4"] == "●2+2"  # taken by the pincer, the field is entered freely
    assert cell["k6"] == "●1+3"
    assert cell["k2"] == "♦"
    assert "◦" not in text
    assert "strength left + orcs beaten" in text


def test_the_gap_between_the_towers_is_marked() -> None:
    table = Tabletop(3).start_orcs().hand(0, "aragorn-5")
    for view in (table.match.view(0), table.match.view(1), chosen(table, "aragorn-5")):
        marked = drawn(table, view=view).count("×")
        assert marked == len(view.table.gap) + 1  # and one in the legend


def test_the_ent_is_no_figure() -> None:
    assert style.ENT[0] not in {sign for sign, _ in style.FIGURES}


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_wider_than_a_small_terminal(language: str) -> None:
    table = Tabletop(2).start_orcs().hand(0, "gimli-6", "gandalf-6", "aragorn-9")
    for view in (table.match.view(0), chosen(table, "gimli-6")):
        lines = drawn(table, language, view=view, width=200).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= 80


def test_simple_questions_show_the_number_of_their_answer() -> None:
    table = Tabletop().figure("red", "j1").figure("blue", "k1").start_orcs()
    table.event("e1_fangorn_wakes")
    assert "●1" in drawn(table)
