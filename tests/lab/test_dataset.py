"""Data sets: nothing is lost on the way to a table and back."""

import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from signal import SIGINT, default_int_handler, raise_signal, signal
from typing import Any

import numpy as np
import polars
import pyarrow.parquet
import pytest
from msgspec.json import decode

import mathom
from mathom.bots import Budget, Uniform
from mathom.core import AnyGame, BadRecord, Choice, Option, Record, View, read_record
from mathom.core.extensions import extensions
from mathom.lab import BadFolder, GameFailed, WorkerDied
from mathom.lab.dataset import (
    DECISIONS,
    GAMES,
    HALF,
    WatchedGame,
    _ParquetFile,
    collect,
    matrix,
    read_records,
    watch,
    write,
)
from mathom.lab.layout import layout
from mathom.lab.machines import Here
from mathom.lab.plan import plan
from mathom.lab.watching import WatchJob

GAME = "journey"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games between a bot that rates and one that searches."""
    place = tmp_path_factory.mktemp("journeys")
    wanted = plan(GAME, ["greedy", "ismcts:15"], games=4, seed=3)
    games, decisions = write(place, mathom.game(GAME), 2, collect(wanted))
    assert games == 4
    assert decisions > 200
    return place


def test_records_are_what_was_played(folder: Path) -> None:
    wanted = plan(GAME, ["greedy", "ismcts:15"], games=4, seed=3)
    found = list(read_records(folder))
    assert [one.chance for one in found] == [f"seed {wanted.game_seed(at)}" for at in range(4)]
    games = polars.read_parquet(folder / GAMES)
    for one, row in zip(found, games.iter_rows(named=True), strict=True):
        mathom.verify(mathom.game(GAME), one)
        assert one.digest == row["digest"]
        assert list(one.players) == row["players"]
        assert len(one.lines) == row["answers"]


def test_a_data_set_made_from_its_records_is_the_same_but_for_what_bots_thought(
    folder: Path, tmp_path: Path
) -> None:
    game = mathom.game(GAME)
    write(tmp_path, game, 2, watch(game, read_records(folder)))
    assert polars.read_parquet(tmp_path / GAMES).equals(polars.read_parquet(folder / GAMES))
    thoughts = ["scores", "wins", "visits", "odds"]
    one, two = (polars.read_parquet(place / DECISIONS) for place in (folder, tmp_path))
    assert one.drop(thoughts).equals(two.drop(thoughts))
    assert two.select(polars.col(thoughts).is_null().all()).row(0) == (True,) * 4


def test_a_decision_is_the_position_it_was_made_in(folder: Path) -> None:
    decisions = polars.read_parquet(folder / DECISIONS)
    record = next(iter(read_records(folder)))
    size = layout(mathom.game(GAME), 2).size
    first = decisions.filter(polars.col("game") == 0)
    dense = matrix(first, size)
    arrow = pyarrow.parquet.read_table(folder / DECISIONS).slice(0, len(first))
    assert (matrix(arrow, size) == dense).all()
    for at in (0, len(first) // 2, len(first) - 1):
        row = first.row(at, named=True)
        match = mathom.replay(mathom.game(GAME), record, row["answer"])
        choice = match.question
        assert isinstance(choice, Choice)
        assert choice.seat == row["seat"]
        assert choice.ask.id == row["ask"]
        assert [match.game.write(option) for option in choice] == row["options"]
        assert record.lines[row["answer"]].text == row["options"][row["chosen"]]
        assert (dense[at] == layout(match.game, 2).array(match.view(choice.seat))).all()


def test_bots_say_what_they_thought(folder: Path) -> None:
    decisions = polars.read_parquet(folder / DECISIONS)
    games = polars.read_parquet(folder / GAMES)
    for row in decisions.iter_rows(named=True):
        player = games["players"][row["game"]][row["seat"]]
        assert row["payoff"] == games["payoffs"][row["game"]][row["seat"]]
        if len(row["options"]) > 1:
            if player == "greedy":
                assert row["scores"][row["chosen"]] == max(row["scores"])
            else:
                assert row["visits"][row["chosen"]] == max(one or 0 for one in row["visits"])
                assert 0 <= row["odds"] <= 1


def test_the_files_say_what_they_are_of(folder: Path) -> None:
    facts = pyarrow.parquet.read_schema(folder / DECISIONS).metadata
    game, plain = mathom.game(GAME), layout(mathom.game(GAME), 2)
    assert facts[b"mathom.game"] == GAME.encode()
    assert int(facts[b"mathom.version"]) == game.version
    assert int(facts[b"mathom.size"]) == plain.size
    assert [tuple(part) for part in decode(facts[b"mathom.layout"])] == list(plain.parts)


def test_a_match_that_is_not_over_or_has_other_seats_is_refused(tmp_path: Path) -> None:
    game = mathom.game(GAME)
    begun: Record = mathom.record(mathom.new(GAME, seats=2))
    with pytest.raises(BadRecord):
        write(tmp_path, game, 2, watch(game, [begun]))
    three = collect(plan(GAME, ["random"], seats=3, games=1))
    with pytest.raises(BadRecord):
        write(tmp_path, game, 2, three)


def test_a_folder_that_has_a_data_set_is_left_alone(folder: Path, tmp_path: Path) -> None:
    game = mathom.game(GAME)
    write(tmp_path, game, 2, watch(game, read_records(folder)))
    before = [(tmp_path / name).read_bytes() for name in (GAMES, DECISIONS)]
    hobbits = plan("hobbits", ["random"], games=1)
    with pytest.raises(BadFolder, match="lab-folder-taken"):
        write(tmp_path, mathom.game("hobbits"), 2, collect(hobbits))
    assert [(tmp_path / name).read_bytes() for name in (GAMES, DECISIONS)] == before
    assert write(tmp_path, mathom.game("hobbits"), 2, collect(hobbits), replace=True)[0] == 1
    assert pyarrow.parquet.read_schema(tmp_path / DECISIONS).metadata[b"mathom.game"] == b"hobbits"
    assert {one.name for one in tmp_path.iterdir()} == {GAMES, DECISIONS}


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    (tmp_path / HALF).mkdir()
    with pytest.raises(BadFolder, match="lab-folder-half"):
        write(tmp_path, mathom.game(GAME), 2, collect(plan(GAME, ["random"], games=1)))


def test_what_breaks_leaves_nothing_and_replaces_nothing(folder: Path, tmp_path: Path) -> None:
    game = mathom.game(GAME)
    begun: Record = mathom.record(mathom.new(GAME, seats=2))
    with pytest.raises(BadRecord):
        write(tmp_path, game, 2, watch(game, [begun]))
    assert not list(tmp_path.iterdir())
    write(tmp_path, game, 2, watch(game, read_records(folder)))
    with pytest.raises(BadRecord):
        write(tmp_path, game, 2, watch(game, [*read_records(folder), begun]), replace=True)
    assert len(list(read_records(tmp_path))) == 4


def _interrupted(matches: Iterator[WatchedGame], after: int) -> Iterator[WatchedGame]:
    yield from islice(matches, after)
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_was_gathered(folder: Path, tmp_path: Path) -> None:
    game = mathom.game(GAME)
    matches = _interrupted(watch(game, read_records(folder)), 3)
    games, decisions = write(tmp_path, game, 2, matches)
    assert games == len(list(read_records(tmp_path))) == 3
    assert decisions == len(polars.read_parquet(tmp_path / DECISIONS))
    assert {one.name for one in tmp_path.iterdir()} == {GAMES, DECISIONS}


def test_ctrl_c_before_the_first_game_is_over_leaves_nothing(tmp_path: Path) -> None:
    assert write(tmp_path, mathom.game(GAME), 2, _interrupted(iter(()), 0)) == (0, 0)
    assert not list(tmp_path.iterdir())


def test_ctrl_c_never_cuts_a_game_in_half(folder: Path, tmp_path: Path) -> None:
    """It comes between the rows of a game, and waits for the last of them."""
    game = mathom.game(GAME)
    add = _ParquetFile.add

    def pressed(file: _ParquetFile, row: dict[str, Any]) -> None:
        add(file, row)
        if file.path.name == GAMES and row["game"] == 1:
            raise_signal(SIGINT)

    before = signal(SIGINT, default_int_handler)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(_ParquetFile, "add", pressed)
            assert write(tmp_path, game, 2, watch(game, read_records(folder)))[0] == 2
    finally:
        signal(SIGINT, before)
    whole = polars.read_parquet(folder / DECISIONS).filter(polars.col("game") < 2)
    assert len(polars.read_parquet(tmp_path / DECISIONS)) == len(whole)


class _Other:
    """A bot of another package, which says nothing."""

    why = None
    name = "other"

    def __init__(self, game: AnyGame, seed: int, budget: Budget) -> None:
        pass

    def choose(self, view: View[Any]) -> Option:
        return view.choice.options[-1]


class _Breaking(_Other):
    def choose(self, view: View[Any]) -> Option:
        raise ZeroDivisionError("out of ideas")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings bots along."""
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    lines = f"[mathom.bots]\nother = {__name__}:_Other\nbreaking = {__name__}:_Breaking\n"
    (info / "entry_points.txt").write_text(lines)
    monkeypatch.syspath_prepend(str(tmp_path))
    extensions.cache_clear()
    yield
    extensions.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_bot_that_says_nothing_takes_part() -> None:
    (one,) = collect(plan(GAME, ["other", "random"], games=1))
    assert not one.faults
    assert all(row["scores"] is row["odds"] is None for row in one.decisions)


@pytest.mark.usefixtures("package")
def test_a_bot_that_breaks_gives_up(tmp_path: Path) -> None:
    matches = list(collect(plan(GAME, ["greedy", "breaking"], games=2)))
    for seat, one in zip((1, 0), matches, strict=True):
        assert [(fault.seat, fault.what.id) for fault in one.faults] == [(seat, "bot-fault-broke")]
        assert one.row["winners"] == [1 - seat]
    assert write(tmp_path / "set", mathom.game(GAME), 2, matches)[0] == 2
    for told in read_records(tmp_path / "set"):
        mathom.verify(mathom.game(GAME), told)


def test_a_program_that_breaks_gives_up(tmp_path: Path) -> None:
    bot = f"run:{sys.executable} -S -c pass"
    (one,) = collect(plan(GAME, ["greedy", bot], games=1))
    assert [fault.seat for fault in one.faults] == [1]


def test_games_of_several_processes_are_written_in_their_order(tmp_path: Path) -> None:
    wanted = plan(GAME, ["greedy", "ismcts:8"], games=7, seed=2)
    for name, workers in (("one", 1), ("two", 2)):
        write(tmp_path / name, mathom.game(GAME), 2, collect(wanted, workers))
    for file in (GAMES, DECISIONS):
        one, two = (polars.read_parquet(tmp_path / name / file) for name in ("one", "two"))
        assert one.equals(two)
        assert one["game"].is_sorted()


def test_games_before_the_first_that_is_missing_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = Here.do

    def out_of_order(here: Here, job: WatchJob, games: range) -> Iterator[WatchedGame]:
        yield from do(here, job, [1, 0, 2, 4])
        raise WorkerDied

    monkeypatch.setattr(Here, "do", out_of_order)
    with pytest.raises(WorkerDied):
        write(tmp_path, mathom.game(GAME), 2, collect(plan(GAME, ["random"], games=6)))
    assert polars.read_parquet(tmp_path / GAMES)["game"].to_list() == [0, 1, 2]


def test_games_before_one_that_breaks_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count()
    choose = Uniform.choose

    def broken(bot: Uniform, view: View[Any]) -> Option:
        if next(asked) == least:
            raise ZeroDivisionError
        return choose(bot, view)

    wanted = plan(GAME, ["random"], games=3)
    least = next(collect(wanted)).row["choices"] + 5
    monkeypatch.setattr(Uniform, "choose", broken)
    with pytest.raises(GameFailed) as failed:
        write(tmp_path, mathom.game(GAME), 2, collect(wanted))
    assert failed.value.failure.index == 1
    assert len(read_record(failed.value.failure.record).lines) >= 5
    assert len(list(read_records(tmp_path))) == 1


def test_numbers_are_plain_floats(folder: Path) -> None:
    decisions = polars.read_parquet(folder / DECISIONS)
    assert matrix(decisions, layout(mathom.game(GAME), 2).size).dtype == np.float32
