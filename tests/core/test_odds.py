"""Exact odds, against counting all cases."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from mathom.core import Chance
from mathom.core.odds import (
    at_least,
    convolve,
    drawn,
    expected,
    follow,
    gather,
    rerolled,
    spread,
    successes,
)

FACES = range(1, 7)


def counted(cases: list[int]) -> dict[int, Fraction]:
    """The distribution of equally likely cases."""
    return {case: Fraction(cases.count(case), len(cases)) for case in set(cases)}


def test_spread_adds_up_outcomes_that_come_to_the_same() -> None:
    die = Chance("die", (1, 2, 3), (3, 2, 1))
    assert spread(die, lambda face: int(face) > 1) == {
        False: Fraction(1, 2),
        True: Fraction(1, 2),
    }


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("least", [2, 4, 5, 6])
def test_successes_are_the_counted_cases(dice: int, least: int) -> None:
    cases = [sum(face >= least for face in roll) for roll in product(FACES, repeat=dice)]
    assert successes(dice, Fraction(7 - least, 6)) == counted(cases)


def test_what_is_certain_and_what_is_impossible_has_one_outcome() -> None:
    assert successes(3, Fraction(1)) == {3: Fraction(1)}
    assert successes(3, Fraction(0)) == {0: Fraction(1)}


@pytest.mark.parametrize("again", range(4))
def test_rerolls_are_the_counted_cases(again: int) -> None:
    cases = []
    for roll in product(FACES, repeat=3):
        hits = sum(face >= 5 for face in roll)
        rolls = min(again, 3 - hits)
        for second in product(FACES, repeat=3):  # dice that are not rolled do not count
            cases.append(hits + sum(face >= 4 for face in second[:rolls]))
    assert rerolled(3, Fraction(1, 3), again, Fraction(1, 2)) == counted(cases)


def test_two_dice_make_a_seven_most_often() -> None:
    die = {face: Fraction(1, 6) for face in FACES}
    both = convolve(die, die)
    assert both == counted([one + two for one, two in product(FACES, repeat=2)])
    assert at_least(both, 11) == Fraction(1, 12)
    assert expected(both) == 7


@pytest.mark.parametrize(
    ("total", "marked", "number"), [(6, 2, 3), (5, 5, 2), (7, 1, 7), (4, 0, 2)]
)
def test_draws_are_the_counted_cases(total: int, marked: int, number: int) -> None:
    cases = [sum(card < marked for card in hand) for hand in combinations(range(total), number)]
    assert drawn(total, marked, number) == counted(cases)


def test_chance_after_chance() -> None:
    coin = {False: Fraction(1, 2), True: Fraction(1, 2)}
    die = {face: Fraction(1, 6) for face in FACES}
    odds = follow(coin, lambda heads: die if heads else {0: Fraction(1)})
    assert odds[0] == Fraction(1, 2)
    assert sum(odds.values()) == 1
    assert gather(odds, lambda number: number > 3) == {
        False: Fraction(3, 4),
        True: Fraction(1, 4),
    }
