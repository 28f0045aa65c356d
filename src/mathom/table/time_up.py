"""When somebody's time is up, a bot answers this question in their place."""

import asyncio
import logging
import weakref
from typing import Protocol

from mathom.core import Seat
from mathom.table.bot_turns import BotHall, BotTurns
from mathom.table.bot_workers import SENSIBLE
from mathom.table.clocks import ClockSight
from mathom.table.errors import Stale, Trouble, WrongTime
from mathom.table.store import retrying

log = logging.getLogger("mathom.table")


class TimedTable(Protocol):
    """What the alarm needs of its match."""

    bots: BotTurns

    @property
    def id(self) -> str: ...

    @property
    def hall(self) -> BotHall: ...

    @property
    def version(self) -> int: ...

    def clocks(self) -> ClockSight | None: ...

    def notice(self, what: str, seat: Seat) -> None: ...

    def wake(self) -> None: ...


class Alarm:
    """Rings when the time of the seat that is asked is up."""

    def __init__(self, match: TimedTable) -> None:
        # The match owns this: see Takebacks.
        self._match: TimedTable = weakref.proxy(match)
        self._ringing: asyncio.TimerHandle | None = None
        self._answering = False

    @property
    def is_set(self) -> bool:
        """Whether somebody's clock runs."""
        return self._ringing is not None or self._answering

    def set(self, least: float = 0.0) -> None:
        """Rings when it has to, by the clocks as they are now; in `least` seconds or later."""
        if self._ringing is not None:
            self._ringing.cancel()
            self._ringing = None
        clocks = self._match.clocks()
        if clocks is None or clocks.running is None:
            return
        left = ((clocks.left[clocks.running] or 0) + clocks.free) / 1000
        self._ringing = asyncio.get_running_loop().call_later(max(least, left), self._ring)

    def _ring(self) -> None:
        self._ringing = None
        clocks = self._match.clocks()
        if clocks is None or clocks.running is None or self._answering:
            return
        if (clocks.left[clocks.running] or 0) + clocks.free > 0:  # the clock on the wall was put
            self.set()
            return
        self._answering = True
        self._match.hall.spawn(self._answer(clocks.running))

    async def _answer(self, seat: Seat) -> None:
        match, again = self._match, 0.0
        try:
            version, thought = match.version, await match.bots.think(seat, SENSIBLE)
            await match.bots.answer(seat, version, thought)
            match.notice("time-up", seat)
        except Stale:  # they were faster, or another server process was
            pass
        except (Trouble, WrongTime) as error:
            again = retrying.LONGEST_WAIT
            facts = {"match": match.id, "error": str(error)}
            log.warning("answer by the clock not kept", extra={"facts": facts})
        finally:
            self._answering = False
        self.set(again)
        match.wake()
