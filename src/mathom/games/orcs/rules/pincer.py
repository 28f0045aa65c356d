"""The pincer, chapter 6, and with it what really happens on a way: chapter 5 step by step."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from mathom.core import enforces
from mathom.games.orcs.board import COLUMNS, DOWN, FIGURES, FREE, ORC, UP, Land, bits, put
from mathom.games.orcs.paths import Jaw

_ORC, _FREE = ord(ORC), ord(FREE)
_NUMBER = {ord(sign): number for number, sign in enumerate(FIGURES)}


class Pincer(Struct, frozen=True, gc=False):
    """A pincer: where it was closed, with which figure, and the orcs from there outwards."""

    at: int
    partner: int
    fields: tuple[int, ...]


class Walk(Struct, frozen=True, gc=False):
    """A way gone on a board: what it cost and what it did."""

    figure: int
    entered: Sequence[int]
    lost: int
    """The points that orcs beside the start cost to begin with."""
    cost: int
    board: str
    """The board afterwards."""
    beaten: tuple[int, ...]
    pincers: tuple[Pincer, ...]

    @property
    def costs(self) -> tuple[int, ...]:
        """What entering each field cost: one, and one more to beat the orc on it."""
        beaten = self.beaten
        if not beaten:
            return (1,) * len(self.entered)
        return tuple([2 if field in beaten else 1 for field in self.entered])


@enforces("ORK-5.1")
def beside(land: Land, board: str, field: int) -> int:
    """How many orcs are beside a field, and so how many points are lost there; never at corners."""
    signs: tuple[str, ...] = land.beside[field](board)
    return signs.count(ORC)


@enforces("ORK-5.4", "ORK-6.1", "ORK-6.3", "ORK-6.5", "ORK-6.6", "ORK-R3", "ORK-R4")
def walk(land: Land, board: str, start: int, entered: Sequence[int]) -> Walk:
    """Goes a way field by field: pays for each, beats the orc on it, closes pincers."""
    signs, column = bytearray(board, "ascii"), land.column
    figure = signs[start]
    signs[start] = _FREE
    cost = len(entered)
    beaten: list[int] = []
    pincers: list[Pincer] = []
    for field in entered:
        sign = signs[field]
        if sign == _ORC:
            cost += 1
            signs[field] = _FREE
            beaten.append(field)
        elif sign != _FREE:
            continue  # a figure, which is passed and makes no pincer
        above, below = column[field]
        if signs[above] == _ORC:
            pincers += _close(land, signs, field, UP)
        if signs[below] == _ORC:
            pincers += _close(land, signs, field, DOWN)
    signs[entered[-1]] = figure
    return Walk(
        _NUMBER[figure],
        entered,
        beside(land, board, start),
        cost,
        signs.decode("ascii"),
        tuple(beaten),
        tuple(pincers),
    )


@enforces("ORK-6.1", "ORK-6.2", "ORK-6.3")
def _close(land: Land, signs: bytearray, field: int, direction: int) -> tuple[Pincer, ...]:
    """The pincer a figure closes by entering a field, if an orc above or below is in one."""
    ray = land.rays[field][direction]
    for number, beyond in enumerate(ray):
        sign = signs[beyond]
        if sign != _ORC:
            if sign in _NUMBER:
                for orc in ray[:number]:
                    signs[orc] = _FREE
                return (Pincer(field, _NUMBER[sign], tuple(ray[:number])),)
            return ()
    return ()


def grips(land: Land, board: str, figures: Iterable[int]) -> list[int]:
    """The figures with an orc right above or below: one side of a pincer."""
    found = []
    for field in figures:
        above, below = land.column[field]
        if board[above] == ORC or board[below] == ORC:
            found.append(field)
    return found


def open_jaws(board: str, mover: int, gripping: Iterable[int]) -> dict[int, tuple[Jaw, ...]]:
    """By column: the orcs that pincers with other figures would take from a moving one's way."""
    found: dict[int, tuple[Jaw, ...]] = {}
    for field in gripping:
        column = field % COLUMNS
        if field != mover and column not in found:
            there = board if mover % COLUMNS != column else put(board, mover, FREE)
            jaws = _jaws(there[column::COLUMNS])
            if jaws:
                found[column] = jaws
    return found


@enforces("ORK-6.5", "ORK-6.6")
@lru_cache(maxsize=4096)
def _jaws(signs: str) -> tuple[Jaw, ...]:
    """The orcs in a column that pincers with its figures would take, and where each is closed."""
    found: tuple[Jaw, ...] = ()
    for row, sign in enumerate(signs):
        if sign in FIGURES:
            above, below = signs[:row], signs[row + 1 :]
            orcs = len(above) - len(above.rstrip(ORC))
            if orcs:
                found += _side(row, -1, orcs + above.endswith(FREE, 0, -orcs))
            orcs = len(below) - len(below.lstrip(ORC))
            if orcs:
                found += _side(row, 1, orcs + below.startswith(FREE, orcs))
    return found


@cache
def _side(figure: int, step: int, size: int) -> tuple[Jaw, ...]:
    """The same above a figure (step -1) or below it (1): a row of orcs and the next field, unless
    something else than an orc stands there.

    An orc is free once one of the fields further out was entered before it: a way that comes to the
    row of orcs from the inside breaks it, but then it does not go on to an orc further inside.
    """
    rows = range(figure, figure + step * (size + 1), step)
    return tuple([(rows[at], bits(rows[at + 1 :])) for at in range(1, size)])


@enforces("ORK-6.4", "ORK-10.2", "ORK-R5")
def shares(tokens: int, *, own: bool) -> tuple[int, int]:
    """How many tokens of a pincer go to who closed it, and how many to the other figure's owner.

    They are taken in turn, the closer first; nobody knows their backs, so only the number counts.
    """
    given = 0 if own else tokens // 2
    return tokens - given, given
