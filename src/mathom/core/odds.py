"""Exact odds: probabilities as fractions, by following chance instead of throwing dice."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from mathom.core.question import Chance, Outcome

K = TypeVar("K", bound=Hashable)


def spread(chance: Chance, of: Callable[[Outcome], K]) -> dict[K, Fraction]:
    """The exact distribution of `of(outcome)`."""
    result: dict[K, Fraction] = {}
    for outcome, probability in chance.odds().items():
        key = of(outcome)
        result[key] = result.get(key, Fraction()) + probability
    return result
