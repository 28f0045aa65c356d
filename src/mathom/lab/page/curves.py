"""Curves as SVG: what more thinking brings, with intervals. Their style is in `curves.css`."""

from collections.abc import Callable, Sequence
from html import escape
from math import log
from typing import NamedTuple

from mathom.lab.page.plots import COLOURS, ROOM, Axis
from mathom.lab.stats import Interval

LEFT, TOP, BOTTOM = 52, 12, 46
"""The room for the numbers on the left, and for budgets and times below."""
LETTER = 8
"""How wide a letter of a name on the right is, on average."""
BESIDE = 0.12
"""So much of the way between the first and the last budget is left on both sides."""
CAP = 5
"""Half of the bar at the end of an interval."""
LINE = 17
"""Names and budgets are so far apart that each can be read."""
APART = 40


class CurvePoint(NamedTuple):
    """What a budget brings."""

    budget: float
    said: str
    """The budget, as it stands below, and in a second line the time it takes."""
    value: float
    interval: Interval
    time: str = ""


class Curve(NamedTuple):
    """One bot with several budgets."""

    name: str
    points: Sequence[CurvePoint]


class Level(NamedTuple):
    """Somebody without a budget."""

    name: str
    value: float


class NamePlace(NamedTuple):
    """Where a name is to stand."""

    y: float
    kind: str
    name: str


def curves(
    lines: Sequence[Curve],
    levels: Sequence[Level],
    tick: Callable[[float], str],
    *,
    size: tuple[int, int] = (1000, 340),
    span: tuple[float, float] | None = None,
) -> str:
    """A curve for every line, over budgets of which each step is so many times the last; dashed
    levels across, as far as they are near. `span`: from which value to which it goes, if not as far
    as the intervals do."""
    points = [point for line in lines for point in line.points]
    width, height = size
    levels = _near(levels, points)
    low, high = span or _span(points, levels)
    names = [line.name for line in lines] + [level.name for level in levels]
    right = width - 2 * LETTER - LETTER * max(map(len, names))
    across = _across([point.budget for point in points])
    up = Axis(low, high)

    def x(budget: float) -> float:
        return round(LEFT + (right - LEFT) * across.at(log(budget)) / 100, 1)

    def y(value: float) -> float:
        return round(height - BOTTOM - (height - TOP - BOTTOM) * up.at(value) / 100, 1)

    drawn = [
        *(
            f'<path class="grid" d="M{LEFT} {y(one)}H{right}"/>'
            f'<text class="up" x="{LEFT - 8}" y="{y(one) + 4}">{escape(tick(one))}</text>'
            for one in up.ticks()
        ),
        *(f'<path class="level" d="M{LEFT} {y(one.value)}H{right}"/>' for one in levels),
    ]
    last = -float(APART)
    for point in sorted(points):
        if x(point.budget) - last >= APART:
            last = x(point.budget)
            drawn += [
                f'<text class="across" x="{last}" y="{height - below}">{escape(said)}</text>'
                for below, said in ((26, point.said), (8, point.time))
            ]
    places = [NamePlace(y(one.value), "level", one.name) for one in levels]
    for number, line in enumerate(lines):
        kind = f"k{number % COLOURS}"
        ordered = sorted(line.points)
        way = "L".join(f"{x(one.budget)} {y(one.value)}" for one in ordered)
        drawn.append(f'<g class="{kind}"><path class="way" d="M{way}"/>')
        drawn += [_point(x(one.budget), one, y) for one in ordered]
        drawn.append("</g>")
        places.append(NamePlace(y(ordered[-1].value), kind, line.name))
    drawn += [
        f'<text class="name {one.kind}" x="{right + LETTER}" y="{one.y + 4}">'
        f"{escape(one.name)}</text>"
        for one in _apart(places)
    ]
    return (
        f'<svg class="curves" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" '
        f'aria-hidden="true">{"".join(drawn)}</svg>'
    )


def _near(levels: Sequence[Level], points: Sequence[CurvePoint]) -> list[Level]:
    """Those that leave the curves at least a third of the height."""
    lowest = min(point.interval.low for point in points)
    highest = max(point.interval.high for point in points)
    most = highest - lowest
    return [one for one in levels if lowest - most <= one.value <= highest + most]


def _span(points: Sequence[CurvePoint], levels: Sequence[Level]) -> tuple[float, float]:
    lowest = min([point.interval.low for point in points] + [one.value for one in levels])
    highest = max([point.interval.high for point in points] + [one.value for one in levels])
    margin = ROOM * (highest - lowest or 1.0)
    return lowest - margin, highest + margin


def _across(budgets: Sequence[float]) -> Axis:
    first, last = log(min(budgets)), log(max(budgets))
    beside = BESIDE * (last - first or 1.0)
    return Axis(first - beside, last + beside)


def _point(x: float, one: CurvePoint, y: Callable[[float], float]) -> str:
    low, high = y(one.interval.low), y(one.interval.high)
    whisker = f"M{x} {low}V{high}M{x - CAP} {low}h{2 * CAP}M{x - CAP} {high}h{2 * CAP}"
    return f'<path d="{whisker}"/><circle cx="{x}" cy="{y(one.value)}" r="6"/>'


def _apart(places: Sequence[NamePlace]) -> list[NamePlace]:
    """The same from top to bottom, none on top of another."""
    placed: list[NamePlace] = []
    for one in sorted(places):
        least = placed[-1].y + LINE if placed else one.y
        placed.append(one._replace(y=max(one.y, least)))
    return placed
