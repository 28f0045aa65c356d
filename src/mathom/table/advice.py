"""Advice while playing: what a bot would do with a seat's own eyes, and why.

Whether there is any is agreed on when a match is founded, and all see it. As is usual it is given
where nobody else could mind: against bots, and on one device; not among friends who play on devices
of their own. How often it was asked for is kept, everybody sees it, and the record says so. Bots at
play come first: advice is worked out by workers that none of them needs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from mathom.core import Seat
from mathom.table.bot_reasons import weighed_sight
from mathom.table.bot_workers import BotWorkers, promised, seed_for, think
from mathom.table.errors import Stale, TableError
from mathom.table.fair_queue import Asker
from mathom.table.outgoing import PlayerSight
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.seating import Seating
from mathom.table.store import MatchRow

QUICK = "greedy"
THOROUGH = "ismcts:1.5s"
MOST = 5
"""So many options are told, the best ones."""


class AdvisingHall(Protocol):
    """What advice needs of the hall."""

    @property
    def bot_workers(self) -> BotWorkers: ...


class AdvisedTable(Protocol):
    """What advice needs of a match."""

    seating: Seating

    @property
    def row(self) -> MatchRow: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def hall(self) -> AdvisingHall: ...


class Adviser:
    """Who is being advised at one table just now."""

    def __init__(self) -> None:
        self._last: dict[Seat, int] = {}
        """The question at which each seat asked last: more grades of one advice count once."""
        self._searching: set[Seat] = set()

    async def advise(
        self, match: AdvisedTable, seat: Seat, version: int, address: str | None, *, deep: bool
    ) -> dict[str, Any]:
        """What a bot would do in this seat's place; that it was asked for is counted.

        Raises as `once`, and TableError if there is no advice here."""
        if not fair(match.row, match.players):
            raise TableError("advice-off")
        asker = Asker(match.row.id, version, address)
        seed = seed_for(match.row.secret, version, seat) + 1
        with self.once(match.progress, seat, version):
            if self._last.get(seat) != version:
                self._last[seat] = version
                await match.seating.advise(seat)
            return await counsel(match.progress, seat, seed, match.hall.bot_workers, asker, deep)

    @contextmanager
    def once(self, progress: Progress, seat: Seat, version: int) -> Iterator[None]:
        """While a seat is advised about what it is asked at a version. Raises Stale, and TableError
        if somebody else is asked, or one advice is under way."""
        if version != progress.version:
            raise Stale(progress.version)
        if (other := progress.asked_instead(seat)) is not None:
            raise other
        if seat in self._searching:
            raise TableError("advice-busy")
        self._searching.add(seat)
        try:
            yield
        finally:
            self._searching.discard(seat)


async def counsel(
    progress: Progress, seat: Seat, seed: int, workers: BotWorkers, asker: Asker, deep: bool
) -> dict[str, Any]:
    """What a bot would do with this seat's eyes; with `deep` it takes its time, and knows the
    chances."""
    game, view, version = progress.match.game, progress.match.view(seat), progress.version
    spec = THOROUGH if deep else QUICK
    seconds = promised(spec)
    thought = await workers.later(asker, seconds, think, game.id, spec, seed, view, seconds)
    weighed = [] if thought.why is None else thought.why.weighed[:MOST]
    return {
        "version": version,
        "deep": deep,
        "weighed": [weighed_sight(game, one) for one in weighed],
    }


def fair(row: MatchRow, players: tuple[Player, ...]) -> bool:
    """Whether there is advice in a match: as was agreed on, or if nobody could mind."""
    if row.advice is not None:
        return row.advice
    return row.mode != "invite" and all(one.kind != "open" for one in players)


def comment(players: tuple[PlayerSight, ...]) -> str:
    """What the record says about advice; nothing if nobody asked."""
    return "".join(f"# advised {one.seat}: {one.advised}\n" for one in players if one.advised)
