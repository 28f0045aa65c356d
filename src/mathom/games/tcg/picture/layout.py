"""Pieces of a picture with their sizes, laid side by side and one below the other."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mathom.art import group


class Drawn(NamedTuple):
    """Something drawn from (0, 0), so wide and so high."""

    width: float
    height: float
    drawn: str

    def at(self, x: float, y: float) -> str:
        """The drawing moved to a place."""
        return group(self.drawn, x=round(x, 1), y=round(y, 1))


NOTHING = Drawn(0, 0, "")


def below(pieces: Iterable[Drawn], gap: float = 0) -> Drawn:
    """Pieces one below the other; what is empty takes no room."""
    parts: list[str] = []
    y = width = 0.0
    for piece in pieces:
        if piece.height:
            y += gap if parts else 0
            parts.append(piece.at(0, y))
            y += piece.height
            width = max(width, piece.width)
    return Drawn(width, y, "".join(parts))


def beside(
    pieces: Sequence[Drawn],
    width: float,
    gap: float,
    *,
    rows: float | None = None,
    middle: bool = False,
) -> Drawn:
    """Pieces side by side, in as many rows as they need; `rows` is the gap between these.

    In the `middle` they keep the same distance to both edges.
    """
    found = [_row(row, width, gap, middle=middle) for row in _broken(pieces, width, gap)]
    return below(found, gap if rows is None else rows)


def columns(pieces: Sequence[Drawn], count: int, gap: float) -> Drawn:
    """Pieces of one width in columns, read downwards, about as high as each other."""
    high = sum(piece.height + gap for piece in pieces) / count
    found: list[list[Drawn]] = [[]]
    y = 0.0
    for piece in pieces:
        if len(found) < count and y + piece.height / 2 > high * len(found):
            found.append([])
        found[-1].append(piece)
        y += piece.height + gap
    drawn = [below(one, gap) for one in found]
    return beside(drawn, sum(one.width + gap for one in drawn), gap)


def _broken(pieces: Sequence[Drawn], width: float, gap: float) -> list[list[Drawn]]:
    lines: list[list[Drawn]] = []
    room = 0.0
    for piece in pieces:
        if not lines or piece.width > room:
            lines.append([])
            room = width
        lines[-1].append(piece)
        room -= piece.width + gap
    return lines


def _row(row: list[Drawn], width: float, gap: float, *, middle: bool) -> Drawn:
    wide = sum(piece.width for piece in row) + gap * (len(row) - 1)
    x = max(0, (width - wide) / 2) if middle else 0
    parts = []
    for piece in row:
        parts.append(piece.at(x, 0))
        x += piece.width + gap
    return Drawn(width if middle else wide, max(piece.height for piece in row), "".join(parts))


def larger(piece: Drawn, scale: float) -> Drawn:
    """A piece grown, letters and all."""
    return Drawn(piece.width * scale, piece.height * scale, group(piece.drawn, scale=scale))


def indented(piece: Drawn, x: float, y: float = 0) -> Drawn:
    """A piece with room before and above it."""
    return Drawn(piece.width + x, piece.height + y, piece.at(x, y)) if piece.height else piece
