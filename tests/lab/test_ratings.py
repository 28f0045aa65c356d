"""Ratings: Bradley and Terry's, against a published result, and where a formula is known."""

from itertools import combinations
from math import exp, log, sqrt

import pytest

from mathom.lab.ratings import ELO, rate_bots

TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
BEATEN = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
"""Who beat whom how often, American League East of 1987: Agresti, Categorical Data Analysis."""
ABILITIES = (1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0.0)
"""The published abilities, in natural logarithms over Baltimore's …"""
ERRORS = (0.343, 0.340, 0.337, 0.336, 0.334, 0.332, 0.0)
"""… and their standard errors."""


def test_a_published_result_is_found() -> None:
    wins: dict[tuple[int, ...], list[float]] = {}
    for one, other in combinations(range(7), 2):
        counts = [0.0] * 7
        counts[one], counts[other] = BEATEN[one][other], BEATEN[other][one]
        wins[one, other] = counts
    found = rate_bots(wins, 7, even=0.0)
    last = TEAMS.index("Baltimore")
    for team in range(7):
        assert (found.points[team] - found.points[last]) / ELO == pytest.approx(
            ABILITIES[team], abs=0.001
        )
        error = found.errors
        spread = sqrt(error[team][team] + error[last][last] - 2 * error[team][last]) / ELO
        assert spread == pytest.approx(ERRORS[team], abs=0.001)


def test_two_bots_differ_by_the_logarithm_of_their_wins() -> None:
    found = rate_bots({(0, 1): [30, 10]}, 2, even=0.0)
    assert found.points[0] - found.points[1] == pytest.approx(ELO * log(3))
    assert sum(found.points) == pytest.approx(0)
    deviation = ELO * sqrt(1 / 30 + 1 / 10)
    apart = found.points[0] - found.points[1]
    assert found.better(0, 1) == pytest.approx(1 - found.better(1, 0))
    assert apart / deviation == pytest.approx(log(3) / sqrt(1 / 30 + 1 / 10))
    assert found.better(0, 1) == pytest.approx(0.9987, abs=0.001)


def test_at_a_table_of_three_everybody_wins_by_their_share_of_strength() -> None:
    found = rate_bots({(0, 1, 2): [50, 30, 20]}, 3, even=0.0)
    strengths = [exp(one / ELO) for one in found.points]
    shares = [one / sum(strengths) for one in strengths]
    assert shares == pytest.approx([0.5, 0.3, 0.2])


def test_a_bot_on_two_seats_is_no_stronger_for_it() -> None:
    found = rate_bots({(0, 0, 1): [60, 30]}, 2, even=0.0)
    assert found.points == pytest.approx((0, 0))


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    found = rate_bots({(0, 1): [50, 0]}, 2)
    assert 600 < found.points[0] - found.points[1] < 900
    assert found.better(0, 1) > 0.99
    assert found.interval(0).low < found.points[0] < found.interval(0).high


def test_nothing_played_says_nothing() -> None:
    found = rate_bots({(0, 1): [0, 0]}, 2)
    assert list(found.points) == [0, 0]
    assert found.better(0, 1) == 0.5


def test_neighbours_on_a_ladder_tell_about_those_who_never_met() -> None:
    found = rate_bots({(0, 1): [30, 10, 0], (1, 2): [0, 30, 10]}, 3, even=0.0)
    assert found.points[0] - found.points[2] == pytest.approx(2 * ELO * log(3))
