"""Options by the hundred, each of them made only when somebody looks at it.

Which ways of a fan are on offer, a long number says with a mark in the byte of each. Counting marks
is quick: so a choice of five hundred ways is asked, and one of them taken, without the others.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, compress
from typing import Protocol, overload

from msgspec import Struct

from mathom.core import Option

MARK = 0x80
"""What marks an option on offer: the highest bit of its byte."""
_MARK = bytes([MARK])


class Portion(Protocol):
    """Some options on offer."""

    @property
    def size(self) -> int: ...

    def at(self, number: int, /) -> Option:
        """One of them."""

    def all(self) -> Iterable[Option]:
        """All of them in order."""


class Marked(Struct, frozen=True, gc=False):
    """The options that have a mark in their byte, and how many these are."""

    options: Sequence[Option]
    marks: int
    size: int

    def at(self, number: int) -> Option:
        return self.options[place(self.marks, number)]

    def all(self) -> Iterator[Option]:
        return compress(self.options, lanes(self.marks))


def lanes(marks: int) -> bytes:
    """The marks byte by byte, up to the last one."""
    return marks.to_bytes(marks.bit_length() // 8, "little")


def place(marks: int, number: int) -> int:
    """Where the mark with this number is, counted from 0."""
    # Without the marks before it, it is the first one, and as many places nearer.
    return lanes(marks).replace(_MARK, b"", number).index(_MARK) + number


class Portions(Sequence[Option]):
    """The options of several portions, one after the other, worked out when somebody looks."""

    __slots__ = ("_given", "_listed", "_portions", "_size")

    def __init__(self) -> None:
        self._portions: Sequence[Portion] | None = None
        self._size = 0
        self._listed: tuple[Option, ...] | None = None
        self._given: Option | None = None

    @abstractmethod
    def _work_out(self) -> tuple[Sequence[Portion], int]:
        """The portions, and how many options these are together."""

    def _parts(self) -> Sequence[Portion]:
        """The portions, now that somebody looks at them."""
        if self._portions is None:
            self._portions, self._size = self._work_out()
        return self._portions

    @property
    def _all(self) -> tuple[Option, ...]:
        if self._listed is None:
            self._listed = tuple(chain.from_iterable([some.all() for some in self._parts()]))
        return self._listed

    def __len__(self) -> int:
        self._parts()
        return self._size

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | Sequence[Option]:
        if isinstance(at, slice):
            return self._all[at]
        portions = self._parts()
        left = at if at >= 0 else at + self._size
        if left >= 0:
            for portion in portions:
                if left < portion.size:
                    self._given = given = portion.at(left)
                    return given
                left -= portion.size
        raise IndexError(at)

    def gave(self, option: object) -> bool:
        """Whether this very option is the one that was looked up last."""
        return option is not None and option is self._given

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all)

    def __eq__(self, other: object) -> bool:
        return self._all == (other._all if isinstance(other, Portions) else other)

    def __hash__(self) -> int:
        return hash(self._all)

    def __reduce__(self) -> tuple[type[tuple[Option, ...]], tuple[tuple[Option, ...]]]:
        """For another process the options are what counts, not where they came from."""
        return tuple, (self._all,)

    def __repr__(self) -> str:
        return repr(self._all)
