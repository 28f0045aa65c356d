"""Benchmarks: how fast the games run, through the interface that everybody uses.

The work is complete random games: set-up, every question with all its options, every answer with
its checks and events.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from time import process_time
from typing import Any

import msgspec

from mathom.bots import make
from mathom.core import AnyGame, Choice, Match, Over, Question, Seeded, Setup
from mathom.lab.cold import cold_round
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import play as play_game
from mathom.lab.random_games import random_player
from mathom.lab.timing import GameCounts, Play, TimedRounds, race

DETAIL = "mode"
"""A setting of this name says how much of the rules is played; each of its values is measured."""


class Bench(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was measured for one game."""

    game: str
    seats: int
    settings: dict[str, str]
    us_per_decision: float
    """The time of whole games, chance and set-up included, by the number of player choices."""
    us_per_decision_median: float
    """The median of the repeats instead of the best; far above it, the machine was busy."""
    cost: float
    """The same in units of `timing.calibration`, which depends less on the machine and its day."""
    us_per_step: float
    """The time of whole games by the number of answers, choices and chance."""
    games_per_s: float
    decisions_per_game: float
    games: int
    """How many games were played, no two the same."""
    cold_us_per_decision: float | None = None
    """The same time in the first games of a new process, where nothing is remembered yet."""
    state_bytes: int | None = None
    """The size of the largest state met, as JSON."""
    greedy_s_per_game: float | None = None
    """The time of a whole match in which everybody is the bot `greedy`, views included."""
    ismcts_iterations_per_s: float | None = None
    simulate_us_per_decision: float | None = None
    """The same time in `simulate` with bots that choose at random: seeded chance, bots, results."""


def bench(
    games: Iterable[str],
    *,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    seconds: float = 2.0,
    repeats: int = 5,
) -> list[Bench]:
    """Measures these games, so many seconds each, in turns.

    Without a number of seats several games are measured with the fewest players, and one alone
    with every number of them. Without settings a game is measured as it comes out of the box and,
    if it has a setting `mode`, with every other value of that too. Raises BadSetup.
    """
    names = list(games)
    ours = [
        (name, game, game.setup(number, chosen))
        for name in names
        for game in (find_game(name),)
        for number in ([seats] if seats else game.players if len(names) == 1 else game.players[:1])
        for chosen in ([settings] if settings else _modes(game))
    ]
    players = [random_player(game, setup) for _, game, setup in ours]
    simulated = [_simulated(name, game, setup) for name, game, setup in ours]
    timed = race([*players, *simulated], seconds, repeats)
    found = []
    for (name, game, setup), time, other in zip(ours, timed, timed[len(ours) :], strict=False):
        row = _measured(name, setup.seats, setup.settings, time)
        found.append(
            msgspec.structs.replace(
                row,
                cold_us_per_decision=_cold(name, setup, seconds),
                state_bytes=max(_state_sizes(game, setup)),
                greedy_s_per_game=_greedy_time(game, setup),
                ismcts_iterations_per_s=_search_speed(game, setup, seconds),
                simulate_us_per_decision=1e6 * other.best.seconds / other.best.choices,
            )
        )
    return found


def _simulated(name: str, game: AnyGame, setup: Setup) -> Play:
    """Games as `simulate` plays them; not those that the random player meets."""
    plan = Plan(name, ("random",) * setup.seats, setup, games=1 << 30, seed=1, rotate=False)

    def play(seed: int) -> GameCounts:
        result = play_game(plan, game, seed)
        return GameCounts(result.choices, result.answers)

    return play


def _modes(game: AnyGame) -> Iterator[Mapping[str, str]]:
    yield {}
    for setting in game.settings:
        if setting.id == DETAIL:
            yield from ({DETAIL: value} for value in setting.values[1:])


def _measured(name: str, seats: int, settings: dict[str, str], timed: TimedRounds) -> Bench:
    best = timed.best
    return Bench(
        game=name,
        seats=seats,
        settings=settings,
        us_per_decision=1e6 * best.seconds / best.choices,
        us_per_decision_median=1e6 * timed.median,
        cost=timed.cost,
        us_per_step=1e6 * best.seconds / best.steps,
        games_per_s=best.games / best.seconds,
        decisions_per_game=timed.choices / timed.games,
        games=timed.games,
    )


def _cold(name: str, setup: Setup, seconds: float) -> float:
    first = cold_round(name, setup, seconds)
    return 1e6 * first.seconds / first.choices


def _positions(game: AnyGame, setup: Setup, seed: int) -> Iterator[tuple[Any, Question]]:
    """Every position of a random game."""
    rng = Random(seed)
    state, _ = game.start(setup)
    while not isinstance(question := game.question(state), Over):
        yield state, question
        state, _ = game.apply(state, question.at(rng.random()))


def _state_sizes(game: AnyGame, setup: Setup, games: int = 3) -> Iterator[int]:
    for seed in range(games):
        for state, _ in _positions(game, setup, seed):
            yield len(msgspec.json.encode(state))


def _greedy_time(game: AnyGame, setup: Setup, games: int = 2) -> float:
    """Seconds of processor time for a match among greedy bots; the best of some."""
    return min(_greedy_match(game, setup, seed) for seed in range(games))


def _greedy_match(game: AnyGame, setup: Setup, seed: int) -> float:
    begin = process_time()
    match = Match(game, setup, Seeded(seed))
    bots = [make("greedy", game, seed) for _ in range(setup.seats)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    return process_time() - begin


def _search_speed(game: AnyGame, setup: Setup, seconds: float, samples: int = 8) -> float:
    """Iterations per second of the default search, at choices spread over a random game."""
    asked = [
        (state, question.seat)
        for state, question in _positions(game, setup, seed=1)
        if isinstance(question, Choice) and len(question) > 1
    ]
    bot = make("ismcts", game, budget=f"{seconds / samples:.3f}s")
    iterations, spent = 0, 0.0
    for state, seat in asked[:: max(1, len(asked) // samples)][:samples]:
        bot.choose(game.view(state, seat))
        iterations += bot.why.iterations
        spent += bot.why.seconds
    return iterations / spent
