"""Every way a figure could go, and which of them it can pay for.

There are hundreds of ways from a field, and a player may hold three cards: walking them one after
the other would be slow. So all ways from a field are reckoned at once. Each has one byte in a long
number. The bytes begin as the ways' lengths; every orc adds one to all the ways through its field,
in a single addition, and whoever closes a pincer first and comes to its orcs later gets them off
again. Then one subtraction tells which ways cost no more than there are points.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from typing import NamedTuple, TypeAlias

from mathom.core import enforces
from mathom.games.orcs.board import COLUMNS, FIELDS, ROWS, SYMBOLS, Land, back
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.options import Jump, Move

MARK = 0x80
TOO_MUCH = 64
"""More than any way can cost: a byte holds it, and nobody can pay it."""
KEPT = 256
"""So many cards and fields are remembered with all their moves, for those who want them listed."""


Jaw: TypeAlias = tuple[int, Sequence[int]]
"""An orc that a pincer could take, and the fields on which one would be closed."""


class Way(NamedTuple):
    """A way: where it turns, where it ends, and every field it enters."""

    turn: int | None
    to: int
    entered: tuple[int, ...]


@enforces("ORK-5.2", "ORK-5.3")
def ways(land: Land, start: int, symbol: str, longest: int) -> Iterator[Way]:
    """Every way of at most `longest` fields: straight, or with one turn that is not back."""
    directions = SYMBOLS[symbol]
    for first in directions:
        ray = land.rays[start][first][:longest]
        for steps, turn in enumerate(ray, start=1):
            gone = ray[:steps]
            yield Way(None, turn, gone)
            for second in directions:
                if second not in (first, back(first)):
                    rest = land.rays[turn][second][: longest - steps]
                    for more, to in enumerate(rest, start=1):
                        yield Way(turn, to, gone + rest[:more])


@enforces("ORK-5.4", "ORK-5.5")
class Fan:
    """All ways from one field under one symbol that so many points could pay, the shortest first.

    What is said about all ways at once is a number with a byte for each of them; where it says yes
    or no, yes is a *mark*: the highest bit of the byte. The ways of fewer points come first, so
    what was reckoned with more points holds for them too.
    """

    def __init__(
        self, points: int, ways: tuple[Way, ...], through: Sequence[int], ending: Sequence[int]
    ) -> None:
        self.ways = ways
        self._through = through
        """For each field, a one in the byte of every way that enters it."""
        self._ending = ending
        self._lengths = _number(len(way.entered) for way in ways)
        self._marks = _number(bytes([MARK]) * len(ways))
        self._purse = _number(bytes([MARK + points]) * len(ways))
        self._earlier: dict[tuple[int, int], int] = {}

    @classmethod
    def spread(cls, land: Land, start: int, symbol: str, longest: int) -> "Fan":
        """The fan of a field, as wide as it gets."""
        found = sorted(ways(land, start, symbol, longest), key=_length)
        through, ending = ({f: bytearray(len(found)) for f in land.open} for _ in range(2))
        for number, way in enumerate(found):
            ending[way.to][number] = TOO_MUCH
            for field in way.entered:
                through[field][number] = 1
        return cls(longest, tuple(found), _by_field(through), _by_field(ending))

    def cut(self, points: int) -> "Fan":
        """The fan without the ways of more fields than there are points."""
        size = bisect_right(self.ways, points, key=_length)
        mask = (1 << 8 * size) - 1
        through, ending = (
            [one and one & mask for one in of] for of in (self._through, self._ending)
        )
        return Fan(points, self.ways[:size], through, ending)

    def costs(self, orcs: Iterable[int], figures: Iterable[int], jaws: Iterable[Jaw]) -> int:
        """What every way costs on a board with orcs and other figures on these fields."""
        through, ending = self._through, self._ending
        cost = sum(filter(None, map(through.__getitem__, orcs)), self._lengths)
        for figure in figures:
            if ending[figure]:
                cost += ending[figure]
        for orc, closers in jaws:
            if through[orc]:
                cost -= self._free(orc, closers)
        return cost

    def _free(self, orc: int, closers: Iterable[int]) -> int:
        """A one in the byte of every way that closes a pincer before it comes to an orc in it."""
        free = 0
        for closer in closers:
            before = self._earlier.get((closer, orc))
            if before is None:
                before = self._earlier[closer, orc] = self._before(closer, orc)
            free |= before
        return free

    def _before(self, field: int, other: int) -> int:
        """A one in the byte of every way that enters a field, and later another."""
        both = (self._through[field] & self._through[other]).to_bytes(len(self.ways), "little")
        lanes = bytearray(both)
        for number in compress(count(), both):
            entered = self.ways[number].entered
            lanes[number] = entered.index(field) < entered.index(other)
        return _number(lanes)

    def payable(self, costs: int) -> int:
        """A mark for every way that costs no more than the points."""
        return (self._purse - costs) & self._marks

    def beaten(self, costs: int) -> int:
        """How many orcs each way beats by walking."""
        return costs - self._lengths

    def through(self, fields: Iterable[int]) -> int:
        """How many of these fields each way enters."""
        return sum(map(self._through.__getitem__, fields))

    def ending(self, fields: Iterable[int]) -> int:
        """A one for each way that ends on one of these fields."""
        return sum(map(self._ending.__getitem__, fields)) // TOO_MUCH

    def taken(self, jaws: Iterable[Jaw]) -> int:
        """How many orcs each way takes in pincers, reckoned roughly."""
        taken = 0
        for orc, closers in jaws:
            closing = 0
            for closer in closers:
                closing |= self._through[closer]
            taken += closing & ~self._through[orc]
        return taken

    def best(self, worth: int, payable: int, near: float) -> int | None:
        """The way worth the most that can be paid, the first from some place on; None if naught."""
        lanes = (worth & (payable >> 7) * 0xFF).to_bytes(len(self.ways), "little")
        most = max(lanes)
        if not most:
            return None
        found = lanes.find(most, int(near * len(lanes)))
        return found if found >= 0 else lanes.index(most)


def _length(way: Way) -> int:
    return len(way.entered)


def _by_field(lanes: Mapping[int, bytearray]) -> list[int]:
    """A number for each field, zero where there is nothing to count."""
    return [_number(lanes.get(field, b"")) for field in range(ROWS * COLUMNS)]


def _number(lanes: Iterable[int]) -> int:
    return int.from_bytes(bytes(lanes), "little")


class Fans(dict[int, Fan]):
    """The fans of one field under one symbol by points, each made when it is first asked for."""

    def __init__(self, land: Land, start: int, symbol: str, longest: int) -> None:
        self._about = land, start, symbol, longest

    def __missing__(self, points: int) -> Fan:
        longest = self._about[-1]
        fan = Fan.spread(*self._about) if points == longest else self[longest].cut(points)
        self[points] = fan
        return fan


class Moves:
    """The ways of a card from a field as options, by their number in the fan."""

    __slots__ = ("_atlas", "_figure", "_hero", "_start")

    def __init__(self, atlas: "Atlas", hero: HeroCard, figure: str | None, start: int) -> None:
        self._atlas = atlas
        self._hero = hero
        self._figure = figure
        self._start = start

    def __getitem__(self, number: int) -> Move:
        atlas, hero, start = self._atlas, self._hero, self._start
        way = atlas.fans[hero.movement][start][hero.strength].ways[number]
        return atlas.move(hero, self._figure, start, way)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._atlas.moves(self._hero, self._figure, self._start))


class Atlas:
    """Fans and the options made of them."""

    def __init__(self, land: Land, longest: Mapping[str, int]) -> None:
        self.fans = {
            symbol: [Fans(land, start, symbol, most) for start in range(ROWS * COLUMNS)]
            for symbol, most in longest.items()
        }
        """By symbol, field and points."""
        self.moves = lru_cache(maxsize=KEPT)(self._moves)
        self.jumps = lru_cache(maxsize=KEPT)(self._jumps)
        self._open = land.open
        self._jump_marks = _number(bytes([MARK]) * len(land.open))
        self._jump_mark = {field: MARK << 8 * at for at, field in enumerate(land.open)}

    def move(self, hero: HeroCard, figure: str | None, start: int, way: Way) -> Move:
        """A way as an option."""
        turn = None if way.turn is None else FIELDS[way.turn]
        return Move(hero.id, figure, FIELDS[start], turn, FIELDS[way.to])

    def _moves(self, hero: HeroCard, figure: str | None, start: int) -> tuple[Move, ...]:
        """The ways that a card could ever pay for, as options, in the order of the fan."""
        found = self.fans[hero.movement][start][hero.strength].ways
        return tuple([self.move(hero, figure, start, way) for way in found])

    def _jumps(self, card: str, figure: str | None) -> tuple[Jump, ...]:
        """Shadowfax to every field, in the order of the land's open fields."""
        return tuple([Jump(card, figure, FIELDS[field]) for field in self._open])

    def jump_marks(self, taken: Iterable[int]) -> int:
        """A mark for the jump to every field but these."""
        marks = self._jump_marks
        for field in taken:
            marks ^= self._jump_mark[field]
        return marks
