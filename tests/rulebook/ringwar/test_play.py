"""Whole games: they end, figures are conserved, positions stay small, and advice helps."""

from random import Random

import pytest

from mathom.core import Choice, Match, Seeded
from mathom.games.ringwar.kinds import SHADOW
from tests.rulebook.ringwar.tabletop import the_game

LARGEST = 20_000
"""Bytes of a position as JSON."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_and_loses_nothing(seats: int) -> None:
    game = the_game()
    match, rng = Match(game, game.setup(seats), Seeded(seats)), Random(seats)
    sizes = []
    while isinstance(match.question, Choice):
        match.play(rng.choice(match.question.options))
        sizes.append(len(game.dump(match.state)))
        if len(sizes) % 40 == 0:
            game.check(match.state)
    assert match.over is not None
    game.check(match.state)
    assert max(sizes) < LARGEST
    third = len(sizes) // 3  # a long game takes no more room than a short one
    assert max(sizes[2 * third :]) < 1.2 * max(sizes[third : 2 * third])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_shadow_with_a_plan_beats_one_without(seed: int) -> None:
    game = the_game()
    match, rng = Match(game, game.setup(2), Seeded(seed)), Random(seed)
    while isinstance(match.question, Choice):
        if match.to_move == SHADOW:
            ratings = game.advisor.rate(match.view(SHADOW))
            match.play(max(ratings, key=lambda rating: rating.score).option)
        else:
            match.play(rng.choice(match.question.options))
    assert match.over is not None
    assert match.over.winners == (SHADOW,)
