"""The laboratory: simulations between bots, benchmarks, coverage of the rules."""

from mathom.lab.bench import Bench, bench
from mathom.lab.coverage import Coverage, Covered, Place, coverage
from mathom.lab.plan import Plan, find_game, plan
from mathom.lab.playing import Failure, GameFailed, Result, Way, play
from mathom.lab.pool import WorkerDied, play_all
from mathom.lab.report import Ending, Report, Tally, summarise
from mathom.lab.simulate import simulate
from mathom.lab.stats import Bin, Interval, Rate, Spread, histogram, rate, spread, wilson

__all__ = [
    "Bench",
    "Bin",
    "Coverage",
    "Covered",
    "Ending",
    "Failure",
    "GameFailed",
    "Interval",
    "Place",
    "Plan",
    "Rate",
    "Report",
    "Result",
    "Spread",
    "Tally",
    "Way",
    "WorkerDied",
    "bench",
    "coverage",
    "find_game",
    "histogram",
    "plan",
    "play",
    "play_all",
    "rate",
    "simulate",
    "spread",
    "summarise",
    "wilson",
]
