"""Benchmarks: what is counted, not how fast this machine is."""

import msgspec
import pytest

from mathom import game
from mathom.lab import Bench, bench, peer_games
from mathom.lab.extras import MissingExtra
from mathom.lab.peers import THEIRS, Library, Missing, compare
from mathom.lab.random_games import random_player
from mathom.lab.timing import GameCounts, Play, Round, TimedRounds, play_round, race
from tests.bots.toys import Nim, Shells


def test_a_race_plays_no_game_twice_and_does_not_count_the_first_round() -> None:
    played: list[int] = []

    def play(seed: int) -> GameCounts:
        played.append(seed)
        return GameCounts(2, 5)

    (timed,) = race([play], 0.0, 3)
    assert [(one.games, one.choices, one.steps) for one in timed.rounds] == [(1, 2, 5)] * 3
    assert timed.games == 3
    assert timed.best.seconds / 2 <= timed.median
    assert played == [0, 1, 2, 3]


def test_a_round_goes_on_until_somebody_has_chosen_something() -> None:
    counts = iter([GameCounts(0, 1), GameCounts(0, 2), GameCounts(3, 3)])
    lap = play_round(lambda seed: next(counts), 0.0, 0, 1.0)
    assert (lap.games, lap.choices, lap.steps) == (3, 3, 6)


def test_a_cost_is_the_least_time_by_the_speed_of_the_machine_then() -> None:
    rounds = (Round(1, 2, 5, 6e-6, 1.0), Round(1, 2, 5, 8e-6, 4.0), Round(2, 4, 9, 36e-6, 2.0))
    assert TimedRounds(rounds).cost == 1.0


def test_random_games_are_complete_and_repeatable() -> None:
    nim = Nim()
    play = random_player(nim, nim.setup(2, {"heaps": "1 2 4"}))
    counts = [play(seed) for seed in range(20)]
    # The last counter is nobody's choice.
    assert all(2 <= one.choices <= 6 and one.steps == one.choices for one in counts)
    assert counts == [play(seed) for seed in range(20)]


def test_chance_is_a_step_but_no_choice() -> None:
    shells = Shells()
    play = random_player(shells, shells.setup(2, {"by": "chance"}))
    assert {play(seed) for seed in range(20)} == {GameCounts(1, 2), GameCounts(2, 3)}


def test_a_game_is_measured() -> None:
    row = bench(["tests.bots.toys:nim"], seconds=0.02, repeats=2)[0]
    assert row.seats == 2
    assert row.settings == {"heaps": "3 4 5"}
    assert 0 < row.us_per_step <= row.us_per_decision <= row.us_per_decision_median
    assert 3 <= row.decisions_per_game <= 12
    assert row.cost > 0
    assert row.cold_us_per_decision is not None
    assert row.cold_us_per_decision > 0
    assert row.state_bytes is not None
    assert row.greedy_s_per_game is not None
    assert row.greedy_s_per_game > 0
    assert row.ismcts_iterations_per_s is not None
    assert row.simulate_us_per_decision is not None
    assert row.simulate_us_per_decision > 0
    assert msgspec.json.decode(msgspec.json.encode(row), type=Bench) == row


def test_one_game_is_measured_with_every_number_of_players_and_several_with_the_fewest() -> None:
    def measured(*games: str, seats: int | None = None) -> list[tuple[str, int]]:
        rows = bench(games, seats=seats, seconds=0.01, repeats=1)
        return [(row.game, row.seats) for row in rows if row.game in games]

    assert measured("journey") == [("journey", seats) for seats in game("journey").players]
    assert measured("journey", seats=3) == [("journey", 3)]
    assert measured("journey", "tests.bots.toys:nim") == [
        ("journey", game("journey").players[0]),
        ("tests.bots.toys:nim", 2),
    ]


def test_other_libraries_are_raced_beside_ours_and_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("pyspiel")
    few = (
        Library("OpenSpiel, Python", peer_games.openspiel, ("python_kuhn_poker",)),
        Library("Gymnasium", peer_games.gymnasium, ("Blackjack-v1",)),
        Library("PettingZoo", peer_games.pettingzoo, ("no_such_game_v1",)),
    )
    monkeypatch.setattr("mathom.lab.peers.THEIRS", few)
    found = compare(["journey"], seconds=0.01, repeats=1)
    assert [(one.library, one.game) for one in found.peers] == [
        ("Mathom", "journey"),
        ("Mathom in PettingZoo", "journey"),
        ("Mathom in Gymnasium", "journey"),
        ("Mathom in OpenSpiel", "journey"),
        ("OpenSpiel, Python", "python_kuhn_poker"),
        ("Gymnasium", "Blackjack-v1"),
    ]
    assert all(one.us_per_choice > 0 and one.cold_us_per_choice > 0 for one in found.peers)
    assert found.missing == (
        Missing("PettingZoo", "no_such_game_v1", "pettingzoo.classic.no_such_game_v1"),
    )


def test_a_library_that_comes_with_an_extra_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Play:
        raise MissingExtra("pettingzoo", "lab")

    monkeypatch.setattr("mathom.lab.peers.THEIRS", ())
    monkeypatch.setattr("mathom.lab.peers.OURS", (Library("Mathom in PettingZoo", missing),))
    found = compare(["journey"], seconds=0.01, repeats=1)
    assert (found.peers, found.missing) == (
        (),
        (Missing("Mathom in PettingZoo", "journey", "pettingzoo"),),
    )


@pytest.mark.parametrize("library", THEIRS, ids=lambda one: one.name)
def test_games_of_other_libraries_are_played_the_same_for_the_same_seed(library: Library) -> None:
    for name in library.games:
        try:
            play = library.make(name)
        except ImportError as error:
            pytest.skip(f"{name}: {error}")
        first = play(3)
        assert first.steps >= first.choices > 0
        assert play(3) == first
