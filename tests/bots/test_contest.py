"""Search where there are options by the hundred: the best rated meet the same luck."""

from random import Random
from typing import Any

import pytest

from mathom.bots import make
from mathom.bots.contest import Contest
from mathom.bots.search import Tuning
from mathom.core import Match, Seeded, View
from mathom.games import find

GAME = find("orcs")


def hero_view() -> View[Any]:
    """The first hero card of a match."""
    match = Match(GAME, GAME.setup(3), Seeded(5))
    seat = match.to_move
    while len(match.view(seat).choice) < 100:
        match.play(match.view(seat).choice.options[0])
        seat = match.to_move
    return match.view(seat)


def contest(entrants: int) -> Contest:
    return Contest(GAME, hero_view(), Random(1), Tuning(), entrants)


def test_only_the_best_rated_take_part_and_no_two_ways_to_the_same_end() -> None:
    scores = sorted((one.score for one in GAME.advisor.rate(hero_view())), reverse=True)
    found = contest(6).ratings
    assert found[0].score == scores[0]
    assert found == sorted(found, key=lambda one: -one.score)
    assert len({(one.score, one.option.anchors()[-1]) for one in found}) == len(found) == 6


def test_the_champion_is_measured_against_itself_and_keeps_its_rating() -> None:
    alone = contest(1)
    for _ in range(5):
        alone.iterate()
    (edge,) = alone.root.edges.values()
    assert edge.total / edge.visits == pytest.approx(alone.ratings[0].score)


def test_the_same_option_does_the_same_in_the_same_world() -> None:
    one, other = contest(4), contest(4)
    option = one.ratings[2].option
    assert one._play_on(option, 77) == other._play_on(option, 77)


def test_it_says_what_it_compared() -> None:
    bot = make("ismcts:20", GAME, seed=3)
    chosen = bot.choose(hero_view())
    assert bot.why.weighed[0].option == chosen
    assert len(bot.why.weighed) == GAME.guidance.focus
    assert bot.why.iterations == 20
    assert 0 < sum(bot.why.odds) <= 1
