"""Advice while playing: what a bot would do with a seat's own eyes, and why.

It is given where nobody else could mind: against bots, and on one device. Among friends who play on
devices of their own nobody gets any. How often it was asked for is counted, and the record says so.
"""

from collections import Counter
from typing import Any, Protocol

from mathom.core import Seat
from mathom.table.bot_reasons import weighed_sight
from mathom.table.bot_workers import BotWorkers, seed_for
from mathom.table.errors import Stale, TableError
from mathom.table.fair_queue import Asker
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import MatchRow

QUICK = "greedy"
THOROUGH = "ismcts:1.5s"
MOST = 5
"""So many options are told, the best ones."""


class Surroundings(Protocol):
    """What advice needs of the hall."""

    @property
    def bot_workers(self) -> BotWorkers: ...


class AdvisedTable(Protocol):
    """What advice needs of a match."""

    @property
    def row(self) -> MatchRow: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def hall(self) -> Surroundings: ...


class Adviser:
    """Who has been advised at one table, and who is being advised just now."""

    def __init__(self) -> None:
        self.given: Counter[Seat] = Counter()
        """At how many questions each seat has asked for advice."""
        self._last: dict[Seat, int] = {}
        self._searching: set[Seat] = set()

    def comment(self) -> str:
        """What the record says about it; nothing if nobody asked."""
        return "".join(f"# advised {seat}: {times}\n" for seat, times in sorted(self.given.items()))

    async def advise(
        self, match: AdvisedTable, seat: Seat, version: int, address: str | None, *, deep: bool
    ) -> dict[str, Any]:
        """What a bot would do in this seat's place; with `deep` it takes its time, and knows the
        chances. Raises Stale, and TableError if there is no advice here or one is under way."""
        if not fair(match):
            raise TableError("advice-off")
        progress = match.progress
        if version != progress.version:
            raise Stale(progress.version)
        if (other := progress.asked_instead(seat)) is not None:
            raise other
        if seat in self._searching:
            raise TableError("advice-busy")
        if self._last.get(seat) != version:
            self._last[seat] = version
            self.given[seat] += 1
        asker = Asker(match.row.id, version, address)
        spec = THOROUGH if deep else QUICK
        seed = seed_for(match.row.secret, version, seat) + 1
        self._searching.add(seat)
        try:
            thought = await match.hall.bot_workers.choose(
                progress.match.game, spec, seed, progress.match.view(seat), asker
            )
        finally:
            self._searching.discard(seat)
        weighed = [] if thought.why is None else thought.why.weighed[:MOST]
        return {
            "version": version,
            "deep": deep,
            "weighed": [weighed_sight(progress.match.game, one) for one in weighed],
        }


def fair(match: AdvisedTable) -> bool:
    """Whether nobody at other devices plays along."""
    return match.row.mode != "invite" and all(one.kind != "open" for one in match.players)
