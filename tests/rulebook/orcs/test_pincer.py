"""Chapter 6: the pincer."""

import pytest

from mathom.games.orcs.events import PincerClosed
from tests.rulebook.orcs.tabletop import Tabletop


def aside(**figures: str) -> Tabletop:
    """Three figures where they are told to be, the others far away."""
    table = Tabletop().figure("green", "n1").figure("red", "o1").figure("blue", "p1")
    for figure, field in figures.items():
        table.figure(figure, field)
    return table


def pincers(table: Tabletop) -> list[tuple[str, int, int]]:
    """Where pincers were closed, and who took how many."""
    return [(one.at, one.own, one.given) for one in table.told(PincerClosed)]


@pytest.mark.rule("ORK-6.1", "ORK-6.4", "ORK-R5")
def test_the_books_example_blue_and_red_take_three_orcs_between_them() -> None:
    table = aside(blue="d5", red="g8").turn(2).hand(2, "eomer-8")
    table.orcs("c5", "d6", "f4", "g4", "g5-g7")
    table.play("eomer-8 d5-d4-g4")
    assert pincers(table) == [("g4", 2, 1)]
    assert table.lying == {"c5", "d6"}
    table.play(table.first_drawn, "1", "1", "2", "2", "3")
    assert (table.tokens(2), table.tokens(1)) == (4, 1)


@pytest.mark.rule("ORK-6.1")
def test_a_pincer_needs_orcs_without_a_gap() -> None:
    table = aside(green="g3", red="h7").hand(0, "gimli-5a").orcs("h4", "h6").play("gimli-5a g3-h3")
    assert pincers(table) == []
    assert table.lying == {"h4", "h6"}


@pytest.mark.rule("ORK-6.1")
def test_figures_side_by_side_or_without_orcs_between_them_form_no_pincer() -> None:
    table = aside(green="g3", red="h4").hand(0, "gimli-5a").orcs("h5").play("gimli-5a g3-h3")
    assert pincers(table) == []


@pytest.mark.rule("ORK-6.1")
def test_a_figure_may_close_a_pincer_by_walking_into_the_orcs() -> None:
    table = aside(green="h2", red="h6").hand(0, "gimli-6").orcs("h3-h5").play("gimli-6 h2-h3")
    assert pincers(table) == [("h3", 1, 1)]
    assert table.lying == set()
    assert table.on("h3") == "green"


@pytest.mark.rule("ORK-6.1", "ORK-5.8")
def test_shadowfax_closes_pincers_too() -> None:
    table = aside(red="h6").hand(0, "gandalf-6").orcs("h4-h5").play("gandalf-6 shadowfax h3")
    assert pincers(table) == [("h3", 1, 1)]


@pytest.mark.rule("ORK-6.2")
def test_there_is_no_pincer_along_a_row() -> None:
    table = aside(green="d3", red="h4").hand(0, "gimli-5a").orcs("e4-g4").play("gimli-5a d3-d4")
    assert pincers(table) == []
    assert table.lying == {"e4", "f4", "g4"}


@pytest.mark.rule("ORK-6.3", "ORK-6.4", "ORK-8.1")
def test_two_pincers_at_once_the_upper_one_first() -> None:
    table = aside(green="g4", red="h7", blue="h1").hand(0, "gimli-5a").orcs("h2-h3", "h5-h6")
    table.play("gimli-5a g4-h4")
    closed = table.told(PincerClosed)
    assert [(one.partner, one.fields) for one in closed] == [
        (2, ("h3", "h2")),
        (1, ("h5", "h6")),
    ]
    assert table.state.frames[0].won == ((0, 2), (2, 1), (1, 1))  # type: ignore[union-attr]


@pytest.mark.rule("ORK-6.4", "ORK-R5")
@pytest.mark.parametrize(("orcs", "own", "given"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2)])
def test_the_tokens_are_taken_in_turn_by_who_closed_it_first(
    orcs: int, own: int, given: int
) -> None:
    table = aside(green="g1", red=f"h{orcs + 2}").hand(0, "gimli-5a")
    table.orcs(f"h2-h{orcs + 1}").play("gimli-5a g1-h1")
    assert pincers(table) == [("h1", own, given)]


@pytest.mark.rule("ORK-6.5", "ORK-R3")
def test_after_a_pincer_the_figure_goes_on_and_may_still_turn() -> None:
    table = aside(green="g3", red="h6").hand(0, "gimli-5a").orcs("h4-h5")
    assert {"g3-k3", "g3-i3-i5"} <= table.ways("gimli-5a")
    table.play("gimli-5a g3-i3-i5")
    assert pincers(table) == [("h3", 1, 1)]
    assert table.on("i5") == "green"


@pytest.mark.rule("ORK-6.5")
def test_fields_cleared_by_a_pincer_are_free_fields() -> None:
    table = aside(green="g3", red="h6").hand(0, "gimli-5a").orcs("h4-h5", "f3", "g2")
    # 3 points: h3, then h4 and h5, which the pincer cleared.
    assert "g3-h3-h5" in table.ways("gimli-5a")
    table.play("gimli-5a g3-h3-h5")
    assert pincers(table) == [("h3", 1, 1)]
    lonely = aside(green="g3").hand(0, "gimli-5a").orcs("h4-h5", "f3", "g2")
    assert lonely.refused("gimli-5a g3-h3-h5").rule == "ORK-5.5"


@pytest.mark.rule("ORK-6.5", "ORK-5.3")
def test_the_second_leg_may_cross_what_the_first_one_cleared() -> None:
    table = aside(green="f1", red="h7").hand(0, "aragorn-6").orcs("h4-h6")
    # f1-h3 (2) closes the pincer, i4 (3) is the turn, and h5 (4) was cleared.
    table.orcs("e1", "g1")
    assert "f1-i4-h5" in table.ways("aragorn-6")
    table.play("aragorn-6 f1-i4-h5")
    assert pincers(table) == [("h3", 2, 1)]


@pytest.mark.rule("ORK-6.1", "ORK-6.5")
def test_an_orc_beaten_on_the_way_is_no_part_of_a_later_pincer() -> None:
    table = aside(green="g5", red="h6").hand(0, "gimli-6").orcs("h5")
    table.play("gimli-6 g5-h5-h3")
    assert pincers(table) == []


@pytest.mark.rule("ORK-6.6", "ORK-R4")
def test_no_pincer_while_passing_over_a_figure() -> None:
    table = aside(green="g3", red="h3", blue="h6").hand(0, "gimli-5a").orcs("h4-h5")
    table.play("gimli-5a g3-i3")
    assert pincers(table) == []
    assert table.lying == {"h4", "h5"}


@pytest.mark.rule("ORK-6.6")
def test_orcs_laid_between_standing_figures_are_not_taken() -> None:
    table = aside(green="a3", red="a5").orc_card_next().play("isengard_row4")
    assert pincers(table) == []
    assert table.on("a4") == "orc"
