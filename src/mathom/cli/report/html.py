"""Simulation report as an HTML page with plots: one file that needs nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

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
from mathom.lab.stats import Bin, Rate
from mathom.text import Words

WIDTH, ROW = 300, 24
"""A plot's width, and the height of a rate's line, in pixels."""
COLUMN, HEIGHT = 64, 160
"""The width of a bin, and the height of the highest one."""

STYLE = """
:root { color-scheme: light dark; --ink: #24507a; --quiet: #8886; }
@media (prefers-color-scheme: dark) { :root { --ink: #8fbce6; } }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1rem; margin: 2rem 0 .3rem; }
table { border-collapse: collapse; margin: 2rem 0 .3rem; }
th, td { padding: .15rem .7rem; text-align: right; font-variant-numeric: tabular-nums; }
th { border-bottom: 1px solid var(--quiet); font-weight: 600; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
svg { display: block; fill: var(--ink); stroke: var(--ink); }
svg text { fill: currentColor; stroke: none; font-size: 11px; text-anchor: middle; }
.scale, .even { stroke: var(--quiet); } .even { stroke: currentColor; stroke-dasharray: 2 3; }
.quiet { opacity: .75; margin: 0; }
"""


def page(report: Report, words: Words) -> str:
    """The page, in the language of the words."""
    name = escape(title(report, words))
    parts = [f"<h1>{name}</h1>", _paragraph(" · ".join(report.plan.bots))]
    if not report.complete:
        parts.append(_paragraph(words.text("simulated-part", wanted=report.plan.games)))
    for one in all_rates(report, words):
        parts += _rates(one, words)
    parts += _lengths(report, words)
    rows = ((escape(name), *spread_cells(one, words)) for name, one in numbers(report, words))
    parts.append(_table(["", *(words.text(f"heading-{one}") for one in SPREAD_COLUMNS)], rows))
    head = f'<meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{words.language}">{head}<body>\n{body}\n</body></html>\n'


def _rates(found: Rates, words: Words) -> Iterator[str]:
    headings = [found.heading, *(words.text(f"heading-{one}") for one in found.columns), ""]
    rows = (
        (escape(name), *found.cells(rate, words), _interval(rate, found.even))
        for name, rate in found.rows
    )
    yield _table(headings, rows)
    if found.even is not None:
        yield _paragraph(words.text("even-share", share=words.percent(found.even)))


def _interval(rate: Rate, even: float | None) -> str:
    """The interval on a line from 0 to 100 %, with the rate marked, and where all would be even."""
    middle = ROW / 2
    low, at, high = (
        round(WIDTH * share, 1) for share in (rate.interval.low, rate.share, rate.interval.high)
    )
    line = f'<line x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}" class="scale"/>'
    sure = f'<line x1="{low}" x2="{high}" y1="{middle}" y2="{middle}" stroke-width="5"/>'
    dot = f'<circle cx="{at}" cy="{middle}" r="5"/>'
    mark = ""
    if even is not None:
        there = round(WIDTH * even, 1)
        mark = f'<line x1="{there}" x2="{there}" y1="0" y2="{ROW}" class="even"/>'
    return _svg(WIDTH, ROW, line + sure + dot + mark)


def _lengths(report: Report, words: Words) -> Iterator[str]:
    """A column for every bin, with how many games on top and what is counted at its foot."""
    yield f"<h2>{escape(words.text('row-choices'))}</h2>"
    yield _columns(report.lengths)
    yield _paragraph(
        words.text(
            "page-mean",
            mean=words.decimal(report.choices.mean),
            low=words.decimal(report.choices.q25, digits=0),
            high=words.decimal(report.choices.q75, digits=0),
        )
    )


def _columns(bins: Sequence[Bin]) -> str:
    most = max((one.count for one in bins), default=1)
    drawn = []
    for at, one in enumerate(bins):
        height = round(HEIGHT * one.count / most, 1)
        left, top = at * COLUMN, HEIGHT - height + 16
        middle = left + COLUMN // 2
        drawn.append(
            f'<rect x="{left + 4}" y="{top}" width="{COLUMN - 8}" height="{height}"/>'
            f'<text x="{middle}" y="{top - 4}">{one.count}</text>'
            f'<text x="{middle}" y="{HEIGHT + 30}">{span(one)}</text>'
        )
    return _svg(COLUMN * len(bins), HEIGHT + 36, "".join(drawn))


def _svg(width: float, height: float, content: str) -> str:
    return f'<svg width="{width}" height="{height}" aria-hidden="true">{content}</svg>'


def _table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; the cells are HTML already, the headings are not."""
    head = "".join(f"<th>{escape(one)}</th>" for one in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>\n{body}</table>"


def _paragraph(text: str) -> str:
    return f'<p class="quiet">{escape(text)}</p>'
