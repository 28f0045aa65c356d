"""Who looks at a match, and how they are told."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

from mathom.core import Seat


class Listener(Protocol):
    """Somebody who is told. `send` must not wait."""

    seats: tuple[Seat | None, ...]
    """The seats it looks from; None is a spectator's place."""
    address: str | None
    """Where it is, as far as is known."""

    def send(self, text: str) -> None: ...

    def lock_out(self) -> None:
        """Its key opens nothing any more: it has to go."""
        ...


class Audience:
    """Those who are told what happens in one match."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self.changes = 0
        """How often somebody has come or gone."""

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        """Those who are there now, whoever comes or goes meanwhile."""
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Somebody comes."""
        self._listeners.add(listener)
        self.changes += 1

    def discard(self, listener: Listener) -> None:
        """Somebody goes."""
        self._listeners.discard(listener)
        self.changes += 1

    def devices(self) -> dict[Seat, int]:
        """How many look from each seat."""
        return Counter(
            seat for listener in self._listeners for seat in listener.seats if seat is not None
        )

    def lock_out(self, seat: Seat) -> None:
        """Those who look from this seat came in with a key that opens it no more."""
        for listener in self:
            if seat in listener.seats:
                listener.lock_out()

    @property
    def address(self) -> str | None:
        """Where somebody is who waits here: at a seat rather than looking on."""
        there = sorted(self._listeners, key=lambda one: one.seats == (None,))
        return there[0].address if there else None

    def send(self, text: str, without: Listener | None = None) -> None:
        """Everybody is told the same, but for one."""
        for listener in self:
            if listener is not without:
                listener.send(text)

    def send_each(self, text: Callable[[Seat | None], str]) -> None:
        """Everybody is told what is for their seats; each seat's text is made once."""
        made: dict[Seat | None, str] = {}
        for listener in self:
            for seat in listener.seats:
                if seat not in made:
                    made[seat] = text(seat)
                listener.send(made[seat])

    def send_to(self, seat: Seat, text: str) -> None:
        """Those who look from this seat are told."""
        for listener in self:
            if seat in listener.seats:
                listener.send(text)
