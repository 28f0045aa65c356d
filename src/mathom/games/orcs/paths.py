"""Every way a figure could go, and which of them it can pay for.

There are hundreds of ways from a field, and a player may hold three cards: walking them one after
the other would be slow. So all ways from a field are reckoned at once. Each has one byte in a long
number. The bytes begin as the ways' lengths; every orc adds one to all the ways through its field,
in a single addition. Then one subtraction tells which ways cost no more than there are points.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress
from operator import itemgetter
from typing import TypeAlias

from mathom.core import enforces
from mathom.games.orcs.board import COLUMNS, FIELDS, ORC, ROWS, SYMBOLS, Land, back
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.options import Jump, Move

Way: TypeAlias = tuple[int | None, int, tuple[int, ...]]
"""A way: where it turns, where it ends, and every field it enters."""
Jaws: TypeAlias = Sequence[tuple[int, tuple[int, ...]]]
"""Orcs that pincers could take, each with the fields on which one could be closed."""
KEPT = 1 << 13
"""So many cards and fields are remembered with their moves: a million options at the most."""
TOO_MUCH = 64
"""More than any way can cost: a byte holds it, and nobody can pay it."""
_ORC_MARKS = bytes(sign == ord(ORC) for sign in range(256))


@enforces("ORK-5.2", "ORK-5.3")
def ways(land: Land, start: int, symbol: str, longest: int) -> Iterator[Way]:
    """Every way of at most `longest` fields: straight, or with one turn that is not back."""
    directions = SYMBOLS[symbol]
    for first in directions:
        ray = land.rays[start][first][:longest]
        for steps, turn in enumerate(ray, start=1):
            gone = ray[:steps]
            yield None, turn, gone
            for second in directions:
                if second not in (first, back(first)):
                    rest = land.rays[turn][second][: longest - steps]
                    for more, to in enumerate(rest, start=1):
                        yield turn, to, gone + rest[:more]


@enforces("ORK-5.4", "ORK-5.5")
class Fan:
    """All ways of at most so many fields from one field under one symbol, the shortest first."""

    def __init__(
        self, ways: tuple[Way, ...], through: Sequence[int], ending: Sequence[int]
    ) -> None:
        self.ways = ways
        self.through = through
        """For each field, a one in the byte of every way that enters it."""
        self._ending = ending
        self._size = len(ways)
        self._lengths = _number(len(entered) for _, _, entered in ways)
        self._ones = _number(bytes([1]) * len(ways))
        self.mask = (1 << 8 * len(ways)) - 1
        """Cuts the reckoning of a wider fan to the ways of this one."""
        zone = [field for field, entering in enumerate(through) if entering]
        self._zone = itemgetter(*zone, -1, -1)  # two more, so that it is always a tuple
        self._entering = tuple(through[field] for field in zone)

    @classmethod
    def spread(cls, land: Land, start: int, symbol: str, longest: int) -> "Fan":
        """The fan of a field, as wide as it gets."""
        found = sorted(ways(land, start, symbol, longest), key=_length)
        through, ending = ({f: bytearray(len(found)) for f in land.open} for _ in range(2))
        for number, (_, to, entered) in enumerate(found):
            ending[to][number] = TOO_MUCH
            for field in entered:
                through[field][number] = 1
        return cls(tuple(found), _by_field(through), _by_field(ending))

    def cut(self, longest: int) -> "Fan":
        """The fan without ways of more fields than this."""
        size = bisect_right(self.ways, longest, key=_length)
        mask = (1 << 8 * size) - 1
        through, ending = (
            [one and one & mask for one in of] for of in (self.through, self._ending)
        )
        return Fan(self.ways[:size], through, ending)

    def costs(self, orcs: bytes, figures: Iterable[int]) -> int:
        """What every way costs on this board, if no pincer is formed on it."""
        cost = sum(compress(self._entering, self._zone(orcs)), self._lengths)
        for figure in figures:
            cost += self._ending[figure]
        return cost

    def payable(self, costs: int, points: int) -> int:
        """A mark in the byte of every way that costs no more than the points."""
        return (self._ones * (0x80 + points) - costs) >> 7 & self._ones

    def beaten(self, costs: int, payable: int) -> bytes:
        """How many orcs each way beats by walking; none if it cannot be paid."""
        return ((costs - self._lengths) & (payable * 0xFF)).to_bytes(self._size, "little")

    def marks(self, marked: int) -> bytes:
        """The bytes one by one: whether each way is marked."""
        return marked.to_bytes(self._size, "little")

    def at_best(self, costs: int, jaws: Jaws) -> int:
        """What every way would cost if each pincer it could close had been closed in time."""
        for orc, closers in jaws:
            through = self.through[orc]
            if through:
                closing = 0
                for closer in closers:
                    closing |= self.through[closer]
                costs -= through & closing
        return costs


def orc_marks(board: str) -> bytes:
    """For each field whether an orc is on it."""
    return board.encode().translate(_ORC_MARKS)


def _length(way: Way) -> int:
    return len(way[2])


def _by_field(lanes: Mapping[int, bytearray]) -> list[int]:
    """A number for each field, zero where there is nothing to count."""
    none = b""
    return [int.from_bytes(lanes.get(f, none), "little") for f in range(ROWS * COLUMNS)]


def _number(lanes: Iterable[int]) -> int:
    return int.from_bytes(bytes(lanes), "little")


class Atlas:
    """Fans and the options made of them, built when they are first asked for."""

    def __init__(self, land: Land, longest: Mapping[str, int]) -> None:
        self._land = land
        self._longest = longest
        self._fans: dict[str, list[dict[int, Fan]]] = {
            symbol: [{} for _ in range(ROWS * COLUMNS)] for symbol in longest
        }
        self._moves: dict[tuple[str, str | None, int], tuple[Move, ...]] = {}
        self._jumps: dict[tuple[str, str | None], tuple[Jump, ...]] = {}

    def fan(self, start: int, symbol: str, points: int) -> Fan:
        """Every way of at most so many fields from a field under a symbol."""
        known = self._fans[symbol][start]
        fan = known.get(points)
        if fan is None:
            longest = self._longest[symbol]
            if points < longest:
                fan = self.fan(start, symbol, longest).cut(points)
            else:
                fan = Fan.spread(self._land, start, symbol, longest)
            known[points] = fan
        return fan

    def moves(self, hero: HeroCard, figure: str | None, start: int) -> tuple[Move, ...]:
        """The ways that a card could ever pay for, as options, in the order of the fan."""
        key = hero.id, figure, start
        moves = self._moves.get(key)
        if moves is None:
            if len(self._moves) >= KEPT:
                del self._moves[next(iter(self._moves))]  # the oldest
            card, name = hero.id, FIELDS[start]
            moves = self._moves[key] = tuple(
                [
                    Move(card, figure, name, None if turn is None else FIELDS[turn], FIELDS[to])
                    for turn, to, _ in self.fan(start, hero.movement, hero.strength).ways
                ]
            )
        return moves

    def jumps(self, card: str, figure: str | None) -> tuple[Jump, ...]:
        """Shadowfax to every field, in the order of the land's open fields."""
        jumps = self._jumps.get((card, figure))
        if jumps is None:
            jumps = tuple([Jump(card, figure, FIELDS[field]) for field in self._land.open])
            self._jumps[card, figure] = jumps
        return jumps
