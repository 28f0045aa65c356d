"""The laboratory: simulations between bots, benchmarks, coverage of the rules."""

from mathom.lab.arena import Arena, BadArena, Meeting, Standing, arena_plan, hold
from mathom.lab.bench import Bench, bench
from mathom.lab.clusters import BadMachines
from mathom.lab.coverage import Coverage, Covered, Place, coverage
from mathom.lab.extras import MissingExtra
from mathom.lab.jobs import OtherRules
from mathom.lab.machines import Machines, machines
from mathom.lab.plan import Plan, find_game, plan
from mathom.lab.playing import Failure, Fault, GameFailed, Result, play
from mathom.lab.pool import WorkerDied
from mathom.lab.ratings import Ratings, rate_bots
from mathom.lab.report import Ending, Report, Tally, Way, summarise
from mathom.lab.results_folder import BadFolder
from mathom.lab.simulate import simulate
from mathom.lab.stats import Bin, Interval, Rate, Spread, histogram, rate, spread, wilson

__all__ = [
    "Arena",
    "BadArena",
    "BadFolder",
    "BadMachines",
    "Bench",
    "Bin",
    "Coverage",
    "Covered",
    "Ending",
    "Failure",
    "Fault",
    "GameFailed",
    "Interval",
    "Machines",
    "Meeting",
    "MissingExtra",
    "OtherRules",
    "Place",
    "Plan",
    "Rate",
    "Ratings",
    "Report",
    "Result",
    "Spread",
    "Standing",
    "Tally",
    "Way",
    "WorkerDied",
    "arena_plan",
    "bench",
    "coverage",
    "find_game",
    "histogram",
    "hold",
    "machines",
    "plan",
    "play",
    "rate",
    "rate_bots",
    "simulate",
    "spread",
    "summarise",
    "wilson",
]
