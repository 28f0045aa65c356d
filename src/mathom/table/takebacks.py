"""Taking back: at once as long as nobody can have learnt anything, else once everybody agrees.

Requests and what is said to them are kept in the store, so that all server processes see the same
ones. Whoever calls holds the lock of the match.
"""

import weakref
from contextlib import suppress
from typing import Protocol

from mathom.core import NoUndo, Seat
from mathom.table import outgoing
from mathom.table.audience import Audience, Listener
from mathom.table.consent import Request
from mathom.table.entries import Entry
from mathom.table.errors import Conflict, Stale, TableError
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import Consent, Store


class Underway(Protocol):
    """What taking back needs of the match it happens in."""

    audience: Audience

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def version(self) -> int: ...

    @property
    def id(self) -> str: ...

    @property
    def store(self) -> Store: ...

    def now(self) -> int: ...

    async def commit(self, entries: list[Entry], consent: Consent | None = None) -> None: ...

    def update(self, seat: Seat | None, since: int | None) -> str: ...

    def tell(self, since: int) -> None: ...

    def notice(self, what: str, seat: Seat) -> None: ...

    def wake(self) -> None: ...


class Takebacks:
    """What is taken back in one match, and what its table was asked last."""

    def __init__(self, match: Underway) -> None:
        # The match owns this. A match that is put away must go at once, not when cycles are looked
        # for: positions are large.
        self._match: Underway = weakref.proxy(match)
        self._last: Request | None = None

    @property
    def open(self) -> Request | None:
        """What the table is deciding about."""
        return self._open_at(self._match.version)

    def _open_at(self, version: int) -> Request | None:
        last = self._last
        return last if last is not None and last.is_open(version) else None

    def sight(self) -> outgoing.RequestSight | None:
        """What the table is deciding about, as it is sent."""
        request, progress = self.open, self._match.progress
        if request is None:
            return None
        found = progress.takeback(request.by)
        return request.sight(progress.versions[found.stays] - 1, found.reason)

    # -- asking ----------------------------------------------------------------------------------

    async def undo(self, listener: Listener, seat: Seat, version: int, token: str | None) -> None:
        """Takes back the seat's last answer, or asks the others. Raises Stale or NoUndo."""
        match, progress = self._match, self._match.progress
        known = None if token is None else progress.tokens.get((seat, token))
        if known is not None:
            listener.send(outgoing.ack(token, known))
            return
        if version != progress.version:
            raise Stale(progress.version)
        found = progress.takeback(seat)
        if found.state == "none":
            raise NoUndo("nothing")
        needed = () if found.state == "free" else self._others(seat)
        last = self._last
        if not needed:
            await self._take_back(seat, token)
        elif last is not None and token is not None and (last.by, last.token) == (seat, token):
            if last.declined is not None:
                raise TableError("undo-declined", **outgoing.spoken(last.declined))
            listener.send(match.update(seat, version))  # asked before, and sent again
        elif self.open is not None:
            raise TableError("undo-open")
        else:
            number = 1 if last is None else last.number + 1
            await self._ask(Request(number, seat, token, version, needed))

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        """The people who have to agree, whatever keys a device holds: all for
        whom no bot plays."""
        return tuple(
            one.seat
            for one in self._match.players
            if one.played_by is None and one.joined and one.seat != seat
        )

    async def _ask(self, request: Request) -> None:
        """Asks the others."""
        match = self._match
        try:
            await match.store.ask(match.id, request)
        except Conflict:  # somebody else has just asked them, in another server process
            self.asked(await match.store.request(match.id))
            raise TableError("undo-open") from None
        else:
            self.asked(request)
        finally:
            match.tell(match.progress.version)

    def asked(self, request: Request | None) -> None:
        """What the table was asked last, with all that was said to it."""
        was, self._last = self.open, request
        if was is not None and request is not None and request.declined is not None:
            withdrawn = request.declined == request.by
            what = "undo-withdrawn" if withdrawn else "undo-declined"
            self._match.notice(what, request.declined)

    # -- agreeing --------------------------------------------------------------------------------

    async def consent(self, seat: Seat, number: int, agree: bool) -> None:
        """A seat says what it thinks of the takeback asked for. Raises TableError."""
        match, request = self._match, self.open
        if request is None or request.number != number or not request.may_speak(seat, agree):
            raise TableError("no-request")
        said = Consent(number, seat, agree)
        request = request.with_word(seat, agree)
        if request.granted:
            await self._take_back(request.by, request.token, said)
        else:
            try:
                await match.store.consent(match.id, said)
            except Conflict:  # said before, to another server process
                request = await match.store.request(match.id)
            self.asked(request)
            match.tell(match.progress.version)

    async def carry_out(self) -> None:
        """If all have agreed it is done: the last two may have, at the same moment, in two server
        processes, neither of which knew of the other."""
        request = self.open
        if request is not None and request.granted:
            with suppress(Stale):  # the other one did it
                await self._take_back(request.by, request.token)

    # -- what came of it -------------------------------------------------------------------------

    async def _take_back(self, seat: Seat, token: str | None, said: Consent | None = None) -> None:
        """Takes back the seat's last answer: all agree, or nobody had to be asked."""
        match = self._match
        before = match.progress.version
        await match.commit([match.progress.undo(seat, token, match.now())], said)
        self.taken_back(before, seat, token)
        match.wake()

    def taken_back(self, before: int, seat: Seat, token: str | None) -> None:
        """Tells that a takeback was done, here or in another server process."""
        match, request = self._match, self._open_at(before)
        if request is not None and request.by != seat:
            self.lapse(before)
        if token is not None:
            match.audience.send_to(seat, outgoing.ack(token, match.progress.version))
        match.tell(before)
        match.notice("undone", seat)

    def lapse(self, version: int) -> None:
        """The match went on from this version: what was asked then is no longer the question."""
        request = self._open_at(version)
        if request is not None:
            self._match.notice("undo-lapsed", request.by)
