"""Win rates: so many of so many, and how far that can be trusted."""

from math import sqrt

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
