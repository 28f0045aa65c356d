"""Chapter 10: two players."""

import pytest

import mathom
from mathom.core import Choice, Match, Seeded
from mathom.games.orcs.events import PincerClosed
from tests.rulebook.orcs.tabletop import Tabletop


def two(**figures: str) -> Tabletop:
    """Green and blue against red and yellow, far away unless told otherwise."""
    table = Tabletop(2).figure("green", "m1").figure("red", "n1")
    table.figure("blue", "o1").figure("yellow", "p1")
    for figure, field in figures.items():
        table.figure(figure, field)
    return table


@pytest.mark.rule("ORK-10.1", "ORK-2.5")
def test_two_figures_each_are_placed_alternately() -> None:
    game = mathom.game("orcs")
    match = Match(game, game.setup(2), Seeded(1))
    seats = []
    while isinstance(match.question, Choice) and match.question.ask.id == "ask-placing":
        seats.append(match.to_move)
        match.play(match.question.options[0])
    assert seats == [0, 1, 0]  # the fourth has one field left and no choice
    assert [list(match.state.own(seat)) for seat in (0, 1)] == [[0, 2], [1, 3]]


@pytest.mark.rule("ORK-10.1")
def test_a_player_moves_either_of_two_figures() -> None:
    table = two(green="h5", blue="d5").hand(0, "gimli-5a")
    assert {"gimli-5a green h5-i5", "gimli-5a blue d5-e5"} <= set(table.options)
    table.play("gimli-5a blue d5-e5", table.first_drawn)
    assert (table.on("h5"), table.on("e5")) == ("green", "blue")


@pytest.mark.rule("ORK-10.1")
def test_the_other_players_figures_are_not_mine_to_move() -> None:
    table = two(green="h5", red="d5").hand(0, "gimli-5a")
    assert table.refused("gimli-5a red d5-e5").rule == "ORK-10.1"
    assert table.refused("gimli-5a h5-i5").rule == "ORK-10.1"
    assert table.refused("gimli-5a blue h5-i5").rule == "ORK-5.3"


@pytest.mark.rule("ORK-10.1", "ORK-5.6")
def test_a_card_is_discarded_only_if_neither_figure_can_move() -> None:
    table = two(green="h5", blue="d1").hand(0, "legolas-5")
    table.orcs("g4-i4", "g5", "i5", "g6-i6")
    assert table.refused("discard legolas-5").rule == "ORK-5.6"


@pytest.mark.rule("ORK-10.1")
def test_a_figure_may_rest_as_long_as_its_owner_likes() -> None:
    table = two(green="h5").hand(0, "gimli-5a", "gimli-6")
    table.play("gimli-5a green h5-i5", table.first_drawn, "isengard_row7")
    table.play(table.options[0], table.first_drawn, "isengard_row6")
    assert "gimli-6 green i5-j5" in table.options
    assert table.on("o1") == "blue"


@pytest.mark.rule("ORK-10.2", "ORK-6.4")
def test_the_own_two_figures_form_a_pincer_and_all_tokens_are_the_players() -> None:
    table = two(green="g3", blue="h7").hand(0, "gimli-5a").orcs("h4-h6")
    table.play("gimli-5a green g3-h3")
    (closed,) = table.told(PincerClosed)
    assert isinstance(closed, PincerClosed)
    assert (closed.seat, closed.partner, closed.own, closed.given) == (0, 0, 3, 0)
    table.play(table.first_drawn, "1", "1", "1")
    assert table.tokens(0) == 3
    assert table.begins(1)


@pytest.mark.rule("ORK-10.2", "ORK-6.3")
def test_one_step_may_close_a_pincer_with_the_own_and_one_with_the_others_figure() -> None:
    table = two(green="g4", blue="h1", yellow="h7").hand(0, "gimli-5a").orcs("h2-h3", "h5-h6")
    table.play("gimli-5a green g4-h4")
    closed = table.told(PincerClosed)
    assert [(one.partner, one.own, one.given) for one in closed] == [(0, 2, 0), (1, 1, 1)]


@pytest.mark.rule("ORK-10.1", "ORK-8.7")
def test_the_white_rider_may_take_either_figure() -> None:
    table = two(red="h4", yellow="i4", blue="h5").event("e1_white_rider")
    assert {"relocate e1 green", "relocate e1 blue", "stay"} <= set(table.options)
    assert table.refused("relocate e1 red").rule == "ORK-10.1"
    table.play("relocate e1 blue")
    assert (table.on("e1"), table.on("h5")) == ("blue", "free")
