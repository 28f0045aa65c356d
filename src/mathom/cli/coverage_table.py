"""The coverage table: every rule, where it is enforced, and which tests check it."""

from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from mathom.cli.console import RULE_STYLE
from mathom.lab.coverage import Coverage, SourcePlace
from mathom.text import Words

SHOWN = 4


def coverage_table(found: Coverage, words: Words) -> Table:
    """One row for each rule; what is missing is red."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("heading-rule"), style=RULE_STYLE, no_wrap=True)
    table.add_column(words.text("heading-enforced"), overflow="fold", ratio=1)
    table.add_column(words.text("heading-tested"), overflow="fold", ratio=1)
    for one in found.rules:
        code = [f"{_spot(place)} {place.name}" for place in one.code]
        tests = None if one.tests is None else [_spot(place) for place in one.tests]
        table.add_row(one.rule, _cell(code, words), _cell(tests, words))
    return table


def _spot(place: SourcePlace) -> str:
    return f"{Path(place.file).name}:{place.line}"


def _cell(places: list[str] | None, words: Words) -> Text:
    if places is None:
        return Text(words.text("coverage-unseen"), "dim")
    if not places:
        return Text(words.text("coverage-nowhere"), "bold red")
    more = len(places) - SHOWN
    rest = [words.text("coverage-more", count=more)] if more > 0 else []
    return Text("\n".join((*places[:SHOWN], *rest)))
