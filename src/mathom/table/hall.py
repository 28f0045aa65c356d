"""The hall: every table in the house. Finds matches, lets people in, keeps order."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from mathom.core import Match
from mathom.table import founding, keys, uptime
from mathom.table.admission import Admission, admission, opens
from mathom.table.bot_workers import BotWorkers, WorkerProcesses
from mathom.table.chat import BACKLOG
from mathom.table.errors import Busy, Conflict, NoKey, NoMatch, Trouble, WrongKey, WrongTime
from mathom.table.founding import Created, PlannedMatch
from mathom.table.live import LiveMatch
from mathom.table.live_matches import MOST_IDLE, MOST_IDLE_ANSWERS, LiveMatches
from mathom.table.meters import Meters
from mathom.table.other_processes import OtherProcesses
from mathom.table.past import Past, past_of
from mathom.table.people import Order, Player
from mathom.table.rebuild import begin, restore
from mathom.table.steady import LONGEST_PAUSE, PAUSE
from mathom.table.store import MatchRow, Store, uptimes
from mathom.table.store.presence import elsewhere

log = logging.getLogger("mathom.table")

MOST_ALONE = 3
"""Matches of bots alone that one address may have under way."""


def milliseconds() -> int:
    """Now, by the clock on the wall."""
    return time.time_ns() // 1_000_000


class Hall:
    """All matches of one store."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers | None = None,
        *,
        now: Callable[[], int] = milliseconds,
        most_idle: int = MOST_IDLE,
        most_idle_answers: int = MOST_IDLE_ANSWERS,
        pause: float = PAUSE,
    ) -> None:
        """`pause`: how many seconds the table takes, on the average, to answer for a seat."""
        self.store = store
        if not 0 <= pause <= LONGEST_PAUSE:
            raise ValueError(f"a pause of {pause} seconds would cost people time")
        self.pause = pause
        self.bot_workers: BotWorkers = bot_workers or WorkerProcesses()
        self.meters = Meters()
        store.committer.times = self.meters.store_writes
        self.now = now
        self.matches = LiveMatches(most_idle, most_idle_answers)
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        """What is being read from the store."""
        self.other_processes = OtherProcesses(self)
        self._work: set[asyncio.Task[None]] = set()
        self._time: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self.matches)

    # -- surroundings of a live match --------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work in the background; it is waited for, or cancelled, at the end. After that, none."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def attendance(self, match: str) -> None:
        """Somebody came to a table or went: other processes should know."""
        self.other_processes.attendance(match)

    async def quiet(self) -> None:
        """Waits until nothing is under way in the background: no bot thinks any more, and the
        table answers for nobody."""
        while self._work or any(live.steady.is_set for live in self.matches):
            await asyncio.wait(self._work or [asyncio.create_task(asyncio.sleep(0.005))])

    # -- opening and closing -----------------------------------------------------------------------

    async def keep_time(self) -> None:
        """From now on clocks run on, whether somebody looks at their match or not."""
        try:
            await uptimes.begin(self.store, self.now())
        except Trouble as error:
            log.warning("clocks not kept", extra={"facts": {"error": str(error)}})
        keeping = uptime.keep(self.store, self.now, self._ticking, self._wake)
        self._time = asyncio.create_task(keeping)

    def _ticking(self) -> bool:
        return any(live.alarm.is_set for live in self.matches)

    async def _wake(self, match: str) -> None:
        try:
            (await self.live(match)).wake()
        except Exception:
            # One strange match must not keep all others from going on.
            log.exception("match not resumed", extra={"facts": {"match": match}})

    async def resume(self, most: int = 100) -> int:
        """After a restart: bots that owe an answer begin to think. Returns how many matches."""
        waiting = await self.store.waiting_for_bots(most)
        for match in waiting:
            await self._wake(match)
        return len(waiting)

    def follow_news(self) -> None:
        """From now on, what other server processes change is told here too, and ours there."""
        self.other_processes.follow()

    async def close(self) -> None:
        """Stops the bots, finishes what is being written."""
        self._closed = True
        background = [*self._work, *self.other_processes.tasks]
        background += [] if self._time is None else [self._time]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await self.other_processes.end()
        self.bot_workers.close()
        await self.store.close()

    # -- finding -----------------------------------------------------------------------------------

    async def live(self, match: str) -> LiveMatch:
        """The match with this id. Raises NoMatch, and WrongTime if its rules are not ours."""
        if not keys.is_id(match):
            raise NoMatch(match[:64])
        found = self.matches.get(match)
        if found is not None:
            self.matches.asked_for(found)
            return found
        loading = self.loading.get(match)
        if loading is None:
            loading = asyncio.create_task(self._load(match))
            self.loading[match] = loading
            loading.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(loading)

    def looked_at(self, match: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self.matches.get(match)

    async def _load(self, match: str) -> LiveMatch:
        stored = await self.store.load(match)
        if stored is None:
            raise NoMatch(match)
        lines = await self.store.chat(match, BACKLOG)
        progress = await restore(self.store, *stored)
        live = LiveMatch(self, stored.row, stored.players, progress, lines=lines)
        await live.begin()
        live.seating.elsewhere = await elsewhere(self.store, match)
        live.takebacks.asked(await self.store.request(match))
        self.matches.keep(live)
        request = live.takebacks.open
        if request is not None and request.granted:
            self.spawn(self.other_processes.catch_up(live))  # nobody lived to carry it out
        return live

    async def admit(self, match: str, key: str | None) -> Admission:
        """Who this key lets in. Raises NoKey, WrongKey, NoMatch, WrongTime.

        A wrong key costs no more than a look at the list of keys: nothing is loaded for it.
        """
        if key is None:
            raise NoKey
        hashed = keys.hashed(key)
        live = self.matches.get(match)
        if live is not None and opens(hashed, live.row, live.players):
            self.matches.asked_for(live)
            if live.news.behind:
                await live.news.catch_up()
        elif live is None or self.store.shared:  # a key may be new, by another server process
            head = await self.store.head(match) if keys.is_id(match) else None
            if head is None:
                raise NoMatch(match[:64])
            if not opens(hashed, *head):
                raise WrongKey("key-wrong")
            if live is not None:
                await live.news.catch_up()
                async with live.lock:  # somebody else may be reading it just now
                    pass
            live = await self.live(match)
        else:
            raise WrongKey("key-wrong")
        return admission(hashed, live)

    async def past(self, match: str) -> Past:
        """A match that is over: it is open to everybody. Raises NoMatch, and WrongTime before the
        end; nothing is loaded then."""
        live = self.matches.get(match)
        if live is None:
            head = await self.store.head(match) if keys.is_id(match) else None
            if head is None:
                raise NoMatch(match[:64])
            if not head[0].finished:
                raise WrongTime("not-over")
            live = await self.live(match)
        elif live.news.behind or (live.over is None and self.store.shared):
            await live.news.catch_up()
        return past_of(live)

    # -- founding ----------------------------------------------------------------------------------

    async def create(self, order: Order, founder: str | None = None) -> Created:
        """A new match. `founder`: the address it is founded from.

        Raises BadSetup, BadBot, BadOrder, and Busy for too many matches of bots alone.
        """
        return await self._found(founding.ordered(order, self.now()), founder)

    async def fork(self, past: Past, at: int, order: Order, founder: str | None = None) -> Created:
        """A new match that goes on after answer number `at` of one to look back on."""
        return await self._found(founding.forked(past, at, order, self.now()), founder)

    async def go_on(self, match: Match, order: Order, founder: str | None = None) -> Created:
        """A new match that goes on where one that nobody keeps stands."""
        return await self._found(founding.going_on(match, order, self.now()), founder)

    async def _found(self, plan: PlannedMatch, founder: str | None) -> Created:
        if plan.bots_alone and self._alone(founder) >= MOST_ALONE:
            raise Busy("bots-alone", most=MOST_ALONE)
        await self.open_match(plan.row, plan.players, founder)
        return plan.created

    def _alone(self, founder: str | None) -> int:
        """How many matches from this address are being played by bots alone."""
        return sum(
            live.founder == founder
            and live.over is None
            and all(one.kind == "bot" for one in live.players)
            for live in self.matches
        )

    async def rematch(self, admission: Admission, *, rotate: bool) -> tuple[str, bool]:
        """The match after this one, and whether it is new. Whoever had a key can use it there.

        There is only one, however many ask for it.
        """
        admission.require_seat()
        live = admission.live
        if live.over is None:
            raise WrongTime("not-over")
        async with live.lock:
            if live.row.next is not None:
                return live.row.next, False
            version = live.game.version
            row, players = founding.again(
                live.row, live.players, version, self.now(), rotate=rotate
            )
            try:
                await self.open_match(row, players)
            except Conflict:  # somebody asked another server process for it
                head = await self.store.head(live.id)
                if head is None or head[0].next is None:
                    raise
                live.follow(head[0].next)
                return head[0].next, False
            live.follow(row.id)
        return row.id, True

    async def open_match(
        self, row: MatchRow, players: tuple[Player, ...], founder: str | None = None
    ) -> None:
        """A new match is kept and begins. Raises Conflict if there is one that stands for it."""
        progress, entries = begin(row, players, self.now())
        finished = progress is not None and progress.match.over is not None
        row = msgspec.structs.replace(row, finished=finished)
        steps = progress.steps(1) if progress is not None else ()
        await self.store.create(row, players, entries, steps)
        live = LiveMatch(self, row, players, progress)
        live.founder = founder
        self.matches.keep(live)
        live.wake()
