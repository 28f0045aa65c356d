"""The pages of docs/: every link leads somewhere, and what is made from numbers is up to date."""

import re
from pathlib import Path

import pytest

from tools import strength_figure

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def _anchors(page: Path) -> set[str]:
    """What headings are called in links, as GitHub does it."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if ":" in link:
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in _anchors(target), link


def test_the_figure_and_the_table_of_strengths_are_those_of_the_numbers() -> None:
    numbers = strength_figure.read()
    again = "run: .venv/bin/python tools/strength_figure.py"
    assert strength_figure.FIGURE.read_text("utf-8") == strength_figure.figure(numbers), again
    page = strength_figure.PAGE.read_text("utf-8")
    assert page == strength_figure.page(numbers, page), again


def test_no_number_of_the_strengths_is_impossible() -> None:
    for points in strength_figure.read().values():
        assert [one.iterations for one in points] == sorted({one.iterations for one in points})
        for one in points:
            assert 0 <= one.wins <= one.won <= one.games
