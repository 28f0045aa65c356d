"""Exact odds: probabilities as fractions, by following chance instead of throwing dice.

A distribution is a dictionary from what may happen to how likely it is; the probabilities sum to
one. Nothing in here rounds.
"""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import comb
from typing import TypeAlias, TypeVar

from mathom.core.question import Chance, Outcome

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)

Odds: TypeAlias = dict[K, Fraction]
"""How likely what is."""


def spread(chance: Chance, of: Callable[[Outcome], K]) -> Odds[K]:
    """The exact distribution of `of(outcome)`."""
    return gather(chance.odds(), of)


def gather(odds: Mapping[L, Fraction], of: Callable[[L], K]) -> Odds[K]:
    """The distribution of a function of something."""
    result: Odds[K] = {}
    for outcome, probability in odds.items():
        key = of(outcome)
        result[key] = result.get(key, Fraction()) + probability
    return result


def follow(odds: Mapping[L, Fraction], then: Callable[[L], Mapping[K, Fraction]]) -> Odds[K]:
    """Chance after chance: what `then` says may follow from each outcome, taken together."""
    result: Odds[K] = {}
    for outcome, probability in odds.items():
        for key, more in then(outcome).items():
            result[key] = result.get(key, Fraction()) + probability * more
    return result


def convolve(one: Mapping[int, Fraction], other: Mapping[int, Fraction]) -> Odds[int]:
    """The sum of two numbers that do not depend on each other."""
    return follow(one, lambda number: {number + more: share for more, share in other.items()})


def at_least(odds: Mapping[int, Fraction], least: int) -> Fraction:
    """How likely it is that a number is so high, or higher."""
    return sum((share for number, share in odds.items() if number >= least), Fraction())


def expected(odds: Mapping[int, Fraction]) -> Fraction:
    """The mean of a number."""
    return sum((number * share for number, share in odds.items()), Fraction())


def successes(dice: int, chance: Fraction) -> Odds[int]:
    """How many of so many dice succeed, each with this chance."""
    return {
        number: comb(dice, number) * chance**number * (1 - chance) ** (dice - number)
        for number in range(dice + 1)
        if (chance or not number) and (chance < 1 or number == dice)
    }


def rerolled(dice: int, chance: Fraction, again: int, second: Fraction) -> Odds[int]:
    """How many dice succeed if up to so many that failed are rolled again, with another chance."""

    def more(first: int) -> Odds[int]:
        return gather(successes(min(again, dice - first), second), lambda number: number + first)

    return follow(successes(dice, chance), more)


def drawn(total: int, marked: int, number: int) -> Odds[int]:
    """How many marked ones are among so many drawn from a total, none put back."""
    ways = comb(total, number)
    return {
        found: Fraction(comb(marked, found) * comb(total - marked, number - found), ways)
        for found in range(max(0, number - (total - marked)), min(marked, number) + 1)
    }
