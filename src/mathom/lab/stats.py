"""The few statistics the reports need."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from statistics import fmean, pstdev

import msgspec

Z95 = 1.959963984540054


class Interval(msgspec.Struct, frozen=True):
    """Where the true value lies, with 95 % confidence."""

    low: float
    high: float


class Rate(msgspec.Struct, frozen=True):
    """So many of so many."""

    hits: float
    of: int
    share: float
    interval: Interval


class Bin(msgspec.Struct, frozen=True):
    """How many numbers lie between these two, both included."""

    low: int
    high: int
    count: int


class Spread(msgspec.Struct, frozen=True):
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


def wilson(points: float, trials: int) -> Interval:
    """The 95 % Wilson interval of a win rate.

    Points may be fractions where wins are shared. A result between 0 and 1 varies less than a
    coin with the same mean, so the interval is then a little wider than it need be, never too
    narrow.
    """
    if trials == 0:
        return Interval(0.0, 1.0)
    rate = points / trials
    scale = 1 + Z95**2 / trials
    middle = (rate + Z95**2 / (2 * trials)) / scale
    half = Z95 / scale * sqrt(rate * (1 - rate) / trials + Z95**2 / (4 * trials**2))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def rate(points: float, trials: int) -> Rate:
    """A share with its Wilson interval (0 if there are no trials, and nothing known)."""
    share = points / trials if trials else 0.0
    return Rate(points, trials, share, wilson(points, trials))


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


def spread(numbers: Sequence[float]) -> Spread:
    """The distribution of these numbers (all zero if there are none)."""
    ordered = sorted(numbers) or [0.0]
    q05, q25, median, q75, q95 = (quantile(ordered, one) for one in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Spread(
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
