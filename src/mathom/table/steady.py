"""The table answers for seats that wish so (`wishes`), after a pause.

How long it pauses follows from the match's secret, the version and the seat, and from who else
plays: never from a hand. So nobody can tell an answer that was the only one from a pass that was
wished for, nor whether who passes on could have done something. To the others it is somebody who
thinks, as always. Clocks do not run: a pause is shorter than the time that is free.

Nothing of it is kept but the wish. After a restart, or if somebody takes back, the pause begins
again.
"""

import asyncio
import hashlib
import logging
import weakref
from asyncio import TimerHandle
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

import msgspec

from mathom.core import Message, Seat
from mathom.table import outgoing
from mathom.table.answering import AnsweredTable
from mathom.table.clocks import FREE
from mathom.table.errors import Stale, TableError, Trouble, WrongTime
from mathom.table.meters import Meters
from mathom.table.seating import Seating
from mathom.table.store import retrying
from mathom.table.takebacks import Takebacks
from mathom.table.wishes import PassingOn, PassUntil, Wishes, answered, passing_on, why_over

log = logging.getLogger("mathom.table")

PAUSE = 1.4
"""Seconds that the table pauses on the average."""
LONGEST_PAUSE = FREE / 1500
"""On the average: the longest that is drawn is half as long again, and must cost no time."""
ALONE = 0.25
"""Of the pause where all others are bots, from whom there is nothing to hide."""


def drawn(pause: float, secret: str, version: int, seat: Seat) -> float:
    """How long the table pauses for a seat that is asked at a version: between half and one and a
    half times the pause."""
    digest = hashlib.sha256(f"{secret} pause {seat} {version}".encode()).digest()
    return pause * (0.5 + int.from_bytes(digest[:6], "big") / 2**48)


class SteadyHall(Protocol):
    """What the table needs of the hall to answer."""

    @property
    def pause(self) -> float: ...

    @property
    def meters(self) -> Meters: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class SteadyTable(AnsweredTable, Protocol):
    """What is needed of the match."""

    seating: Seating
    takebacks: Takebacks

    @property
    def hall(self) -> SteadyHall: ...

    @property
    def begun(self) -> bool: ...

    def update(self, seat: Seat | None, since: int | None) -> str: ...

    def wake(self) -> None: ...


class Pausing(NamedTuple):
    """The table pauses before it answers for a seat."""

    version: int
    """Since which the seat has been asked."""
    seconds: float
    timer: TimerHandle


class Steady:
    """What the table does for the seats of one match."""

    def __init__(self, match: SteadyTable) -> None:
        # The match owns this: see Takebacks.
        self._match: SteadyTable = weakref.proxy(match)
        self.pausing: dict[Seat, Pausing] = {}
        """For whom it is about to answer."""
        self._at_work = 0

    @property
    def is_set(self) -> bool:
        """Whether an answer is about to be given."""
        return bool(self.pausing) or self._at_work > 0

    # -- wishing ---------------------------------------------------------------------------------

    async def give_forced(self, seat: Seat, give: bool) -> None:
        """A seat wishes that the table gives the answer where there is only one, or not."""
        await self._wish(seat, lambda wishes: msgspec.structs.replace(wishes, forced=give))

    async def pass_on(
        self, seat: Seat, until: PassUntil | None, stops: tuple[str, ...], version: int
    ) -> None:
        """A seat, which has seen all up to a version, passes on from now; None: no longer. Raises
        TableError where there is no passing on."""

        def passing(wishes: Wishes) -> Wishes:
            wish: PassingOn | None = None
            if until is not None:
                wish = passing_on(self._match.progress, seat, until, stops, version)
                if wish is None:
                    raise TableError("pass-on-none")
            return msgspec.structs.replace(wishes, passing=wish)

        await self._wish(seat, passing)

    async def _wish(self, seat: Seat, change: Callable[[Wishes], Wishes]) -> None:
        match = self._match
        async with match.lock:
            await match.ensure()
            await self._put(seat, change(match.players[seat].wishes))
        match.wake()

    async def _put(self, seat: Seat, wishes: Wishes) -> None:
        """A seat wishes this now. Whoever calls holds the lock."""
        match = self._match
        if match.players[seat].wishes != wishes:
            await match.seating.wish(seat, wishes)
            self.tell(seat)

    def tell(self, seat: Seat) -> None:
        """The seat, and nobody else, sees what it wishes now."""
        match = self._match
        if match.begun:
            match.audience.send_to(seat, match.update(seat, match.progress.version))

    def sight(self, seat: Seat) -> outgoing.WishSight:
        """What the seat wishes, and whether the table answers what it is asked, as it is sent."""
        match, wishes = self._match, self._match.players[seat].wishes
        found = None if self._is_played(seat) else answered(match.progress, seat, wishes)
        passing = wishes.passing
        if passing is not None and why_over(match.progress, seat, passing) is not None:
            passing = None
        return outgoing.WishSight(
            forced=wishes.forced,
            passing=None if passing is None else passing.until,
            answered=None if found is None else found.reason,
        )

    def _is_played(self, seat: Seat) -> bool:
        """Whether a bot plays the seat: it answers everything itself."""
        return self._match.players[seat].played_by is not None

    # -- answering -------------------------------------------------------------------------------

    def look(self) -> None:
        """Somebody may be asked for whom the table answers, or no longer."""
        match = self._match
        due: dict[Seat, int] = {}
        if match.begun:
            progress = match.progress
            for one in match.players:
                passing = one.wishes.passing
                if passing is not None and why_over(progress, one.seat, passing) is not None:
                    match.hall.spawn(self._end_passing(one.seat, passing))
            # While the table decides whether to take back, nobody goes on over its head.
            if match.takebacks.open is None:
                due = {
                    seat: progress.since(seat).version
                    for seat in match.asked
                    if not self._is_played(seat)
                    and answered(progress, seat, match.players[seat].wishes) is not None
                }
        for seat, pausing in tuple(self.pausing.items()):
            if due.get(seat) != pausing.version:
                pausing.timer.cancel()
                del self.pausing[seat]
        for seat in due.keys() - self.pausing.keys():
            self._pause(seat, due[seat])

    def _pause(self, seat: Seat, version: int) -> None:
        match = self._match
        others = [one for one in match.players if one.seat != seat]
        seen = any(None in one.seats for one in match.audience)
        alone = not seen and all(one.played_by is not None for one in others)
        pause = match.hall.pause * (ALONE if alone else 1.0)
        seconds = drawn(pause, match.row.secret, version, seat)
        timer = asyncio.get_running_loop().call_later(seconds, self._due, seat)
        self.pausing[seat] = Pausing(version, seconds, timer)

    def _due(self, seat: Seat) -> None:
        version = self.pausing.pop(seat).version
        self._at_work += 1
        self._match.hall.spawn(self._answer(seat, version))

    async def _answer(self, seat: Seat, version: int) -> None:
        match, wait = self._match, retrying.FIRST_WAIT
        try:
            while True:
                try:
                    await self._answer_now(seat, version)
                except Stale:  # another server process was faster
                    pass
                except (Trouble, WrongTime) as error:
                    facts = {"match": match.id, "error": str(error), "again": wait}
                    log.warning("the table's answer not kept", extra={"facts": facts})
                    if not match.audience or isinstance(error, WrongTime):
                        return  # whoever comes next has it given
                    await asyncio.sleep(wait)
                    wait = retrying.longer(wait)
                    continue
                break
        finally:
            self._at_work -= 1
        match.wake()

    async def _answer_now(self, seat: Seat, version: int) -> None:
        """Gives the answer if it is still to be given."""
        match = self._match
        async with match.lock:
            await match.ensure()
            progress = match.progress
            if not progress.still_asked(seat, version) or match.takebacks.open is not None:
                return
            if self._is_played(seat):
                return
            found = answered(progress, seat, match.players[seat].wishes)
            if found is None:
                return
            before = progress.version
            await match.commit(progress.play(seat, found.option, None, match.now()))
            match.hall.meters.decisions["table"] += 1
            match.went_on(before)

    async def _end_passing(self, seat: Seat, passing: PassingOn) -> None:
        """What was passed for is over: the seat is told why."""
        match = self._match
        try:
            async with match.lock:
                wishes = match.players[seat].wishes
                why = why_over(match.progress, seat, passing)
                if wishes.passing != passing or why is None:
                    return
                await self._put(seat, msgspec.structs.replace(wishes, passing=None))
        except Trouble:  # it is over anyway; the next answer tries again
            return
        said = Message("table-passed", {"why": Message(f"stop-{why}")})
        match.audience.send_to(seat, outgoing.text({"is": "notice", "message": said}))
