"""Information-set tree search: it finds what wins, and does not know what it cannot see."""

import gc
from typing import Any
from weakref import ref

import pytest

from mathom.bots import ISMCTS, Budget, Tuning, ismcts, make
from mathom.core import Match, Option, View
from tests.bots.toys import Bet, Hide, Neutral, Nim, Point, Safe, Shells, Take, nim, shells


def _nim(*heaps: int) -> View[Any]:
    game = Nim()
    match = Match(game, game.setup(2, {"heaps": "7"}))
    twin = match.state.then(*match.state.frames, heaps=heaps)
    return game.view(twin, 0)


@pytest.mark.parametrize(
    ("heaps", "winning"),
    [
        ((7,), Take(0, 7)),
        ((3, 5), Take(1, 2)),
        ((1, 2, 4), Take(2, 1)),
        ((2, 2, 3), Take(2, 3)),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_finds_the_move_that_wins_at_nim(
    heaps: tuple[int, ...], winning: Option, seed: int
) -> None:
    assert make("ismcts:3000", Nim(Neutral()), seed=seed).choose(_nim(*heaps)) == winning


def test_it_finds_it_even_if_it_is_badly_advised() -> None:
    view = _nim(1, 3)
    assert make("greedy", nim()).choose(view) == Take(1, 3)
    assert make("ismcts:1000", nim(), seed=1).choose(view) == Take(1, 2)


def test_it_is_sure_of_a_win_it_sees() -> None:
    bot = make("ismcts:2000", Nim(Neutral()), seed=4)
    bot.choose(_nim(1, 2))
    best = bot.why.weighed[0]
    assert best.win is not None
    assert best.win > 0.8
    assert bot.why.odds[0] + bot.why.odds[1] == pytest.approx(1.0)


def _offer(eyes: str, by: str, tuning: Tuning | None = None, seed: int = 6) -> Option:
    game = Shells()
    view = Match(game, game.setup(2, {"eyes": eyes, "by": by})).view(0)
    return ISMCTS(game, seed, Budget(iterations=1500), tuning).choose(view)


@pytest.mark.parametrize("by", ["seat", "chance"])
def test_it_does_not_plan_on_knowing_what_it_will_not_see(by: str) -> None:
    # Pointing blindly wins one time in two, the safe way two in three. One search of five finds
    # somebody who hides badly and is a little too sure of that; who knew would always bet.
    answers = [_offer("hidden", by, seed=seed) for seed in range(7)]
    assert answers.count(Safe()) >= 4


@pytest.mark.parametrize("by", ["seat", "chance"])
def test_it_does_plan_on_knowing_what_it_will_see(by: str) -> None:
    assert _offer("open", by) == Bet()


def test_chance_with_many_outcomes_is_merged() -> None:
    assert _offer("open", "chance", Tuning(few=1)) == Safe()


def test_two_positions_it_cannot_tell_apart_get_the_same_answer() -> None:
    game = shells()
    views = [
        Match(game, game.setup(2)).play_all([Bet(), Hide(side)]).view(0)
        for side in ("left", "right")
    ]
    assert views[0] == views[1]
    answers = [make("ismcts:100", game, seed=8).choose(view) for view in views]
    assert answers[0] == answers[1]
    assert isinstance(answers[0], Point)


def test_the_others_are_not_thought_to_see_what_they_do_not() -> None:
    game = shells()
    view = Match(game, game.setup(2)).play_all([Bet()]).view(1)
    bot = make("ismcts:2000", game, seed=2)
    bot.choose(view)
    # Whatever it hides, the other guesses; would the other see it, nothing could be won.
    assert bot.why.odds[1] > 0.35


def test_the_garbage_collector_waits_while_it_thinks() -> None:
    asked: list[bool] = []

    class Looking(Neutral):
        def value(self, state: Any) -> tuple[float, ...]:
            asked.append(gc.isenabled())
            if len(asked) > 5:
                raise KeyError
            return super().value(state)

    with pytest.raises(KeyError):
        make("ismcts:400", Nim(Looking())).choose(_nim(3, 4, 5))
    assert not any(asked)
    assert gc.isenabled()


def test_what_goes_in_circles_is_found_all_the_same() -> None:
    class Circle:
        def __init__(self) -> None:
            self.own = self

    circle = ref(Circle())
    for _ in range(ismcts._SELDOM):
        with ismcts._undisturbed():
            made = [[0] for _ in range(2 * ismcts._MUCH)]
        made.clear()
    assert circle() is None


def test_iterations_are_repeatable() -> None:
    view = _nim(3, 4, 5)
    whys = []
    for _ in range(2):
        bot = make("ismcts:400", nim(), seed=11)
        bot.choose(view)
        whys.append((bot.why.weighed, bot.why.odds, bot.why.iterations))
    assert whys[0] == whys[1]


def test_positions_that_were_forgotten_are_found_again() -> None:
    view = _nim(3, 4, 5)
    whys = []
    for kept in (20_000, 10):
        bot = ISMCTS(nim(), 11, Budget(iterations=400), Tuning(kept=kept))
        bot.choose(view)
        whys.append((bot.why.weighed, bot.why.odds))
    assert whys[0] == whys[1]


def test_it_stops_when_nothing_can_change_its_mind() -> None:
    bot = make("ismcts:5000", nim(), seed=1)
    assert bot.choose(_nim(1, 1, 1)) is not None
    sure = make("ismcts:5000", nim(), seed=1)
    assert sure.choose(_nim(7)) == Take(0, 7)
    assert sure.why.iterations < 5000


def test_a_budget_of_time_is_kept_to() -> None:
    bot = make("ismcts:0.02s", nim(), seed=1)
    bot.choose(_nim(3, 4, 5))
    assert bot.why.iterations >= 1
    assert bot.why.seconds > 0


def test_one_iteration_is_enough_to_choose() -> None:
    assert make("ismcts:1", nim()).choose(_nim(3, 4, 5)) in _nim(3, 4, 5).choice


def test_it_says_what_it_expects() -> None:
    bot = make("ismcts:500", nim(), seed=3)
    chosen = bot.choose(_nim(3, 5))
    said = bot.why.messages[0]
    assert said.id == "why-search"
    assert said.args["option"] == chosen.message()
    assert bot.why.messages[-1].id == "why-runner-up"
    assert sum(one.visits or 0 for one in bot.why.weighed) == bot.why.iterations
