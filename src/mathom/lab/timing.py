"""Fair timing on a machine that others use too.

What counts is the time of the processor, not of the clock on the wall. Each contestant plays the
same games several times, taking turns with the others, so that whatever else the machine is doing
hits all of them alike; the best time has the least of it.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple


class Counts(NamedTuple):
    """How much was asked in a game: choices of players, and all answers, chance included."""

    choices: int
    steps: int


Play = Callable[[int], Counts]
"""Plays one complete random game with this seed."""


class Timed(NamedTuple):
    """The same games, timed several times."""

    games: int
    choices: int
    steps: int
    times: tuple[float, ...]
    """The seconds of processor time all games took together, by repeat."""
    units: tuple[float, ...]
    """The calibration just before, by repeat."""

    @property
    def cost(self) -> float:
        """The time in units of the calibration, where it was least: µs by µs."""
        return min(1e6 * time / unit for time, unit in zip(self.times, self.units, strict=True))

    @property
    def best(self) -> float:
        return min(self.times)

    @property
    def median(self) -> float:
        return median(self.times)


def calibration() -> float:
    """The processor time, in µs, of a thousand turns of one simple loop, here and now.

    A machine that is busy, warm or slow takes longer for this and for everything else: a time
    divided by it says more about the program and less about the machine.
    """
    return min(_thousand_turns() for _ in range(5))


def _thousand_turns() -> float:
    begin, total = process_time(), 0
    for number in range(50_000):
        total += number * number % 7
    return 1e6 * (process_time() - begin) / 50


def race(contestants: Sequence[Play], seconds: float, repeats: int) -> list[Timed]:
    """Times each contestant for about so many seconds altogether."""
    games = [_fill(play, seconds / repeats) for play in contestants]
    units, laps = [], []
    for _ in range(repeats):
        units.append(calibration())
        laps.append([_lap(play, count) for play, count in zip(contestants, games, strict=True)])
    return [
        Timed(
            count,
            sum(one.choices for one in counts[0]),
            sum(one.steps for one in counts[0]),
            times,
            tuple(units),
        )
        for count, lap in zip(games, zip(*laps, strict=True), strict=True)
        for times, counts in (zip(*lap, strict=True),)
    ]


def _fill(play: Play, seconds: float) -> int:
    """How many games fill the time; at least one. This also warms up what is cached."""
    end, games = perf_counter() + seconds, 0
    while games == 0 or perf_counter() < end:
        play(games)
        games += 1
    return games


def _lap(play: Play, games: int) -> tuple[float, list[Counts]]:
    begin = process_time()
    counts = [play(seed) for seed in range(games)]
    return process_time() - begin, counts
