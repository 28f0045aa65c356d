"""Kept results: a run can be stopped and gone on with, and others can read it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from mathom.lab import BadFolder, Report, Result, arena_plan, hold, machines, plan, simulate
from mathom.lab.playing import PlayJob
from mathom.lab.results_folder import ResultsFolder

pytest.importorskip("pyarrow")

import pyarrow
from pyarrow import parquet

NIM = "tests.bots.toys:nim"


def _timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, ms_per_game=None, thinking=None, seconds=None)


def _indexes(folder: Path) -> list[int]:
    """The numbers of the games in a folder."""
    return sorted(parquet.read_table(folder).column("index").to_pylist())


class _Impatient:
    """Counts games, and ends it after so many."""

    def __init__(self, most: int) -> None:
        self.seen: list[int] = []
        self._most = most

    def __call__(self, result: Result) -> None:
        self.seen.append(result.index)
        if len(self.seen) == self._most:
            raise KeyboardInterrupt


def test_a_run_that_was_stopped_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    wanted = plan(NIM, ["greedy", "random"], games=20, seed=5)
    stopped = simulate(wanted, progress=_Impatient(7), keep=tmp_path / "run")
    assert (stopped.games, stopped.complete) == (7, False)
    kept = simulate(wanted, keep=tmp_path / "run")
    assert _timeless(kept) == _timeless(simulate(wanted))
    files = sorted((tmp_path / "run").glob("games-*.parquet"))
    assert [parquet.read_metadata(one).num_rows for one in files] == [7, 13]


def test_a_file_that_was_deleted_costs_no_other(tmp_path: Path) -> None:
    wanted = plan(NIM, ["greedy", "random"], games=12, seed=5)
    for most in (4, 8):
        simulate(wanted, progress=_Impatient(most), keep=tmp_path)
    (tmp_path / "games-00000.parquet").unlink()
    second = (tmp_path / "games-00001.parquet").read_bytes()
    simulate(wanted, keep=tmp_path)
    assert (tmp_path / "games-00001.parquet").read_bytes() == second
    assert _indexes(tmp_path) == list(range(12))


def test_two_runs_in_one_folder_never_write_the_same_file(tmp_path: Path) -> None:
    wanted = plan(NIM, ["random"], games=8)
    results = list(machines().do(PlayJob(wanted), range(8)))
    one, two = (ResultsFolder(tmp_path, wanted) for _ in range(2))
    for result in results[:4]:
        one.add(result)
    for result in results[4:]:
        two.add(result)
    with ThreadPoolExecutor(2) as both:
        list(both.map(ResultsFolder.write, (one, two)))
    assert _indexes(tmp_path) == list(range(8))


def test_a_number_somebody_else_is_writing_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    wanted = plan(NIM, ["random"], games=2)
    ResultsFolder(tmp_path / "run", wanted)
    half = tmp_path / "run" / "_games-00000.half"
    half.write_bytes(b"PAR1")
    simulate(wanted, keep=tmp_path / "run")
    assert half.read_bytes() == b"PAR1"
    assert [one.name for one in (tmp_path / "run").glob("*.parquet")] == ["games-00001.parquet"]


def test_more_games_of_the_same_plan_go_on_too(tmp_path: Path) -> None:
    few, many = (plan(NIM, ["random"], games=games) for games in (4, 9))
    simulate(few, keep=tmp_path)
    new = _Impatient(100)
    assert _timeless(simulate(many, progress=new, keep=tmp_path)) == _timeless(simulate(many))
    assert sum(parquet.read_table(tmp_path).column("index").to_pylist()) == sum(range(9))


def test_an_arena_goes_on_as_well(tmp_path: Path) -> None:
    wanted = arena_plan(NIM, ["greedy", "random"], games=64, seed=3)
    hold(wanted, progress=_Impatient(21), sure=0.99, keep=tmp_path)
    gone_on, whole = hold(wanted, sure=0.99, keep=tmp_path), hold(wanted, sure=0.99)
    assert gone_on.standings == whole.standings
    assert gone_on.report.digest == whole.report.digest


def test_the_files_say_what_happened(tmp_path: Path) -> None:
    report = simulate(plan("journey", ["greedy", "random"], games=2, seed=1), keep=tmp_path)
    rows = parquet.read_table(tmp_path).to_pylist()
    assert [one["bots"] for one in rows] == [["greedy", "random"], ["random", "greedy"]]
    assert {one["way"] for one in rows} <= {one.way.id for one in report.endings}
    assert sum(one["choices"] for one in rows) == report.choices.mean * 2
    assert all(len(one["position"]) == 16 for one in rows)


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    simulate(plan(NIM, ["random"], games=2), keep=tmp_path)
    with pytest.raises(BadFolder, match="lab-folder-other"):
        simulate(plan(NIM, ["random"], games=2, seed=1), keep=tmp_path)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Bilbo")
    with pytest.raises(BadFolder, match="lab-folder-full"):
        simulate(plan(NIM, ["random"], games=2), keep=tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]


def test_half_a_file_of_an_ended_run_is_no_file(tmp_path: Path) -> None:
    wanted = plan(NIM, ["random"], games=3)
    simulate(wanted, keep=tmp_path)
    (tmp_path / "_games-00001.half").write_bytes(b"PAR1")
    assert simulate(wanted, keep=tmp_path).complete


def test_a_broken_file_is_said_to_be_one(tmp_path: Path) -> None:
    wanted = plan(NIM, ["random"], games=3)
    simulate(wanted, keep=tmp_path)
    (tmp_path / "games-00001.parquet").write_bytes(b"nonsense")
    with pytest.raises(BadFolder, match=r"lab-folder-broken-file.*games-00001"):
        simulate(wanted, keep=tmp_path)


def test_a_file_of_somebody_else_is_said_to_be_one(tmp_path: Path) -> None:
    wanted = plan(NIM, ["random"], games=3)
    simulate(wanted, keep=tmp_path / "ours")
    simulate(plan(NIM, ["random"], games=3, seed=1), keep=tmp_path / "theirs")
    foreign = tmp_path / "ours" / "games-00001.parquet"
    columns = pyarrow.table({"index": [1]}), pyarrow.table({"index": ["x"], "way": [None]})
    theirs = parquet.read_table(tmp_path / "theirs" / "games-00000.parquet")
    for table in (*columns, theirs):
        parquet.write_table(table, foreign)
        with pytest.raises(BadFolder, match=r"lab-folder-broken-file.*games-00001"):
            simulate(wanted, keep=tmp_path / "ours")
    foreign.unlink()
    assert simulate(wanted, keep=tmp_path / "ours").complete


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'{"name": "my web app"}', b"\xff\xfe"])
def test_a_broken_plan_is_said_to_be_one(tmp_path: Path, content: bytes) -> None:
    wanted = plan(NIM, ["random"], games=3)
    simulate(wanted, keep=tmp_path)
    (tmp_path / "_plan.json").write_bytes(content)
    with pytest.raises(BadFolder, match=r"lab-folder-broken-plan.*_plan.json"):
        simulate(wanted, keep=tmp_path)
    assert (tmp_path / "_plan.json").read_bytes() == content
