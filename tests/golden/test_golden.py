"""Recorded games replay to the letter: a change here is a change of the rules."""

from pathlib import Path

import pytest

import mathom
from mathom.core import read_record, record, replay, verify

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


def test_every_game_has_golden_records() -> None:
    assert {path.name.split("-")[0] for path in RECORDS} >= set(mathom.available())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_verifies_and_is_written_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = read_record(text)
    game = mathom.game(played.game)
    assert verify(game, played).chance == "provable"
    match = replay(game, played)
    again = record(match, played.players)
    assert again.lines == tuple(line._replace(number=0) for line in played.lines)
    assert (again.result, again.digest) == (played.result, played.digest)
