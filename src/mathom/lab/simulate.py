"""Simulations: many games between bots, and what came of them."""

from contextlib import suppress
from pathlib import Path
from time import perf_counter

from mathom.lab.gathering import Gathering, OnResult
from mathom.lab.machines import LOCAL
from mathom.lab.plan import Plan
from mathom.lab.report import Report, summarise


def simulate(
    plan: Plan,
    workers: int | None = 1,
    progress: OnResult | None = None,
    *,
    on: str = LOCAL,
    keep: Path | None = None,
) -> Report:
    """Carries out a plan and reports. `progress` is told about every game as it ends.

    `on` says on which machines (see `machines`); `keep` is a folder for the results, from which a
    plan that was broken off goes on. Ctrl-C ends it early, with a report on what was played so far.
    Raises GameFailed, WorkerDied, OtherRules, BadMachines and BadFolder.

        simulate(plan("journey", ["greedy", "random"], games=1000, seed=7), workers=4)
    """
    begin = perf_counter()
    gathering = Gathering(plan, workers, on=on, keep=keep, progress=progress)
    with gathering, suppress(KeyboardInterrupt):
        gathering.gather(range(plan.games))
    return summarise(plan, gathering.results.values(), perf_counter() - begin)
