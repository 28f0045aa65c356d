"""Machines: the same games wherever they are played, and a worker that dies costs its own only."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from subprocess import DEVNULL, Popen
from time import sleep
from typing import Any

import msgspec
import pytest

from mathom.core import View
from mathom.lab import (
    BadMachines,
    Report,
    WorkerDied,
    arena_plan,
    hold,
    machines,
    plan,
    simulate,
)
from mathom.lab.jobs import OtherRules, do_games, read_answer, rules_of
from mathom.lab.playing import PlayJob
from mathom.lab.pool import _start
from mathom.lab.portions import LONGEST, TRIES, Portions
from mathom.lab.results_folder import ResultsFolder
from tests.bots.toys import Nim
from tests.bots.toys.nim import NimAdvisor, NimTable

MORTAL = f"{__name__}:mortal"
GRAVE = "MATHOM_TEST_GRAVE"
PATIENCE = "mathom.lab.clusters._PATIENCE"


class _MortalAdvisor(NimAdvisor):
    """Takes the whole process with it, as often as there is room in a folder."""

    def rate(self, view: View[NimTable]) -> Any:
        folder = Path(os.environ[GRAVE])
        died = len(list(folder.iterdir()))
        if died < TRIES - 1:
            (folder / f"{died}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().rate(view)


def mortal(components: bytes | None = None) -> Nim:
    """Nim with an advisor that dies a few times."""
    game = Nim()
    game.advisor = _MortalAdvisor()
    return game


def _timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, ms_per_game=None, thinking=None, seconds=None)


# -- on this machine -----------------------------------------------------------------------------


def test_a_worker_that_is_killed_costs_its_own_games_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GRAVE, str(tmp_path))
    wanted = plan(MORTAL, ["greedy", "random"], games=30, seed=2)
    report = simulate(wanted, workers=2)
    assert len(list(tmp_path.iterdir())) == TRIES - 1
    assert report.complete
    assert _timeless(report) == _timeless(simulate(wanted))


def test_workers_live_on_from_one_call_to_the_next() -> None:
    job = PlayJob(plan("tests.bots.toys:nim", ["random"], games=12))
    pool = machines("local", 2)
    try:
        found = [*pool.do(job, range(6)), *pool.do(job, range(6, 12))]
    finally:
        pool.close()
    assert sorted(one.index for one in found) == [*range(12)]


@pytest.mark.parametrize(("moment", "others"), [(3600.0, False), (0.0, True)])
def test_processes_are_started_when_it_takes_longer_than_a_moment(
    monkeypatch: pytest.MonkeyPatch, moment: float, others: bool
) -> None:
    module = import_module("mathom.lab.machines")
    monkeypatch.setattr(module, "MOMENT", moment)
    monkeypatch.setattr(module, "cpu_count", lambda: 2)
    started = []

    def start() -> Popen[bytes]:
        started.append(_start())
        return started[-1]

    monkeypatch.setattr("mathom.lab.pool._start", start)
    wanted = plan("journey", ["random"], games=20, seed=3)
    report = simulate(wanted, workers=None)
    assert bool(started) == others
    assert all(process.poll() is not None for process in started), "somebody was left behind"
    assert _timeless(report) == _timeless(simulate(wanted))


def test_portions_take_about_a_second() -> None:
    work = Portions(range(1000), hands=2)
    assert work.take() == (0,)
    work.tell(0.1)
    assert len(work.take()) == 10
    for _ in range(100):
        work.tell(0.0001)
    assert len(work.take()) == LONGEST


def test_the_last_portions_are_small() -> None:
    work = Portions(range(9), hands=2)
    work.tell(0.001)
    sizes = []
    while games := work.take():
        sizes.append(len(games))
    assert sizes == [3, 2, 1, 1, 1, 1]


def test_what_is_given_back_is_taken_again() -> None:
    work = Portions(range(3), hands=1)
    taken = work.take()
    assert [work.give_back(taken) for _ in range(1)] == [True]
    assert work.take() == taken


@pytest.mark.parametrize("on", ["moon", "local://there", "", "ssh://host"])
def test_machines_there_are_not_are_refused(on: str) -> None:
    with pytest.raises(BadMachines, match="lab-machines-unknown"):
        machines(on)


@pytest.mark.parametrize(
    "on",
    [
        "dask://nonsense",
        "dask://host:",
        "dask://:8786",
        "dask://tcp://host:8786",
        "dask://host:0",
        "dask://host:99999",
        "ray://nonsense",
    ],
)
def test_an_address_without_host_or_port_is_refused(on: str) -> None:
    with pytest.raises(BadMachines, match="lab-machines-address"):
        machines(on)


def test_a_worker_with_other_rules_is_noticed() -> None:
    wanted = plan("hobbits", ["random"], games=1)
    assert "hobbits" in rules_of(wanted)
    job = msgspec.json.encode(PlayJob(wanted))
    answer = do_games(job, (0,), "Mathom 0.0.1, hobbits 0, standard")
    with pytest.raises(OtherRules, match="lab-other-rules"):
        read_answer(answer)


# -- on clusters ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    """A Dask cluster of two processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def _address(cluster: Any) -> str:
    return f"dask://{cluster.scheduler_address.removeprefix('tcp://')}"


@pytest.mark.slow
def test_dask_gives_the_same_games(dask: Any) -> None:
    wanted = plan("journey", ["random"], games=24, seed=5)
    assert _timeless(simulate(wanted, on=_address(dask))) == _timeless(simulate(wanted))


@pytest.mark.slow
def test_an_arena_on_dask_gives_the_same_standings(dask: Any) -> None:
    wanted = arena_plan("journey", ["greedy", "random"], games=20, seed=5)
    there, here = hold(wanted, sure=0.9, on=_address(dask)), hold(wanted, sure=0.9)
    assert there.standings == here.standings
    assert there.report.digest == here.report.digest


@pytest.mark.slow
def test_a_worker_of_dask_that_is_killed_costs_its_own_games_only(
    dask: Any,
) -> None:
    wanted = plan("journey", ["random"], games=60, seed=5)
    victims = [worker.pid for worker in dask.workers.values()][:1]
    seen = []

    def kill(result: Any) -> None:
        seen.append(result.index)
        if len(seen) == 5:
            for pid in victims:
                os.kill(pid, signal.SIGKILL)

    report = simulate(wanted, progress=kill, on=_address(dask))
    assert sorted(seen) == [*range(60)]
    assert report.digest == simulate(wanted).digest


@pytest.mark.slow
def test_ray_gives_the_same_games() -> None:
    pytest.importorskip("ray")
    wanted = plan("journey", ["random"], games=24, seed=5)
    assert _timeless(simulate(wanted, workers=2, on="ray")) == _timeless(simulate(wanted))


def test_a_cluster_that_does_not_answer_is_said_to_be_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(PATIENCE, 0.3)
    with pytest.raises(BadMachines, match="lab-machines-silent"):
        machines("dask://127.0.0.1:9")


@contextmanager
def _dask(kind: str, *options: str) -> Iterator[Popen[bytes]]:
    """A scheduler or a worker of its own."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *options]
    with Popen(command, stderr=DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def idle() -> Iterator[Any]:
    """A Dask cluster without workers."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=0, threads_per_worker=1, dashboard_address=None, silence_logs=60
    ) as cluster:
        yield cluster


@pytest.mark.slow
def test_a_cluster_without_workers_is_said_to_be_idle(
    idle: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(machines(_address(idle))) as there:
        monkeypatch.setattr(PATIENCE, 0.3)
        with pytest.raises(BadMachines, match="lab-machines-idle"):
            list(there.do(PlayJob(plan("journey", ["random"], games=4)), range(4)))


@pytest.mark.slow
def test_a_cluster_whose_workers_have_no_mathom_is_said_to_be_idle(
    idle: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = "import sys; sys.modules['mathom'] = None"
    options = ["--no-dashboard", "--no-nanny", "--nthreads", "1", "--preload", missing]
    with (
        _dask("worker", idle.scheduler_address, *options),
        closing(machines(_address(idle))) as there,
    ):
        idle.wait_for_workers(1)
        monkeypatch.setattr(PATIENCE, 0.3)
        with pytest.raises(BadMachines, match="lab-machines-idle"):
            list(there.do(PlayJob(plan("journey", ["random"], games=4)), range(4)))


@pytest.mark.slow
def test_what_was_played_before_the_last_worker_left_is_kept(
    idle: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = plan("journey", ["random"], games=20_000, seed=5)
    seen = []

    def leave(result: Any) -> None:
        seen.append(result.index)
        if len(seen) == 5:
            monkeypatch.setattr(PATIENCE, 0.3)
            idle.scale(0)

    idle.scale(1)
    idle.wait_for_workers(1)
    with pytest.raises(BadMachines, match="lab-machines-idle"):
        simulate(wanted, progress=leave, on=_address(idle), keep=tmp_path)
    assert len(seen) >= 5
    assert sorted(ResultsFolder(tmp_path, wanted).results) == sorted(seen)


@pytest.mark.slow
def test_what_was_played_before_the_scheduler_died_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(PATIENCE, 60)
    wanted = plan("journey", ["random"], games=20_000, seed=5)
    told, kept = tmp_path / "scheduler.json", tmp_path / "kept"
    where = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told)]
    seen = []
    with _dask("scheduler", "--no-dashboard", *where) as scheduler:
        while not told.exists() or not told.read_text().endswith("}"):
            assert scheduler.poll() is None
            sleep(0.1)
        address = msgspec.json.decode(told.read_bytes())["address"]

        def die(result: Any) -> None:
            seen.append(result.index)
            if len(seen) == 5:
                scheduler.kill()

        with (
            _dask("worker", address, "--no-dashboard", "--no-nanny", "--nthreads", "1"),
            pytest.raises(BadMachines, match="lab-machines-lost"),
        ):
            on = f"dask://{address.removeprefix('tcp://')}"
            simulate(wanted, progress=die, on=on, keep=kept)
    assert len(seen) >= 5
    assert sorted(ResultsFolder(kept, wanted).results) == sorted(seen)
    assert "Traceback" not in capfd.readouterr().err


def test_a_game_that_keeps_killing_workers_ends_the_run() -> None:
    with pytest.raises(WorkerDied):
        simulate(plan("tests.lab.test_simulate:deadly", ["greedy"], games=4), workers=2)
