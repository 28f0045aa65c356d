"""Whether lessons are right: replayed with the rules of today, answer by answer, word by word."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import NamedTuple

from mathom.core import AnyGame, Choice, Match, MathomError
from mathom.core.learning import Learning, Occasion, Overview
from mathom.core.lesson import (
    NAME,
    TERM,
    Lesson,
    LessonStep,
    PlayStretch,
    Said,
    Scene,
    StepPlace,
    answer_in,
    match_at,
    meant,
    perform,
    terms_in,
    written_lines,
)
from mathom.text import Words
from mathom.text.words import MissingText

LONGEST_SAID = 140
LONGEST_NOTE = 110
LONGEST_PANEL = 130
MOST_TOLD = 2
"""So many telling steps may follow each other."""
SHELL = ("ui:question", "ui:log", "ui:seats", "ui:hand", "ui:board", "ui:advice", "ui:rules")
"""What a lesson can light that belongs to no game."""
SECONDS = {"tell": 4, "watch": 4, "ask": 6, "point": 6}
"""Besides reading; an answer in a stretch of the game is like one that is asked for."""
LETTERS = 14
"""Letters read in a second."""
TOLERANCE = 0.3
LEAST = 0.5
"""Minutes by which the announced length may be off in any case."""


@lru_cache(maxsize=8)
def _words(game: AnyGame, language: str) -> Words:
    return Words(language, game, strict=True)


class LessonFlaw(NamedTuple):
    """Something in a lesson that is not right."""

    lesson: str
    step: int | None
    what: str

    def __str__(self) -> str:
        where = self.lesson if self.step is None else f"{self.lesson}, step {self.step}"
        return f"{where}: {self.what}"


def check_learning(game: AnyGame) -> list[LessonFlaw]:
    """Everything that is wrong with what a game teaches."""
    found = game.learning()
    lessons = [flaw for one in (*found.lessons, *found.puzzles) for flaw in check(game, one)]
    return [*lessons, *check_shelf(game)]


def check_shelf(game: AnyGame) -> list[LessonFlaw]:
    """Everything that is wrong beside the lessons: their row, the glossary, the one page."""
    found = game.learning()
    page = [] if found.overview is None else _check_page(game, found, found.overview)
    return [*_check_row(found), *_check_words(game, found), *page]


def _check_row(found: Learning) -> Iterator[LessonFlaw]:
    enough = sum(one.enough for one in found.lessons)
    if found.lessons and enough != 1:
        yield LessonFlaw("lessons", None, f"{enough} of them are enough to play, not one")


def check(game: AnyGame, lesson: Lesson) -> list[LessonFlaw]:
    """Everything that is wrong with one lesson."""
    try:
        return [*_check_text(game, lesson), *_check_play(game, lesson)]
    except MathomError as error:
        return [LessonFlaw(lesson.id, None, str(error))]


# -- played ----------------------------------------------------------------------------------------


def _check_play(game: AnyGame, lesson: Lesson) -> Iterator[LessonFlaw]:
    for number, (_, step) in enumerate(lesson.steps):
        try:
            match = match_at(game, lesson, number)
        except MathomError as error:
            yield LessonFlaw(lesson.id, number, f"does not replay: {error}")
            return
        for what in _check_step(game, lesson, number, step, match):
            yield LessonFlaw(lesson.id, number, what)


def _check_step(
    game: AnyGame, lesson: Lesson, number: int, step: LessonStep, match: Match
) -> Iterator[str]:
    if step.line is not None and step.lines:
        yield "asks and plays lines at once"
    if step.play is not None:
        yield from _check_stretch(game, step.play, match)
    yield from _check_anchors(game, lesson, step, match)
    if step.kind == "watch":
        perform(match, step.lines)
    if step.kind != "ask":
        return
    question = match.question
    if not isinstance(question, Choice) or match.to_move != lesson.you:
        yield "the learner is not asked here"
        return
    answers = [game.write(option) for option in question.options]
    assert step.line is not None
    if answer_in(step.line) not in answers:
        yield f"{step.line} is not an option"
        return
    accepted = meant(game, match, step)
    for answer in answers if accepted is None else accepted:
        if (why := _unplayable(game, lesson, number, answer)) is not None:
            yield f"after {answer} the scene does not go on: {why}"
    others = [] if accepted is None else [one for one in answers if one not in accepted]
    if any(step.about(one) is None for one in others):
        yield "nothing is said about other answers"
    for one in step.elsewhere:
        if one.when is not None and not any(step.about(other) is one for other in others):
            yield f"no other answer is like {one.when}"
    for pattern in step.also:
        if not any(fnmatchcase(answer, pattern) for answer in answers):
            yield f"no answer is like {pattern}"
    if step.effect is not None and not any(
        step.effect.met(game.apply(match.state, option)[1]) for option in question.options
    ):
        yield "no answer has the effect"


def _check_stretch(game: AnyGame, stretch: PlayStretch, match: Match) -> Iterator[str]:
    until = stretch.until
    if match.to_move is None:
        yield "nobody is asked where a stretch of the game begins"
    if until.answers is None:
        yield "nobody knows how long a stretch of the game may take"
    if until.event is not None and until.event not in {kind.tag() for kind in game.event_types}:
        yield f"{until.event} never happens"


def _unplayable(game: AnyGame, lesson: Lesson, number: int, answer: str) -> str | None:
    """Why the rest of a scene cannot be played after an answer; None if it can."""
    place = StepPlace(lesson, number)
    scene: Scene = lesson.scenes[place.scene]
    match = match_at(game, lesson, number)
    try:
        match.play(answer)
        for step in scene.steps[len(place.before) + 1 :]:
            if step.kind == "play":
                break
            if step.free and match.to_move == lesson.you:
                break
            perform(match, written_lines(step))
    except MathomError as error:
        return str(error)
    return None


def _check_anchors(game: AnyGame, lesson: Lesson, step: LessonStep, match: Match) -> Iterator[str]:
    question = match.question
    offered = (
        {anchor for option in question.options for anchor in option.anchors()}
        if isinstance(question, Choice)
        else set[str]()
    )
    for anchor in (*step.look, *step.point, *(note.at for note in step.notes)):
        if not _is_called(game, anchor) and anchor not in offered:
            yield f"nothing is called {anchor}"


def _is_called(game: AnyGame, anchor: str) -> bool:
    """Whether a game, its glossary or the shell knows a thing by this name."""
    kind, _, name = anchor.partition(":")
    if kind == "term":
        return any(term.id == name for term in game.learning().glossary)
    words = _words(game, "en")
    return kind == "seat" or anchor in SHELL or anchor.replace(":", "-", 1) in words


# -- said ------------------------------------------------------------------------------------------


def _check_text(game: AnyGame, lesson: Lesson) -> Iterator[LessonFlaw]:
    terms = {term.id for term in game.learning().glossary}
    yield from _check_rules(game, lesson)
    told = 0
    for number, (_, step) in enumerate(lesson.steps):
        told = told + 1 if step.kind == "tell" else 0
        flaws = []
        if told > MOST_TOLD:
            flaws.append("too many telling steps in a row")
        said = [(step.say, LONGEST_SAID), *((one, LONGEST_SAID) for one in step.elsewhere)]
        said += [(step.do, LONGEST_NOTE)] if step.do else []
        said += [(note, LONGEST_NOTE) for note in step.notes]
        for one, longest in said:
            flaws += _check_said(game, one, longest, terms)
        yield from (LessonFlaw(lesson.id, number, what) for what in flaws)
    for one in (lesson.title, lesson.about, *((lesson.last,) if lesson.last else ())):
        yield from (
            LessonFlaw(lesson.id, None, what)
            for what in _check_said(game, one, LONGEST_SAID, terms)
        )
    minutes = length(game, lesson)
    if abs(minutes - lesson.minutes) > max(LEAST, TOLERANCE * lesson.minutes):
        yield LessonFlaw(
            lesson.id, None, f"takes about {minutes:.1f} minutes, not {lesson.minutes}"
        )


def _check_said(game: AnyGame, said: Said, longest: int, terms: set[str]) -> Iterator[str]:
    for language, text in said:
        try:
            spoken = say(game, language, text)
        except MissingText as error:
            yield f"{language}: {error}"
            continue
        if not spoken.strip():
            yield f"{language}: nothing is said"
        if len(spoken) > longest:
            yield f"{language}: {len(spoken)} letters, more than {longest}: {spoken}"
        for term in terms_in(text):
            if term not in terms:
                yield f"{language}: the glossary has no {term}"
        if "*" in spoken or "{" in spoken:
            yield f"{language}: a mark that means nothing: {spoken}"


def say(game: AnyGame, language: str, text: str) -> str:
    """A sentence of a lesson as it is read. Raises MissingText."""
    words = _words(game, language)
    named = NAME.sub(lambda found: words.text(found[1]), text)
    return _plain(named)


def _plain(text: str) -> str:
    return TERM.sub(lambda found: found[1], text)


def _check_rules(game: AnyGame, lesson: Lesson) -> Iterator[LessonFlaw]:
    taught = {one.rule for one in lesson.teaches}
    ticked = {rule for _, step in lesson.steps for rule in step.ticks}
    for rule in sorted(taught - ticked):
        yield LessonFlaw(lesson.id, None, f"{rule} is announced, but never ticked")
    for number, (_, step) in enumerate(lesson.steps):
        noted = [note.rule for note in step.notes] + [one.rule for one in step.elsewhere]
        for rule in (*step.ticks, *(one for one in noted if one is not None)):
            if rule not in game.rulebook:
                yield LessonFlaw(lesson.id, number, f"there is no rule {rule}")
        for rule in step.ticks:
            if rule not in taught:
                yield LessonFlaw(lesson.id, number, f"{rule} is ticked, but not announced")


def length(game: AnyGame, lesson: Lesson) -> float:
    """How many minutes a lesson takes a newcomer, roughly."""
    seconds = 0.0
    for _, step in lesson.steps:
        notes = sum(len(_plain(note.de)) for note in step.notes)
        doing = len(_plain(step.do.de)) if step.do else 0
        answers = step.play.until.answers if step.play else None
        acting = SECONDS["ask"] * answers if answers else SECONDS.get(step.kind, 0)
        seconds += acting + (len(_plain(step.say.de)) + notes + doing) / LETTERS
    return seconds / 60


def _check_page(game: AnyGame, found: Learning, page: Overview) -> Iterator[LessonFlaw]:
    """The rules on one page: short, with rules that exist and figures that can be drawn."""
    terms = {term.id for term in found.glossary}
    for title, panels, least, most in (
        ("goals", page.goals, 2, 3),
        ("turn", page.turn, 3, 4),
        ("forgotten", page.forgotten, 3, 3),
        ("habits", page.habits, 3, 3),
    ):
        if not least <= len(panels) <= most:
            yield LessonFlaw("overview", None, f"{len(panels)} {title}, not {least} to {most}")
    for said, longest in (
        (page.title, 40),
        (page.about, LONGEST_PANEL),
        *((one, LONGEST_PANEL) for one in page.habits),
        *((panel.title, 24) for panel in page.panels),
        *((panel.say, LONGEST_PANEL) for panel in page.panels),
    ):
        yield from (
            LessonFlaw("overview", None, what) for what in _check_said(game, said, longest, terms)
        )
    for panel in page.panels:
        for rule in panel.rules:
            if rule not in game.rulebook:
                yield LessonFlaw("overview", None, f"there is no rule {rule}")
        figure = panel.figure
        if (figure is None) == (not panel.stamps):
            yield LessonFlaw("overview", None, f"{panel.title.en}: a figure, or stamps")
        if figure is None:
            continue
        try:
            lesson = found.lesson(figure.lesson)
            match = match_at(game, lesson, figure.step)
        except (MathomError, IndexError) as error:
            yield LessonFlaw("overview", None, f"{panel.title.en}: {error}")
            continue
        question = match.question
        offered = (
            {anchor for option in question.options for anchor in option.anchors()}
            if isinstance(question, Choice)
            else set[str]()
        )
        for anchor in (*figure.crop, *figure.rings, *figure.way):
            if not _is_called(game, anchor) and anchor not in offered:
                yield LessonFlaw("overview", None, f"{panel.title.en}: nothing is called {anchor}")


def _check_occasion(game: AnyGame, one: Occasion) -> str | None:
    """What is wrong with an occasion to meet a word."""
    given = [name for name in (one.ask, one.event, one.anchor) if name is not None]
    if len(given) != 1:
        return "an occasion is one of ask, event and anchor"
    if one.ask is not None and one.ask not in _words(game, "en"):
        return f"nobody asks {one.ask}"
    if one.event is not None and one.event not in {kind.tag() for kind in game.event_types}:
        return f"{one.event} never happens"
    return None


def _check_words(game: AnyGame, found: Learning) -> Iterator[LessonFlaw]:
    terms = {term.id for term in found.glossary}
    if len(terms) != len(found.glossary):
        yield LessonFlaw("glossary", None, "two words have the same id")
    for term in found.glossary:
        for occasion in term.meet:
            if (wrong := _check_occasion(game, occasion)) is not None:
                yield LessonFlaw("glossary", None, f"{term.id}: {wrong}")
        for rule in term.rules:
            if rule not in game.rulebook:
                yield LessonFlaw("glossary", None, f"{term.id}: there is no rule {rule}")
        for what in (
            *_check_said(game, term.title, 40, terms),
            *_check_said(game, term.say, 200, terms),
        ):
            yield LessonFlaw("glossary", None, f"{term.id}: {what}")
