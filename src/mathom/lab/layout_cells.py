"""The cells of a layout: how each kind of value is written into a row of numbers."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol
from zlib import crc32

import msgspec

from mathom.core import Value
from mathom.core.pile import HIDDEN
from mathom.core.values import kind_of

Numbers = dict[int, float]
"""Where something stands, and how much; everything else is 0."""

FIRST = 12
HASHES = 16


class Cell(Protocol):
    """A stretch of the row that holds one kind of value."""

    size: int

    def names(self) -> Iterator[str]:
        """What each of its places is, as a suffix."""
        ...

    def write(self, value: Any, at: int, row: Numbers) -> None:
        """Adds a value to the row, from place `at` on."""
        ...


def _add(row: Numbers, at: int, amount: float) -> None:
    row[at] = row.get(at, 0.0) + amount


class Amount:
    """A number, or a truth."""

    size = 1

    def names(self) -> Iterator[str]:
        yield ""

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value:
            _add(row, at, float(value))


class OneOf:
    """One of these, or one that is none of them."""

    def __init__(self, values: Sequence[Any]) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self.size = len(self._places) + 1

    def names(self) -> Iterator[str]:
        yield from (f"[{value}]" for value in self._places)
        yield "[other]"

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value is None or value == HIDDEN:
            return
        place = self._places.get(value)
        if place is None:
            place = self._places.get(kind_of(value) if isinstance(value, str) else value)
        _add(row, at + (self.size - 1 if place is None else place), 1.0)


class Hashed:
    """A text of which nobody has a list."""

    size = HASHES

    def names(self) -> Iterator[str]:
        yield from (f"[#{number}]" for number in range(HASHES))

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value:
            _add(row, at + crc32(str(value).encode()) % HASHES, 1.0)


class Maybe:
    """Something, or nothing: where zero is something else than nothing."""

    def __init__(self, cell: Cell) -> None:
        self._cell = cell
        self.size = 1 + cell.size

    def names(self) -> Iterator[str]:
        yield ".there"
        yield from self._cell.names()

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value is not None:
            _add(row, at, 1.0)
            self._cell.write(value, at + 1, row)


class Bag:
    """Several values, in whatever order: the sum of them."""

    def __init__(self, cell: Cell) -> None:
        self._cell = cell
        self.size = 1 + cell.size

    def names(self) -> Iterator[str]:
        yield ".count"
        for name in self._cell.names():
            yield f".each{name}" if name.startswith(".count") else name

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value:
            _add(row, at, float(len(value)))
            for item in value:
                self._cell.write(item, at + 1, row)


class Row:
    """A sequence in which every place has a meaning."""

    def __init__(self, labels: Sequence[str], cell: Cell) -> None:
        self._labels = labels
        self._cell = cell
        self.size = len(labels) * cell.size

    def names(self) -> Iterator[str]:
        for label in self._labels:
            yield from (f"[{label}]{name}" for name in self._cell.names())

    def write(self, value: Any, at: int, row: Numbers) -> None:
        cell = self._cell
        end = at + self.size
        for item in value or ():
            if at == end:
                break
            if item != ():
                cell.write(item, at, row)
            at += cell.size


class Digits:
    """A sequence of numbers of no fixed length: the first of them, how many, and their sum."""

    size = FIRST + 2

    def names(self) -> Iterator[str]:
        yield from (f"[{number}]" for number in range(FIRST))
        yield from (".count", ".sum")

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value:
            for number, item in enumerate(value[:FIRST]):
                if item:
                    _add(row, at + number, float(item))
            _add(row, at + FIRST, float(len(value)))
            _add(row, at + FIRST + 1, float(sum(item or 0 for item in value)))


class FieldCells:
    """The fields of a struct, or the parts of a tuple, one after the other."""

    def __init__(self, cells: Mapping[str, Cell], of: type[msgspec.Struct] | None) -> None:
        self._cells = tuple(cells.items())
        self._struct = of is not None
        self.size = sum(cell.size for cell in cells.values())

    def names(self) -> Iterator[str]:
        for name, cell in self._cells:
            yield from (f".{name}{rest}" for rest in cell.names())

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value is None:
            return
        for number, (name, cell) in enumerate(self._cells):
            cell.write(getattr(value, name) if self._struct else value[number], at, row)
            at += cell.size


class KindCells:
    """One of several structs: which, and its fields."""

    def __init__(self, cells: Mapping[type[msgspec.Struct], Cell]) -> None:
        self._starts: dict[type, tuple[int, Cell]] = {}
        self._tags = {kind: kind.__struct_config__.tag for kind in cells}
        self.size = 0
        for kind, cell in cells.items():
            self._starts[kind] = (self.size, cell)
            self.size += 1 + cell.size

    def names(self) -> Iterator[str]:
        for kind, (_, cell) in self._starts.items():
            yield f".{self._tags[kind]}"
            yield from (f".{self._tags[kind]}{name}" for name in cell.names())

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value is not None:
            start, cell = self._starts[type(value)]
            _add(row, at + start, 1.0)
            cell.write(value, at + start + 1, row)


class Frames:
    """What is under way: frames of every kind, and which of them is on top."""

    def __init__(self, kinds: Sequence[type[Value]], each: Cell) -> None:
        self._top = OneOf([kind.tag() for kind in kinds])
        self._bag = Bag(each)
        self.size = self._top.size + self._bag.size

    def names(self) -> Iterator[str]:
        yield from (f".top{name}" for name in self._top.names())
        yield from self._bag.names()

    def write(self, value: Any, at: int, row: Numbers) -> None:
        if value:
            self._top.write(value[-1].tag(), at, row)
            self._bag.write(value, at + self._top.size, row)


class Cards:
    """A pile: how many cards, how many of each the seat knows to be in it, and the topmost."""

    def __init__(self, each: OneOf) -> None:
        self._each = each
        self.size = 1 + 2 * each.size

    def names(self) -> Iterator[str]:
        yield ".count"
        yield from self._each.names()
        yield from (f".top{name}" for name in self._each.names())

    def write(self, value: Any, at: int, row: Numbers) -> None:
        each = self._each
        if value:
            _add(row, at, float(len(value)))
            for card in value.cards():
                each.write(card, at + 1, row)
            if value.top:
                top = value.top[0]
                each.write(top if isinstance(top, str) else top.card, at + 1 + each.size, row)
