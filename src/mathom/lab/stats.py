"""The few statistics the reports need."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

import msgspec

Z95 = 1.959963984540054


class Interval(msgspec.Struct, frozen=True):
    """Where the true value lies, with 95 % confidence."""

    low: float
    high: float


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
