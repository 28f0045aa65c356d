"""Plots as HTML: they shrink with the window, and their numbers stay text."""

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import count
from math import ceil, floor
from typing import NamedTuple

from mathom.lab.stats import Bin, Interval

TICKS = 6
"""So many marks an axis has at most."""
ROOM = 0.08
"""So much of an interval's plot stays free at the sides."""
LABELLED = 0.12
"""A part of a bar that is at least so long is labelled within."""
COLOURS = 7
"""So many colours the parts of a bar have, before the last is used again."""


class PlottedInterval(NamedTuple):
    """An interval to be plotted."""

    name: str
    value: float
    interval: Interval
    said: str
    """What stands behind it."""


def intervals(lines: Sequence[PlottedInterval], even: float, tick: Callable[[float], str]) -> str:
    """A line for every interval, its value marked; green or red where it leaves out `even`."""
    lowest = min(even, *(one.interval.low for one in lines))
    highest = max(even, *(one.interval.high for one in lines))
    margin = ROOM * (highest - lowest or 1.0)
    axis = Axis(lowest - margin, highest + margin)
    ticks = axis.ticks()
    grid = "".join(
        f'<s style="left:{axis.at(one)}%"></s>' for one in ticks if abs(one - even) > axis.hair
    )
    grid += f'<s class="even" style="left:{axis.at(even)}%"></s>'
    rows = "".join(_line(one, even, axis, grid) for one in lines)
    marks = "".join(
        f'<span style="left:{axis.at(one)}%">{escape(tick(one))}</span>' for one in ticks
    )
    return f'<div class="lines">{rows}<div class="axis" aria-hidden="true">{marks}</div></div>'


class Axis:
    """From where to where a plot goes."""

    def __init__(self, low: float, high: float) -> None:
        self._low, self._high = low, high
        self.hair = (high - low) / 1000

    def at(self, value: float) -> float:
        """Where a value lies, in percent."""
        return round(100 * (value - self._low) / (self._high - self._low), 2)

    def ticks(self) -> list[float]:
        """Round values, not too many."""
        width = self._high - self._low
        step = next(one for one in _steps() if width / one <= TICKS)
        first, last = ceil(self._low / step), floor(self._high / step)
        return [at * step for at in range(first, last + 1)]


def _steps() -> Iterable[float]:
    return (step * 10.0**power for power in count(-4) for step in (1, 2, 5))


def _line(one: PlottedInterval, even: float, axis: Axis, grid: str) -> str:
    low, high = axis.at(one.interval.low), axis.at(one.interval.high)
    kind = "above" if one.interval.low > even else "below" if one.interval.high < even else ""
    bar = f'<i style="left:{low}%;width:{round(high - low, 2)}%"></i>'
    dot = f'<b style="left:{axis.at(one.value)}%"></b>'
    return (
        f'<div class="line {kind}"><span>{escape(one.name)}</span>'
        f'<div aria-hidden="true">{grid}{bar}{dot}</div><span>{escape(one.said)}</span></div>'
    )


def matrix(names: Sequence[str], cell: Callable[[int, int], tuple[float, str] | None]) -> str:
    """A table of shares, the greener the more and the redder the less."""
    head = "".join(f"<th scope=col>{_breakable(name)}</th>" for name in names)
    rows = []
    for row, name in enumerate(names):
        cells = (_cell(cell(row, column)) for column in range(len(names)))
        rows.append(f"<tr><th scope=row>{_breakable(name)}</th>{''.join(cells)}</tr>")
    body = "\n".join(rows)
    return (
        f'<div class="scroll"><table class="matrix"><tr><td></td>{head}</tr>\n{body}</table></div>'
    )


def _breakable(name: str) -> str:
    """A name that goes on in a new line behind a colon or a slash, and not in mid-word."""
    return re.sub("([:/@]+)", r"\1<wbr/>", escape(name))


def _cell(found: tuple[float, str] | None) -> str:
    if found is None:
        return '<td class="none"></td>'
    share, said = found
    colour = "leaf" if share >= 0.5 else "rubric"
    strength = round(min(1.0, abs(share - 0.5) * 2) * 60)
    return (
        f'<td style="background:color-mix(in srgb,var(--{colour}) {strength}%,var(--surface))">'
        f"{escape(said)}</td>"
    )


def histogram(bins: Sequence[Bin], mark: str) -> str:
    """A column for every bin, its count on top and where it begins below; then a remark."""
    most = max((one.count for one in bins), default=1) or 1
    columns = "".join(
        f'<div><em>{one.count}</em><i style="height:{round(100 * one.count / most, 1)}%"></i>'
        f"<span>{one.low}</span></div>"
        for one in bins
    )
    return f'<div class="columns">{columns}</div><p class="mark">{escape(mark)}</p>'


def parts(shares: Sequence[tuple[str, float, str]]) -> str:
    """One bar for the whole and a legend: name, share, and the share as it is said."""
    bar, legend = "", ""
    for number, (name, share, said) in enumerate(shares):
        colour = min(number, COLOURS - 1)
        inside = escape(said) if share >= LABELLED else ""
        bar += f'<span class="c{colour}" style="flex-grow:{round(share, 4)}">{inside}</span>'
        legend += f'<li><i class="c{colour}"></i>{escape(name)} <b>{escape(said)}</b></li>'
    return f'<div class="parts" aria-hidden="true">{bar}</div><ul class="legend">{legend}</ul>'


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A plain table."""
    head = "".join(f"<th scope=col>{escape(one)}</th>" for one in headings)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table class="figures"><tr>{head}</tr>\n{body}</table></div>'
