"""Simulations: many games between bots, and what came of them."""

from collections.abc import Callable
from contextlib import closing
from time import perf_counter

from mathom.lab.plan import Plan
from mathom.lab.playing import Result
from mathom.lab.pool import play_all
from mathom.lab.report import Report, summarise


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[Result], None] | None = None
) -> Report:
    """Carries out a plan and reports. `progress` is told about every game as it ends.

    Ctrl-C ends it early, with a report on what was played so far. Raises GameFailed.

        simulate(plan("journey", ["greedy", "random"], games=1000, seed=7), workers=4)
    """
    results: list[Result] = []
    begin = perf_counter()
    try:
        with closing(play_all(plan, workers)) as games:
            for result in games:
                results.append(result)
                if progress is not None:
                    progress(result)
    except KeyboardInterrupt:
        pass
    return summarise(plan, results, perf_counter() - begin)
