"""Every way a figure could go, and which of them it can pay for.

There are hundreds of ways from a field: walking them one after the other would be slow. So all ways
from a field are gone at once, and what they cost is a long number with one byte for each of them.
The fields on which they end are kept as a string of bytes, in the order in which they are entered;
`bytes.translate` puts in the place of each field what it costs to enter it, and a few additions of
the whole number to itself, shifted, add up what was paid on the way.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import compress, product
from typing import TypeAlias

from msgspec import Struct

from mathom.core import enforces
from mathom.games.orcs.board import (
    ANY,
    COLUMNS,
    FIELDS,
    FIGURES,
    FREE,
    ORC,
    ROWS,
    SYMBOLS,
    Land,
    back,
)
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.lazy_options import MARK, lanes, place
from mathom.games.orcs.options import Jump, Move

STOP = 0x40
"""On a field where no way may end: more than any way can cost, and a byte still holds it."""
KEPT = 256
"""So many cards and figures are remembered with all their jumps."""

_TOLLS = bytes(
    {FREE: 1, ORC: 2, **dict.fromkeys(FIGURES, 1 + STOP)}.get(chr(sign), 0) for sign in range(256)
)
_NO_FIELDS = bytes(256 - ROWS * COLUMNS)
_from_bytes = int.from_bytes
_BYTE = [bytes([number]) for number in range(256)]
_COUNTED = [bytes(range(size)) for size in range(COLUMNS + 1)]
_DOUBLINGS = [
    (1 << power, bytes(0xFF * (place >= 1 << power) for place in range(256))) for power in range(4)
]
"""How sums along runs are made: shifted by one byte, by two, by four and by eight, and added to the
ways that have got that far in their run."""
_ONE_EACH = _BYTE[1] * 256
_NUMBERS = bytes(range(256))
_NOWHERE = 255
"""The turn of a way that has none."""

Jaw: TypeAlias = tuple[int, tuple[int, ...], int]
"""An orc that a pincer could take, and the fields on which one would be closed; these as bits."""


@enforces("ORK-5.4", "ORK-5.5")
def tolls(board: str) -> bytes:
    """What it costs to enter each field, and where nobody may stay."""
    return board.encode().translate(_TOLLS) + _NO_FIELDS


def counting(fields: Iterable[int]) -> bytes:
    """A one for each of these fields."""
    ones = bytearray(256)
    for field in fields:
        ones[field] += 1
    return bytes(ones)


def _symbols(wide: bool) -> dict[str, tuple[int, ...]]:
    return {name: ways for name, ways in SYMBOLS.items() if wide or name != ANY}


@cache
def _turnings(wide: bool) -> tuple[tuple[int, ...], ...]:
    """For every direction those into which one may turn: not back, and by the same symbol."""
    return tuple(
        tuple(
            second
            for second in SYMBOLS[ANY]
            if second not in (first, back(first))
            and any({first, second} <= set(ways) for ways in _symbols(wide).values())
        )
        for first in SYMBOLS[ANY]
    )


@cache
def _allowing(wide: bool) -> dict[str, bytes]:
    """For every symbol a mark in the place of each pair of directions, if it allows both."""
    return {
        name: bytes(
            MARK * (first in allowed and second in allowed)
            for first, second in product(SYMBOLS[ANY], repeat=2)
        ).ljust(256, b"\0")
        for name, allowed in _symbols(wide).items()
    }


def _pair(first: int, second: int) -> int:
    """Two directions as one number."""
    return len(SYMBOLS[ANY]) * first + second


class Fan:
    """All ways from one field: straight, or with one turn that is not back.

    A *wide* fan also has those that only the symbol for any direction allows: half straight, half
    diagonal.

    Ways that begin alike and end on one field after the other are a *run*. First come the straight
    runs, direction by direction; then those after a turn. What is said about all ways at once is a
    number with a byte for each of them; where it says yes or no, yes is a *mark*: the highest bit
    of the byte.
    """

    @enforces("ORK-5.2", "ORK-5.3")
    def __init__(self, land: Land, start: int, points: int, wide: bool) -> None:
        self._land = land
        self._start = start
        runs = [ray[:points] for ray in land.rays[start]]
        """The fields entered one after the other in one direction, …"""
        gone = [_pair(first, first) for first in range(len(runs))]
        """… and in which directions one has gone by the end."""
        straight = b"".join(runs)
        turns = [_BYTE[_NOWHERE] * len(straight)]
        number = 0
        for first, run in enumerate(runs[:]):
            turnings = _turnings(wide)[first]
            pairs = [_pair(first, second) for second in turnings]
            for length, turn in enumerate(run, start=1):
                rays, left = land.rays[turn], points - length
                after = [rays[second][:left] for second in turnings]
                runs += after
                gone += pairs
                turns.append(_BYTE[number] * sum(map(len, after)))
                number += 1
        sizes = [*map(len, runs)]
        places = b"".join([_COUNTED[size] for size in sizes])
        pairs_gone = b"".join([_BYTE[pair] * size for pair, size in zip(gone, sizes, strict=True)])
        self._ends = b"".join(runs)
        self._turns = b"".join(turns)
        self._ones = _each(len(self), 1)
        self._purses: dict[int, int] = {}
        """So many points in every byte, and a mark."""
        self._ways_to: dict[int, tuple[tuple[int, int], ...]] = {}
        self._stops = _each(len(self), STOP)
        self._straight = _each(len(straight), 0xFF)
        self._forks = len(straight)
        self._sums = [
            (8 * shift, _from_bytes(places.translate(far), "little"))
            for shift, far in _DOUBLINGS
            if shift < max(sizes)
        ]
        self._marks = {
            symbol: _from_bytes(pairs_gone.translate(allowed), "little")
            for symbol, allowed in _allowing(wide).items()
        }

    def __len__(self) -> int:
        return len(self._ends)

    def move(self, number: int, card: str, figure: str | None) -> Move:
        """A way as an option: gone with a card, by a figure."""
        return next(self.moves((number,), card, figure))

    def moves(self, numbers: Iterable[int], card: str, figure: str | None) -> Iterator[Move]:
        """Some ways as options."""
        start, ends, turns = FIELDS[self._start], self._ends, self._turns
        for number in numbers:
            turn = turns[number]
            by = None if turn == _NOWHERE else FIELDS[ends[turn]]
            yield Move(card, figure, start, by, FIELDS[ends[number]])

    # -- what ways meet --------------------------------------------------------------------------

    def sums(self, values: bytes, less: int = 0) -> int:
        """For every way the sum of the values of the fields it enters: of tolls, what it costs.

        `less` has a one for each way that pays one less for its last field, and so for all that go
        on from there.
        """
        sums = _from_bytes(self._ends.translate(values), "little")
        stops = sums & self._stops
        sums ^= stops
        if less:
            sums -= less
        for shift, further in self._sums:
            sums += sums << shift & further
        turned = (sums & self._straight).to_bytes(self._forks, "little").ljust(256, b"\0")
        return sums + _from_bytes(self._turns.translate(turned), "little") | stops

    @enforces("ORK-6.5", "ORK-6.6")
    def freed(self, jaws: Iterable[Jaw]) -> int:
        """A one for each way that ends on the field of an orc which is gone by then: the way has
        closed a pincer with it before."""
        known = self._ways_to
        ones = bytearray(len(self._ends))
        for orc, _, closers in jaws:
            ways = known.get(orc)
            if ways is None:
                ways = known[orc] = self._find_ways_to(orc)
            for number, met in ways:
                if met & closers:
                    ones[number] = 1
        return _from_bytes(ones, "little")

    def _find_ways_to(self, field: int) -> tuple[tuple[int, int], ...]:
        """The ways that end on a field, each with all fields it enters, as bits."""
        ends, turns, crossed = self._ends, self._turns, self._land.crossed
        begin = crossed[self._start]
        found = []
        number = ends.find(field)
        while number >= 0:
            turn = turns[number]
            if turn == _NOWHERE:
                found.append((number, begin[field]))
            else:
                by = ends[turn]
                found.append((number, begin[by] | crossed[by][field]))
            number = ends.find(field, number + 1)
        return tuple(found)

    def ending(self, values: bytes) -> int:
        """For every way the value of the field on which it ends."""
        return _from_bytes(self._ends.translate(values), "little")

    # -- what follows from it --------------------------------------------------------------------

    def payable(self, costs: int, heroes: Iterable[HeroCard], lost: int) -> list[int]:
        """For each of these cards a mark for every way it can pay for, with so many points lost."""
        purses, marks = self._purses, self._marks
        found = []
        for hero in heroes:
            points = hero.strength - lost
            if points <= 0:
                found.append(0)
                continue
            purse = purses.get(points)
            if purse is None:
                purse = purses[points] = self._ones * (MARK + points)
            found.append(purse - costs & marks[hero.movement])
        return found

    def beaten(self, costs: int) -> int:
        """How many orcs each way beats by walking."""
        return costs - self._lengths

    @cached_property
    def _lengths(self) -> int:
        """How many fields each way enters."""
        return self.sums(_ONE_EACH)

    def taken(self, jaws: Sequence[Jaw]) -> int:
        """How many orcs each way takes in pincers, reckoned roughly."""
        if not jaws:
            return 0
        return self.sums(counting(closer for _, closers, _ in jaws for closer in closers))

    def best(self, worth: int, payable: int, near: float) -> int | None:
        """The way worth the most that can be paid, the first from some place on; None if naught."""
        lanes = (worth & (payable >> 7) * 0xFF).to_bytes(len(self), "little")
        most = _greatest(lanes)
        if not most:
            return None
        found = lanes.find(most, int(near * len(lanes)))
        return found if found >= 0 else lanes.index(most)


def _greatest(lanes: bytes) -> int:
    """The greatest byte: the last of the numbers that are left without those that do not occur."""
    return _NUMBERS.translate(None, _NUMBERS.translate(None, lanes))[-1]


def _each(size: int, lane: int) -> int:
    return _from_bytes(bytes([lane]) * size, "little")


class Ways(Struct, frozen=True, gc=False):
    """The ways of a fan that a figure can go with a card, each with a mark, as options."""

    fan: Fan
    card: str
    figure: str | None
    marks: int
    size: int

    def at(self, number: int) -> Move:
        return self.fan.move(place(self.marks, number), self.card, self.figure)

    def all(self) -> Iterator[Move]:
        marked = lanes(self.marks)
        return self.fan.moves(compress(range(len(marked)), marked), self.card, self.figure)


class Atlas:
    """Fans and the options made of them."""

    def __init__(self, land: Land) -> None:
        self._land = land
        self._fans: dict[tuple[int, int, bool], Fan] = {}
        self.jumps = lru_cache(maxsize=KEPT)(self._jumps)
        self._open = land.open
        self._jump_marks = _each(len(land.open), MARK)
        self._jump_mark = {field: MARK << 8 * at for at, field in enumerate(land.open)}

    def fan(self, start: int, points: int, wide: bool) -> Fan:
        """The ways from a field that so many points could pay for, and some longer ones.

        Three, five, seven or nine: fewer fans to build, and what is too far no card pays for.
        """
        points = max(points, 3) | 1
        fan = self._fans.get((start, points, wide))
        if fan is None:
            fan = self._fans[start, points, wide] = Fan(self._land, start, points, wide)
        return fan

    def _jumps(self, card: str, figure: str | None) -> tuple[Jump, ...]:
        """Shadowfax to every field, in the order of the land's open fields."""
        return tuple([Jump(card, figure, FIELDS[field]) for field in self._open])

    def jump_marks(self, taken: Iterable[int]) -> int:
        """A mark for the jump to every field but these."""
        marks = self._jump_marks
        for field in taken:
            marks ^= self._jump_mark[field]
        return marks
