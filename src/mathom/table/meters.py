"""What is counted while people play: decisions, waits for bots, what the store takes.

Counting costs a fraction of a microsecond and needs nobody to look. The server tells it to
Prometheus and to the host's status page.
"""

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper ends of the ranges that times are sorted into."""


class Times:
    """How long something took, by ranges: a histogram."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long this time."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        """How often it happened."""
        return sum(self.counts)

    def below(self, share: float) -> float | None:
        """The end of the range in which this share of all lies; None if nothing happened."""
        wanted, seen = share * self.count, 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            seen += count
            if seen and seen >= wanted:
                return bound
        return None


class Meters:
    """The counters of one hall."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        """Answers on the disk, by who gave them: `person`, `bot`, or the `table` in their place."""
        self.failed_bots = 0
        """Answers that another bot gave because the one in the seat failed."""
        self.bot_waits = Times()
        """From a bot's being asked to its answer: its place in the queue, and its thinking."""
        self.store_writes = Times()
        """From an answer to its being on the disk."""
