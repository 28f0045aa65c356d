"""Ratings: how strong bots are, from who won at which table.

The model is Bradley and Terry's, and Luce's where more than two sit at a table: everybody has a
strength, and wins as often as that is a part of all strengths at the table. Ratings are the
logarithms on the scale of Elo, on which 400 points more mean to win ten games of eleven; their mean
is 0. The most likely ratings are found by Newton's method, and how sure they are by the curvature
there.
"""

from collections.abc import Mapping, Sequence
from math import erf, exp, log, sqrt

import msgspec

from mathom.core.rates import Z95, Interval

ELO = 400 / log(10)
"""Points for a factor e of strength."""
_LONGEST_STEP = 2.0
_ENOUGH = 1e-10

Table = tuple[int, ...]
"""The numbers of the bots that sit together, one twice where it has two seats."""
Wins = Mapping[Table, Sequence[float]]
"""At every table the wins of every bot there is; a shared win is a part of one for each."""


class Ratings(msgspec.Struct, frozen=True):
    """The rating of every bot, in points, and how the errors hang together."""

    points: tuple[float, ...]
    errors: tuple[tuple[float, ...], ...]
    """Their covariances, in points squared."""

    def interval(self, bot: int) -> Interval:
        """Where the true rating lies, with 95 % confidence."""
        half = Z95 * sqrt(self.errors[bot][bot])
        return Interval(self.points[bot] - half, self.points[bot] + half)

    def better(self, one: int, other: int) -> float:
        """How sure it is that one is better than the other, from 0 to 1."""
        error = self.errors
        spread = sqrt(error[one][one] + error[other][other] - 2 * error[one][other])
        apart = self.points[one] - self.points[other]
        return (1 + erf(apart / (spread * sqrt(2)))) / 2 if spread else 0.5


def rate_bots(wins: Wins, bots: int, even: float = 1.0) -> Ratings:
    """The ratings of so many bots.

    `even`: so many games are thought to have ended even at every table besides those that were
    played. Without them who never lost would be infinitely strong.
    """
    told = [
        (
            tuple(table.count(bot) for bot in range(bots)),
            [won + even * table.count(bot) / len(table) for bot, won in enumerate(counts)],
        )
        for table, counts in wins.items()
    ]
    strengths = [0.0] * bots
    while True:
        slope, curvature = _derivatives(told, strengths)
        inverse = _inverse(_pinned(curvature))
        step = [sum(map(float.__mul__, row, slope)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [one + scale * change for one, change in zip(strengths, step, strict=True)]
        if longest < _ENOUGH:
            break
    return Ratings(
        tuple(ELO * one for one in strengths),
        tuple(tuple(ELO**2 * (one - 1 / bots**2) for one in row) for row in inverse),
    )


def _derivatives(
    told: Sequence[tuple[Table, Sequence[float]]], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and its curvature turned positive."""
    bots = range(len(strengths))
    slope = [0.0 for _ in bots]
    curvature = [[0.0 for _ in bots] for _ in bots]
    for seats, won in told:
        weights = [count * exp(one) for count, one in zip(seats, strengths, strict=True)]
        whole, games = sum(weights), sum(won)
        shares = [weight / whole for weight in weights]
        for bot in bots:
            slope[bot] += won[bot] - games * shares[bot]
            curvature[bot][bot] += games * shares[bot]
            for other in bots:
                curvature[bot][other] -= games * shares[bot] * shares[other]
    return slope, curvature


def _pinned(curvature: Sequence[Sequence[float]]) -> list[list[float]]:
    """Nothing tells how strong all are together: this keeps their mean at 0."""
    return [[one + 1.0 for one in row] for row in curvature]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = range(len(matrix))
    rows = [[*row, *(float(at == column) for column in size)] for at, row in enumerate(matrix)]
    for at in size:
        pivot = rows[at][at]
        rows[at] = [one / pivot for one in rows[at]]
        for other in size:
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    one - factor * own for one, own in zip(rows[other], rows[at], strict=True)
                ]
    return [row[len(matrix) :] for row in rows]
