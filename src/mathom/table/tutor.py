"""The tutor: sits between a match and its learner, plays the lines, and says what is meant.

A lesson belongs to the connection it is taught on: it is a match in memory, with the same views,
options and refusals as any other. Where it stands follows from the number of the step, so whoever
comes back names that, and nothing has to be kept.
"""

import time
from typing import Any

import msgspec

from mathom.core import AnyGame, Match, Seat, Seeded
from mathom.core.lesson import (
    Elsewhere,
    Lesson,
    LessonStep,
    Note,
    Said,
    StepPlace,
    lines_of,
    match_at,
    means,
    meant,
    perform,
    written_lines,
)
from mathom.table import outgoing
from mathom.table.advice import Adviser, counsel
from mathom.table.bot_workers import BotWorkers
from mathom.table.entries import Entry
from mathom.table.errors import Stale, TableError
from mathom.table.fair_queue import Asker
from mathom.table.people import Order, SeatOrder
from mathom.table.progress import Progress

MATCH = "lesson"
"""What a lesson is called where other matches have an id."""
EASY = "greedy"
"""The bot that sits there with them."""
NAMES = ("Odo", "Lobelia", "Drogo", "Esmeralda")
"""Who sits there beside the learner."""


class LessonSight(msgspec.Struct, frozen=True):
    """A step of a lesson as the learner sees it."""

    game: str
    lesson: str
    digest: str
    title: Said
    scene: int
    step: int
    of: int
    kind: str
    say: Said
    do: Said | None
    look: tuple[str, ...]
    notes: tuple[Note, ...]
    learnt: tuple[str, ...]
    line: str | None
    """The answer that is given by "show me"."""
    meant: tuple[str, ...] | None
    """The answers that are meant; the others can be chosen, but do not glow. None: all."""
    point: tuple[str, ...]
    needs: int
    elsewhere: tuple[Elsewhere, ...]
    """What is said when something else is pointed at."""


class Another(Exception):
    """A legal answer that the lesson does not mean, and what there is to say about it."""

    def __init__(self, about: Elsewhere | None) -> None:
        super().__init__(about)
        self.about = about


class Tutor:
    """One lesson being taught to one learner."""

    def __init__(
        self, game: AnyGame, lesson: Lesson, bots: BotWorkers, address: str | None = None
    ) -> None:
        self.game = game
        self.lesson = lesson
        self._bots = bots
        self._address = address
        self._number = 0
        self._answers = 0
        """How many answers the learner has given in this stretch of the game."""
        self._begun = 0
        """The version at which the stretch began."""
        self.progress = _told_up_to(match_at(game, lesson, 0))
        """The match as it stands."""
        self.waited = 0.0
        """Seconds of this thread's work, for others, while bots thought elsewhere."""
        self._adviser = Adviser()

    @property
    def over(self) -> bool:
        """Whether every step has been done."""
        return self._number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """What is being taught; None at the end."""
        return None if self.over else StepPlace(self.lesson, self._number).step

    @property
    def version(self) -> int:
        return self.progress.version

    @property
    def match(self) -> Match:
        return self.progress.match

    # -- going on --------------------------------------------------------------------------------

    async def go_to(self, number: int) -> list[str]:
        """Begins a step (or, behind the last one, the end); returns the updates to be sent.

        The next one goes on from here, any other is played up to as it is written.
        """
        number = min(number, len(self.lesson.steps))
        step = self.step
        told = step is not None and step.kind in ("tell", "watch", "point")
        if number == self._number + 1 and told:
            return await self._next()
        last = len(self.lesson.steps) - 1
        match = match_at(self.game, self.lesson, min(number, last))
        if number > last:
            perform(match, written_lines(StepPlace(self.lesson, last).step))
        self._number, self.progress = number, _told_up_to(match)
        return [self.update(None), *await self._enter()]

    async def _next(self) -> list[str]:
        """The step is done: on to the next."""
        before, scene = self.version, StepPlace(self.lesson, self._number).scene
        self._number += 1
        if not self.over and StepPlace(self.lesson, self._number).scene != scene:
            told = [self.update(before)] if self.version != before else []
            self.progress = _told_up_to(match_at(self.game, self.lesson, self._number))
            return [*told, self.update(None), *await self._enter()]
        return await self._enter(before)

    async def _enter(self, since: int | None = None) -> list[str]:
        """Plays what belongs to the step that begins; `since`: what has been told so far."""
        step = self.step
        before = self.version
        if step is not None and step.kind == "watch":
            self.progress.catch_up(
                Entry("chance" if line.seat is None else "choice", line.seat, line.text, None, 0)
                for line in lines_of(step.lines)
            )
        if step is not None and step.play is not None:
            self._answers, self._begun = 0, self.version
            self.match.source = Seeded(step.play.seed)
            await self._let_others_play()
        if since is None and self.version == before:
            return []
        return [self.update(before if since is None else since)]

    # -- answering -------------------------------------------------------------------------------

    async def answer(self, seat: Seat, version: int, answer: str) -> list[str]:
        """The learner answers; returns the updates to be sent.

        Raises Another for a legal answer that is not meant, Stale, Refusal, BadNotation.
        """
        step, progress = self.step, self.progress
        if version != progress.version:
            raise Stale(progress.version)
        if seat != self.lesson.you or step is None or step.kind not in ("ask", "play"):
            raise TableError("lesson-listen")
        if (other := progress.asked_instead(seat)) is not None:
            raise other
        option = self.game.read(answer)
        refusal = self.game.refusal(self.match.state, option)
        if refusal is not None:
            raise refusal
        if step.kind == "ask" and not means(self.game, self.match, step, self.game.write(option)):
            raise Another(step.about(answer))
        before = progress.version
        progress.play(seat, option, None, 0)
        if step.kind == "ask":
            told = [] if self._same_scene() else [self.update(before)]
            return [*told, *await self._after(before)]
        self._answers += 1
        await self._let_others_play()
        if self._stretch_is_over(step):
            return [self.update(before), *await self._after(self.version)]
        return [self.update(before)]

    def _same_scene(self) -> bool:
        following = self._number + 1
        if following >= len(self.lesson.steps):
            return True
        here, there = StepPlace(self.lesson, self._number), StepPlace(self.lesson, following)
        return here.scene == there.scene

    async def _after(self, since: int) -> list[str]:
        if self._same_scene():
            self._number += 1
            return await self._enter(since)
        return await self._next()

    async def _let_others_play(self) -> None:
        step = self.step
        assert step is not None
        assert step.play is not None
        progress = self.progress
        while (seat := self.match.to_move) is not None and seat != self.lesson.you:
            asker = Asker(MATCH, progress.version, self._address)
            view = self.match.view(seat)
            begin = time.thread_time()
            thought = await self._bots.choose(
                self.game, step.play.others, step.play.seed + progress.version, view, asker
            )
            self.waited += time.thread_time() - begin
            progress.play(seat, thought.option, None, 0)

    def _stretch_is_over(self, step: LessonStep) -> bool:
        assert step.play is not None
        if self.match.over is not None:
            return True
        happened = self.progress.events(self.lesson.you, self._begun)
        return step.play.until.met(self._answers, (one.event for one in happened))

    async def advise(self, seat: Seat, version: int, *, deep: bool) -> dict[str, Any]:
        """What a bot would do in the learner's place in a stretch of the game: elsewhere the lesson
        itself says what is meant. Raises Stale, TableError."""
        if self.step is None or self.step.play is None:
            raise TableError("lesson-only")
        asker = Asker(MATCH, version, self._address)
        seed = self.step.play.seed + version
        with self._adviser.once(self.progress, seat, version):
            return await counsel(self.progress, seat, seed, self._bots, asker, deep)

    def order(self, name: str) -> Order:
        """A match that goes on where the lesson ends: the learner against easy bots.

        Raises TableError before the end."""
        if not self.over:
            raise TableError("lesson-only")
        you = SeatOrder("human", name)
        seats = tuple(
            you if seat == self.lesson.you else SeatOrder("bot", bot=EASY)
            for seat in range(self.lesson.seats)
        )
        return Order(self.game.id, seats)

    # -- telling ---------------------------------------------------------------------------------

    def welcome(self) -> dict[str, Any]:
        """What a learner is told first."""
        return {
            "is": "welcome",
            "match": MATCH,
            "game": self.game.id,
            "settings": self.match.setup.settings,
            "mode": "lesson",
            "seats": [self.lesson.you],
            "spectator": False,
            "promise": None,
            "awaited": (),
            "brought": {},
            "sealed": {},
            "forked": None,
            "clock": None,
            "advice": False,
            "seams": (),
        }

    def update(self, since: int | None) -> str:
        """All the learner needs who has seen everything up to version `since`."""
        return outgoing.update(
            MATCH,
            self.progress,
            self.lesson.you,
            since,
            players=self._players(),
            unsealed=outgoing.Unsealed("", {}),
            request=None,
            following=None,
            lesson=self.sight(),
        )

    def sight(self) -> LessonSight:
        """Where the lesson stands."""
        lesson, step = self.lesson, self.step
        nothing = LessonStep(say=lesson.last or Said("", ""))
        now = step or nothing
        asks = now.kind == "ask" and self.match.to_move == lesson.you
        return LessonSight(
            game=self.game.id,
            lesson=lesson.id,
            digest=lesson.digest,
            title=lesson.title,
            scene=len(lesson.scenes) if step is None else StepPlace(lesson, self._number).scene,
            step=self._number,
            of=len(lesson.steps),
            kind="end" if step is None else now.kind,
            say=now.say,
            do=now.do,
            look=now.look,
            notes=now.notes,
            learnt=lesson.learnt(self._number),
            line=None if now.line is None else now.line.partition(" ")[2],
            meant=meant(self.game, self.match, now) if asks and not now.find else None,
            point=now.point,
            needs=now.needs,
            elsewhere=now.elsewhere if now.point else (),
        )

    def _players(self) -> tuple[outgoing.PlayerSight, ...]:
        others = iter(NAMES)
        return tuple(
            outgoing.PlayerSight(
                seat=seat,
                kind="human" if seat == self.lesson.you else "bot",
                name=None if seat == self.lesson.you else next(others),
                bot=None if seat == self.lesson.you else EASY,
                joined=True,
                connected=True,
                devices=int(seat == self.lesson.you),
                thinking=False,
            )
            for seat in range(self.lesson.seats)
        )


def _told_up_to(match: Match) -> Progress:
    """A match that was played as it is written, with a log of it."""
    progress = Progress(match)
    progress.version = len(match.played)
    progress.versions = list(range(1, progress.version + 1))
    return progress
