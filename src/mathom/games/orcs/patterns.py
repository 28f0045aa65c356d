"""All ways that lead from a row of the board, and what they meet.

There are hundreds of ways from a field: walking them one after the other would be slow. So all of
them are gone at once, and what they cost is a long number with one byte for each of them. The
squares on which they end are kept as a string of bytes, in the order in which they are entered;
`bytes.translate` puts in the place of each square what it costs to enter it, and a few additions of
the whole number to itself, shifted, add up what was paid on the way.

A *square* is a field as it is seen from the column in which a way begins: so many columns to the
left or right of it, as if the board went on for ever. Ways from all fields of a row are alike in
this, and so are those from the lower half of the board, if it is turned upside down: there are few
patterns of them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from itertools import accumulate, compress, product
from operator import mul, or_

from mathom.core import enforces
from mathom.games.orcs.board import (
    ANY,
    COLUMNS,
    DIRECTIONS,
    DOWN,
    FIELDS,
    ROWS,
    SYMBOLS,
    UP,
    back,
)
from mathom.games.orcs.lazy_options import MARK, lanes

STOP = 0x40
"""On a field where no way may end: more than any way can cost, and a byte still holds it."""
_WIDTH = 2 * COLUMNS - 1
"""A row of squares: the column in which ways begin is in the middle."""
_MIDDLE = COLUMNS - 1
_ROW_BIT = bytes(1 << row for row in range(ROWS) for _ in range(_WIDTH)).ljust(256, b"\0")
"""The row of each square, as a bit."""
_LONGEST = COLUMNS - 1
"""So many fields can lie ahead."""
_NO_FIELD = 0xFF
_BEYOND = bytes([_NO_FIELD]) * _MIDDLE
_from_bytes = int.from_bytes
_BYTE = [bytes([number]) for number in range(256)]
_COUNTED = [bytes(range(size)) for size in range(_LONGEST + 1)]
_DOUBLINGS = [
    (1 << power, bytes(0xFF * (place >= 1 << power) for place in range(256))) for power in range(4)
]
"""How sums along runs are made: shifted by one byte, by two, by four and by eight, and added to the
ways that have got that far in their run."""
_NUMBERS = bytes(range(256))
_NOWHERE = 0xFE
"""The turn of a way that has none: neither a straight way nor a square."""
_OUT = 0xFF
"""For a way that is left out; about a way that is not, nothing is said with this byte."""


def fields_around(column: int, step: int) -> bytes:
    """Which field each square is, seen from a column; `_NO_FIELD` beyond the board.

    The rows are taken from the top (step 1) or, upside down, from the bottom (-1).
    """
    rows = [bytes(range(first, first + COLUMNS)) for first in range(0, len(FIELDS), COLUMNS)]
    squares = [(_BEYOND + row + _BEYOND)[column : column + _WIDTH] for row in rows[::step]]
    return b"".join(squares).ljust(256, _BYTE[_NO_FIELD])


def squares_around(column: int, step: int) -> bytes:
    """Which square each field is, seen from a column, with the rows in the same order."""
    around = fields_around(column, step)
    return bytes(map(around.index, range(len(FIELDS))))


@cache
def _rays(square: int) -> tuple[bytes, ...]:
    """The squares that lie ahead in each direction, up to the edges and as far as a board goes."""
    row, column = divmod(square, _WIDTH)
    rows = (_LONGEST, ROWS - 1 - row, row)
    columns = (_LONGEST, _WIDTH - 1 - column, column)
    found = []
    for down, right in DIRECTIONS:
        step, length = down * _WIDTH + right, min(rows[down], columns[right], _LONGEST)
        found.append(_NUMBERS[square::step][1 : length + 1])
    return tuple(found)


_PAIRS = [
    [_BYTE[len(SYMBOLS[ANY]) * first + second] for second in SYMBOLS[ANY]] for first in SYMBOLS[ANY]
]
"""Two directions as one byte."""
_ALL_PAIRS = [*product(SYMBOLS[ANY], repeat=2)]


def _marking(pairs: Iterable[tuple[int, int]]) -> bytes:
    """A mark in the place of each of these pairs of directions."""
    marked = {*pairs}
    return bytes(MARK * (pair in marked) for pair in _ALL_PAIRS).ljust(256, b"\0")


_ALLOWING = {symbol: _marking(product(allowed, allowed)) for symbol, allowed in SYMBOLS.items()}
"""The pairs of which each symbol allows both."""
_UPRIGHT = _marking(product(SYMBOLS[ANY], (UP, DOWN)))
"""In the end up or down."""
_ACROSS = _marking(
    (first, second)
    for first, second in _ALL_PAIRS
    if DIRECTIONS[first][1] * DIRECTIONS[second][1] < 0
)
"""First to one side and then to the other."""
_TURNINGS = [
    [second for second in SYMBOLS[ANY] if second not in (first, back(first))]
    for first in SYMBOLS[ANY]
]
"""For every direction those into which one may turn: not back."""


class Purses(dict[int, int]):
    """By number of points: so many points in every byte, and a mark."""

    def __init__(self, ones: int) -> None:
        self._ones = ones

    def __missing__(self, points: int) -> int:
        purse = self[points] = self._ones * (MARK + points)
        return purse


class Pattern:
    """Ways from the fields of one row: straight, or with one turn that is not back.

    Ways that begin alike and end on one square after the other are a *run*. First come the straight
    runs, direction by direction; then those after a turn. What is said about all ways at once is a
    number with a byte for each of them; where it says yes or no, yes is a *mark*: the highest bit
    of the byte.
    """

    def __init__(
        self, ends: bytes, places: bytes, turns: bytes, pairs: bytes, entered: bytes
    ) -> None:
        """A byte for each way: the square on which it ends; how many ways of its run come before
        it; the way at the end of which it turns; its two directions; and the rows in which it has
        entered the column of its end before, as bits."""
        self.ends = ends
        self._places = places
        self._turns = turns
        self._pairs = pairs
        self.entered = entered
        self.returning = returning = defaultdict[int, list[int]](list)
        """By square: the ways that end on it and have entered its column before."""
        for way in compress(range(len(ends)), entered):
            returning[ends[way]].append(way)
        self._forks = turns.count(_NOWHERE)
        self.turns = turns.translate(ends[: self._forks].ljust(256, _BYTE[_NOWHERE]))
        """The squares on which the ways turn; one that is no field, if they do not."""
        self._straight = _each(self._forks, 0xFF)
        self._stops = _each(len(ends), STOP)
        self._sums = [
            (8 * shift, _number(places.translate(far)) >> 8 * shift)
            for shift, far in _DOUBLINGS
            if shift in places
        ]
        self.purses = Purses(_each(len(ends), 1))
        self.marks = {
            symbol: _number(pairs.translate(allowed)) for symbol, allowed in _ALLOWING.items()
        }
        """The ways that each symbol allows."""

    def within(self, points: int, wide: int) -> "Pattern":
        """Those of its ways that so many points could pay for; with `wide` points, if only the
        symbol for any direction allows them, half straight and half diagonal."""
        marks, purses, lengths = self.marks, self.purses, self.lengths
        narrow = marks["orthogonal"] | marks["diagonal"]
        kept = purses[points] - lengths & narrow
        kept |= purses[wide] - lengths & (marks[ANY] ^ narrow)
        out = (marks[ANY] ^ kept) // MARK * _OUT
        ends, places, turns, pairs, entered = [
            _leaving_out(lanes, out).translate(None, _BYTE[_OUT])
            for lanes in (self.ends, self._places, self._turns, self._pairs, self.entered)
        ]
        numbers = bytearray(_NUMBERS)
        for number, way in enumerate(compress(range(self._forks), lanes(kept))):
            numbers[way] = number
        return Pattern(ends, places, turns.translate(numbers), pairs, entered)

    def __len__(self) -> int:
        return len(self.ends)

    def sums(self, values: bytes, less: int = 0) -> int:
        """For every way the sum of the values of the squares it enters, given that of its end.

        `less` has a one for each way that pays one less for its last square, and so for all that go
        on from there.
        """
        sums = _from_bytes(values, "little")
        stops = sums & self._stops
        sums ^= stops
        if less:
            sums -= less
        for shift, going_on in self._sums:
            sums += (sums & going_on) << shift
        turned = (sums & self._straight).to_bytes(self._forks, "little").ljust(256, b"\0")
        return sums + _from_bytes(self._turns.translate(turned), "little") | stops

    @cached_property
    def lengths(self) -> int:
        """How many squares each way enters."""
        return self.sums(_BYTE[1] * len(self))


@enforces("ORK-5.2", "ORK-5.3")
def all_ways(row: int, points: int) -> Pattern:
    """All ways from the fields of a row that so many points could pay for."""
    runs = [ray[:points] for ray in _rays(row * _WIDTH + _MIDDLE)]
    """The squares entered one after the other in one direction, …"""
    legs = [b""] * len(runs)
    """… those entered before one turned, …"""
    gone = [_PAIRS[first][first] for first in range(len(runs))]
    """… and in which directions one has gone by the end."""
    turns = [_BYTE[_NOWHERE]] * len(runs)
    number = 0
    for first, run in enumerate(runs[:]):
        turnings, pairs = _TURNINGS[first], _PAIRS[first]
        for length, turn in enumerate(run, start=1):
            rays, left = _rays(turn), points - length
            runs += [rays[second][:left] for second in turnings]
            legs += [run[:length]] * len(turnings)
            gone += [pairs[second] for second in turnings]
            turns += [_BYTE[number]] * len(turnings)
            number += 1
    sizes = [*map(len, runs)]
    return Pattern(
        b"".join(runs),
        b"".join([_COUNTED[size] for size in sizes]),
        b"".join(map(mul, turns, sizes)),
        b"".join(map(mul, gone, sizes)),
        _entered_before(runs, legs, b"".join(gone)),
    )


def _entered_before(runs: Sequence[bytes], legs: Sequence[bytes], gone: bytes) -> bytes:
    """For every way of these runs the rows in which it has entered the column of its end before."""
    rows = [bytes(len(run)) for run in runs]
    for number in compress(range(len(runs)), gone.translate(_UPRIGHT)):
        turn = legs[number][-1:].translate(_ROW_BIT) or b"\0"
        rows[number] = _piled_up(turn + runs[number].translate(_ROW_BIT))
    for number in compress(range(len(runs)), gone.translate(_ACROSS)):
        crossed, size = legs[number][-2::-1].translate(_ROW_BIT), len(runs[number])
        rows[number] = crossed[:size].ljust(size, b"\0")
    return b"".join(rows)


@cache
def _piled_up(bits: bytes) -> bytes:
    """For each of these but the first all that come before it."""
    return bytes(accumulate(bits, or_))[:-1]


def _number(lanes: bytes) -> int:
    return _from_bytes(lanes, "little")


def _leaving_out(lanes: bytes, out: int) -> bytes:
    return (_number(lanes) | out).to_bytes(len(lanes), "little")


def _each(size: int, lane: int) -> int:
    return _from_bytes(bytes([lane]) * size, "little")
