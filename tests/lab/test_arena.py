"""The arena: the same luck for everybody, ratings, and when it is over."""

from collections import Counter

import msgspec
import pytest

from mathom.bots import BadBot
from mathom.core import BadSetup
from mathom.lab import Arena, BadArena, Report, arena_plan, hold
from mathom.lab.arena import _met, tables

NIM = "tests.bots.toys:nim"


def _timeless(found: Arena) -> Arena:
    report = found.report
    report = msgspec.structs.replace(report, ms_per_game=None, thinking=None, seconds=None)
    return msgspec.structs.replace(found, report=report)


def test_everybody_meets_everybody() -> None:
    assert tables(4, 2) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert tables(3, 3) == ((0, 1, 2),)


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert tables(4, 2, ladder=True) == ((0, 1), (1, 2), (2, 3))
    assert tables(4, 3, ladder=True) == ((0, 1, 2), (1, 2, 3))


def test_everybody_meets_the_yardstick_and_nobody_else() -> None:
    assert tables(4, 2, yardstick=True) == ((0, 1), (0, 2), (0, 3))
    assert tables(4, 3, yardstick=True) == ((0, 1, 2), (0, 1, 3), (0, 2, 3))


def test_by_a_yardstick_everybody_plays_what_they_would_play_with_it_alone() -> None:
    bots = ["greedy", "random", "ismcts:4"]
    together = hold(arena_plan(NIM, bots, yardstick=True, games=16, seed=5))
    alone = hold(arena_plan(NIM, ["greedy", "ismcts:4"], games=8, seed=5))
    shares = [
        {(one.bot, one.other): one.rate for one in found.meetings} for found in (together, alone)
    ]
    assert shares[0]["ismcts:4", "greedy"] == shares[1]["ismcts:4", "greedy"]
    assert shares[0]["ismcts:4", "random"].of == 0


def test_where_there_are_more_seats_than_bots_each_is_doubled_in_turn() -> None:
    assert tables(2, 3) == ((0, 0, 1), (0, 1, 1))
    counted = Counter(bot for table in tables(3, 4) for bot in table)
    assert len(set(counted.values())) == 1


def test_a_deal_is_played_by_every_table_and_from_every_seat() -> None:
    plan = arena_plan("journey", ["random", "greedy", "ismcts:5"], games=1)
    assert plan.games == 6
    assert len({plan.game_seed(index) for index in range(6)}) == 1
    assert plan.game_seed(6) != plan.game_seed(5)
    seatings = [plan.seating(index) for index in range(6)]
    assert seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_decks_lie_at_the_seats_and_change_places_with_the_deal() -> None:
    decks = [(name, name) for name in ("aragorn", "theoden")]
    plan = arena_plan("tcg", ["random", "greedy"], games=4, decks=decks)
    assert [plan.dealt(index) for index in range(4)] == [(0, 1), (0, 1), (1, 0), (1, 0)]


def test_ratings_tell_who_is_better() -> None:
    found = hold(arena_plan(NIM, ["random", "greedy", "ismcts:100"], games=60, seed=2))
    assert found.standings[0].bot == "ismcts:100"
    assert sum(one.rating for one in found.standings) == pytest.approx(0)
    for standing in found.standings:
        assert standing.interval.low < standing.rating < standing.interval.high
        assert standing.wins.of == 40
    shares = {(one.bot, one.other): one.rate.share for one in found.meetings}
    for (one, other), share in shares.items():
        assert share + shares[other, one] == pytest.approx(1)


def test_it_stops_when_all_is_known() -> None:
    plan = arena_plan(NIM, ["random", "ismcts:100"], games=2000, seed=1)
    found = hold(plan, sure=0.95)
    assert found.settled
    assert not found.broken_off
    assert found.report.games < 2000
    assert found.standings[0].bot == "ismcts:100"
    assert found.standings[0].sure is not None
    assert found.standings[0].sure > 0.95


def test_it_does_not_stop_for_bots_that_are_alike() -> None:
    plan = arena_plan(NIM, ["greedy", "ismcts:1"], games=64, seed=1)
    found = hold(plan, sure=0.9999)
    assert found.report.games == 64
    assert found.report.complete


def test_the_same_arena_gives_the_same_standings_on_any_number_of_workers() -> None:
    plan = arena_plan(NIM, ["random", "greedy"], games=40, seed=4)
    assert _timeless(hold(plan, 2, sure=0.9)) == _timeless(hold(plan, sure=0.9))


def test_games_that_all_lost_tell_nobody_apart() -> None:
    found = hold(arena_plan("orcs", ["random", "greedy"], games=2, seats=2, seed=1))
    assert found.report.survived.hits == 0
    assert [one.rating for one in found.standings] == [0, 0]


def test_an_arena_is_data() -> None:
    found = hold(arena_plan(NIM, ["random", "greedy"], games=4))
    assert msgspec.json.decode(found.to_json(), type=Arena) == found
    assert isinstance(found.report, Report)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadArena, match="arena-few"):
        arena_plan(NIM, ["greedy"])
    with pytest.raises(BadArena, match="arena-twice"):
        arena_plan(NIM, ["greedy", "random", "greedy"])
    with pytest.raises(BadArena, match="arena-who-meets"):
        arena_plan(NIM, ["greedy", "random"], ladder=True, yardstick=True)
    with pytest.raises(BadBot):
        arena_plan(NIM, ["greedy", "nobody"])


def test_shared_wins_are_shares_of_what_the_two_have_won() -> None:
    met = _met({(0, 1, 2): [2.5, 0.0, 0.5]}, 0, 1)
    assert (met.hits, met.of, met.share) == (2.5, 2, 1.0)
    met = _met({(0, 1, 2): [2.5, 0.0, 0.5]}, 2, 0)
    assert met.share == pytest.approx(1 / 6)
    assert 0 <= met.interval.low <= met.share <= met.interval.high <= 1
    assert _met({(0, 1, 2): [0.0, 0.0, 4.0]}, 0, 1).of == 0
    assert _met({(0, 1): [0.25, 0.25]}, 0, 1).of == 1


def test_a_number_of_seats_there_is_not() -> None:
    for seats in (-1, 0, 1, 10**9):
        with pytest.raises(BadSetup):
            arena_plan("journey", ["greedy", "random"], seats=seats)
