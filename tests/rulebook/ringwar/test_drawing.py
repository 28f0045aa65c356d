"""The table can be drawn in a terminal, in both languages and for everybody."""

import pytest
from rich.console import Console

from mathom.games.ringwar.terminal import draw
from mathom.text import Words
from tests.rulebook.ringwar.tabletop import FREE, Tabletop


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_is_drawn(language: str, seat: int | None) -> None:
    table = Tabletop(empty=False).person("boromir", "edoras").captured("dale")
    table.hand(FREE, "fp-strategy-18").acts(FREE, "event", "will")
    words = Words(language, table.game, strict=True)
    console = Console(width=120, record=True)
    console.print(draw(table.game, table.match.view(seat), words))
    text = console.export_text()
    assert "Boromir" in text
    assert ("Imrahil" in text) == (seat == FREE)
