"""The board at a terminal."""

import pytest
from rich.console import Console

from mathom.games.orcs.terminal import draw
from mathom.text import Words
from tests.rulebook.orcs.tabletop import Tabletop


def drawn(table: Tabletop, language: str = "en", seat: int | None = 0) -> str:
    console = Console(width=100, record=True, file=None, force_terminal=False)
    with console.capture() as captured:
        view = table.match.view(seat)
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


def test_simple_questions_show_the_number_of_their_answer() -> None:
    table = Tabletop().figure("red", "j1").figure("blue", "k1").start_orcs()
    table.event("e1_fangorn_wakes")
    assert "●1" in drawn(table)
