"""One word, one thing: inside a game, and in the rooms around the games, no name is given twice.

Games are compared within themselves alone: each has its `State`, its `Table`, its `Box`.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

HOUSE = Path(mathom.__file__).parent
GAMES = sorted(one for one in (HOUSE / "games").iterdir() if (one / "game.py").exists())


def _names(file: Path) -> Iterator[tuple[str, int]]:
    """The classes and type aliases of a file, with their lines."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name):
                yield name, node.lineno
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                # A constant is all capitals, a variable has none in front.
                if name.lstrip("_")[:1].isupper() and not name.isupper():
                    yield name, node.lineno


def _homonyms(files: list[Path], folder: Path) -> list[str]:
    """A sentence for every name that stands for several things."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(files):
        for name, line in _names(file):
            places[name].append(f"{file.relative_to(folder)}:{line}")
    return [
        f"{name} is the name of {len(where)} things: {', '.join(where)}"
        for name, where in sorted(places.items())
        if len(where) > 1
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_gives_no_name_twice(game: Path) -> None:
    assert _homonyms(list(game.rglob("*.py")), game) == []


def test_the_rooms_around_the_games_give_no_name_twice() -> None:
    around = [file for file in HOUSE.rglob("*.py") if not file.is_relative_to(HOUSE / "games")]
    assert _homonyms(around, HOUSE) == []


def test_a_name_that_is_given_twice_is_told_with_its_places(tmp_path: Path) -> None:
    (tmp_path / "cards.py").write_text("class Play:\n    pass\n")
    (tmp_path / "options.py").write_text("ALL = ()\n\nPlay = str | int\n")
    assert _homonyms(list(tmp_path.iterdir()), tmp_path) == [
        "Play is the name of 2 things: cards.py:1, options.py:3"
    ]
