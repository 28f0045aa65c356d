"""Gathering results: from a folder what is there already, from machines what is not."""

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from types import TracebackType

from mathom.lab.machines import LOCAL, machines
from mathom.lab.plan import Plan
from mathom.lab.playing import PlayJob, Result
from mathom.lab.results_folder import ResultsFolder

OnResult = Callable[[Result], None]


class Gathering:
    """The results of a plan, as far as they are wanted; a context, which leaves the machines.

    Raises BadMachines and BadFolder.
    """

    def __init__(
        self,
        plan: Plan,
        workers: int | None = 1,
        *,
        on: str = LOCAL,
        keep: Path | None = None,
        progress: OnResult | None = None,
    ) -> None:
        self.plan = plan
        self.results: dict[int, Result] = {}
        self._kept = None if keep is None else ResultsFolder(keep, plan)
        self._machines = machines(on, workers)
        self._progress = progress

    def __enter__(self) -> "Gathering":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._machines.close()
        if self._kept is not None:
            self._kept.write()

    def gather(self, games: Iterable[int]) -> None:
        """Sees to these games. Raises GameFailed, WorkerDied and OtherRules."""
        missing = []
        for index in games:
            known = self._kept and self._kept.results.get(index)
            if known:
                self._add(known)
            else:
                missing.append(index)
        with closing(self._machines.do(PlayJob(self.plan), missing)) as found:
            for result in found:
                if self._kept is not None:
                    self._kept.add(result)
                self._add(result)

    def _add(self, result: Result) -> None:
        self.results[result.index] = result
        if self._progress is not None:
            self._progress(result)
