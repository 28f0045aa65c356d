"""Every game comes to its end, with a result, however it is played."""

import pytest

import mathom
from mathom.core import Choice, Match, Over
from mathom.text import LANGUAGES, Words
from tests.conformance.tables import CASES, GAMES, Case, wander

PATIENCE = 200_000
"""Answers after which a game that the rules do not bound counts as stuck."""


def _end(match: Match) -> Over:
    assert match.over is not None
    over = match.over
    assert set(over.winners) <= set(range(match.setup.seats))
    assert len(over.scores) == match.setup.seats
    for language in LANGUAGES:
        assert Words(language, match.game, strict=True).say(over.way)
    return over


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sensible_play_ends(case: Case) -> None:
    _end(wander(case.match(5), PATIENCE, seed=5, sense=0.95))


@pytest.mark.parametrize("name", GAMES)
def test_random_play_ends(name: str) -> None:
    game = mathom.game(name)
    for seats in game.players:
        match = wander(Case(name, seats).match(3), game.longest or PATIENCE, seed=3, sense=0.0)
        _end(match)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("which", [0, -1])
def test_stubborn_play_stays_within_the_bound(name: str, which: int) -> None:
    """Always the first option, or always the last: whoever wants to drag a game out cannot."""
    game = mathom.game(name)
    if game.longest is None:
        pytest.skip("the rules of this game set no bound")
    for seats in game.players:
        match = Case(name, seats).match(9)
        while isinstance(match.question, Choice):
            match.play(match.question.options[which])
            assert len(match.played) <= game.longest
        _end(match)


@pytest.mark.parametrize("name", GAMES)
def test_two_matches_with_the_same_seed_are_the_same(name: str) -> None:
    first, second = (wander(Case(name, 2).match(11), 200, seed=1) for _ in range(2))
    assert first.digest == second.digest
