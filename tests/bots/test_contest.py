"""Search among the options that are rated best: they meet the same luck as the first of them."""

from random import Random
from typing import Any

import pytest

from mathom.bots import make
from mathom.bots.contest import Contest, Entrant
from mathom.core import Focus, Match, Option, Seeded, View
from mathom.games import find

GAME = find("orcs")
FOCUS = Focus(options=4, chance=1.0, doubt=0.02)


def hero_view() -> View[Any]:
    """The first hero card of a match."""
    match = Match(GAME, GAME.setup(3), Seeded(5))
    seat = match.to_move
    while len(match.view(seat).choice) < 100:
        match.play(match.view(seat).choice.options[0])
        seat = match.to_move
    return match.view(seat)


VIEW = hero_view()


def contest(focus: Focus = FOCUS) -> Contest:
    return Contest(GAME, VIEW, Random(1), focus)


def judged(
    monkeypatch: pytest.MonkeyPatch,
    *worth: float,
    times: int = 60,
    prior: float = 0.0,
    focus: Focus = FOCUS,
) -> Contest:
    """A contest in which the options, best rated first, bring so much, give or take some luck;
    `prior` is what the challengers are rated beside the champion."""
    found = contest(focus)
    for one in found._entrants[1:]:
        one.prior = prior
    brings = {one.rating.option: part for one, part in zip(found._entrants, worth, strict=True)}
    luck = Random(3)

    def play_on(entrant: Entrant, world: Any, number: int) -> float:
        entrant.worlds += 1
        found.iterations += 1
        return brings[entrant.rating.option] + 0.02 * luck.random()

    monkeypatch.setattr(found, "_play_on", play_on)
    for _ in range(times):
        found.iterate()
    return found


def order(found: Contest) -> list[int]:
    """The places by rating of the options, the best of the contest first."""
    options = [one.rating.option for one in found._entrants]
    return [options.index(one.option) for one in found.weighed()]


def test_only_the_best_rated_take_part_and_no_two_ways_to_the_same_end() -> None:
    scores = sorted((one.score for one in GAME.advisor.rate(VIEW)), reverse=True)
    found = [one.rating for one in contest(Focus(6, 1.0, 0.02))._entrants]
    assert found[0].score == scores[0]
    assert found == sorted(found, key=lambda one: -one.score)
    ends = [(round(one.score, 4), one.option.anchors()[-1]) for one in found]
    assert len(set(ends)) == len(ends) == 6


def test_without_results_the_ratings_decide() -> None:
    assert order(contest()) == [0, 1, 2, 3]


def test_a_challenger_that_does_clearly_better_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, 0.3, 0.3, 0.4, 0.2)
    assert order(found)[0] == 2
    assert found.settled(1000)


def test_little_better_does_not_overturn_a_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    assert order(judged(monkeypatch, 0.3, 0.31, 0.31, 0.31, times=8, prior=-0.1))[0] == 0
    assert order(judged(monkeypatch, 0.3, 0.31, 0.31, 0.31, times=8))[0] != 0


def test_a_value_that_may_be_off_never_outweighs_the_ratings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However often it is asked: of a gain of 0.06 half is believed, and the rating says 0.05."""
    biased = Focus(options=4, chance=1.0, doubt=0.02, bias=0.02)
    worth = (0.3, 0.31, 0.31, 0.31)
    assert order(judged(monkeypatch, *worth, times=400, prior=-0.05, focus=biased))[0] == 0
    assert order(judged(monkeypatch, *worth, times=400, prior=-0.05))[0] != 0
    better = (0.3, 0.3, 0.4, 0.3)
    assert order(judged(monkeypatch, *better, times=400, prior=-0.02, focus=biased))[0] == 2


def test_most_is_tried_with_who_may_be_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, 0.3, 0.1, 0.31, 0.1)
    tried = [one.worlds for one in found._entrants]
    assert tried[2] > 3 * tried[1]
    assert tried[2] > 3 * tried[3]
    assert sum(tried) == found.iterations == 60


def test_more_options_take_part_the_longer_it_goes_on() -> None:
    found = contest(Focus(options=40, chance=1.0, doubt=0.02))
    at_first = len(found.weighed())
    for _ in range(40):
        found.iterate()
    assert at_first < len(found.weighed()) < 40


def test_it_is_over_at_once_where_the_ratings_leave_no_doubt() -> None:
    assert contest(Focus(options=1, chance=1.0, doubt=0.02)).settled(1000)
    assert not contest().settled(1000)


def test_it_is_over_when_it_hardly_matters_any_more_who_is_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All are alike, so nobody is told apart however long it goes on."""
    alike = (0.3, 0.3, 0.3, 0.3)
    assert not judged(monkeypatch, *alike, times=6).settled(1000)
    assert judged(monkeypatch, *alike, times=200).settled(1000)


def test_the_same_seed_plays_the_same_contest() -> None:
    one, other = contest(), contest()
    for _ in range(8):
        one.iterate()
        other.iterate()
    assert one.weighed() == other.weighed()
    assert one.totals == other.totals


def test_the_champion_compared_with_itself_gains_nothing() -> None:
    found = contest()
    found.iterate()
    (world, brought), champion = found._worlds[0], found._champion
    assert found._play_on(champion, world, 0) == brought


def test_it_says_what_it_compared() -> None:
    bot = make("ismcts:20", GAME, seed=3)
    chosen: Option = bot.choose(VIEW)
    assert bot.why.weighed[0].option == chosen
    assert GAME.guidance.focus is not None
    assert len(bot.why.weighed) < GAME.guidance.focus.options
    assert sum(one.visits or 0 for one in bot.why.weighed) == bot.why.iterations == 20
    assert 0 < sum(bot.why.odds) <= 1
