"""A sheet of character cells to draw on."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text


class Spot(NamedTuple):
    """A cell: column and row."""

    column: int
    row: int


class Canvas:
    """Cells with a style each. What is drawn outside is lost; what is drawn later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._taken: set[Spot] = set()

    def put(self, spot: Spot, text: str, style: str = "", *, firm: bool = True) -> None:
        """Writes from a cell to the right. What is firm, labels keep clear of."""
        column = max(0, min(spot.column, self.width - cell_len(text)))
        for offset, sign in enumerate(text):
            if 0 <= spot.row < self.height and column + offset < self.width:
                self._cells[spot.row][column + offset] = (sign, style)
                if firm:
                    self._taken.add(Spot(column + offset, spot.row))

    def is_free(self, spot: Spot) -> bool:
        """Whether nothing firm is here."""
        return spot not in self._taken

    def line(self, start: Spot, end: Spot, sign: str, style: str) -> None:
        """A dotted line between two cells."""
        steps = max(abs(end.column - start.column), abs(end.row - start.row))
        for step in range(1, steps):
            column = round(start.column + (end.column - start.column) * step / steps)
            row = round(start.row + (end.row - start.row) * step / steps)
            self.put(Spot(column, row), sign, style, firm=False)

    def label(self, around: Spot, lines: list[Text]) -> None:
        """Writes a few centred lines beside a cell, where they cover the least."""
        spot = min(self._corners(around, lines), key=lambda one: self._cost(one, around, lines))
        for at, line in enumerate(lines):
            for column, sign, style in _signs(line, spot.column + _indent(line, lines)):
                self.put(Spot(column, spot.row + at), sign, style)

    def _corners(self, around: Spot, lines: list[Text]) -> Iterator[Spot]:
        """Where the upper left corner of a label can be."""
        width, height = _width(lines), len(lines)
        for row in range(around.row - height - 1, around.row + 3):
            for column in range(around.column - width - 2, around.column + 4):
                if 0 <= row <= self.height - height and 0 <= column <= self.width - width:
                    yield Spot(column, row)

    def _cost(self, corner: Spot, around: Spot, lines: list[Text]) -> float:
        """How much a label here would cover, and how far from its cell it would be."""
        covered = 0
        for at, line in enumerate(lines):
            left = corner.column + _indent(line, lines)
            for column in range(left - 1, left + line.cell_len + 1):
                spot = Spot(column, corner.row + at)
                inside = left <= column < left + line.cell_len
                if spot in self._taken:
                    covered += 50 if inside else 8
                elif 0 <= column < self.width and self._cells[spot.row][column][0] != " ":
                    covered += 3
        across = abs(corner.column + _width(lines) / 2 - around.column - 0.5)
        down = abs(corner.row + (len(lines) - 1) / 2 - around.row)
        return covered + across + 3 * down

    def text(self) -> Text:
        """The sheet, to be printed."""
        rows = (Text.assemble(*row) for row in self._cells)
        return Text("\n", no_wrap=True).join(rows)


def _width(lines: list[Text]) -> int:
    return max(line.cell_len for line in lines)


def _indent(line: Text, lines: list[Text]) -> int:
    return (_width(lines) - line.cell_len) // 2


def _signs(line: Text, column: int) -> Iterator[tuple[int, str, str]]:
    """Every sign of a text with its column and style."""
    for at, sign in enumerate(line.plain):
        inside = [span.style for span in line.spans if span.start <= at < span.end]
        yield column + at, sign, str(inside[-1] if inside else line.style)
