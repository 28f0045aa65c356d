"""Chapter 3: a turn; chapter 4: step 1, the orc card."""

import pytest

from mathom.games.orcs.events import OrcsEntered
from mathom.games.orcs.state import Drawing
from tests.rulebook.orcs.tabletop import Tabletop


@pytest.mark.rule("ORK-3.1", "ORK-2.6")
def test_a_turn_is_orc_card_hero_card_draw_evaluation_and_then_the_next_player_is_on() -> None:
    table = Tabletop().orc_card_next().hand(0, "gimli-5a").orcs("h6").figure("green", "h7")
    assert "isengard_row4" in table.chances
    table.play("isengard_row4")
    assert table.asked(0, "ask-hero")
    table.play("gimli-5a h7-h6")
    assert table.state.frames[-1] == Drawing(0)
    table.play("legolas-5")
    assert table.chances == {"1", "2", "3", "ent"}
    table.play("2")
    assert table.begins(1)


@pytest.mark.rule("ORK-4.1", "ORK-4.2")
@pytest.mark.parametrize(
    ("card", "laid"),
    [
        ("isengard_row4", {"a4", "b4", "c4"}),
        ("isengard_row5", {"a5", "b5", "c5"}),
        ("isengard_row6", {"a6", "b6", "c6", "d6"}),
        ("isengard_row7", {"a7", "b7", "c7"}),
        ("mordor_row2", {"p2", "o2", "n2"}),
        ("mordor_row3", {"p3", "o3", "n3", "m3"}),
        ("mordor_row4", {"p4", "o4", "n4"}),
        ("mordor_row5", {"p5", "o5", "n5"}),
        ("both_towers", {"a6", "b6", "c6", "d6", "p3", "o3", "n3", "m3"}),
    ],
)
def test_every_orc_card_brings_its_orcs_from_its_edge(card: str, laid: set[str]) -> None:
    table = Tabletop().orc_card_next().play(card)
    assert table.lying == laid
    assert table.state.supply == 150 - len(laid)


@pytest.mark.rule("ORK-4.1")
def test_every_orc_card_is_as_likely_as_any_other() -> None:
    table = Tabletop().orc_card_next().orc_pile("isengard_row4", "mordor_row2", "both_towers")
    assert table.chances == {"isengard_row4", "mordor_row2", "both_towers"}


@pytest.mark.rule("ORK-4.2")
def test_the_books_example_three_orcs_in_row_four_skip_what_is_in_the_way() -> None:
    table = Tabletop().orc_card_next().orcs("a4", "d4").figure("red", "b4")
    table.play("isengard_row4")
    assert table.lying == {"a4", "c4", "d4", "e4", "f4"}
    assert table.on("b4") == "red"


@pytest.mark.rule("ORK-4.3")
def test_a_row_with_too_few_free_fields_takes_only_what_fits() -> None:
    table = Tabletop().orc_card_next().figure("green", "h1").figure("red", "i1")
    table.orcs("a4-f4", "h4-o4").play("isengard_row4")
    (entered,) = table.told(OrcsEntered)
    assert isinstance(entered, OrcsEntered)
    assert entered.fields == ("g4", "p4")
    assert table.state.supply == 150 - 16


@pytest.mark.rule("ORK-4.3")
def test_a_full_row_takes_nothing() -> None:
    table = Tabletop().orc_card_next().figure("green", "h1").figure("red", "i1")
    table.orcs("a4-p4").play("mordor_row4")
    assert table.state.supply == 150 - 16


@pytest.mark.rule("ORK-4.4", "ORK-R7")
def test_when_the_supply_runs_out_fewer_orcs_come() -> None:
    table = Tabletop().orc_card_next().supply(1).play("isengard_row4")
    assert table.lying == {"a4"}
    assert table.state.supply == 0
    assert table.asked(0, "ask-hero")


@pytest.mark.rule("ORK-4.4", "ORK-R7")
def test_with_an_empty_supply_no_orcs_come() -> None:
    table = Tabletop().orc_card_next().orcs("a8").supply(0).play("both_towers")
    assert table.lying == {"a8"}


@pytest.mark.rule("ORK-R12")
def test_the_double_card_serves_isengard_first() -> None:
    table = Tabletop().orc_card_next().supply(5).play("both_towers")
    assert table.lying == {"a6", "b6", "c6", "d6", "p3"}


@pytest.mark.rule("ORK-4.6")
def test_a_used_orc_card_lies_open_and_does_not_come_again() -> None:
    table = Tabletop().orc_card_next().play("mordor_row2")
    assert table.state.orc_discard == ("mordor_row2",)
    assert "mordor_row2" not in table.state.orc_deck


@pytest.mark.rule("ORK-4.6")
def test_after_the_ninth_orc_card_all_are_shuffled_again() -> None:
    table = Tabletop().hand(0, "gimli-5a").orc_pile("mordor_row2").orc_card_next().free()
    table.turn(2).play(f"{_walk(table)}", table.first_drawn)
    assert table.lying == {"p2", "o2", "n2"}  # the only card left is revealed without asking
    assert len(table.state.orc_deck) == 9
    assert table.state.orc_discard == ()


def _walk(table: Tabletop) -> str:
    return next(option for option in table.options if option.count("-") >= 2)
