"""The laboratory: simulations between bots, benchmarks, coverage of the rules."""

from mathom.lab.bench import Bench, bench
from mathom.lab.coverage import Coverage, Covered, Place, coverage
from mathom.lab.plan import Plan, find_game, plan
from mathom.lab.playing import Failure, GameFailed, Result, play
from mathom.lab.pool import WorkerDied, play_all
from mathom.lab.report import Report, Tally, summarise
from mathom.lab.simulate import simulate
from mathom.lab.stats import Interval, Spread, spread, wilson

__all__ = [
    "Bench",
    "Coverage",
    "Covered",
    "Failure",
    "GameFailed",
    "Interval",
    "Place",
    "Plan",
    "Report",
    "Result",
    "Spread",
    "Tally",
    "WorkerDied",
    "bench",
    "coverage",
    "find_game",
    "plan",
    "play",
    "play_all",
    "simulate",
    "spread",
    "summarise",
    "wilson",
]
