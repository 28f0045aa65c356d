"""The turns of the bots at one table: think, answer, and not give up while somebody waits."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from mathom.core import AnyGame, Seat
from mathom.table.audience import Audience
from mathom.table.bot_workers import BotWorkers, Thought, seed_for
from mathom.table.errors import Stale, Trouble, WrongTime
from mathom.table.fair_queue import Asker
from mathom.table.meters import Meters
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import MatchRow

log = logging.getLogger("mathom.table")

FIRST_WAIT = 0.25
LONGEST_WAIT = 10.0
"""Seconds until a store that failed is tried again; each time twice as long as before."""
ALONE = "bots alone"
"""Matches in which only bots play are one asker together, wherever somebody looks on."""


class Surroundings(Protocol):
    """What bots need of the hall."""

    @property
    def bot_workers(self) -> BotWorkers: ...

    @property
    def meters(self) -> Meters: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class BotTable(Protocol):
    """What bots need of the match they play in."""

    row: MatchRow
    audience: Audience

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def hall(self) -> Surroundings: ...

    @property
    def bot_asked(self) -> Seat | None: ...

    async def answer_for(self, seat: Seat, version: int, thought: Thought) -> None: ...


async def play_bots(match: BotTable) -> None:
    """Lets the bots answer, until a person is asked, or nobody."""
    try:
        while await _turn(match):
            pass
    except (Trouble, WrongTime) as error:
        # Nobody is there to wait for it. Whoever comes next wakes the bot again.
        facts = {"match": match.id, "error": str(error)}
        log.warning("bot's answer not kept", extra={"facts": facts})


async def think_for(match: BotTable, seat: Seat, bot: str) -> Thought:
    """What a bot would answer for a seat that is asked."""
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


async def _turn(match: BotTable) -> bool:
    """Lets the bot that is asked think, and plays its answer; False if none is asked."""
    progress = match.progress
    version, seat = progress.version, match.bot_asked
    bot = match.players[seat].played_by if seat is not None else None
    if seat is None or bot is None:
        return False
    thought = await think_for(match, seat, bot)
    if match.players[seat].played_by != bot:
        return True  # the person is back
    meters = match.hall.meters
    wait = FIRST_WAIT
    while True:
        try:
            await match.answer_for(seat, version, thought)
        except Stale:  # another server process was faster, or something was taken back
            return True
        except Trouble as error:
            if not match.audience:
                raise
            facts = {"match": match.id, "error": str(error), "again": wait}
            log.warning("bot's answer not kept yet", extra={"facts": facts})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        else:
            meters.decisions["bot"] += 1
            return True
