"""The few statistics the reports need."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import fmean, pstdev

import msgspec

from mathom.core.rates import Interval, Rate, rate, wilson

__all__ = [
    "Bin",
    "Distribution",
    "Interval",
    "Rate",
    "histogram",
    "quantile",
    "rate",
    "spread",
    "wilson",
]


class Bin(msgspec.Struct, frozen=True):
    """How many numbers lie between these two, both included."""

    low: int
    high: int
    count: int


class Distribution(msgspec.Struct, frozen=True):
    """How a number is distributed."""

    mean: float
    sd: float
    least: float
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    most: float


def histogram(numbers: Sequence[int], most: int = 12) -> tuple[Bin, ...]:
    """The numbers in at most so many bins of one round width, empty ones in between included."""
    if not numbers:
        return ()
    least, greatest = min(numbers), max(numbers)
    width = next(one for one in _round_widths() if greatest // one - least // one < most)
    counts = Counter(number // width for number in numbers)
    return tuple(
        Bin(at * width, at * width + width - 1, counts[at])
        for at in range(least // width, greatest // width + 1)
    )


def _round_widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, …"""
    return (step * 10**power for power in count() for step in (1, 2, 5))


def spread(numbers: Sequence[float]) -> Distribution:
    """The distribution of these numbers (all zero if there are none)."""
    ordered = sorted(numbers) or [0.0]
    q05, q25, median, q75, q95 = (quantile(ordered, one) for one in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Distribution(
        mean=fmean(ordered),
        sd=pstdev(ordered),
        least=ordered[0],
        q05=q05,
        q25=q25,
        median=median,
        q75=q75,
        q95=q95,
        most=ordered[-1],
    )


def quantile(ordered: Sequence[float], share: float) -> float:
    """The number that this share of the ordered numbers does not exceed, interpolated."""
    place = share * (len(ordered) - 1)
    at = int(place)
    after = ordered[min(at + 1, len(ordered) - 1)]
    return ordered[at] + (place - at) * (after - ordered[at])
