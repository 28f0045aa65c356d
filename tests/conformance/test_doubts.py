"""What could not be known is told: on the page in docs/, and as settings a table can choose."""

import re
from pathlib import Path

import pytest

import mathom
from mathom.text import Words
from tests.conformance.tables import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "what-we-could-not-know.md"
DOUBT = ("Doubtful", "Zweifelhaft")


def _section(game: str) -> str:
    """What the page says about a game."""
    parts = re.split(r"^## `(\w+)`$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(game, "")


def _rows(game: str) -> set[tuple[str, str, str]]:
    """The rulings in the table of doubts, each with a setting and its other value."""
    row = re.compile(r"^\| ([\w-]+) \|.*\| `([\w-]+)=([\w-]+)`[^|]*\|$", re.MULTILINE)
    return {(ruling, name, value) for ruling, name, value in row.findall(_section(game))}


@pytest.mark.parametrize("name", GAMES)
def test_the_page_names_every_ruling_with_a_setting_and_no_other(name: str) -> None:
    game = mathom.game(name)
    others = {setting.id: setting.values[1:] for setting in game.settings}
    wanted = {
        (ruling.id, setting, value)
        for ruling in game.rulebook.rulings
        for setting in ruling.settings
        for value in others[setting]
    }
    assert _rows(name) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_what_calls_itself_doubtful_can_be_played_otherwise(name: str) -> None:
    for ruling in mathom.game(name).rulebook.rulings:
        doubts = (ruling.en.why.startswith(DOUBT), ruling.de.why.startswith(DOUBT))
        assert doubts[0] == doubts[1], ruling.id
        assert ruling.settings or not doubts[0], ruling.id


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_the_page_cites_exists(name: str) -> None:
    game = mathom.game(name)
    cited = set(re.findall(r"\b[A-Z]{2,4}-[R\d][\d.]*\d\b", _section(name)))
    assert all(rule in game.rulebook for rule in cited)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_setting_and_every_value_has_words(name: str, language: str) -> None:
    game = mathom.game(name)
    words = Words(language, game, strict=True)
    for setting in game.settings:
        assert words.text(f"setting-{setting.id}")
        said = {words.text(f"setting-{setting.id}-{value}") for value in setting.values}
        assert len(said) == len(setting.values)
