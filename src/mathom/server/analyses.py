"""How much looking back may cost: who is at it, and what was worked out lately."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

from mathom.core import Seat
from mathom.table import Busy, Hall, Past
from mathom.table.chances import Point, chances
from mathom.table.fair_queue import Asker
from mathom.table.weighing import OddsQuestion, asked_odds, weighed

MOST_EACH = 6
"""Things that are worked out for one address at the same time: an analysis board asks for a
curve, for what a bot weighs and for odds, while those of the step before come to their end."""
MOST_KEPT = 200


class Analyses:
    """What is worked out about matches that are over."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._under_way: Counter[str] = Counter()
        self._weighed: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()
        self._curves: OrderedDict[tuple[str, Seat | None], tuple[Point, ...]] = OrderedDict()

    @contextmanager
    def under_way(self, client: str) -> Iterator[None]:
        """One more for this address, while it lasts. Raises Busy if it has enough."""
        if self._under_way[client] >= MOST_EACH:
            raise Busy("analyses", most=MOST_EACH)
        self._under_way[client] += 1
        try:
            yield
        finally:
            self._under_way[client] -= 1
            if not self._under_way[client]:
                del self._under_way[client]

    async def curve(self, client: str, past: Past, seat: Seat | None) -> AsyncIterator[Point]:
        """The chances at the steps of a match; known ones at once. Whoever stops listening ends
        the work."""
        known = self._curves.get((past.id, seat))
        if known is not None:
            self._curves.move_to_end((past.id, seat))
            for point in known:
                yield point
            return
        found: list[Point] = []
        asker = Asker(f"curve of {past.id}", 0, client)
        async for point in chances(past, seat, self._hall.bot_workers, asker):
            found.append(point)
            yield point
        self._curves[past.id, seat] = tuple(found)
        if len(self._curves) > MOST_KEPT:
            self._curves.popitem(last=False)

    async def weigh(self, client: str, past: Past, at: int) -> AsyncIterator[dict[str, Any]]:
        """What a bot weighs at a step: soon, and better later; what is known already, at once."""
        known = self._weighed.get((past.id, at))
        if known is not None:
            yield known
            return
        asker = Asker(f"step of {past.id}", at, client)
        async for found in weighed(past, at, self._hall.bot_workers, asker):
            known = found
            yield found
        assert known is not None
        self._weighed[past.id, at] = known
        if len(self._weighed) > MOST_KEPT:
            self._weighed.popitem(last=False)

    async def odds(self, client: str, past: Past, wanted: OddsQuestion) -> dict[str, object]:
        """The exact answer to a problem at a step of a match. Raises BadProblem."""
        asker = Asker(f"odds of {past.id}", wanted.at, client)
        return await asked_odds(past, wanted, self._hall.bot_workers, asker)
