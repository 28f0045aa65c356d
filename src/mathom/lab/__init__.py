"""The laboratory: simulations between bots, benchmarks, coverage of the rules."""

from mathom.lab.arena import Arena, BadArena, Meeting, Standing, arena_plan, hold
from mathom.lab.bench import Bench, bench
from mathom.lab.clusters import BadMachines
from mathom.lab.coverage import Coverage, Covered, SourcePlace, coverage
from mathom.lab.extras import MissingExtra
from mathom.lab.jobs import OtherRules
from mathom.lab.machines import Machines, machines
from mathom.lab.plan import Plan, find_game, plan
from mathom.lab.playing import Failure, GameFailed, Result, SeatFault, play
from mathom.lab.pool import WorkerDied
from mathom.lab.ratings import Ratings, rate_bots
from mathom.lab.report import Ending, Report, Tally, Thinking, Way, summarise
from mathom.lab.results_folder import BadFolder
from mathom.lab.simulate import simulate
from mathom.lab.stats import Bin, Distribution, Interval, Rate, histogram, rate, spread, wilson

__all__ = [
    "Arena",
    "BadArena",
    "BadFolder",
    "BadMachines",
    "Bench",
    "Bin",
    "Coverage",
    "Covered",
    "Distribution",
    "Ending",
    "Failure",
    "GameFailed",
    "Interval",
    "Machines",
    "Meeting",
    "MissingExtra",
    "OtherRules",
    "Plan",
    "Rate",
    "Ratings",
    "Report",
    "Result",
    "SeatFault",
    "SourcePlace",
    "Standing",
    "Tally",
    "Thinking",
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
