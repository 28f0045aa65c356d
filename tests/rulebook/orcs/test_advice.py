"""The advisor knows both sides of the dilemma; the hint shows where the towers are near joining."""

from collections import Counter
from random import Random

import pytest

from mathom.games.orcs.advice.judgement import Judge
from mathom.games.orcs.advice.trails import Trails
from mathom.games.orcs.board import FIELDS, FIGURES, FREE, INDEX, ORC, put, put_all
from mathom.games.orcs.link import ground_bits, orc_bits
from mathom.games.orcs.rules.pincer import shares, walk
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


def test_a_hero_about_to_move_is_trusted_to_help() -> None:
    now = far().orcs("a3", "a4-o4", "o5", "o6").free("f4", "k4")
    too_late = far().orcs("a3", "a4-o4", "o5", "o6").free("f4", "k4").orc_card_next()
    value = now.game.advisor.value
    assert sum(value(too_late.state)) < 0.9 * sum(value(now.state))


def test_strong_cards_in_hand_are_worth_something() -> None:
    table = far().hand(0, "gimli-8", "eomer-9", "gimli-7a").hand(1, "gimli-5a", "gimli-5b")
    rich = table.game.advisor.value(table.state)
    poor = far()
    poor.hand(1, "gimli-8", "eomer-9", "gimli-7a").hand(0, "gimli-5a", "gimli-5b")
    assert rich[0] > poor.game.advisor.value(poor.state)[0]


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


def crowded(seed: int) -> tuple[Tabletop, str]:
    """A board with orcs and figures anywhere."""
    table, rng = far(), Random(seed)
    fields = rng.sample(table.box.land.open, 60)
    board = put_all(table.box.land.bare, fields[4:], ORC)
    for sign, field in zip(FIGURES, fields, strict=False):
        board = put(board, field, sign)
    return table, board


@pytest.mark.parametrize("seed", range(6))
def test_a_trail_does_what_the_rules_do_on_the_way(seed: int) -> None:
    table, board = crowded(seed)
    land, start = table.box.land, board.index(FIGURES[0])
    owners = {board.index(sign): number % 2 for number, sign in enumerate(FIGURES) if number}
    trails = Trails(land, orc_bits(board), start, owners, seat=0, seats=2)
    straight = list(land.legs[FIELDS[start]])
    ways: list[tuple[str | None, str]] = [(None, to) for to in straight]
    ways += [(turn, to) for turn in straight[:12] for to in land.legs[turn]]
    for turn, to in ways:
        gone = walk(land, board, start, land.entered(FIELDS[start], turn, to))
        tokens = Counter({0: len(gone.beaten)})
        for pincer in gone.pincers:
            own, given = shares(len(pincer.fields), own=pincer.partner % 2 == 0)
            tokens.update({0: own, pincer.partner % 2: given} if given else {0: own})
        trail = trails.walk(turn, to)
        assert trail.orcs & ~(1 << INDEX[to]) == orc_bits(gone.board)
        assert trail.tokens == (tokens[0], tokens[1])


@pytest.mark.parametrize("seed", range(6))
def test_a_threat_is_the_same_whether_found_from_the_board_before_or_anew(seed: int) -> None:
    table, board = crowded(seed)
    judge, deck = Judge(table.box), table.box.orc_deck
    lifted = put(board, board.index(FIGURES[0]), FREE)
    threats = judge.threats(orc_bits(lifted), ground_bits(lifted), deck)
    glimpses = judge.glimpses(orc_bits(board), ground_bits(board), deck)
    rng = Random(seed)
    for _ in range(40):
        orcs = [field for field, sign in enumerate(lifted) if sign == ORC]
        left = put_all(lifted, rng.sample(orcs, rng.randrange(6)), FREE)
        free = [field for field, sign in enumerate(left) if sign == FREE]
        left = put(left, rng.choice(free), FIGURES[0])
        anew = judge.threat(left, deck)
        assert threats(orc_bits(left), ground_bits(left)) == anew
        assert glimpses(orc_bits(left), ground_bits(left)) == anew
