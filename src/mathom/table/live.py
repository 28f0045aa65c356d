"""A match that somebody looks at: one writer, many listeners.

Everything that changes a match happens under its lock: play, commit, then tell. Nobody is told
anything that is not on the disk yet, so nothing anybody has seen can be lost.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from mathom.core import AnyGame, Choice, Message, Over, Refusal, Seat
from mathom.core.preview import beginning, meant, preview
from mathom.core.setup import by_seat
from mathom.games import find
from mathom.table import chat, keys, outgoing
from mathom.table.audience import Audience, Listener
from mathom.table.bot_reasons import explain
from mathom.table.bot_turns import play_bots
from mathom.table.bot_workers import BotWorkers, Thought
from mathom.table.chat import BACKLOG, Chat
from mathom.table.clean_text import clean_chat, clean_name
from mathom.table.entries import Entry
from mathom.table.errors import Conflict, Stale, TableError, WrongKey, WrongTime
from mathom.table.imagined_odds import imagined_odds
from mathom.table.meters import Meters
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.rebuild import awaited, begin, restore
from mathom.table.store import Consent, Line, MatchRow, Store
from mathom.table.store.news import Added
from mathom.table.store.presence import Devices, Elsewhere
from mathom.table.takebacks import Takebacks

MOST_PREVIEWS = 1000
"""So many options are tried out at once."""
MOST_THOUGHTS = 200
"""Answers of bots that can still be explained: what was weighed is large."""


class Surroundings(Protocol):
    """What a live match needs of the hall it stands in."""

    store: Store
    bot_workers: BotWorkers
    meters: Meters
    now: Callable[[], int]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def attendance(self, match: str) -> None: ...


class LiveMatch:
    """One match in memory."""

    def __init__(
        self,
        hall: Surroundings,
        row: MatchRow,
        players: tuple[Player, ...],
        progress: Progress | None,
        *,
        lines: Iterable[Line] = (),
    ) -> None:
        self.hall = hall
        self.row = row
        self.players = players
        self._progress = progress
        self.founder: str | None = None
        """From where it was founded, while that is remembered."""
        self.chat = Chat(lines)
        self.audience = Audience()
        self.elsewhere: Elsewhere = {}
        self.lock = asyncio.Lock()
        self.thoughts: dict[int, Thought] = {}
        self.takebacks = Takebacks(self)
        self._thinking = False
        self._catching_up = False
        """News of another server process wait to be read; whatever follows is read with them."""
        self._told: tuple[Any, msgspec.Raw] | None = None
        """What the players as they are sent depend on, and how they are sent."""
        self.behind = False
        """Another server process has changed something that nobody here has looked at yet."""
        self._lost = False
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
        return not (self.audience or self._thinking or self.lock.locked())

    # -- who is there ----------------------------------------------------------------------------

    async def attach(self, listener: Listener, known: int | None, welcome: Any) -> None:
        """Somebody comes to look; they are told all that happened since version `known`."""
        async with self.lock:
            await self._ensure()
            before = self.sights()
            self.audience.add(listener)
            listener.send(outgoing.text(welcome))
            if self.begun:
                for seat in listener.seats:
                    listener.send(self.update(seat, known))
            else:
                listener.send(self._players_message())
            if self.chat.lines:
                listener.send(chat.chat_message(self.chat.lines, self.players))
            if self.sights() != before:
                self._tell_players(without=listener)
        self.hall.attendance(self.id)
        self.wake()

    def detach(self, listener: Listener) -> None:
        """Somebody went."""
        before = self.sights()
        self.audience.discard(listener)
        self.hall.attendance(self.id)
        if self.sights() != before:
            self._tell_players()

    @property
    def here(self) -> Devices:
        """How many devices connected to this process look through each seat."""
        return self.audience.devices()

    async def join(
        self,
        seat: Seat,
        name: str,
        key: str | None = None,
        *,
        settings: Mapping[str, str] | None = None,
    ) -> str | None:
        """The player in a seat gives their name, and brings along what the game needs of them.

        The match begins when the last one has. Who accepts an invitation gets a key of their own
        (`key`, if they bring one), and the invitation opens nothing any more. Raises BadOrder,
        BadSetup.
        """
        name = clean_name(name)
        async with self.lock:
            was = self.players[seat]
            brings = self._brought_by(seat, settings or {})
            fresh = None if was.joined else key or keys.new_key()
            if was.name != name or fresh is not None:
                await self._reseat(seat, name, fresh)
            if brings is not None and was.brings != brings:
                await self.store.bring(self.id, seat, brings)
                own = msgspec.structs.replace(self.players[seat], brings=brings)
                self.players = (*self.players[:seat], own, *self.players[seat + 1 :])
            if not was.joined:
                self.notice("joined", seat)
            await self.begin()
        self.wake()
        return fresh

    def _brought_by(self, seat: Seat, settings: Mapping[str, str]) -> dict[str, str] | None:
        """What a seat has brought when it has also named these settings."""
        known = self.players[seat].brings
        if known is None and not self.begun:
            return self.game.brings(self.row.seats, seat, settings)
        if settings:
            raise WrongTime("brought")
        return known

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

    async def change_key(self, seat: Seat, key: str | None = None) -> str:
        """Links that opened this seat open it no more; returns the key that does (`key`, if one
        is brought)."""
        async with self.lock:
            fresh = key or keys.new_key()
            await self._reseat(seat, self.players[seat].name, fresh)
            return fresh

    async def _reseat(self, seat: Seat, name: str | None, fresh: str | None) -> None:
        was = self.players[seat]
        kept = was.key if fresh is None else keys.hashed(fresh)
        now = msgspec.structs.replace(was, name=name, key=kept)
        try:
            await self.store.reseat(self.id, was, now)
        except Conflict:  # somebody else was faster, in another server process
            raise WrongKey("key-wrong") from None
        self._seat((*self.players[:seat], now, *self.players[seat + 1 :]))
        self._tell_players()

    def _seat(self, players: tuple[Player, ...]) -> None:
        """These are the players now; who came in with a key that was changed has to go."""
        before, self.players = self.players, players
        for was, now in zip(before, players, strict=True):
            if was.key != now.key:
                self.audience.lock_out(now.seat)

    def sights(self) -> tuple[outgoing.PlayerSight, ...]:
        """The players as everybody sees them."""
        devices = Counter(self.here)
        for others in self.elsewhere.values():
            devices.update(others)
        asked = self.to_move
        return tuple(
            outgoing.PlayerSight(
                seat=one.seat,
                kind=one.kind,
                name=one.name,
                bot=one.bot,
                joined=one.joined,
                connected=one.kind == "bot" or devices[one.seat] > 0,
                devices=devices[one.seat],
                thinking=one.kind == "bot" and one.seat == asked,
            )
            for one in self.players
        )

    # -- answering -------------------------------------------------------------------------------

    async def answer(
        self, listener: Listener, seat: Seat, version: int, answer: str, token: str
    ) -> int:
        """Plays an answer; returns the version it led to, once it is on the disk.

        The listener gets its acknowledgement, then everybody the update. An answer given before,
        under the same token, changes nothing. Raises Stale, Refusal, BadNotation, TableError.
        """
        async with self.lock:
            await self._ensure()
            progress = self.progress
            known = progress.tokens.get((seat, token))
            if known is not None:
                listener.send(outgoing.ack(token, known))
                return known
            if version != progress.version:
                raise Stale(progress.version)
            before = progress.version
            entries = progress.play(seat, answer, token, self.now())
            await self.commit(entries)
            self.hall.meters.decisions["person"] += 1
            listener.send(outgoing.ack(token, progress.version))
            self.takebacks.lapse(before)
            self.tell(before)
            reached = progress.version
        self.wake()
        return reached

    async def concede(self, listener: Listener, seat: Seat, token: str) -> int:
        """A seat gives up, whoever is asked; returns the version it led to, once it is on the disk.

        Told twice under the same token it is done once. Raises Refusal if the match is over.
        """
        async with self.lock:
            await self._ensure()
            progress = self.progress
            known = progress.tokens.get((seat, token))
            if known is not None:
                listener.send(outgoing.ack(token, known))
                return known
            before = progress.version
            await self.commit(progress.concede(seat, token, self.now()))
            listener.send(outgoing.ack(token, progress.version))
            self.takebacks.lapse(before)
            self.tell(before)
            reached = progress.version
        self.wake()
        return reached

    def why_not(self, seat: Seat, anchors: tuple[str, ...]) -> Refusal | TableError | None:
        """Why a seat can do nothing with these things now."""
        # To who is not asked nothing else may be said: it would be about another's question.
        return self.progress.asked_instead(seat) or self.progress.match.why_not(anchors)

    async def preview(
        self, seat: Seat, anchors: tuple[str, ...], *, every: bool = False
    ) -> list[dict[str, Any]]:
        """What the option that these anchors mean would do, as far as the seat can know; with
        `every`, all options that begin with them, without the tables. Raises TableError."""
        if (other := self.progress.asked_instead(seat)) is not None:
            raise other
        view, game = self.progress.match.view(seat), self.game
        if not isinstance(view.question, Choice):
            return []
        one = meant(view, anchors)
        options = beginning(view, anchors)[:MOST_PREVIEWS] if every else [one] if one else []
        found = await asyncio.to_thread(preview, game, view, options)
        return [
            outgoing.preview_sight(game, each._replace(table=None) if every else each)
            for each in found
        ]

    async def odds(self, seat: Seat, problem: str) -> dict[str, object]:
        """How likely is what in the position of the moment, with the eyes of a seat.

        Raises BadProblem for what this game does not know, or what is not at stake now.
        """
        match = self.progress.match
        return await asyncio.to_thread(imagined_odds, match.game, match.view(seat), problem)

    # -- taking back -----------------------------------------------------------------------------

    async def undo(self, listener: Listener, seat: Seat, version: int, token: str | None) -> None:
        """Takes back the seat's last answer, or asks the others. Raises Stale or NoUndo."""
        async with self.lock:
            await self._ensure()
            await self.takebacks.undo(listener, seat, version, token)

    async def consent(self, seat: Seat, number: int, agree: bool) -> None:
        """A seat says what it thinks of the takeback asked for. Raises TableError."""
        async with self.lock:
            await self._ensure()
            await self.takebacks.consent(seat, number, agree)

    # -- talking ---------------------------------------------------------------------------------

    async def say(self, seat: Seat, said: str) -> None:
        """A line of chat. Raises BadOrder."""
        said = clean_chat(said)
        async with self.lock:
            while True:
                line = self.chat.following(seat, said, self.now())
                try:
                    await self.store.say(self.id, line)
                except Conflict:  # somebody spoke first, in another server process
                    self._tell_said(await self.store.chat(self.id, BACKLOG))
                else:
                    break
            self._tell_said([line])

    def _tell_said(self, lines: Iterable[Line]) -> None:
        """Everybody hears what they have not heard yet."""
        new = self.chat.add(lines)
        if new:
            self.audience.send(chat.chat_message(new, self.players))

    def notice(self, what: str, seat: Seat) -> None:
        """Something about a player that is worth a word to everybody."""
        message = Message(f"table-{what}", outgoing.spoken(seat))
        self.audience.send(outgoing.text({"is": "notice", "message": message}))

    def follow(self, following: str | None) -> None:
        """There is a rematch, asked for here or in another server process."""
        if following is not None and following != self.row.next:
            self.row = msgspec.structs.replace(self.row, next=following)
            self.audience.send(outgoing.text({"is": "rematch", "match": following}))

    # -- bots ------------------------------------------------------------------------------------

    def wake(self) -> None:
        """If a bot is asked, it begins to think."""
        seat = self.to_move
        if seat is not None and self.players[seat].bot is not None and not self._thinking:
            self._thinking = True
            self.hall.spawn(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        try:
            await play_bots(self)
        finally:
            self._thinking = False

    async def answer_for(self, seat: Seat, version: int, thought: Thought) -> None:
        """Plays what a bot thought at a version. Raises Stale, Trouble, WrongTime."""
        async with self.lock:
            await self._ensure()
            if self.progress.version != version:
                raise Stale(self.progress.version)
            entries = self.progress.play(seat, thought.option, None, self.now())
            await self.commit(entries)
            self.thoughts[version + 1] = thought
            if len(self.thoughts) > MOST_THOUGHTS:
                del self.thoughts[min(self.thoughts)]
            self.takebacks.lapse(version)
            self.tell(version)
            if thought.failed:
                self.notice("bot-failed", seat)

    def why(self, seats: tuple[Seat | None, ...], version: int | None) -> dict[str, Any]:
        """What a bot said about its answer, to those who may know. Raises TableError."""
        return explain(self.progress, self.thoughts, seats, version)

    # -- telling ---------------------------------------------------------------------------------

    def update(self, seat: Seat | None, since: int | None, players: Any = None) -> str:
        """All a seat needs that has seen everything up to version `since`."""
        return outgoing.update(
            self.id,
            self.progress,
            seat,
            since,
            players=self.sights() if players is None else players,
            unsealed=self.unsealed,
            request=self.takebacks.sight(),
            following=self.row.next,
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
        players = self._players_told()
        self.audience.send_each(lambda seat: self.update(seat, since, players))

    def _players_told(self) -> msgspec.Raw:
        """The players as they are sent: the same from one answer to the next, most of the time."""
        asked = self.progress.match.to_move
        bot = asked if asked is not None and self.players[asked].kind == "bot" else None
        now = (self.players, self.audience.changes, self.elsewhere, bot)
        if self._told is None or self._told[0] != now:
            self._told = now, msgspec.Raw(msgspec.json.encode(self.sights()))
        return self._told[1]

    def _tell_players(self, without: Listener | None = None) -> None:
        self.audience.send(self._players_message(), without)

    def _players_message(self) -> str:
        return outgoing.text({"is": "players", "match": self.id, "players": self.sights()})

    # -- keeping ---------------------------------------------------------------------------------

    async def commit(self, entries: list[Entry], consent: Consent | None = None) -> None:
        """What was just played goes to the disk. If it does not, memory is not to be trusted."""
        progress = self.progress
        first = progress.version - len(entries) + 1
        finished = progress.match.over is not None
        self._lost = True
        try:
            steps = progress.steps(first)
            await self.store.append(
                self.id, first, entries, steps=steps, finished=finished, consent=consent
            )
        except Conflict:
            await self._ensure()
            self._went_on(first - 1, await self.store.entries(self.id, first - 1))
            raise Stale(self.progress.version) from None
        self._lost = False

    async def _ensure(self) -> None:
        """Memory is what is on the disk. Raises Trouble if the disk does not answer."""
        if self._lost:
            entries = await self.store.entries(self.id)
            self._progress = await restore(self.store, self.row, self.players, entries)
            self.takebacks.asked(await self.store.request(self.id))
            self._lost = False
            await self.begin()
        if self.behind:
            await self._read_changes()

    async def catch_up(self) -> None:
        """Another server process has changed something: read it, and tell."""
        if self._catching_up:
            return
        self._catching_up = True
        async with self.lock:
            self._catching_up = False
            self.behind = True
            before, begun = self.elsewhere, self.begun
            await self._ensure()
        # A bot may have been thinking there, or a match has begun with one.
        if before.keys() - self.elsewhere.keys() or not begun:
            self.wake()

    async def _read_changes(self) -> None:
        before, begun = self.version, self.begun
        new = await self.store.changes(self.id, before, self.chat.last)
        self.behind = False
        if (new.elsewhere, new.players) != (self.elsewhere, self.players):
            self.elsewhere = new.elsewhere
            self._seat(new.players)
            self._tell_players()
        self.follow(new.next)
        self._tell_said(new.lines)
        if not begun:
            await self.begin()
        elif new.entries:
            try:
                self.progress.catch_up(new.entries)
            except WrongTime:  # another process has gone on by other rules
                self._lost = True
                await self._ensure()
            self._went_on(before, new.entries)
        was = self.takebacks.open
        self.takebacks.asked(new.request)
        if self.takebacks.open != was:
            self.tell(self.progress.version)
        await self.takebacks.carry_out()

    def add_at_once(self, added: Added) -> bool:
        """Another server process has added to the log, and brings it along: told at once, if
        nothing else is under way and nothing is missing in between. False if it has to be read."""
        if self.lock.locked() or self._lost or self.behind or not self.begun:
            return False
        progress = self.progress
        if progress.version != added.first - 1:
            return progress.version >= added.first + len(added.entries) - 1
        try:
            progress.catch_up(added.entries)
        except WrongTime:
            self._lost = True  # as far as it went
            return False
        self._went_on(added.first - 1, added.entries)
        return True

    def _went_on(self, before: int, entries: tuple[Entry, ...]) -> None:
        """Tells what another server process has added to the log."""
        last = entries[-1] if entries else None
        if last is not None and last.kind == "undo" and last.seat is not None:
            self.takebacks.taken_back(before, last.seat, last.token)
        else:
            if entries:
                self.takebacks.lapse(before)
            self.tell(before)
