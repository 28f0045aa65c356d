"""The advisor knows both sides of the dilemma; the hint shows where the towers are near joining."""

from mathom.games.orcs.advice.judgement import Judge
from mathom.games.orcs.board import FIELDS, ORC, put_all
from tests.rulebook.orcs.tabletop import Tabletop


def best(table: Tabletop) -> str:
    ratings = table.game.advisor.rate(table.match.view(table.match.to_move))
    return table.game.write(max(ratings, key=lambda one: one.score).option)


def far() -> Tabletop:
    return Tabletop().figure("green", "h1").figure("red", "p1").figure("blue", "n1")


def test_with_no_danger_it_beats_as_many_orcs_as_it_can() -> None:
    table = far().orcs("h3", "h4", "d8").hand(0, "gimli-5a", "gimli-5b", "gimli-6")
    assert best(table).endswith("h1-h4")


def test_of_two_cards_for_one_move_the_weaker_is_played() -> None:
    table = far().orcs("h2").hand(0, "gimli-8", "gimli-5a", "eomer-9")
    assert best(table).startswith("gimli-5a ")


def test_it_breaks_the_chain_rather_than_beating_more_orcs_elsewhere() -> None:
    table = far().orcs("a3", "a4-o4", "o5", "o6").free("k4").orcs("e2-g2").figure("green", "h2")
    table.hand(0, "gimli-7a", "gimli-7b", "gimli-6").orc_pile("mordor_row4", "isengard_row4")
    judge = Judge(table.box)
    assert judge.threat(table.state.board, table.state.orc_deck).closing == 1.0
    table.play(best(table))
    assert judge.threat(table.state.board, table.state.orc_deck).closing == 0.0
    assert "e2" in table.lying  # three orcs were to be had there


def test_value_is_what_is_left_of_the_win_when_everybody_can_lose() -> None:
    safe = far().collected(0, three=5)
    value = safe.game.advisor.value(safe.state)
    assert value[0] > value[1]
    assert sum(value) < 1
    danger = far().collected(0, three=5).orcs("a3", "a4-o4", "o5", "o6").free("k4")
    assert sum(danger.game.advisor.value(danger.state)) < sum(value)


def test_the_gap_is_the_shortest_missing_link() -> None:
    table = far().orcs("a3", "a4-o4", "o5", "o6").free("f4", "k4")
    gap = table.match.view(0).table.gap
    assert gap == ("f4", "k4")
    closed = put_all(table.state.board, [FIELDS.index(field) for field in gap], ORC)
    assert table.box.links.closed(closed)


def test_without_a_way_between_the_towers_there_is_no_gap() -> None:
    table = far()
    wall = put_all(table.box.land.bare, [FIELDS.index(f"h{row}") for row in range(1, 9)], "1")
    assert table.box.links.gap(wall) == ()
