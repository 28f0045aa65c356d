"""Lessons: a start, the lines of a record, and what is said about them.

A lesson is played on the real rules. Its lines are written as in a record (`0 move a_east3`,
`* two gandalf 2`); the steps between them tell, ask, or let the learner watch. A lesson can be cut
out of a match that was really played, and it is tested like one: so it cannot drift from the rules.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from mathom.core.errors import MathomError
from mathom.core.events import Event
from mathom.core.game import AnyGame
from mathom.core.match import Match
from mathom.core.message import Arg, Message
from mathom.core.question import Choice
from mathom.core.record import CHANCE, RecordLine
from mathom.core.replay import replay_line
from mathom.core.setup import Setup
from mathom.core.values import Option, Seat

StepKind: TypeAlias = Literal["tell", "watch", "ask", "point", "play"]


class BadLesson(MathomError):
    """A lesson that cannot be read, or that the rules do not play as it is written."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"lesson-{reason}", facts))


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages. `{place-moria}` is what the game calls that thing, and
    `*big circle|big-field*` a word that the glossary explains."""

    de: str
    en: str

    def __iter__(self) -> Iterator[tuple[str, str]]:
        yield "de", self.de
        yield "en", self.en


class TaughtRule(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule that a lesson teaches, by a short name for the list beside the table."""

    rule: str


class Note(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sentence beside a thing on the table."""

    at: str
    title: Said | None = None
    """What stands above it; None: what the game calls the thing."""
    rule: str | None = None


class Elsewhere(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said about another legal answer than the one that is meant."""

    when: str | None = None
    """An answer or a pattern (`move a_*`); None: all that no other entry is for."""
    rule: str | None = None


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules have to report after an answer."""

    event: str
    least: int = 1
    where: dict[str, Any] = {}
    """Fields the event must have."""
    of: str | None = None
    """The field whose things or number are counted (`beaten`); None: the events are."""

    def count(self, events: Iterable[Event]) -> int:
        """How often, or how much of it, this happened."""
        found = (msgspec.to_builtins(one) for one in events if one.tag() == self.event)
        fitting = [
            one
            for one in found
            if all(_alike(one.get(key), value) for key, value in self.where.items())
        ]
        if self.of is None:
            return len(fitting)
        things = [one[self.of] for one in fitting]
        return sum(one if isinstance(one, int) else len(one) for one in things)

    def met(self, events: Iterable[Event]) -> bool:
        """Whether this happened."""
        return self.count(events) >= self.least


def _alike(value: object, wanted: object) -> bool:
    """Whether a field of an event is as it is written in a file."""
    return (list(value) if isinstance(value, tuple) else value) == wanted


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the answers of a puzzle are measured by: the rules are played on, and this is counted.

    The learner goes on as well as he can, the others as badly for him as they can, and chance by
    its weights.
    """

    counts: tuple[Effect, ...] = ()
    """What is counted; nothing: the share of the win."""
    fewest: bool = False
    """The fewer, the better."""
    until: tuple[Effect, ...] = ()
    """After one of these nothing is counted any more. The end of the match ends it too."""
    regardless: tuple[str, ...] = ()
    """Chance that has no say in it: one outcome is as good as another."""


class PuzzleOrigin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a puzzle was found: in a match of bots, before so many answers had been given."""

    bots: str
    seed: int
    answer: int


class StretchEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a stretch of the real game is over: the learner gave so many answers, or this happened.
    The end of the match ends it too."""

    answers: int | None = None
    event: str | None = None
    where: dict[str, Any] = {}
    """Fields that event must have."""

    def met(self, answers: int, events: Iterable[Event]) -> bool:
        """Whether the learner has given enough answers, or it has happened."""
        if self.answers is not None and answers >= self.answers:
            return True
        return self.event is not None and Effect(self.event, where=self.where).met(events)


class PlayStretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the real game in a lesson: the others are bots, chance is seeded."""

    until: StretchEnd
    others: str = "greedy"
    seed: int = 1


class LessonStep(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"elsewhere": "else"},
):
    """One idea: something is said, and mostly something is done."""

    say: Said
    do: Said | None = None
    """What the learner is to do, in a line of its own."""
    line: str | None = None
    """The answer that is asked for, and that is given by "show me"."""
    also: tuple[str, ...] = ()
    """Answers, or patterns of them, that are as good."""
    effect: Effect | None = None
    """Every answer is as good that has this effect."""
    free: bool = False
    """Every answer is as good."""
    find: bool = False
    """It is for the learner to find: nothing shows which answers are meant."""
    lines: tuple[str, ...] = ()
    """What others and chance do."""
    point: tuple[str, ...] = ()
    """Things to be found; nothing is answered."""
    needs: int = 1
    """So many of them."""
    play: PlayStretch | None = None
    look: tuple[str, ...] = ()
    """What is lit."""
    notes: tuple[Note, ...] = ()
    elsewhere: tuple[Elsewhere, ...] = ()
    ticks: tuple[str, ...] = ()
    """The rules that have been taught after this step."""

    @property
    def kind(self) -> StepKind:
        if self.play is not None:
            return "play"
        if self.point:
            return "point"
        if self.line is not None:
            return "ask"
        return "watch" if self.lines else "tell"

    def about(self, answer: str) -> Elsewhere | None:
        """What is said about another answer."""
        fitting = (
            one for one in self.elsewhere if one.when is not None and fnmatchcase(answer, one.when)
        )
        rest = (one for one in self.elsewhere if one.when is None)
        return next(fitting, None) or next(rest, None)


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"follows": "from"}):
    """Steps that follow from one start: the lesson's, where the written lines of another scene
    ended, or a position of its own."""

    steps: tuple[LessonStep, ...]
    id: str = ""
    follows: str | None = None
    position: str | None = None
    lines: tuple[str, ...] = ()
    """Played before the first step, without a word."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, or a puzzle: a lesson with one thing to find."""

    title: Said
    minutes: float
    seats: int
    scenes: tuple[Scene, ...]
    about: Said
    """What it is about, in one line."""
    you: Seat = 0
    settings: dict[str, str] = {}
    teaches: tuple[TaughtRule, ...] = ()
    position: str | None = None
    enough: bool = False
    """After this one the game can be played."""
    picture: tuple[str, ...] = ()
    """Stamps for its picture: `own:hobbit`, `foe:nazgul`."""
    goal: Goal | None = None
    """What the answers of a puzzle are measured by."""
    found: PuzzleOrigin | None = None
    """The match a puzzle was found in; None: it was set up by hand."""
    last: Said | None = None
    """What is said at the very end; None: the usual."""
    id: str = ""
    digest: str = ""
    """Tells whether the file has changed."""

    @property
    def steps(self) -> tuple[tuple[int, LessonStep], ...]:
        """All steps in order, each with the number of its scene."""
        return tuple((at, step) for at, scene in enumerate(self.scenes) for step in scene.steps)

    def learnt(self, at: int) -> tuple[str, ...]:
        """The rules that have been taught before a step."""
        return tuple(rule for _, step in self.steps[:at] for rule in step.ticks)


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson in a TOML text; `name` is its file's. Raises BadLesson."""
    try:
        raw = tomllib.loads(text)
        lesson = msgspec.convert(raw, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("unreadable", lesson=name, reason=str(error)) from None
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    return msgspec.structs.replace(lesson, id=name, digest=digest)


# -- playing it ----------------------------------------------------------------------------------


def lines_of(rows: Iterable[str]) -> Iterator[RecordLine]:
    """The answers that these lines of a record stand for."""
    for row in rows:
        who, _, rest = row.strip().partition(" ")
        if who == CHANCE:
            yield from (RecordLine(None, outcome) for outcome in rest.split())
        else:
            yield RecordLine(int(who), rest.strip())


def perform(match: Match, rows: Iterable[str]) -> None:
    """Plays lines of a record. Raises BadRecord where the rules do not go along."""
    for line in lines_of(rows):
        replay_line(match, line)


class StepPlace(NamedTuple):
    """A step of a lesson, by its number, and where its scene began."""

    lesson: Lesson
    number: int

    @property
    def scene(self) -> int:
        return self.lesson.steps[self.number][0]

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number][1]

    @property
    def before(self) -> Sequence[LessonStep]:
        """The steps of the same scene that come before."""
        scene = self.scene
        return [step for at, step in self.lesson.steps[: self.number] if at == scene]


def setup_of(game: AnyGame, lesson: Lesson) -> Setup:
    """Who sits down, and by which rules. Raises BadSetup."""
    return game.setup(lesson.seats, lesson.settings)


def written_lines(step: LessonStep) -> tuple[str, ...]:
    """What is played in a step as it is written."""
    return ((step.line,) if step.line is not None else ()) + step.lines


def start_of(game: AnyGame, lesson: Lesson, scene: Scene) -> Match:
    """The match at the start of a scene. Raises BadLesson, BadPosition, BadRecord."""
    if scene.follows is not None:
        other = next((one for one in lesson.scenes if one.id == scene.follows), None)
        if other is None or other is scene:
            raise BadLesson("scene", lesson=lesson.id, scene=scene.follows)
        match = start_of(game, lesson, other)
        for step in other.steps:
            perform(match, written_lines(step))
    else:
        position = scene.position or lesson.position
        state = None if position is None else game.load(position)
        match = Match(game, setup_of(game, lesson), position=state)
    perform(match, scene.lines)
    return match


def match_at(game: AnyGame, lesson: Lesson, number: int) -> Match:
    """The match where a step begins, played as it is written. Raises as `start_of`."""
    place = StepPlace(lesson, number)
    match = start_of(game, lesson, lesson.scenes[place.scene])
    for step in place.before:
        perform(match, written_lines(step))
    return match


def answer_in(row: str) -> str:
    """The answer in a line of a record, without the seat."""
    return row.strip().partition(" ")[2].strip()


def meant(game: AnyGame, match: Match, step: LessonStep) -> tuple[str, ...] | None:
    """The answers that a step means, of those that are legal; None: all of them."""
    question = match.question
    if step.free or not isinstance(question, Choice) or step.line is None:
        return None
    return tuple(
        text
        for option in question.options
        if _means(game, match, step, option, text := game.write(option))
    )


def _means(game: AnyGame, match: Match, step: LessonStep, option: Option, text: str) -> bool:
    assert step.line is not None
    if text == answer_in(step.line) or any(fnmatchcase(text, one) for one in step.also):
        return True
    return step.effect is not None and step.effect.met(game.apply(match.state, option)[1])


def means(game: AnyGame, match: Match, step: LessonStep, answer: str) -> bool:
    """Whether a legal answer is one that a step means."""
    if step.free:
        return True
    return _means(game, match, step, game.read(answer), answer)


# -- words ---------------------------------------------------------------------------------------

TERM = re.compile(r"\*([^*|]+)\|([^*|]+)\*")
"""A word of the glossary in a sentence: as it stands there, and its id."""
NAME = re.compile(r"\{([\w.-]+)\}")
"""What the game calls a thing."""


def terms_in(text: str) -> Iterator[str]:
    """The words of the glossary that a sentence marks, by id."""
    return (found[2] for found in TERM.finditer(text))
