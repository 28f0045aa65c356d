"""A match and its log: what versions, duplicates and takebacks need on top of the core's match."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from mathom.core import (
    AnyGame,
    Choice,
    Event,
    Match,
    MathomError,
    Message,
    NoUndo,
    Option,
    Seat,
    Setup,
    Source,
    project,
)
from mathom.core.concession import Concede
from mathom.core.record import Seam
from mathom.table.clocks import Clocks
from mathom.table.entries import Entry, EntryKind
from mathom.table.errors import TableError, WrongTime
from mathom.table.kept_steps import PastStep, kept_steps, nearest_positions

ANSWERED = ("choice", "stand-in")
"""The entries that answer what a seat was asked."""
UndoState: TypeAlias = Literal["free", "ask", "none"]


@lru_cache(maxsize=16384)
def _read(game: AnyGame, answer: str) -> Option:
    """What an answer means. The same answers are given over and over. Raises BadNotation."""
    return game.read(answer)


@lru_cache(maxsize=16384)
def written(game: AnyGame, option: Option) -> str:
    """An option in notation. The same options are asked, and given, over and over."""
    return game.write(option)


class PossibleTakeback(NamedTuple):
    """Whether a seat can take back its last answer, why not freely, and how many answers stay."""

    state: UndoState
    reason: Message | None
    stays: int


class Since(NamedTuple):
    """When a seat was asked what it is asked now: at which version, and by the clock."""

    version: int
    time: int


class Happened(NamedTuple):
    """An event, with the answer it came of: its version (0: the set-up), and who gave it."""

    version: int
    by: Seat | None
    """None: chance, or the set-up."""
    event: Event


class Progress:
    """A match that knows its log. Pure memory: whoever plays here sees to the store."""

    def __init__(self, match: Match, clocks: Clocks | None = None) -> None:
        self.match = match
        self.clocks = clocks
        self.versions: list[int] = []
        """The version of every answer that stands."""
        self.version = 0
        self.last_undo = 0
        self.changed = 0
        self.tokens: dict[tuple[Seat, str], int] = {}
        self.past = ()
        self.seams: tuple[Seam, ...] = ()
        self.stood_in: set[int] = set()
        """The versions of answers that a bot gave for a person."""
        self._together: dict[Seat, Since] = {}
        """Who chooses at the same time as others, and since when they have been asked."""

    @property
    def past(self) -> tuple[PastStep, ...]:
        """The answers that rules of another time have played; the match goes on from there."""
        return self._past

    @past.setter
    def past(self, steps: tuple[PastStep, ...]) -> None:
        self._past = steps
        self._positions = nearest_positions(steps)

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        setup: Setup,
        source: Source,
        position: Any,
        now: int,
        clocks: Clocks | None = None,
    ) -> tuple["Progress", list[Entry]]:
        """A new match, and the entries of what chance said before the first question."""
        progress = cls(Match(game, setup, source, position), clocks)
        return progress, progress._logged(0, None, None, now)

    @classmethod
    def replayed(
        cls,
        game: AnyGame,
        setup: Setup,
        source: Source,
        position: Any,
        entries: Iterable[Entry],
        clocks: Clocks | None = None,
    ) -> "Progress":
        """The match that a log tells. Raises WrongTime if these rules do not understand it."""
        progress = cls(Match(game, setup, None, position), clocks)
        progress._ask(None)
        progress.catch_up(entries)
        progress.match.source = source
        return progress

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Plays what the log says further. Raises WrongTime if these rules do not understand it."""
        match, source = self.match, self.match.source
        match.source = None  # what chance said is in the log
        by: tuple[Seat | None, str | None] = None, None
        try:
            for entry in entries:
                answered = entry.kind in ANSWERED
                asked = self._charged(entry.seat if answered else None)
                since = self.since(asked).time
                self.version += 1
                self.changed = entry.time
                if entry.kind == "seam":
                    raise ValueError("the match has to be read anew")
                if entry.kind == "undo":
                    self._take_back(int(entry.text))
                elif entry.kind == "concede" and entry.seat is not None:
                    match.concede(entry.seat)
                    self.versions.append(self.version)
                else:
                    match.play(entry.text, entry.seat)
                    self.versions.append(self.version)
                if entry.kind == "stand-in":
                    self.stood_in.add(self.version)
                if self.clocks is not None:
                    self.clocks.added(entry, asked, since, None)
                self._ask(entry)
                if entry.kind != "chance":
                    by = entry.seat, entry.token
                self._remember(*by)  # an answer has led as far as the chance that followed it
        except (MathomError, ValueError) as error:
            raise WrongTime("outdated", version=self.version) from error
        finally:
            match.source = source

    # -- answering -------------------------------------------------------------------------------

    def play(
        self,
        seat: Seat,
        answer: str | Option,
        token: str | None,
        now: int,
        *,
        stand_in: bool = False,
    ) -> list[Entry]:
        """Plays an answer; returns the entries to be kept: the answer and what chance said then.

        `stand_in`: a bot gives it for the person who sits there. Raises Refusal or BadNotation,
        and TableError if this seat is not asked.
        """
        match = self.match
        if (other := self.asked_instead(seat)) is not None:
            raise other
        before, since = len(match.played), self.since(seat).time
        match.play(answer if isinstance(answer, Option) else _read(match.game, answer), seat)
        return self._logged(before, seat, token, now, asked=seat, since=since, stand_in=stand_in)

    def concede(self, seat: Seat, token: str | None, now: int) -> list[Entry]:
        """A seat gives up; returns the entries to be kept. Raises Refusal if it is over already."""
        before, asked = len(self.match.played), self._charged(None)
        since = self.since(asked).time
        self.match.concede(seat)
        return self._logged(before, seat, token, now, asked=asked, since=since)

    def asked_instead(self, seat: Seat) -> TableError | None:
        """What to say to a seat that is not asked; None if it is, or if the match is over."""
        asked = self.match.to_move
        if asked is None or asked == seat or seat in self.match.asked:
            return None
        return TableError("not-asked", asked=Message("seat", {"seat": asked}))

    # -- who is asked ----------------------------------------------------------------------------

    def since(self, seat: Seat | None) -> Since:
        """Since when a seat has been asked what it is asked now."""
        now = Since(self.version, self.changed)
        return now if seat is None else self._together.get(seat, now)

    def still_asked(self, seat: Seat, version: int) -> bool:
        """Whether an answer to what was asked at a version is one to what is asked now: the others
        who choose at the same time change nothing about it."""
        return self.since(seat).version <= version <= self.version

    def _charged(self, seat: Seat | None) -> Seat | None:
        """Whose clock an entry stops: of several who choose at the same time, that of who did."""
        asked = self.match.to_move
        return seat if self._together else asked

    def _ask(self, entry: Entry | None) -> None:
        """An entry came: those who are asked now are asked since then, but for those who go on
        choosing while others have chosen."""
        match, before = self.match, self._together
        asked = match.asked
        kept = {
            seat: since
            for seat, since in before.items()
            if entry is not None and entry.kind in ANSWERED
            if seat in asked and seat != entry.seat
        }
        now = Since(self.version, self.changed)
        shared = len(asked) > 1 or bool(kept)
        self._together = {seat: kept.get(seat, now) for seat in asked} if shared else {}
        if self.clocks is None:
            return
        question = match.question
        slow = isinstance(question, Choice) and question.open
        if not shared:
            self.clocks.asks(match.to_move, slow=slow)
        else:
            self.clocks.asks_together([seat for seat in asked if seat not in kept], slow=slow)

    def _logged(
        self,
        before: int,
        seat: Seat | None,
        token: str | None,
        now: int,
        *,
        asked: Seat | None = None,
        since: int = 0,
        stand_in: bool = False,
    ) -> list[Entry]:
        entries: list[Entry] = []
        for one in self.match.played[before:]:
            if isinstance(one.answer, Concede):
                entries.append(Entry("concede", one.seat, "", token, now))
            elif isinstance(one.answer, Option):
                text = written(self.match.game, one.answer)
                kind: EntryKind = "stand-in" if stand_in else "choice"
                entries.append(Entry(kind, one.seat, text, token, now))
            else:
                entries.append(Entry("chance", None, str(one.answer), None, now))
        if stand_in:
            self.stood_in.add(self.version + 1)
        if self.clocks is not None:
            for entry in entries:
                self.clocks.added(entry, asked, since, None)
                asked = None
        self.versions += range(self.version + 1, self.version + len(entries) + 1)
        self.version += len(entries)
        self.changed = now
        self._ask(entries[0] if len(entries) == 1 else None)
        self._remember(seat, token)
        return entries

    def remember(self, entries: Sequence[Entry]) -> None:
        """What was given under a token, by a log that was not played through."""
        by: tuple[Seat | None, str | None] = None, None
        now, self.version = self.version, 0
        for entry in entries:
            self.version += 1
            self.changed = entry.time
            if entry.kind != "chance":
                by = entry.seat, entry.token
            self._remember(*by)
        self.version = now

    def steps(self, first: int) -> list[tuple[int, str]]:
        """What is to be kept of the answers from version `first` on."""
        return kept_steps(self.match, self.versions, first)

    def _remember(self, seat: Seat | None, token: str | None) -> None:
        if seat is not None and token is not None:
            self.tokens[seat, token] = self.version

    # -- taking back -----------------------------------------------------------------------------

    def takeback(self, seat: Seat) -> PossibleTakeback:
        """What an undo of this seat would be: it goes back to before the seat's own last answer."""
        # Once it is over the secret is out, and who won has been celebrated.
        found = None if self.match.over is not None else self.match.takeback(seat)
        if found is None:
            return PossibleTakeback("none", Message("undo-nothing"), 0)
        if found.reason is None:
            return PossibleTakeback("free", None, found.at)
        return PossibleTakeback("ask", Message(f"undo-{found.reason}"), found.at)

    def undo(self, seat: Seat, token: str | None, now: int) -> Entry:
        """Takes back; returns the entry to be kept. Raises NoUndo if there is nothing."""
        found = self.takeback(seat)
        if found.state == "none":
            raise NoUndo("nothing")
        entry = Entry("undo", seat, str(found.stays), token, now)
        asked = self._charged(None)
        since = self.since(asked).time
        self.version += 1
        self._take_back(found.stays)
        self.changed = now
        if self.clocks is not None:
            self.clocks.added(entry, asked, since, None)
        self._ask(entry)
        self._remember(seat, token)
        return entry

    def _take_back(self, stays: int) -> None:
        if not 0 <= stays < len(self.match.played):
            raise ValueError("a takeback of nothing")
        self.match.back_to(stays)
        del self.versions[stays:]
        self.last_undo = self.version

    # -- telling ---------------------------------------------------------------------------------

    @property
    def answers(self) -> int:
        """How many answers stand, those of another time included."""
        return len(self.past) + len(self.match.played)

    def state_at(self, at: int) -> Any:
        """The position after so many answers; of another time the nearest that is known."""
        match, past = self.match, self.past
        if at >= len(past):
            number = at - len(past)
            return match.played[number].before if number < len(match.played) else match.state
        found = self._positions[at]
        return match.state if found is None else found

    def knows(self, version: int | None) -> bool:
        """Whether the story of somebody who stopped at this version can simply be continued."""
        return version is not None and self.last_undo <= version <= self.version

    def events(self, seat: Seat | None, since: int | None) -> Sequence[Happened]:
        """What happened after version `since` (None: from the very start), as this seat saw it."""
        match = self.match
        told: list[Happened] = []
        first = 0
        if since is None:
            for step in self.past:
                told += (Happened(0, None, event) for event in project(step.opening, seat))
                by = step.entry.seat
                told += (Happened(step.version, by, one) for one in project(step.events, seat))
            told += (Happened(0, None, event) for event in project(match.opening, seat))
        else:
            first = bisect_right(self.versions, since)
        for at in range(first, len(match.played)):
            version, played = self.versions[at], match.played[at]
            told += (Happened(version, played.seat, one) for one in project(played.events, seat))
        return told
