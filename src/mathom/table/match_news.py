"""What other server processes have done to a match: read or brought along, and told here."""

import weakref
from asyncio import Lock
from typing import Protocol

from mathom.table.audience import Audience
from mathom.table.chat import TableTalk
from mathom.table.entries import Entry
from mathom.table.errors import WrongTime
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.seating import Seating
from mathom.table.stand_ins import StandIns
from mathom.table.steady import Steady
from mathom.table.store import Store
from mathom.table.store.news import Added
from mathom.table.takebacks import Takebacks


class NewsTable(Protocol):
    """What the news need of their match."""

    audience: Audience
    lock: Lock
    seating: Seating
    stand_ins: StandIns
    steady: Steady
    takebacks: Takebacks
    talk: TableTalk
    lost: bool

    @property
    def id(self) -> str: ...

    @property
    def begun(self) -> bool: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def store(self) -> Store: ...

    @property
    def version(self) -> int: ...

    async def begin(self) -> None: ...

    async def ensure(self) -> None: ...

    def follow(self, following: str | None) -> None: ...

    def tell(self, since: int) -> None: ...

    def wake(self) -> None: ...


class MatchNews:
    """The news of one match."""

    def __init__(self, match: NewsTable) -> None:
        # The match owns this: see Takebacks.
        self._match: NewsTable = weakref.proxy(match)
        self._waiting = False
        """News wait to be read; whatever follows is read with them."""
        self.behind = False
        """Something has changed that nobody here has looked at yet."""

    async def catch_up(self) -> None:
        """Something has changed: read it, and tell."""
        if self._waiting:
            return
        self._waiting = True
        match = self._match
        async with match.lock:
            self._waiting = False
            self.behind = True
            before, begun = match.seating.elsewhere, match.begun
            seated, request = match.players, match.takebacks.open
            await match.ensure()
        for was, now in zip(seated, match.players, strict=True):
            if was.wishes != now.wishes:
                match.steady.tell(now.seat)
        # A bot may have been thinking there, one plays for somebody, or a match has begun with one.
        left = before.keys() - match.seating.elsewhere.keys()
        if left or not begun or match.players != seated or match.takebacks.open != request:
            match.wake()

    async def read(self) -> None:
        """Reads what has changed, and tells. Whoever calls holds the lock."""
        match = self._match
        before, begun = match.version, match.begun
        new = await match.store.changes(match.id, before, match.talk.chat.last)
        self.behind = False
        match.seating.changed(new.players, new.elsewhere)
        if match.audience:
            match.stand_ins.look()
        match.follow(new.next)
        match.talk.heard(new.lines)
        if not begun:
            await match.begin()
        elif new.entries:
            try:
                match.progress.catch_up(new.entries)
            except WrongTime:  # another process has gone on by other rules
                match.lost = True
                await match.ensure()
            self.tell(before, new.entries)
        was = match.takebacks.open
        match.takebacks.asked(new.request)
        if match.takebacks.open != was:
            match.tell(match.progress.version)
        await match.takebacks.carry_out()

    def add_at_once(self, added: Added) -> bool:
        """Another server process has added to the log, and brings it along: told at once, if
        nothing else is under way and nothing is missing in between. False if it has to be read."""
        match = self._match
        if match.lock.locked() or match.lost or self.behind or not match.begun:
            return False
        progress = match.progress
        if progress.version != added.first - 1:
            return progress.version >= added.first + len(added.entries) - 1
        try:
            progress.catch_up(added.entries)
        except WrongTime:
            match.lost = True  # as far as it went
            return False
        self.tell(added.first - 1, added.entries)
        return True

    def tell(self, before: int, entries: tuple[Entry, ...]) -> None:
        """Tells what another server process has added to the log."""
        takebacks, last = self._match.takebacks, entries[-1] if entries else None
        if last is not None and last.kind == "undo" and last.seat is not None:
            takebacks.taken_back(before, last.seat, last.token)
        else:
            if entries:
                takebacks.lapse(before)
            self._match.tell(before)
