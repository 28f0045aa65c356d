"""Options by the hundred, each of them made only when somebody looks at it.

Which ways of a fan are on offer, a long number says with a mark in the byte of each. Counting marks
is quick: so a choice of five hundred ways is asked, and one of them taken, without the others.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, compress
from typing import Protocol, overload

from msgspec import Struct

from mathom.core import Option

MARK = 0x80
"""What marks an option on offer: the highest bit of its byte."""
_MARK = bytes([MARK])


class Source(Protocol):
    """Options by their number: one of them, or all in order."""

    def __getitem__(self, number: int, /) -> Option: ...

    def __iter__(self) -> Iterator[Option]: ...


class Portion(Struct, frozen=True):
    """The options of a source that have a mark in their byte, and how many these are."""

    source: Source
    marks: int
    size: int

    def all(self) -> Iterator[Option]:
        """The options on offer."""
        return compress(self.source, self._bytes())

    def at(self, number: int) -> Option:
        """One of the options on offer."""
        # Without the marks before it, its mark is the first, and as many places nearer.
        return self.source[self._bytes().replace(_MARK, b"", number).index(_MARK) + number]

    def _bytes(self) -> bytes:
        return self.marks.to_bytes(self.marks.bit_length() // 8, "little")


class Portions(Sequence[Option]):
    """The options of several portions, one after the other."""

    def __init__(self, portions: Sequence[Portion]) -> None:
        self._portions = portions
        self._size = sum([portion.size for portion in portions])

    @cached_property
    def _all(self) -> tuple[Option, ...]:
        return tuple(chain.from_iterable([portion.all() for portion in self._portions]))

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | Sequence[Option]:
        if isinstance(at, slice):
            return self._all[at]
        left = at if at >= 0 else at + self._size
        if left >= 0:
            for portion in self._portions:
                if left < portion.size:
                    return portion.at(left)
                left -= portion.size
        raise IndexError(at)

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
