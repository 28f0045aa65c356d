"""What is needed of a match by whatever answers in a seat's place: bots, and the table itself."""

from asyncio import Lock
from typing import Protocol

from mathom.core import Seat
from mathom.table.audience import Audience
from mathom.table.entries import Entry
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import MatchRow


class AnsweredTable(Protocol):
    """A match in which somebody else than a person answers."""

    row: MatchRow
    audience: Audience
    lock: Lock

    @property
    def id(self) -> str: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def asked(self) -> tuple[Seat, ...]: ...

    def now(self) -> int: ...

    async def ensure(self) -> None: ...

    async def commit(self, entries: list[Entry]) -> None: ...

    def went_on(self, before: int) -> None: ...
