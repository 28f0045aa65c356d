"""Steps of real matches that the client's tests are fed with: still what the games tell today.

They are written by `web/tools/steps.py`. A field that is gone, another type or an event nobody
declares any more would let the client be tested against a game that does not exist.
"""

import json
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

import mathom

GAMES = Path(__file__).parents[2] / "web/src/games"
FIXTURES = sorted(path for path in GAMES.glob("*/fold.fixture.json"))


def game_of(path: Path) -> str:
    return path.parent.name


def test_there_are_fixtures() -> None:
    assert {game_of(path) for path in FIXTURES} <= set(mathom.available())
    assert FIXTURES


@pytest.mark.parametrize("path", FIXTURES, ids=game_of)
def test_tables_in_fixtures_are_tables_of_today(path: Path) -> None:
    game = mathom.game(game_of(path))
    hints = get_type_hints(game.shown_type or game.table_type, include_extras=True)
    for step in json.loads(path.read_text("utf-8")):
        later = step["after"] if "after" in step else step["changed"]
        assert set(later) <= set(step["before"]) <= set(hints)
        for name, value in (*step["before"].items(), *later.items()):
            _same(msgspec.convert(value, hints[name]), value)


@pytest.mark.parametrize("path", FIXTURES, ids=game_of)
def test_events_in_fixtures_are_events_of_today(path: Path) -> None:
    kinds = {kind.tag(): kind for kind in mathom.game(game_of(path)).event_types}
    for step in json.loads(path.read_text("utf-8")):
        for event in step["events"]:
            _same(msgspec.convert(event, kinds[event["is"]]), event)


def _same(read: Any, value: Any) -> None:
    """Nothing was left out when it was read, and nothing was missing."""
    assert json.loads(msgspec.json.encode(read)) == value
