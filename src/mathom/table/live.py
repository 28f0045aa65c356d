"""A match that somebody looks at: one writer, many listeners.

Everything that changes a match happens under its lock: play, commit, then tell. Nobody is told
anything that is not on the disk yet, so nothing anybody has seen can be lost.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from mathom.core import AnyGame, Message, Over, Seat
from mathom.core.setup import by_seat
from mathom.games import find
from mathom.table import outgoing
from mathom.table.advice import Adviser
from mathom.table.audience import Audience, Listener
from mathom.table.bot_turns import BotTurns
from mathom.table.bot_workers import BotWorkers
from mathom.table.chat import TableTalk
from mathom.table.clocks import ClockSight, time_left
from mathom.table.entries import Entry
from mathom.table.errors import Conflict, Stale, WrongTime
from mathom.table.match_news import MatchNews
from mathom.table.meters import Meters
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.rebuild import awaited, begin, restore
from mathom.table.seating import Seating
from mathom.table.stand_ins import StandIns
from mathom.table.steady import Steady
from mathom.table.store import ChatLine, Consent, MatchRow, Store
from mathom.table.takebacks import Takebacks
from mathom.table.time_up import Alarm


class MatchHall(Protocol):
    """What a live match needs of the hall it stands in."""

    store: Store
    bot_workers: BotWorkers
    meters: Meters
    now: Callable[[], int]
    pause: float

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def attendance(self, match: str) -> None: ...


class LiveMatch:
    """One match in memory."""

    def __init__(
        self,
        hall: MatchHall,
        row: MatchRow,
        players: tuple[Player, ...],
        progress: Progress | None,
        *,
        lines: Iterable[ChatLine] = (),
    ) -> None:
        self.hall = hall
        self.row = row
        self._progress = progress
        self.founder: str | None = None
        """From where it was founded, while that is remembered."""
        self.audience = Audience()
        self.seating = Seating(self, players)
        self.lock = asyncio.Lock()
        self.talk = TableTalk(self, lines)
        self.bots = BotTurns(self)
        self.takebacks = Takebacks(self)
        self.adviser = Adviser()
        self.stand_ins = StandIns(self)
        self.steady = Steady(self)
        self.alarm = Alarm(self)
        self.news = MatchNews(self)
        self.lost = False
        """Memory is ahead of the disk, or may be: it must be read anew before anything else."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def progress(self) -> Progress:
        """The match being played. Raises WrongTime before all have brought what they need."""
        if self._progress is None:
            raise WrongTime("gathering")
        return self._progress

    @property
    def begun(self) -> bool:
        """Whether everybody has brought what they need."""
        return self._progress is not None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have not brought yet what they need; the match begins without delay once
        they have."""
        return () if self.begun else awaited(self.row, self.players)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits there."""
        return self.seating.players

    @property
    def version(self) -> int:
        """How much has happened."""
        return 0 if self._progress is None else self._progress.version

    @property
    def to_move(self) -> Seat | None:
        """Who is asked."""
        return None if self._progress is None else self._progress.match.to_move

    @property
    def over(self) -> Over | None:
        """The result, if the match is over."""
        return None if self._progress is None else self._progress.match.over

    @property
    def game(self) -> AnyGame:
        return find(self.row.game)

    @property
    def store(self) -> Store:
        return self.hall.store

    def now(self) -> int:
        """The time, in the unit of the log."""
        return self.hall.now()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        busy = self.bots.thinking or self.steady.is_set or self.alarm.is_set
        return not (self.audience or busy or self.lock.locked())

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All who are asked, at the same time if they are several."""
        return () if self._progress is None else self._progress.match.asked

    def clocks(self, seat: Seat | None = None) -> ClockSight | None:
        """The clocks at this moment; None if none are used. A bot's seat has none that runs. Of
        several that run, a seat sees its own; else the one that is up first is shown."""
        progress = self._progress
        if progress is None or progress.clocks is None:
            return None
        persons = [one for one in progress.match.asked if self.players[one].played_by is None]
        shown: list[Seat | None] = [seat] if seat in persons else [*persons] or [None]
        now, clocks = self.now(), progress.clocks
        sights = (clocks.sight(one, progress.since(one).time, now) for one in shown)
        return min(sights, key=time_left)

    # -- who is there ----------------------------------------------------------------------------

    async def attach(self, listener: Listener, known: int | None, welcome: Any) -> None:
        """Somebody comes to look; they are told all that happened since version `known`."""
        async with self.lock:
            await self.ensure()
            before = self.seating.sights()
            self.audience.add(listener)
            self.stand_ins.look()
            listener.send(outgoing.text(welcome))
            if self.begun:
                for seat in listener.seats:
                    listener.send(self.update(seat, known))
            else:
                listener.send(self.seating.message())
            if (said := self.talk.backlog()) is not None:
                listener.send(said)
            if self.seating.sights() != before:
                self.seating.tell(without=listener)
        self.hall.attendance(self.id)
        self.wake()

    def detach(self, listener: Listener) -> None:
        """Somebody went."""
        before = self.seating.sights()
        self.audience.discard(listener)
        self.hall.attendance(self.id)
        if self.audience:
            self.stand_ins.look()
        else:
            self.stand_ins.stop()
        if self.seating.sights() != before:
            self.seating.tell()

    async def begin(self) -> None:
        """If nobody is awaited any more, the match begins. Whoever calls holds the lock."""
        if self.begun:
            return
        self._progress, entries = begin(self.row, self.players, self.now())
        if self._progress is None:
            return
        if entries:
            with suppress(Stale):  # another server process was faster
                await self.commit(entries)
        self.audience.send_each(lambda seat: self.update(seat, None))

    # -- answering -------------------------------------------------------------------------------

    async def answer(
        self, listener: Listener, seat: Seat, version: int, answer: str, token: str
    ) -> int:
        """Plays an answer; returns the version it led to, once it is on the disk.

        The listener gets its acknowledgement, then everybody the update. An answer given before,
        under the same token, changes nothing. Raises Stale, Refusal, BadNotation, TableError.
        """

        def play(progress: Progress) -> list[Entry]:
            if version != progress.version and not progress.still_asked(seat, version):
                raise Stale(progress.version)
            return progress.play(seat, answer, token, self.now())

        return await self._decide(listener, seat, token, play)

    async def concede(self, listener: Listener, seat: Seat, token: str) -> int:
        """A seat gives up, whoever is asked; returns the version it led to, once it is on the disk.

        Told twice under the same token it is done once. Raises Refusal if the match is over.
        """
        return await self._decide(
            listener, seat, token, lambda progress: progress.concede(seat, token, self.now())
        )

    async def _decide(
        self, listener: Listener, seat: Seat, token: str, play: Callable[[Progress], list[Entry]]
    ) -> int:
        """What a person at a seat has decided, once and for all: played, kept, then told."""
        async with self.lock:
            await self.ensure()
            progress = self.progress
            known = progress.tokens.get((seat, token))
            if known is not None:
                listener.send(outgoing.ack(token, known))
                return known
            before = progress.version
            await self.commit(play(progress))
            self.hall.meters.decisions["person"] += 1
            listener.send(outgoing.ack(token, progress.version))
            self.went_on(before)
            reached = progress.version
        self.bots.wake()
        return reached

    # -- taking back -----------------------------------------------------------------------------

    async def undo(self, listener: Listener, seat: Seat, version: int, token: str | None) -> None:
        """Takes back the seat's last answer, or asks the others. Raises Stale or NoUndo."""
        async with self.lock:
            await self.ensure()
            await self.takebacks.undo(listener, seat, version, token)
        self.wake()

    async def consent(self, seat: Seat, number: int, agree: bool) -> None:
        """A seat says what it thinks of the takeback asked for. Raises TableError."""
        async with self.lock:
            await self.ensure()
            await self.takebacks.consent(seat, number, agree)
        self.wake()

    # -- telling ---------------------------------------------------------------------------------

    def notice(self, what: str, seat: Seat) -> None:
        """Something about a player that is worth a word to everybody."""
        message = Message(f"table-{what}", outgoing.spoken(seat))
        self.audience.send(outgoing.text({"is": "notice", "message": message}))

    def follow(self, following: str | None) -> None:
        """There is a rematch, asked for here or in another server process."""
        if following is not None and following != self.row.next:
            self.row = msgspec.structs.replace(self.row, next=following)
            self.audience.send(outgoing.text({"is": "rematch", "match": following}))

    def wake(self) -> None:
        """Whoever is asked is waited for: a bot begins to think, a person's clock runs, and the
        table answers for who wishes so."""
        self.alarm.set()
        self.bots.wake()
        self.steady.look()

    def update(self, seat: Seat | None, since: int | None, players: Any = None) -> str:
        """All a seat needs that has seen everything up to version `since`."""
        return outgoing.update(
            self.id,
            self.progress,
            seat,
            since,
            wishes=None if seat is None else self.steady.sight(seat),
            players=self.seating.sights() if players is None else players,
            unsealed=self.unsealed,
            request=self.takebacks.sight(),
            following=self.row.next,
            clocks=self.clocks(seat),
        )

    @property
    def unsealed(self) -> outgoing.Unsealed:
        """What is told once the match is over."""
        brought = {
            by_seat(name, one.seat): value
            for one in self.players
            for name, value in (one.brings or {}).items()
        }
        return outgoing.Unsealed(self.row.secret, brought)

    def tell(self, since: int) -> None:
        """Everybody gets an update; each seat's is built once."""
        players = self.seating.told()
        self.audience.send_each(lambda seat: self.update(seat, since, players))
        self.alarm.set()

    def went_on(self, before: int) -> None:
        """Somebody has answered: everybody is told, and what was asked before is past."""
        self.takebacks.lapse(before)
        self.tell(before)
        self.steady.look()

    # -- keeping ---------------------------------------------------------------------------------

    async def commit(self, entries: list[Entry], consent: Consent | None = None) -> None:
        """What was just played goes to the disk. If it does not, memory is not to be trusted."""
        progress = self.progress
        first = progress.version - len(entries) + 1
        finished = progress.match.over is not None
        self.lost = True
        try:
            steps = progress.steps(first)
            await self.store.append(
                self.id, first, entries, steps=steps, finished=finished, consent=consent
            )
        except Conflict:
            await self.ensure()
            self.news.tell(first - 1, await self.store.entries(self.id, first - 1))
            raise Stale(self.progress.version) from None
        self.lost = False

    async def ensure(self) -> None:
        """Memory is what is on the disk. Raises Trouble if the disk does not answer."""
        if self.lost:
            entries = await self.store.entries(self.id)
            self._progress = await restore(self.store, self.row, self.players, entries)
            self.takebacks.asked(await self.store.request(self.id))
            self.lost = False
            await self.begin()
        if self.news.behind:
            await self.news.read()
