"""A fair queue for the bots' workers: addresses take turns, and so do the tables of each.

So many tables behind one address cannot keep a stranger waiting for long.
"""

from collections import deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """At which point of which match a bot is asked, and from where somebody waits for it."""

    match: str = ""
    version: int = 0
    address: str | None = None
    """None: nobody looks on here."""


NOBODY = Asker()
ALONE = "bots alone"
"""The address of matches in which only bots play: they are one asker together, wherever somebody
looks on."""


class FairQueue(Generic[T]):
    """Things that wait, by address and table. Who comes, comes after those who are there."""

    def __init__(self) -> None:
        self._waiting: dict[str | None, dict[str, deque[T]]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, asker: Asker, thing: T) -> None:
        """One more waits."""
        tables = self._waiting.setdefault(asker.address, {})
        tables.setdefault(asker.match, deque()).append(thing)
        self._length += 1

    def take(self) -> T:
        """Whose turn it is: then their table, and their address, go behind the others."""
        address, tables = next(iter(self._waiting.items()))
        table, things = next(iter(tables.items()))
        thing = things.popleft()
        self._length -= 1
        del tables[table], self._waiting[address]
        if things:
            tables[table] = things
        if tables:
            self._waiting[address] = tables
        return thing

    def discard(self, wanted: Callable[[T], bool]) -> None:
        """Forgets those that nobody wants any more."""
        waiting, self._waiting, self._length = self._waiting, {}, 0
        for address, tables in waiting.items():
            for table, things in tables.items():
                for thing in filter(wanted, things):
                    self.put(Asker(table, address=address), thing)
