"""The hall: every table in the house. Finds matches, lets people in, keeps order."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from mathom.core import AnyGame, Seat, Setup
from mathom.core.setup import whose
from mathom.games import find
from mathom.table import keys, uptime
from mathom.table.bot_turns import FIRST_WAIT, LONGEST_WAIT
from mathom.table.bot_workers import BotWorkers, WorkerProcesses
from mathom.table.chat import BACKLOG
from mathom.table.errors import (
    BadOrder,
    Busy,
    Conflict,
    NoKey,
    NoMatch,
    Trouble,
    WrongKey,
    WrongTime,
)
from mathom.table.live import LiveMatch
from mathom.table.meters import Meters
from mathom.table.past import Past, past_of
from mathom.table.people import Order, Player, seated
from mathom.table.presence import Presence
from mathom.table.rebuild import begin, restore
from mathom.table.store import MatchRow, Store, uptimes
from mathom.table.store.news import Added
from mathom.table.store.presence import Devices, elsewhere

log = logging.getLogger("mathom.table")

MOST_IDLE = 200
"""Matches kept in memory although nobody looks at them."""
MOST_IDLE_ANSWERS = 40_000
"""Answers in all of them together: a long match takes as much room as many short ones."""
MOST_ALONE = 3
"""Matches of bots alone that one address may have under way."""


class Key(msgspec.Struct, frozen=True):
    """A key as it is handed out, once."""

    seat: Seat
    kind: str
    key: str


class Created(msgspec.Struct, frozen=True):
    """A new match, and everything that opens it."""

    match: str
    keys: tuple[Key, ...]
    spectator: str


class Admission(NamedTuple):
    """What a key opens: a seat, or (None) the spectators' place."""

    live: LiveMatch
    seat: Seat | None

    def require_seat(self) -> Seat:
        """The seat. Raises WrongKey if it is only a spectator's key."""
        if self.seat is None:
            raise WrongKey("spectator")
        return self.seat

    @property
    def eyes(self) -> Seat | None:
        """Through whose eyes one looks (None: a spectator's). Raises WrongKey for an invitation
        that nobody has accepted yet: it opens a seat, not its hand."""
        if self.seat is not None and not self.live.players[self.seat].joined:
            raise WrongKey("join-first")
        return self.seat


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
    ) -> None:
        self.store = store
        self.bot_workers: BotWorkers = bot_workers or WorkerProcesses()
        self.meters = Meters()
        store.committer.times = self.meters.store_writes
        self.now = now
        self._most_idle = most_idle
        self._most_idle_answers = most_idle_answers
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._others: list[asyncio.Task[None]] = []
        """What goes on as long as this process does."""
        self._presence: Presence | None = None

    def __len__(self) -> int:
        return len(self._live)

    # -- surroundings of a live match --------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work in the background; it is waited for, or cancelled, at the end."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def attendance(self, match: str) -> None:
        """Somebody came to a table or went: other processes should know."""
        if self._presence is not None:
            self._presence.changed(match)

    async def quiet(self) -> None:
        """Waits until nothing is under way in the background: no bot thinks any more."""
        while self._work:
            await asyncio.wait(self._work)

    # -- opening and closing -----------------------------------------------------------------------

    async def keep_time(self) -> None:
        """From now on clocks run on, whether somebody looks at their match or not."""
        try:
            await uptimes.begin(self.store, self.now())
        except Trouble as error:
            log.warning("clocks not kept", extra={"facts": {"error": str(error)}})
        keeping = uptime.keep(self.store, self.now, self._ticking, self._wake)
        self._others.append(asyncio.create_task(keeping))

    def _ticking(self) -> bool:
        return any(live.alarm.is_set for live in self._live.values())

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
        news = self.store.news(self._heard)
        if news is not None:
            self._presence = Presence(self.store, self._here, self._heard)
            self._others += [
                asyncio.create_task(news.listen()),
                asyncio.create_task(self._presence.keep()),
            ]
            for match in self._live:
                self._presence.changed(match)

    def _here(self, match: str) -> Devices:
        live = self._live.get(match)
        return {} if live is None else live.seating.here

    def _heard(self, match: str | None, added: Added | None = None) -> None:
        changed = self._live.values() if match is None else [self._live.get(match)]
        for live in tuple(changed):
            if live is None:
                continue
            if live.idle:  # whoever comes next has it read
                live.behind = True
            elif added is None or not live.add_at_once(added):
                self.spawn(self._catch_up(live))
        for loading, task in tuple(self._loading.items()):
            if match in (loading, None):  # what it has read may be older than the news
                task.add_done_callback(partial(self._heard_while_loading, loading))

    def _heard_while_loading(self, match: str, _: object) -> None:
        self._heard(match)

    async def _catch_up(self, live: LiveMatch) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await live.catch_up()
            except (Trouble, WrongTime) as error:
                facts = {"match": live.id, "error": str(error)}
                log.warning("news not read", extra={"facts": facts})
                if isinstance(error, WrongTime) or live.idle:
                    self._forget(live)  # whoever comes next has it read anew
                    return
            else:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _forget(self, live: LiveMatch) -> None:
        if live.idle and self._live.get(live.id) is live:
            del self._live[live.id]

    async def close(self) -> None:
        """Stops the bots, finishes what is being written."""
        background = [*self._work, *self._others]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        if self._presence is not None:
            await self._presence.end()
        self.bot_workers.close()
        await self.store.close()

    # -- finding -----------------------------------------------------------------------------------

    async def live(self, match: str) -> LiveMatch:
        """The match with this id. Raises NoMatch, and WrongTime if its rules are not ours."""
        if not keys.is_id(match):
            raise NoMatch(match[:64])
        found = self._live.get(match)
        if found is not None:
            self._live.move_to_end(match)
            return found
        loading = self._loading.get(match)
        if loading is None:
            loading = asyncio.create_task(self._load(match))
            self._loading[match] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    def looked_at(self, match: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._live.get(match)

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
        self._keep(live)
        request = live.takebacks.open
        if request is not None and request.granted:
            self.spawn(self._catch_up(live))  # nobody lived to carry it out
        return live

    def _keep(self, live: LiveMatch) -> None:
        """It stays in memory; of those nobody looks at, the ones that came first make room."""
        self._live[live.id] = live
        idle = [one for one in self._live.values() if one.idle and one is not live]
        answers = sum(one.version for one in idle)
        for one in idle:
            if len(self._live) <= self._most_idle and answers <= self._most_idle_answers:
                break
            del self._live[one.id]
            answers -= one.version

    async def admit(self, match: str, key: str | None) -> Admission:
        """Who this key lets in. Raises NoKey, WrongKey, NoMatch, WrongTime.

        A wrong key costs no more than a look at the list of keys: nothing is loaded for it.
        """
        if key is None:
            raise NoKey
        kept = keys.hashed(key)
        live = self._live.get(match)
        if live is not None and _opens(kept, live.row, live.players):
            self._live.move_to_end(match)
            if live.behind:
                await live.catch_up()
        elif live is None or self.store.shared:  # a key may be new, by another server process
            head = await self.store.head(match) if keys.is_id(match) else None
            if head is None:
                raise NoMatch(match[:64])
            if not _opens(kept, *head):
                raise WrongKey("key-wrong")
            if live is not None:
                await live.catch_up()
                async with live.lock:  # somebody else may be reading it just now
                    pass
            live = await self.live(match)
        else:
            raise WrongKey("key-wrong")
        for player in live.players:
            if player.key is not None and secrets.compare_digest(player.key, kept):
                return Admission(live, player.seat)
        if secrets.compare_digest(live.row.spectator, kept):
            return Admission(live, None)
        raise WrongKey("key-wrong")

    async def past(self, match: str) -> Past:
        """A match that is over: it is open to everybody. Raises NoMatch, and WrongTime before the
        end; nothing is loaded then."""
        live = self._live.get(match)
        if live is None:
            head = await self.store.head(match) if keys.is_id(match) else None
            if head is None:
                raise NoMatch(match[:64])
            if not head[0].finished:
                raise WrongTime("not-over")
            live = await self.live(match)
        elif live.behind or (live.over is None and self.store.shared):
            await live.catch_up()
        return past_of(live)

    # -- founding ----------------------------------------------------------------------------------

    async def create(self, order: Order, founder: str | None = None) -> Created:
        """A new match. `founder`: the address it is founded from.

        Raises BadSetup, BadBot, BadOrder, and Busy for too many matches of bots alone.
        """
        game = find(order.game)
        players = seated(order.seats, game)
        for name in order.settings:
            _, seat = whose(name)
            if seat is not None and seat < len(players) and players[seat].kind == "open":
                raise BadOrder("brings", setting=name)
        if order.clock is not None and order.clock.kind == "turn" and order.clock.increment:
            raise BadOrder("clock")
        setup = game.setup(len(players), order.settings)
        return await self._found(game, order, setup, players, founder)

    async def fork(self, past: Past, at: int, order: Order, founder: str | None = None) -> Created:
        """A new match that goes on after answer number `at` of one to look back on."""
        progress = past.progress
        if not 0 <= at <= progress.answers or (
            at == progress.answers and progress.match.over is not None
        ):
            raise BadOrder("at", most=progress.answers - 1)
        players = seated(order.seats, past.game)
        if len(players) != len(past.players):
            raise BadOrder("fork-seats", seats=len(past.players))
        position = past.game.dump(progress.state_at(at)).decode()
        return await self._found(
            past.game,
            order,
            progress.match.setup,
            players,
            founder,
            position=position,
            forked=(past.match, at) if past.match is not None else (None, None),
        )

    async def _found(
        self,
        game: AnyGame,
        order: Order,
        setup: Setup,
        players: tuple[Player, ...],
        founder: str | None,
        *,
        position: str | None = None,
        forked: tuple[str | None, int | None] = (None, None),
    ) -> Created:
        if all(one.kind == "bot" for one in players) and self._alone(founder) >= MOST_ALONE:
            raise Busy("bots-alone", most=MOST_ALONE)
        given = tuple(
            Key(one.seat, one.kind, keys.new_key()) for one in players if one.kind != "bot"
        )
        hashes = {one.seat: keys.hashed(one.key) for one in given}
        spectator = keys.new_key()
        row = MatchRow(
            id=keys.new_id(),
            game=game.id,
            game_version=game.version,
            seats=len(players),
            settings=setup.settings,
            mode=order.mode,
            clock=order.clock,
            advice=order.advice,
            secret=keys.new_secret(),
            spectator=keys.hashed(spectator),
            created=self.now(),
            position=position,
            forked_from=forked[0],
            forked_at=forked[1],
        )
        # Who is invited brings their own; but a fork goes on with what was brought before.
        keyed = tuple(
            msgspec.structs.replace(
                one,
                key=hashes.get(one.seat),
                brings=None if one.kind == "open" and position is None else own,
            )
            for one, own in zip(players, setup.brought, strict=True)
        )
        await self.open_match(row, keyed, founder)
        return Created(row.id, given, spectator)

    def _alone(self, founder: str | None) -> int:
        """How many matches from this address are being played by bots alone."""
        return sum(
            live.founder == founder
            and live.over is None
            and all(one.kind == "bot" for one in live.players)
            for live in self._live.values()
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
            count = len(live.players)
            shift = 1 if rotate else 0
            players = tuple(
                msgspec.structs.replace(
                    live.players[(seat + shift) % count], seat=seat, stand_in=None, advised=0
                )
                for seat in range(count)
            )
            row = msgspec.structs.replace(
                live.row,
                id=keys.new_id(),
                game_version=live.game.version,
                secret=keys.new_secret(),
                created=self.now(),
                position=None,
                forked_from=None,
                forked_at=None,
                follows=live.id,
                finished=False,
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
        self._keep(live)
        live.wake()


def _opens(kept: str, row: MatchRow, players: Iterable[Player]) -> bool:
    """Whether the key with this hash opens anything at this table."""
    hashes = [row.spectator, *(one.key for one in players if one.key is not None)]
    return any(secrets.compare_digest(one, kept) for one in hashes)
