"""Simulations: repeatable, fair to all seats, and honest about what broke."""

import os
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from mathom.bots import BadBot
from mathom.core import BadSetup, View, read_record, replay
from mathom.lab import (
    GameFailed,
    Plan,
    Report,
    Result,
    find_game,
    machines,
    plan,
    play,
    simulate,
)
from mathom.lab.playing import PlayJob
from tests.bots.toys import Nim
from tests.bots.toys.nim import NimAdvisor, NimTable

NIM = "tests.bots.toys:nim"
BROKEN = f"{__name__}:broken"


class _BrokenAdvisor(NimAdvisor):
    def rate(self, view: View[NimTable]) -> Any:
        if view.table.heaps[-1] == 0:
            raise ZeroDivisionError("the last heap is empty")
        return super().rate(view)


def broken(components: bytes | None = None) -> Nim:
    """Nim with an advisor that breaks after a while."""
    game = Nim()
    game.advisor = _BrokenAdvisor()
    return game


class _DeadlyAdvisor(NimAdvisor):
    def rate(self, view: View[NimTable]) -> Any:
        os._exit(1)


def deadly(components: bytes | None = None) -> Nim:
    """Nim with an advisor that takes the whole process with it."""
    game = Nim()
    game.advisor = _DeadlyAdvisor()
    return game


def _timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, ms_per_game=None, thinking=None, seconds=None)


def test_the_same_plan_gives_the_same_report() -> None:
    wanted = plan(NIM, ["greedy", "random"], games=20, seed=5)
    assert _timeless(simulate(wanted)) == _timeless(simulate(wanted))


def test_the_number_of_workers_does_not_matter() -> None:
    wanted = plan(NIM, ["ismcts:20", "random"], games=12, seed=5)
    assert _timeless(simulate(wanted, workers=2)) == _timeless(simulate(wanted, workers=1))


def test_another_seed_gives_other_games() -> None:
    one, two = (
        [
            (game.winners, game.answers)
            for game in machines().do(PlayJob(plan(NIM, ["random"], seed=seed)), range(100))
        ]
        for seed in (1, 2)
    )
    assert one != two


def test_different_bots_rotate() -> None:
    wanted = plan(NIM, ["greedy", "random"], games=4)
    assert [wanted.seating(index) for index in range(3)] == [(0, 1), (1, 0), (0, 1)]
    report = simulate(wanted)
    assert [(one.bot, one.seat, one.played) for one in report.table] == [
        ("greedy", 0, 2),
        ("greedy", 1, 2),
        ("random", 0, 2),
        ("random", 1, 2),
    ]


def test_bots_stay_where_they_are_told_to() -> None:
    report = simulate(plan(NIM, ["greedy", "random"], games=4, rotate=False))
    assert [(one.bot, one.seat) for one in report.table] == [("greedy", 0), ("random", 1)]


def test_one_bot_plays_all_seats() -> None:
    wanted = plan(NIM, ["random"], games=6)
    assert wanted.bots == ("random", "random")
    assert not wanted.rotate
    (bot,) = simulate(wanted).bots
    assert (bot.played, bot.wins, bot.win_rate) == (12, 6, 0.5)


def test_a_report_adds_up() -> None:
    report = simulate(plan(NIM, ["ismcts:50", "random"], games=10, seed=3))
    assert report.complete
    assert sum(one.wins for one in report.bots) == 10
    assert sum(one.wins for one in report.seats) == 10
    assert sum(one.wins for one in report.table) == 10
    for one in report.table:
        assert one.interval.low <= one.win_rate <= one.interval.high
    assert report.choices.most <= 12
    assert report.answers == report.choices


def test_the_ways_games_end_are_counted() -> None:
    report = simulate(plan("ringwar", ["random"], games=6, seed=1))
    assert sum(one.rate.hits for one in report.endings) == report.games
    assert {one.way.id for one in report.endings} <= {
        "over-corruption-way",
        "over-ring-way",
        "over-conquest-way",
    }
    for one in report.endings:
        assert set(one.way.said) == {"de", "en"}
        assert not any("‹" in said for said in one.way.said.values())
        assert one.rate.interval.low < one.rate.share <= one.rate.interval.high


def test_the_numbers_of_a_game_do_not_tell_endings_apart() -> None:
    report = simulate(plan("journey", ["random"], games=20, seed=1))
    assert len({one.way.id for one in report.endings}) == len(report.endings) <= 3


def test_games_that_all_lost_are_no_survivals() -> None:
    report = simulate(plan("orcs", ["random"], games=4, seed=1, seats=2))
    lost = sum(one.rate.hits for one in report.endings if not one.way.won)
    assert lost > 0
    assert report.survived.hits == report.games - lost
    assert sum(one.wins for one in report.seats) == report.survived.hits
    assert {one.of_won.of for one in report.seats} == {report.survived.hits}


def test_lengths_are_counted_in_choices() -> None:
    report = simulate(plan(NIM, ["random"], games=20, seed=1))
    assert sum(one.count for one in report.lengths) == 20
    assert report.lengths[0].low <= report.choices.least
    assert report.lengths[-1].high >= report.choices.most


def test_search_beats_chance() -> None:
    search, chance = simulate(plan(NIM, ["ismcts:200", "random"], games=20, seed=1)).bots
    assert search.wins > chance.wins


def test_a_report_is_data() -> None:
    report = simulate(plan(NIM, ["random"], games=3))
    assert msgspec.json.decode(report.to_json(), type=Report) == report


def test_ctrl_c_keeps_what_is_done() -> None:
    seen: list[Result] = []

    def impatient(result: Result) -> None:
        seen.append(result)
        if len(seen) == 3:
            raise KeyboardInterrupt

    report = simulate(plan(NIM, ["random"], games=50), progress=impatient)
    assert (report.games, report.complete) == (3, False)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_breaks_can_be_played_again(workers: int) -> None:
    wanted = plan(BROKEN, ["greedy", "random"], games=6, seed=2)
    with pytest.raises(GameFailed) as error:
        simulate(wanted, workers)
    failure = error.value.failure
    assert error.value.message.id == "lab-game-failed"
    assert "the last heap is empty" in failure.error
    assert "in rate" in failure.traceback
    match = replay(broken(), read_record(failure.record))
    assert match.state.heaps[-1] == 0
    with pytest.raises(GameFailed) as again:
        play(wanted, find_game(BROKEN), failure.index)
    assert again.value.failure.record == failure.record


def test_a_plan_is_checked_before_it_is_carried_out() -> None:
    with pytest.raises(BadBot):
        plan(NIM, ["random", "nobody"])
    with pytest.raises(BadSetup, match="setup-bots"):
        plan(NIM, ["random", "random", "random"], seats=2)
    with pytest.raises(BadSetup, match="setup-seats"):
        plan(NIM, ["random"] * 3)
    with pytest.raises(BadSetup, match="setup-value"):
        plan(NIM, ["random"], settings={"heaps": "1"})


def test_seeds_of_games_do_not_repeat() -> None:
    wanted = plan(NIM, ["random"], games=2000)
    assert len({wanted.game_seed(index) for index in range(2000)}) == 2000


def test_a_plan_is_data() -> None:
    wanted = plan(NIM, ["random"], seed=Random(1).randrange(1000))
    assert msgspec.json.decode(msgspec.json.encode(wanted), type=Plan) == wanted


def test_a_report_says_how_long_who_thinks_takes_for_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = count()
    monkeypatch.setattr("mathom.lab.playing.thread_time", lambda: next(clock) / 4)
    report = simulate(plan(NIM, ["greedy", "random"], games=4, seed=1))
    (one,) = report.thinking
    assert (one.bot, one.ms) == ("greedy", 250)
    assert 0 < one.choices < report.choices.mean * report.games
