"""Draws docs/bots/strength.svg and writes the table of docs/bots.md: how well `ismcts` plays
against `greedy` with every budget, by the numbers in docs/bots/strength.json.

    .venv/bin/python tools/strength_figure.py

A test keeps both up to date.
"""

import sys
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec

from mathom.lab.page.curves import LEFT, Curve, CurvePoint, Level, curves
from mathom.lab.page.pages import style
from mathom.lab.stats import Rate, rate

DOCS = Path(__file__).parent.parent / "docs"
NUMBERS, FIGURE, PAGE = (
    DOCS / "bots" / "strength.json",
    DOCS / "bots" / "strength.svg",
    DOCS / "bots.md",
)
BEGIN, END = "<!-- strength: begin -->\n", "<!-- strength: end -->\n"
WIDE, HIGH, COLUMNS = 330, 250, 3
MARGIN, TITLE = 14, 40
SPAN = (0.35, 1.0)
LEGEND = (
    "Games won against greedy,",
    "with 95 % intervals.",
    "Dashed: even.",
    "Below: the iterations of a choice,",
    "and the processor time it takes.",
)
STYLE = """.curves { min-width: 0; } .back { fill: var(--surface); }
.title, .legend { font: 700 18px Vollkorn, Georgia, serif; fill: var(--ink); }
.legend { font-weight: 400; font-size: 15px; fill: var(--ink-2); }
"""


class Measured(msgspec.Struct, frozen=True):
    """What an arena of `greedy` and `ismcts` with one budget found."""

    iterations: int
    games: int
    won: int
    """The games that anybody won; in the others the table was lost."""
    wins: float
    """Of `ismcts`."""
    ms: float
    """Processor time of a choice."""
    seed: int
    digest: str

    @property
    def rate(self) -> Rate:
        return rate(self.wins, self.won)


Numbers = Mapping[str, Sequence[Measured]]


def main() -> int:
    numbers = read()
    FIGURE.write_text(figure(numbers), "utf-8")
    PAGE.write_text(page(numbers, PAGE.read_text("utf-8")), "utf-8")
    return 0


def read() -> dict[str, list[Measured]]:
    """What was measured, game by game."""
    return msgspec.json.decode(NUMBERS.read_bytes(), type=dict[str, list[Measured]])


def figure(numbers: Numbers) -> str:
    """A picture that needs nothing else: a small curve for every game, and what they mean."""
    cells = [
        *(
            _cell(f'<text class="title">{escape(game)}</text>', _curve(numbers[game]))
            for game in numbers
        ),
        _cell("", _legend()),
    ]
    width = COLUMNS * WIDE + 2 * MARGIN
    height = -(-len(cells) // COLUMNS) * (TITLE + HIGH) + 2 * MARGIN
    placed = (
        f'<g transform="translate({MARGIN + at % COLUMNS * WIDE} '
        f'{MARGIN + at // COLUMNS * (TITLE + HIGH)})">{cell}</g>'
        for at, cell in enumerate(cells)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{_told(numbers)}">'
        f"<style>{style('tokens', 'curves')}{STYLE}</style>"
        f'<rect class="back" width="{width}" height="{height}" rx="10"/>'
        + "".join(placed)
        + "</svg>\n"
    )


def _cell(title: str, content: str) -> str:
    return (
        f'<g transform="translate({LEFT} 20)">{title}</g>'
        f'<svg y="{TITLE}" width="{WIDE}" height="{HIGH}">{content}</svg>'
    )


def _legend() -> str:
    return "".join(
        f'<text class="legend" x="{LEFT}" y="{60 + 24 * at}">{escape(line)}</text>'
        for at, line in enumerate(LEGEND)
    )


def _curve(points: Sequence[Measured]) -> str:
    drawn = [
        CurvePoint(one.iterations, f"{one.iterations}", one.rate.share, one.rate.interval, _ms(one))
        for one in points
    ]
    return curves([Curve("", drawn)], [Level("", 0.5)], _percent, size=(WIDE, HIGH), span=SPAN)


def _told(numbers: Numbers) -> str:
    """The figure for who cannot see it."""
    return "; ".join(
        f"{game}: "
        + ", ".join(f"{_percent(one.rate.share)} with {one.iterations}" for one in points)
        for game, points in numbers.items()
    )


def page(numbers: Numbers, text: str) -> str:
    """The page with this table between its two marks."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    lines = [
        "| game | iterations | time of a choice | games | `ismcts` wins (95 %) |",
        "|---|---|---|---|---|",
        *(_line(game, one) for game, points in numbers.items() for one in points),
    ]
    return before + BEGIN + "\n".join(lines) + "\n" + END + after


def _line(game: str, one: Measured) -> str:
    found = one.rate
    low, high = 100 * found.interval.low, 100 * found.interval.high
    games = f"{one.games}" if one.won == one.games else f"{one.won} of {one.games}"
    wins = f"{100 * found.share:.1f} % ({low:.1f}–{high:.1f})"
    sure = f"**{wins}**" if found.interval.low > 0.5 else wins
    return f"| `{game}` | {one.iterations} | {_ms(one)} | {games} | {one.wins:g}: {sure} |"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _ms(one: Measured) -> str:
    if one.ms >= 1000:
        return f"{one.ms / 1000:.1f} s"
    return f"{one.ms:.0f} ms" if one.ms >= 10 else f"{one.ms:.1f} ms"


if __name__ == "__main__":
    sys.exit(main())
