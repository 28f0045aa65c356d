"""Simulation report as tables for the terminal."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.report.words import (
    SPREAD_COLUMNS,
    Rates,
    all_rates,
    numbers,
    span,
    spread_cells,
    title,
)
from mathom.lab.report import Report
from mathom.lab.stats import Bin, Distribution, Rate
from mathom.text import Words

WIDTH = 20
"""Cells of a bar."""


def findings(report: Report, words: Words) -> Iterator[RenderableType]:
    """How games ended, win rates by bot and by seat, then lengths and scores."""
    yield Text(title(report, words), "bold")
    if not report.complete:
        yield Text(words.text("simulated-part", wanted=report.plan.games), "yellow")
    for one in all_rates(report, words):
        yield rates_table(one, words)
    yield _lengths(report.lengths, words)
    yield _spreads(numbers(report, words), words)
    yield Text(words.text("heading-digest-games", digest=report.digest), "bright_black")


def _table(heading: str, columns: Sequence[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(heading)
    for column in columns:
        table.add_column(words.text(f"heading-{column}"), justify="right", no_wrap=True)
    return table


def rates_table(found: Rates, words: Words) -> Table:
    """Rates that belong together, with bars."""
    table = _table(found.heading, found.columns, words)
    table.add_column("", width=WIDTH, no_wrap=True)
    for name, rate in found.rows:
        table.add_row(name, *found.cells(rate, words), _bar(rate, found.even))
    if found.even is not None:
        table.caption = words.text("even-share", share=words.percent(found.even))
        table.caption_justify = "right"
    return table


def _bar(rate: Rate, even: float | None) -> Text:
    """The interval on a line from 0 to 100 %, with the rate marked, and where all would be even."""
    low, at, high = map(_cell, (rate.interval.low, rate.share, rate.interval.high))
    cells = ["━" if low <= cell <= high else "·" for cell in range(WIDTH)]
    if even is not None:
        cells[_cell(even)] = "┊"
    cells[at] = "●"
    return Text("".join(cells), "cyan")


def _cell(share: float) -> int:
    return min(WIDTH - 1, int(share * WIDTH))


def _lengths(lengths: Sequence[Bin], words: Words) -> Table:
    table = _table(words.text("row-choices"), ("games",), words)
    table.add_column("", width=WIDTH, no_wrap=True)
    most = max((one.count for one in lengths), default=1)
    for one in lengths:
        table.add_row(
            span(one), f"{one.count}", Text("█" * round(WIDTH * one.count / most), "cyan")
        )
    return table


def _spreads(rows: Sequence[tuple[str, Distribution]], words: Words) -> Table:
    table = _table("", SPREAD_COLUMNS, words)
    for name, one in rows:
        table.add_row(name, *spread_cells(one, words))
    return table
