"""Passing on: how a seat that does not want to be asked again and again says until when.

A game tells what it takes to carry that out: which answer passes, where a stretch of play ends, and
what happens that may interrupt. It is looked up with the eyes of the seat. The rules know nothing
of it: they ask everybody every time, and the table answers for who wishes so.
"""

from typing import Protocol, TypeVar

from mathom.core.events import Event
from mathom.core.question import Choice
from mathom.core.values import Option, Seat

T_contra = TypeVar("T_contra", contravariant=True)


class Passing(Protocol[T_contra]):
    """What there is to know about passing in a game."""

    stops: tuple[str, ...]
    """What may interrupt, by name; spoken `stop-{name}`."""

    def option(self, choice: Choice) -> Option | None:
        """The answer that passes; None if one cannot."""
        ...

    def stretch(self, table: T_contra) -> str:
        """The stretch of play (a phase) that one may pass for: it is over when this changes."""
        ...

    def stopped_by(self, event: Event, table: T_contra, seat: Seat) -> frozenset[str]:
        """What of `stops` an event is to a seat that sees the table so afterwards."""
        ...
