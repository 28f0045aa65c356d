"""Estimates: what share of the win every seat can expect from a position."""

from functools import partial
from random import Random
from time import monotonic
from typing import Any

from mathom.bots.playout import play_on, sample
from mathom.core import AnyGame, View

LEAST = 4
MOST = 32
"""How often a position is played on, however much time there is."""
FURTHER = 12
"""If the match ends within so many replies after that, how it ends counts, not a judgement."""


def estimate(game: AnyGame, position: Any, seconds: float) -> tuple[float, ...]:
    """Every seat's share of the win: by a view, with what its owner cannot see imagined; by a
    state, with open cards. It is played on a little, as the game's advisor would, and judged then.

    The same luck is tried in every position, so that two of them can be compared.
    """
    begin, totals = monotonic(), [0.0]
    for number in range(MOST):
        if number >= LEAST and monotonic() - begin > seconds:
            break
        rng = Random(number)
        state = game.resample(position, rng) if isinstance(position, View) else position
        payoffs = play_on(game, state, rng, partial(sample, rng=rng), FURTHER)
        if number == 0:
            totals = [0.0] * len(payoffs)
        totals = [total + payoff for total, payoff in zip(totals, payoffs, strict=True)]
        done = number + 1
    return tuple(total / done for total in totals)
