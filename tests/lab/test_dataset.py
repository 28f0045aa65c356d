"""Data sets: nothing is lost on the way to a table and back."""

from pathlib import Path

import numpy as np
import polars
import pyarrow.parquet
import pytest
from msgspec.json import decode

import mathom
from mathom.core import BadRecord, Choice, Record
from mathom.lab.dataset import DECISIONS, GAMES, collect, matrix, read_records, watch, write
from mathom.lab.layout import layout
from mathom.lab.plan import plan

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


def test_numbers_are_plain_floats(folder: Path) -> None:
    decisions = polars.read_parquet(folder / DECISIONS)
    assert matrix(decisions, layout(mathom.game(GAME), 2).size).dtype == np.float32
