"""Every way a figure could go from where it stands, and which of them it can pay for."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import compress
from typing import TypeAlias

from msgspec import Struct

from mathom.core import enforces
from mathom.games.orcs.board import ANY, COLUMNS, FIELDS, FIGURES, ORC, ROWS, TOWER, Land
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.lazy_options import MARK, lanes, place
from mathom.games.orcs.options import Jump, Move
from mathom.games.orcs.patterns import STOP, Pattern, all_ways, fields_around, squares_around

KEPT = 256
"""So many cards and figures are remembered with all their jumps."""

_NAMES = [*FIELDS, *[None] * (256 - len(FIELDS))]
"""The fields by name, and beyond them none."""
_NUMBERS = bytes(range(256))
_UPSIDE_DOWN = bytes(int(f"{rows:08b}"[::-1], 2) for rows in _NUMBERS)
_SEEN = [
    [(fields_around(column, step), squares_around(column, step), rows) for column in range(COLUMNS)]
    for step, rows in ((1, _NUMBERS), (-1, _UPSIDE_DOWN))
]
"""How the board is seen from the upper half and, upside down, from the lower one, by the column of
the start: which field each square is, which square each field, and rows as bits."""
_ROWS_OF = [[row for row in range(ROWS) if rows >> row & 1] for rows in _NUMBERS]
"""Rows as numbers, by those as bits."""

Jaw: TypeAlias = tuple[int, int]
"""The row of an orc that a pincer could take, and those in which its column must be entered to
close one, as bits."""


@enforces("ORK-5.4", "ORK-5.5")
class Tolls:
    """What it costs to enter fields, for cards of which none has more points than the strongest.

    To enter a tower, or to leave the board, costs more than any card can pay: so these are *walls*.
    """

    def __init__(self, strongest: int, longest: int) -> None:
        """No way is longer than the longest one."""
        wall = strongest + 1
        self.has_walls = longest * wall < MARK
        """Whether a byte, below its mark, holds what a way costs that meets nothing but walls.

        If not, a wall costs as much as a free field, and `Fan.keep_to_the_land` is needed.
        """
        if not self.has_walls:
            wall = 1
        costs = {ORC: 2, TOWER: wall, **dict.fromkeys(FIGURES, 1 + STOP)}
        self._costs = bytes(costs.get(chr(sign), 1) for sign in range(256))
        self._beyond = bytes([wall]) * (256 - len(FIELDS))

    def of(self, board: str) -> bytes:
        """What it costs to enter each field of a board, and where nobody may stay."""
        return board.encode().translate(self._costs) + self._beyond


def counting(fields: Iterable[int]) -> bytes:
    """A one for each of these fields."""
    ones = bytearray(256)
    for field in fields:
        ones[field] += 1
    return bytes(ones)


class Fan:
    """All ways from one field, as a pattern has them: some do not keep to the land."""

    __slots__ = ("_closed", "_ends", "_fields", "_marks", "_pattern", "_rows", "_squares", "_start")

    def __init__(self, start: int, pattern: Pattern, closed: bytes) -> None:
        """`closed` has a one for each field, or none, that nobody can enter."""
        seen = _SEEN[start // COLUMNS >= ROWS // 2][start % COLUMNS]
        self._start = start
        self._fields, self._squares, self._rows = seen
        self._pattern = pattern
        self._closed = closed
        self._ends = pattern.ends.translate(self._fields)
        self._marks = pattern.marks

    def keep_to_the_land(self) -> None:
        """Leaves out the ways that no toll keeps from towers or from beyond the board."""
        kept = self._on_land()
        self._marks = {symbol: marks & kept for symbol, marks in self._marks.items()}

    def _on_land(self) -> int:
        """A mark for every way that keeps to the land."""
        return self._pattern.purses[0] - self.sums(self._closed)

    def move(self, way: int, card: str, figure: str | None) -> Move:
        """A way as an option: gone with a card, by a figure."""
        turn = self._fields[self._pattern.turns[way]]
        return Move(card, figure, FIELDS[self._start], _NAMES[turn], FIELDS[self._ends[way]])

    def moves(self, ways: Iterable[int], card: str, figure: str | None) -> list[Move]:
        """Some ways as options."""
        move = self.move
        return [move(way, card, figure) for way in ways]

    def all_moves(self, card: str, figure: str | None) -> list[Move]:
        """All ways on the land as options, whatever they cost."""
        return self.moves(numbers(self._marks[ANY] & self._on_land()), card, figure)

    # -- what ways meet --------------------------------------------------------------------------

    def sums(self, values: bytes, less: int = 0) -> int:
        """For every way the sum of the values of the fields it enters: of tolls, what it costs.

        `less` has a one for each way that pays one less for its last field.
        """
        return self._pattern.sums(self._ends.translate(values), less)

    @enforces("ORK-6.5", "ORK-6.6")
    def freed(self, jaws: Mapping[int, Iterable[Jaw]]) -> int:
        """A one for each way that ends on the field of an orc which is gone by then: the way has
        closed a pincer with it before."""
        returning, entered = self._pattern.returning.get, self._pattern.entered
        squares, seen = self._squares, self._rows
        ones = 0
        for column, orcs in jaws.items():
            for row, closers in orcs:
                for way in returning(squares[row * COLUMNS + column], ()):
                    if entered[way] & seen[closers]:
                        ones |= 1 << 8 * way
        return ones

    def ending(self, values: bytes) -> int:
        """For every way the value of the field on which it ends."""
        return int.from_bytes(self._ends.translate(values), "little")

    # -- what follows from it --------------------------------------------------------------------

    def payable(self, costs: int, heroes: Iterable[HeroCard], lost: int) -> list[int]:
        """For each of these cards a mark for every way it can pay for, with so many points lost."""
        purses, marks = self._pattern.purses, self._marks
        found = []
        for hero in heroes:
            points = hero.strength - lost
            found.append(purses[points] - costs & marks[hero.movement] if points > 0 else 0)
        return found

    def beaten(self, costs: int) -> int:
        """How many orcs each way beats by walking."""
        return costs - self._pattern.lengths

    def taken(self, jaws: Mapping[int, Iterable[Jaw]]) -> int:
        """How many orcs each way takes in pincers, reckoned roughly."""
        if not jaws:
            return 0
        return self.sums(
            counting(
                row * COLUMNS + column
                for column, orcs in jaws.items()
                for _, closers in orcs
                for row in _ROWS_OF[closers]
            )
        )

    def best(self, worth: int, payable: int, near: float) -> int | None:
        """The way worth the most that can be paid, the first from some place on; None if naught."""
        lanes = (worth & (payable >> 7) * 0xFF).to_bytes(len(self._pattern), "little")
        most = _greatest(lanes)
        if not most:
            return None
        found = lanes.find(most, int(near * len(lanes)))
        return found if found >= 0 else lanes.index(most)


def numbers(marks: int) -> Iterator[int]:
    """Which ways have a mark."""
    marked = lanes(marks)
    return compress(range(len(marked)), marked)


def _greatest(lanes: bytes) -> int:
    """The greatest byte: the last of the numbers that are left without those that do not occur."""
    return _NUMBERS.translate(None, _NUMBERS.translate(None, lanes))[-1]


class Ways(Struct, frozen=True, gc=False):
    """The ways of a fan that a figure can go with a card, each with a mark, as options."""

    fan: Fan
    card: str
    figure: str | None
    marks: int
    size: int

    def at(self, number: int) -> Move:
        return self.fan.move(place(self.marks, number), self.card, self.figure)

    def all(self) -> list[Move]:
        return self.fan.moves(numbers(self.marks), self.card, self.figure)


class Atlas:
    """Fans and the options made of them."""

    def __init__(self, land: Land, strongest: int) -> None:
        """No card has more points than the strongest one."""
        self._closed = bytes(field not in land.open for field in range(256))
        self._longest = max(strongest, 5) | 1
        self.tolls = Tolls(strongest, self._longest)
        self._patterns: dict[tuple[int, int, int], Pattern] = {}
        self._fans: dict[tuple[int, int, int], Fan] = {}
        self.jumps = lru_cache(maxsize=KEPT)(self._jumps)
        self._open = land.open
        self._jump_marks = int.from_bytes(bytes([MARK]) * len(land.open), "little")
        self._jump_mark = {field: MARK << 8 * at for at, field in enumerate(land.open)}

    def fan(self, start: int, points: int, wide: int) -> Fan:
        """The ways from a field that so many points could pay for, those half straight and half
        diagonal for `wide` points; and some longer ones.

        Five, seven or nine: fewer patterns to build, and what is too far no card pays for.
        """
        points = 5 if points < 5 else points | 1
        wide = 0 if wide <= 0 else 5 if wide < 5 else wide | 1
        fan = self._fans.get((start, points, wide))
        if fan is None:
            row = start // COLUMNS
            pattern = self._pattern(min(row, ROWS - 1 - row), points, wide)
            fan = self._fans[start, points, wide] = Fan(start, pattern, self._closed)
            if not self.tolls.has_walls:
                fan.keep_to_the_land()
        return fan

    def _pattern(self, row: int, points: int, wide: int) -> Pattern:
        pattern = self._patterns.get((row, points, wide))
        if pattern is None:
            longest = self._longest
            if points == wide == longest:
                pattern = all_ways(row, longest)
            else:
                pattern = self._pattern(row, longest, longest).within(points, wide)
            self._patterns[row, points, wide] = pattern
        return pattern

    def _jumps(self, card: str, figure: str | None) -> tuple[Jump, ...]:
        """Shadowfax to every field, in the order of the land's open fields."""
        return tuple([Jump(card, figure, FIELDS[field]) for field in self._open])

    def jump_marks(self, taken: Iterable[int]) -> int:
        """A mark for the jump to every field but these."""
        marks = self._jump_marks
        for field in taken:
            marks ^= self._jump_mark[field]
        return marks
