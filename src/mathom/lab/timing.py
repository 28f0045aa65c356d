"""Fair timing on a machine that others use too.

What counts is the time of the processor, not of the clock on the wall. The contestants take turns,
round by round, so that whatever else the machine is doing hits all of them alike; the best round
has the least of it. Nobody plays the same game twice: what a game has remembered from the last one
helps it only as much as it would help anybody.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple


class GameCounts(NamedTuple):
    """How much was asked in a game: choices of players, and all answers, chance included."""

    choices: int
    steps: int


Play = Callable[[int], GameCounts]
"""Plays one complete random game with this seed."""


class Round(NamedTuple):
    """Some games, one after the other."""

    games: int
    choices: int
    steps: int
    seconds: float
    """Of processor time."""
    unit: float
    """The calibration just before."""

    @property
    def cost(self) -> float:
        """The time of a choice in units of the calibration: µs by µs."""
        return 1e6 * self.seconds / self.choices / self.unit


class TimedRounds(NamedTuple):
    """Several rounds of one contestant."""

    rounds: tuple[Round, ...]

    @property
    def games(self) -> int:
        return sum(one.games for one in self.rounds)

    @property
    def choices(self) -> int:
        return sum(one.choices for one in self.rounds)

    @property
    def best(self) -> Round:
        """The round with the fastest choices."""
        return min(self.rounds, key=lambda one: one.seconds / one.choices)

    @property
    def median(self) -> float:
        """Seconds for a choice, in the middle one of the rounds."""
        return median(one.seconds / one.choices for one in self.rounds)

    @property
    def cost(self) -> float:
        """The time of a choice in units of the calibration, where it was least."""
        return min(one.cost for one in self.rounds)


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


def race(contestants: Sequence[Play], seconds: float, repeats: int) -> list[TimedRounds]:
    """Times each contestant for about so many seconds altogether, after a round to warm up."""
    laps: list[list[Round]] = [[] for _ in contestants]
    seeds = [0] * len(contestants)
    for warm in (False, *(True for _ in range(repeats))):
        for number, play in enumerate(contestants):
            lap = play_round(play, seconds / repeats, seeds[number], calibration())
            seeds[number] += lap.games
            if warm:
                laps[number].append(lap)
    return [TimedRounds(tuple(rounds)) for rounds in laps]


def play_round(play: Play, seconds: float, seed: int, unit: float) -> Round:
    """Games from this seed on, until the time is filled; at least one, and one with a choice."""
    games = choices = steps = 0
    begin = process_time()
    while True:
        counts = play(seed + games)
        games, choices, steps = games + 1, choices + counts.choices, steps + counts.steps
        spent = process_time() - begin
        if choices and spent >= seconds:
            return Round(games, choices, steps, spent, unit)
