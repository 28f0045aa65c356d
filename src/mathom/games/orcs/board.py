"""The board as one string: 128 signs, row by row from the top left corner.

A field is written like a chess field, columns `a` to `p` from the left and rows `1` to `8` from the
top: `a1` is under Orthanc, `p8` under Barad-dûr. Inside, a field is its place in the string.
"""

from collections.abc import Iterable, Mapping
from itertools import compress, islice
from operator import itemgetter
from string import ascii_lowercase
from typing import Final

from msgspec import Struct

from mathom.core import enforces

ROWS, COLUMNS = 8, 16
FREE, ORC, TOWER = ".", "o", "#"
FIGURES = "1234"
"""The signs of the figures, in the order in which they are placed."""

FIELDS: Final = tuple(
    f"{letter}{row}" for row in range(1, ROWS + 1) for letter in ascii_lowercase[:COLUMNS]
)
INDEX: Final[Mapping[str, int]] = {name: at for at, name in enumerate(FIELDS)}
_name = list(FIELDS).__getitem__

_FREE = bytes(chr(sign) == FREE for sign in range(256))

DIRECTIONS = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
"""Row and column of a step: up, right, down, left; the diagonals clockwise from the upper right."""
UP, DOWN = 0, 2
ANY = "any"
SYMBOLS: Final[Mapping[str, tuple[int, ...]]] = {
    "orthogonal": (0, 1, 2, 3),
    "diagonal": (4, 5, 6, 7),
    ANY: (0, 1, 2, 3, 4, 5, 6, 7),
}  # ORK-5.2


def back(direction: int) -> int:
    """The opposite direction."""
    return direction ^ 2


def at(row: int, column: int) -> int:
    """The field in this row and column, both counted from 1 as in the components file."""
    return (row - 1) * COLUMNS + column - 1


def put(board: str, field: int, sign: str) -> str:
    """The board with this sign on a field."""
    return f"{board[:field]}{sign}{board[field + 1 :]}"


def put_all(board: str, fields: Iterable[int], sign: str) -> str:
    """The board with this sign on these fields."""
    signs, code = bytearray(board, "ascii"), ord(sign)
    for field in fields:
        signs[field] = code
    return signs.decode("ascii")


def named(fields: Iterable[int]) -> tuple[str, ...]:
    """The fields by name."""
    return tuple(map(_name, fields))


def bits(fields: Iterable[int]) -> int:
    """The fields as the bits of a number."""
    return sum({1 << field for field in fields})


class Row:
    """A row of the board, seen from the edge where orcs enter it."""

    def __init__(self, number: int, step: int) -> None:
        """The rows are counted from 0; a step leads to the right (1) or to the left (-1)."""
        fields = range(number * COLUMNS, (number + 1) * COLUMNS)[::step]
        self._fields = tuple(fields)
        self._signs = slice(fields.start, fields.stop if fields.stop >= 0 else None, step)

    @enforces("ORK-4.2", "ORK-4.3", "ORK-R16")
    def free(self, board: str, count: int) -> list[int]:
        """The first free fields, at most so many; orcs, figures and towers are skipped."""
        free = board[self._signs].encode().translate(_FREE)
        return list(islice(compress(self._fields, free), count))


class Leg(Struct, frozen=True):
    """A straight way: its direction, and the fields entered."""

    direction: int
    fields: tuple[int, ...]


@enforces("ORK-1.1", "ORK-5.7")
class Land:
    """The board with its towers: what lies in which direction.

    Nothing can ever enter a tower, so every ray ends before one; what stands at the corners of a
    diagonal step does not matter.
    """

    def __init__(self, towers: Iterable[int]) -> None:
        self.towers = frozenset(towers)
        self.bare = put_all(FREE * (ROWS * COLUMNS), self.towers, TOWER)
        self.open = tuple(f for f in range(ROWS * COLUMNS) if f not in self.towers)
        self.rays = tuple(
            tuple(self._ray(field, direction) for direction in range(8))
            for field in range(ROWS * COLUMNS)
        )
        """From each field in each direction: the fields up to the edge or a tower."""
        self.sides = tuple(tuple(ray[0] for ray in rays[:4] if ray) for rays in self.rays)
        """The side-neighbours of each field that are no towers."""
        tower = min(self.towers)
        self.beside = tuple(itemgetter(*sides, tower, tower) for sides in self.sides)
        """The signs beside each field of a board, and two of a tower so that they are several."""
        self.column = tuple(
            tuple(ray[0] if ray else tower for ray in (rays[UP], rays[DOWN])) for rays in self.rays
        )
        """The fields above and below each field; where there is none, a tower's."""
        self.legs = {
            FIELDS[field]: {
                FIELDS[to]: Leg(direction, tuple(ray[:length]))
                for direction, ray in enumerate(rays)
                for length, to in enumerate(ray, start=1)
            }
            for field, rays in enumerate(self.rays)
        }
        """From each field: the straight ways to others, all by name."""

    def _ray(self, field: int, direction: int) -> bytes:
        if field in self.towers:
            return b""
        (row, column), (down, right) = divmod(field, COLUMNS), DIRECTIONS[direction]
        found: list[int] = []
        while True:
            row, column = row + down, column + right
            inside = 0 <= row < ROWS and 0 <= column < COLUMNS
            if not inside or row * COLUMNS + column in self.towers:
                return bytes(found)
            found.append(row * COLUMNS + column)

    def entered(self, start: str, turn: str | None, to: str) -> tuple[int, ...]:
        """The fields entered on a way between fields given by name, straight or with a turn."""
        if turn is None:
            return self.legs[start][to].fields
        return self.legs[start][turn].fields + self.legs[turn][to].fields


def straight(start: int, to: int) -> int | None:
    """In which direction a field lies, towers or not; None if in none of the eight."""
    (row, column), (to_row, to_column) = divmod(start, COLUMNS), divmod(to, COLUMNS)
    down, right = to_row - row, to_column - column
    steps = max(abs(down), abs(right))
    if not steps or (down and right and abs(down) != abs(right)):
        return None
    return DIRECTIONS.index((down // steps, right // steps))
