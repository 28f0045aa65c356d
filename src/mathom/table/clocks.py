"""Clocks: how much time every person at a table has left.

They follow from the log alone, so that a restart, or another server process, comes to the same
times. What is charged is the time from question to answer, but never:

* the first `FREE` milliseconds of a question: they are for the way there and back, and for
  questions with one answer that are asked only so that nobody learns so;
* what comes before a seat's first answer: who is invited may come late;
* while no server was running.

Who chooses at the same time as others has a turn of their own.

Nobody loses by the clock. When the time of the seat that is asked is up, a bot answers in its place
(`time_up`).
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from mathom.core import Seat
from mathom.table.entries import Entry

FREE = 3000
"""Milliseconds of every question that cost nothing."""
SLOW = 20
"""So many turns' time has who builds an answer of their own, such as a deck."""
Span: TypeAlias = tuple[int, int]
"""From when to when, in milliseconds since 1970."""


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has: `turn`, so many seconds for every turn; `fischer`, so many for
    the whole match, and `increment` more for every answer. A turn goes on as long as nobody else is
    asked."""

    kind: Literal["turn", "fischer"]
    seconds: Annotated[int, Meta(ge=1, le=7 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class ClockSight(msgspec.Struct, frozen=True):
    """The clocks at the moment they are sent, in milliseconds."""

    left: tuple[int | None, ...]
    """What each seat has left; None for bots."""
    running: Seat | None
    """Whose clock runs."""
    free: int
    """How long the question still costs nothing."""


def time_left(sight: ClockSight) -> float:
    """How long the clock that runs will, in milliseconds."""
    if sight.running is None:
        return inf
    return (sight.left[sight.running] or 0) + sight.free


class Clocks:
    """The clocks of one match, as far as its log goes."""

    def __init__(
        self, terms: ClockTerms, persons: Sequence[bool], down: Sequence[Span] = ()
    ) -> None:
        """`persons`: which seats have a clock; `down`: when no server was running."""
        self.terms = terms
        self._down = down
        self._left = [1000 * terms.seconds if person else None for person in persons]
        self._begun: set[Seat] = set()
        """Who has answered something: from then on time counts."""
        self._turn: Seat | None = None
        self._earned: list[Seat | None] = []
        """Who has got an increment for each answer that stands."""

    def added(self, entry: Entry, asked: Seat | None, since: int, next_asked: Seat | None) -> None:
        """An entry came to the log; `asked` had been asked since then, and now it is the next."""
        if asked is not None:
            left = self._left[asked]
            if left is not None:
                self._left[asked] = max(0, left - self._cost(asked, since, entry.time))
        if entry.kind == "undo":
            stays = int(entry.text)
            for seat in self._earned[stays:]:
                self._earn(seat, -1)
            del self._earned[stays:]
        elif entry.kind == "seam":
            self._earned = []
        else:
            by = entry.seat if entry.kind == "choice" else None
            self._earned.append(by)
            self._earn(by, 1)
            if by is not None:
                self._begun.add(by)
        self.asks(next_asked)

    def asks(self, seat: Seat | None, *, slow: bool = False) -> None:
        """A seat is asked; if it was not the last one that was, its turn begins. `slow`: the
        question takes as long as many others."""
        if seat is None or seat == self._turn:
            return
        self._turn = seat
        self._begin_turn(seat, slow=slow)

    def asks_together(self, seats: Iterable[Seat], *, slow: bool = False) -> None:
        """These are asked, at the same time as others may be: a turn begins for each of them."""
        self._turn = None
        for seat in seats:
            self._begin_turn(seat, slow=slow)

    def _begin_turn(self, seat: Seat, *, slow: bool) -> None:
        if self.terms.kind == "turn" and self._left[seat] is not None:
            self._left[seat] = 1000 * self.terms.seconds * (SLOW if slow else 1)

    def _earn(self, seat: Seat | None, times: int) -> None:
        left = None if seat is None else self._left[seat]
        if seat is not None and left is not None:
            self._left[seat] = max(0, left + times * 1000 * self.terms.increment)

    def sight(self, asked: Seat | None, since: int, now: int) -> ClockSight:
        """The clocks now, while a seat has been asked since then."""
        left = list(self._left)
        own = None if asked is None else left[asked]
        if asked is None or own is None or asked not in self._begun:
            return ClockSight(tuple(left), None, 0)
        left[asked] = max(0, own - self._cost(asked, since, now))
        free = max(0, FREE - self._up(since, now))
        return ClockSight(tuple(left), asked, free)

    def _cost(self, seat: Seat, since: int, now: int) -> int:
        return max(0, self._up(since, now) - FREE) if seat in self._begun else 0

    def _up(self, since: int, now: int) -> int:
        """How long a server was running between two moments."""
        down = sum(max(0, min(now, end) - max(since, begin)) for begin, end in self._down)
        return max(0, now - since - down)
