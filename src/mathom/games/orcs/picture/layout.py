"""Where things are in the picture, and in which colours."""

from collections.abc import Iterable
from typing import NamedTuple

from mathom.games.orcs.board import COLUMNS, FIGURES, ROWS
from mathom.games.orcs.box import Box

WIDTH = 960
HEIGHT = 778
EDGE = 24
"""What is free at the left and at the right."""
UNIT = 56
"""The side of a field."""
LEFT = (WIDTH - COLUMNS * UNIT) / 2
PLAYERS = 12
TRACK = 80
"""The middle of the Ent's track."""
TOP = 104
BOTTOM = TOP + ROWS * UNIT
SENTENCE = BOTTOM + 50
"""The base line of how things stand between the towers."""
CARDS = BOTTOM + 64
"""The upper edge of the hand and the piles."""
CARDS_HEIGHT = 146
PILES = 496
"""How wide the piles are, at the right."""

_COLOURS = {"yellow": 0, "red": 1, "blue": 2, "green": 3}


class Rect(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float


def middle(field: int) -> tuple[float, float]:
    """The middle of a field."""
    row, column = divmod(field, COLUMNS)
    return LEFT + (column + 0.5) * UNIT, TOP + (row + 0.5) * UNIT


def around(fields: Iterable[int]) -> Rect:
    """The rectangle around these fields."""
    spots = [middle(field) for field in fields]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return Rect(left - UNIT / 2, top - UNIT / 2, right - left + UNIT, bottom - top + UNIT)


def colour(box: Box, figure: int) -> int:
    """Which of the players' colours a figure has."""
    return _COLOURS.get(box.figures[figure], figure)


def own(seat: int, seats: int) -> range:
    """The figures of a seat: with two players two each, placed in turn."""
    return range(seat, len(FIGURES) if seats == 2 else seats, seats)
