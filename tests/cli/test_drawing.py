"""The tables as they are drawn: nothing unsaid, nothing too wide, at any time of any match."""

from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from mathom.core import AnyGame, Match, Seeded
from mathom.games import find
from mathom.games.hobbits.terminal import draw as draw_hobbits
from mathom.games.journey.terminal import draw as draw_journey
from mathom.text import Words
from mathom.text.drawing import plain
from tests.cli.toy import Toy

Draw = Callable[[Any, Any, Any], Any]


def drawn(draw: Draw, game: AnyGame, view: Any, language: str = "en", width: int = 80) -> str:
    out = StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False)
    console.print(draw(game, view, Words(language, game, strict=True)))
    return out.getvalue()


def match_of(game_id: str, seats: int, answers: int, **settings: str) -> Match:
    """A match after so many random answers."""
    game, rng = find(game_id), Random(seats)
    match = Match(game, game.setup(seats, settings), Seeded(seats))
    while (seat := match.to_move) is not None and len(match.played) < answers:
        match.play(rng.choice(match.view(seat).choice.options))
    return match


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    ("game_id", "draw", "settings"),
    [("hobbits", draw_hobbits, {"mode": "advanced"}), ("journey", draw_journey, {})],
)
def test_a_table_fits_the_terminal(
    game_id: str, draw: Draw, settings: dict[str, str], seats: int
) -> None:
    for answers in (0, 120, 1000):
        match = match_of(game_id, seats, answers, **settings)
        for seat, language, width in ((0, "de", 80), (0, "en", 100), (None, "de", 140)):
            text = drawn(draw, match.game, match.view(seat), language, width)
            assert max(map(cell_len, text.splitlines())) <= width


def test_a_hobbits_way_is_numbered_on_the_map() -> None:
    match = match_of("hobbits", 2, 0)
    text = drawn(draw_hobbits, match.game, match.view(match.to_move))
    assert len(match.view(match.to_move).choice) > 5
    assert "★✿1" in text  # both hobbits on the first option: staying put
    watching = drawn(draw_hobbits, match.game, match.view(None))
    assert "★✿1" not in watching


def test_the_own_hand_is_drawn_for_its_owner_only() -> None:
    match = match_of("journey", 3, 0)
    assert "Your hand:" in drawn(draw_journey, match.game, match.view(0))
    assert "Your hand:" not in drawn(draw_journey, match.game, match.view(None))


def test_a_game_without_a_drawing_is_listed_plainly() -> None:
    match = Match(Toy(), Toy().setup(2), Seeded(1))
    assert "cards" in drawn(plain, match.game, match.view(0))
