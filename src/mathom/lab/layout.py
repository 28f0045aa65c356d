"""Layouts: what a seat sees, as a row of numbers with a fixed place for everything.

A layout is made from the type of a game's table, which says what its fields hold (`core/shape.py`),
and from what is in the box. So it is the same for every match of a game with so many seats, and it
knows nothing but what the view shows.

    plan = layout(mathom.game("journey"), seats=3)
    plan.array(match.view(0))       # float32, plan.size numbers
    plan.names[17]                  # hand[red-wisdom]
    print(plan)                     # the whole plan

What stands where:

* a number is itself, a truth 1 or 0;
* one thing of a kind (a region, a seat, a word): a place for each of them, 1 where it is that one;
* several things of a kind, in whatever order (a hand): how many there are of each;
* a sequence that goes by the things of a kind (armies by region): the parts one after the other;
* other sequences of numbers: the first twelve, how many there are, and their sum;
* other sequences: how many there are, and the sum of their parts;
* what is under way: how many frames of every kind, the sum of their parts, and which is on top;
* a text that is no thing in the box: one of 16 places, by its hash.

Nothing (an empty place, nobody) is all zeros.
"""

import types
from collections.abc import Sequence
from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints_of

import msgspec

from mathom.core import AnyGame, Choice, Frame, Named, Over, Pile, View, Waiting
from mathom.core.shape import By, Counts
from mathom.lab.extras import need
from mathom.lab.ids_by_kind import ids_of
from mathom.lab.layout_cells import (
    Amount,
    Bag,
    Cards,
    Cell,
    Digits,
    FieldCells,
    Frames,
    Hashed,
    KindCells,
    Maybe,
    Numbers,
    OneOf,
    Row,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class RowPart(NamedTuple):
    """A stretch of the row: what it is, and where."""

    name: str
    start: int
    size: int


class _PartWriter:
    """A part with its cell, and what was written there last: most of a table stays as it is from
    one choice to the next."""

    def __init__(self, part: RowPart, cell: Cell) -> None:
        self.part = part
        self.cell = cell
        self._last: tuple[Any, Numbers] = (None, self._numbers(None))

    def numbers(self, value: Any) -> Numbers:
        """The places of the part that are not 0, in ascending order."""
        last, numbers = self._last
        if value is not last and value != last:
            numbers = self._numbers(value)
            self._last = (value, numbers)
        return numbers

    def _numbers(self, value: Any) -> Numbers:
        row: Numbers = {}
        self.cell.write(value, self.part.start, row)
        return {place: row[place] for place in sorted(row) if row[place]}


class Layout:
    """Where everything on a game's table stands in a row of numbers."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        cells: dict[str, Cell] = {
            "looking": OneOf([*range(seats)]),
            "asked": OneOf([*range(seats), "chance", "over"]),
        }
        studied = game.study_type or game.table_type
        hints = hints_of(studied, include_extras=True)
        make = Maker(game, seats)
        for name in studied.__struct_fields__:
            cells[name] = make.cell(hints[name])
        writers, self.size = [], 0
        for name, cell in cells.items():
            writers.append(_PartWriter(RowPart(name, self.size, cell.size), cell))
            self.size += cell.size
        self._writers = tuple(writers)
        self.parts = tuple(one.part for one in writers)

    @property
    def names(self) -> tuple[str, ...]:
        """What each number is."""
        return tuple(f"{one.part.name}{name}" for one in self._writers for name in one.cell.names())

    def __repr__(self) -> str:
        return f"<Layout of {self.game.id}, {self.seats} seats: {self.size} numbers>"

    def __str__(self) -> str:
        lines = [repr(self)]
        for part in self.parts:
            last = part.start + part.size - 1
            lines.append(f"{part.start:6}–{last:<6} {part.name}")
        return "\n".join(lines)

    def numbers(self, view: View[Any]) -> Numbers:
        """What a seat sees: the places that are not 0."""
        looking, asked, *others = self._writers
        row = {**looking.numbers(view.seat), **asked.numbers(_asked(view.question))}
        study = self.game.study(view.table)
        for one in others:
            row.update(one.numbers(getattr(study, one.part.name)))
        return row

    def array(self, view: View[Any]) -> "NDArray[np.float32]":
        """What a seat sees, in full. Raises MissingExtra without numpy."""
        numpy = need("numpy", "lab")
        row: NDArray[np.float32] = numpy.zeros(self.size, numpy.float32)
        found = self.numbers(view)
        row[list(found)] = list(found.values())
        return row


@cache
def layout(game: AnyGame, seats: int) -> Layout:
    """The layout of a game with so many seats."""
    return Layout(game, seats)


def _asked(question: Choice | Waiting | Over) -> int | str:
    if isinstance(question, Over):
        return "over"
    return "chance" if question.seat is None else question.seat


class Maker:
    """Makes cells from types."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = seats

    def cell(self, hint: Any) -> Cell:
        """The cell for values of a type."""
        marks: dict[type, Any] = {}
        while get_origin(hint) is Annotated:
            marks = {**{type(mark): mark for mark in hint.__metadata__}, **marks}
            hint = hint.__origin__
        if Counts in marks:
            counts: Counts = marks[Counts]
            return Row(counts.ids or ids_of(self._game, counts.kind), Amount())
        if hint is Pile:
            return Cards(self._one_of(marks[Named].kind))
        if get_origin(hint) in (Union, types.UnionType):
            return self._union(hint, marks)
        if By in marks or get_origin(hint) is tuple:
            return self._sequence(hint, marks)
        if Named in marks and get_origin(hint) is not Literal:
            return self._one_of(marks[Named].kind)
        return self._plain(hint)

    def _one_of(self, kind: str) -> OneOf:
        if kind == "seat":
            return OneOf(range(self._seats))
        return OneOf(ids_of(self._game, kind))

    def _plain(self, hint: Any) -> Cell:
        if get_origin(hint) is Literal:
            return OneOf(get_args(hint))
        if hint in (int, bool, float):
            return Amount()
        if hint is str:
            return Hashed()
        assert issubclass(hint, msgspec.Struct), f"no numbers for {hint}"
        return self._struct(hint)

    def _struct(self, kind: type[msgspec.Struct]) -> FieldCells:
        hints = hints_of(kind, include_extras=True)
        names = kind.__struct_fields__
        return FieldCells({name: self.cell(hints[name]) for name in names}, kind)

    def _union(self, hint: Any, marks: dict[type, Any]) -> Cell:
        kinds = [one for one in get_args(hint) if one is not type(None)]
        if len(kinds) > 1:
            return KindCells({kind: self._struct(kind) for kind in kinds})
        cell = self.cell(Annotated[(kinds[0], *marks.values())] if marks else kinds[0])
        return Maybe(cell) if isinstance(cell, (Amount, Bag, Row, Digits, FieldCells)) else cell

    def _sequence(self, hint: Any, marks: dict[type, Any]) -> Cell:
        by: By | None = marks.get(By)
        if hint is str:  # a sequence of signs
            assert by is not None
            return Row(self._labels(by, 0), self._one_of(marks[Named].kind))
        items = get_args(hint)
        if items[-1] is not Ellipsis:
            if any(item != items[0] for item in items):
                return FieldCells({str(at): self.cell(item) for at, item in enumerate(items)}, None)
            by = by or By("")
            return Row(self._labels(by, len(items)), self.cell(items[0]))
        each = self.cell(items[0])
        if by is not None and (labels := self._labels(by, 0)):
            return Row(labels, each)
        if isinstance(each, Amount):
            return Digits()
        if isinstance(each, KindCells) and issubclass(get_args(items[0])[0], Frame):
            return Frames(get_args(items[0]), each)
        return Bag(each)

    def _labels(self, by: By, length: int) -> Sequence[str]:
        if by.kind == "seat":
            return [str(seat) for seat in range(self._seats)]
        return (
            by.ids
            or ids_of(self._game, by.kind)[: length or None]
            or [str(at) for at in range(length)]
        )
