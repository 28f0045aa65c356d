"""The turns of the bots at one table: think, answer, and not give up while somebody waits."""

import asyncio
import logging
import time
import weakref
from collections.abc import Coroutine
from typing import Any, Protocol

from mathom.core import AnyGame, Seat
from mathom.table.answering import AnsweredTable
from mathom.table.bot_reasons import explain
from mathom.table.bot_workers import BotWorkers, Thought, seed_for
from mathom.table.errors import Stale, Trouble, WrongTime
from mathom.table.fair_queue import ALONE, Asker
from mathom.table.meters import Meters
from mathom.table.store import retrying

log = logging.getLogger("mathom.table")

MOST_THOUGHTS = 200
"""Answers of bots that can still be explained: what was weighed is large."""


class BotHall(Protocol):
    """What bots need of the hall."""

    @property
    def bot_workers(self) -> BotWorkers: ...

    @property
    def meters(self) -> Meters: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class BotTable(AnsweredTable, Protocol):
    """What bots need of the match they play in."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def hall(self) -> BotHall: ...

    def notice(self, what: str, seat: Seat) -> None: ...


class BotTurns:
    """The bots at one table."""

    def __init__(self, match: BotTable) -> None:
        # The match owns this: see Takebacks.
        self._match: BotTable = weakref.proxy(match)
        self.thinking = False
        """Whether one is asked, and about to answer."""
        self.thoughts: dict[int, Thought] = {}
        """What bots thought, by the version of their answer."""

    @property
    def asked(self) -> Seat | None:
        """A seat that is asked and that a bot plays, if there is one."""
        match = self._match
        return next((one for one in match.asked if match.players[one].played_by is not None), None)

    def wake(self) -> None:
        """If a bot is asked, it begins to think."""
        if self.asked is not None and not self.thinking:
            self.thinking = True
            self._match.hall.spawn(self._play())

    async def _play(self) -> None:
        """Lets the bots answer, until a person is asked, or nobody."""
        match = self._match
        try:
            while await self._turn():
                pass
        except (Trouble, WrongTime) as error:
            # Nobody is there to wait for it. Whoever comes next wakes the bot again.
            facts = {"match": match.id, "error": str(error)}
            log.warning("bot's answer not kept", extra={"facts": facts})
        finally:
            self.thinking = False

    async def _turn(self) -> bool:
        """Lets the bot that is asked think, and plays its answer; False if none is asked."""
        match = self._match
        version, seat = match.progress.version, self.asked
        bot = match.players[seat].played_by if seat is not None else None
        if seat is None or bot is None:
            return False
        thought = await self.think(seat, bot)
        if match.players[seat].played_by != bot:
            return True  # the person is back
        wait = retrying.FIRST_WAIT
        while True:
            try:
                await self.answer(seat, version, thought)
            except Stale:  # another server process was faster, or something was taken back
                return True
            except Trouble as error:
                if not match.audience:
                    raise
                facts = {"match": match.id, "error": str(error), "again": wait}
                log.warning("bot's answer not kept yet", extra={"facts": facts})
                await asyncio.sleep(wait)
                wait = retrying.longer(wait)
            else:
                match.hall.meters.decisions["bot"] += 1
                return True

    async def think(self, seat: Seat, bot: str) -> Thought:
        """What a bot would answer for a seat that is asked."""
        match = self._match
        progress, meters = match.progress, match.hall.meters
        seed = seed_for(match.row.secret, progress.version, seat)
        alone = all(one.kind == "bot" for one in match.players)
        asker = Asker(match.id, progress.version, ALONE if alone else match.audience.address)
        view = progress.match.view(seat)
        begin = time.monotonic()
        thought = await match.hall.bot_workers.choose(match.game, bot, seed, view, asker)
        meters.bot_waits.add(time.monotonic() - begin)
        meters.failed_bots += thought.failed
        return thought

    async def answer(self, seat: Seat, version: int, thought: Thought) -> None:
        """Plays what a bot thought at a version. Raises Stale, Trouble, WrongTime."""
        match = self._match
        async with match.lock:
            await match.ensure()
            progress = match.progress
            if not progress.still_asked(seat, version):
                raise Stale(progress.version)
            before, stand_in = progress.version, match.players[seat].bot is None
            entries = progress.play(seat, thought.option, None, match.now(), stand_in=stand_in)
            await match.commit(entries)
            self.thoughts[before + 1] = thought
            if len(self.thoughts) > MOST_THOUGHTS:
                del self.thoughts[min(self.thoughts)]
            match.went_on(before)
            if thought.failed:
                match.notice("bot-failed", seat)

    def why(self, seats: tuple[Seat | None, ...], version: int | None) -> dict[str, Any]:
        """What a bot said about its answer, to those who may know. Raises TableError."""
        return explain(self._match.progress, self.thoughts, seats, version)
