"""The table can be drawn in a terminal, in both languages and for everybody."""

import pytest
from rich.console import Console

from mathom.games.ringwar.frames import Battle, Carding
from mathom.games.ringwar.terminal import draw
from mathom.text import Words
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop


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


def drawn(table: Tabletop, language: str = "en", seat: int | None = FREE, width: int = 80) -> str:
    console = Console(width=width, record=True)
    words = Words(language, table.game, strict=True)
    console.print(draw(table.game, table.match.view(seat), words))
    return console.export_text()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_clipped_and_nothing_overlong(language: str, width: int) -> None:
    table = Tabletop(empty=False).person("gandalf-grey", "woodland-realm").captured("dale")
    table.hand(FREE, "fp-strategy-18").acts(FREE, "event", "army_muster", "army_muster")
    text = drawn(table, language, width=width)
    assert "…" not in text
    assert all(len(line) <= width for line in text.splitlines())


def test_dice_are_counted_and_armies_of_other_lands_named() -> None:
    table = Tabletop().army("osgiliath", gondor=(2, 0, 1)).army("edoras", rohan=(1, 1))
    rows = [line.split() for line in drawn(table.acts(FREE, "event", "will", "event")).splitlines()]
    assert "dice: 2 × Event, Will of the West" in " ".join(word for row in rows for word in row)
    assert ["#", "Osgiliath", "2/0/1", "Gondor"] in rows
    assert ["▪", "Edoras", "1/1/0"] in rows


def test_cards_say_what_the_question_is_about() -> None:
    table = Tabletop(empty=False).hand(FREE, "fp-strategy-18").acts(FREE, "event", "muster")
    assert "Recruit" in drawn(table)  # the event, when an action is asked for
    table = Tabletop().army("north-ithilien", sauron=(3,)).army("osgiliath", gondor=(2,))
    table.at_war("gondor", "sauron").hand(FREE, "fp-strategy-18").dice(SHADOW, "event")
    battle = Battle(SHADOW, "north-ithilien", "osgiliath", "field", step="cards")
    table.frames(battle, Carding(FREE))
    text = drawn(table)
    assert "Combat cards in hand" in text
    assert table.game.names["en"]["combat-fp-strategy-18"] in text
