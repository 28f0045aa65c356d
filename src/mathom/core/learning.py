"""What a game teaches about itself: lessons, puzzles, words, first meetings, and one page."""

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from mathom.core.lesson import BadLesson, Lesson, Said, read_lesson


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary."""

    id: str
    title: Said
    say: Said
    rules: tuple[str, ...]
    stamp: str | None = None
    """The drawing of it."""
    at: tuple[str, ...] = ()
    """Where it is to be seen on the table: anchors, or patterns of them (`die:*`)."""


class Occasion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something is met: a question is asked, an event happens, a thing can be pointed at."""

    ask: str | None = None
    event: str | None = None
    anchor: str | None = None


class Meeting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when somebody meets a thing for the first time."""

    id: str
    when: Occasion
    title: Said
    say: Said
    rules: tuple[str, ...]
    at: str | None = None
    """The thing it stands beside; None: the one that was met, or the question."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small position, drawn by the game's own board: where a step of a lesson begins."""

    lesson: str
    step: int
    look: tuple[str, ...]
    """What must be seen: the drawing is cropped to it."""


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the one page."""

    title: Said
    say: Said
    rules: tuple[str, ...] = ()
    figure: Figure | None = None


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules on one page: what it is about, a turn, what one forgets, and good habits."""

    title: Said
    say: Said
    goals: tuple[Panel, ...]
    turn: tuple[Panel, ...]
    forgotten: tuple[Panel, ...]
    habits: Said


class Learning(msgspec.Struct, frozen=True):
    """All of it, for one game."""

    lessons: tuple[Lesson, ...] = ()
    puzzles: tuple[Lesson, ...] = ()
    glossary: tuple[Term, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    overview: Overview | None = None

    def lesson(self, name: str) -> Lesson:
        """The lesson or puzzle with this name. Raises BadLesson."""
        for one in (*self.lessons, *self.puzzles):
            if one.id == name:
                return one
        known = ", ".join(one.id for one in (*self.lessons, *self.puzzles))
        raise BadLesson("unknown", lesson=name[:64], known=known)


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[Term, ...] = ()
    meetings: tuple[Meeting, ...] = ()


def read_learning(
    lessons: Mapping[str, str],
    puzzles: Mapping[str, str],
    words: Mapping[str, str],
    overview: str | None,
) -> Learning:
    """Everything from its TOML texts by file name. Raises BadLesson."""
    found = [_read(name, text, _Words) for name, text in words.items()]
    page = None if overview is None else _read("overview", overview, Overview)
    return Learning(
        tuple(read_lesson(name, text) for name, text in lessons.items()),
        tuple(read_lesson(name, text) for name, text in puzzles.items()),
        tuple(term for one in found for term in one.terms),
        tuple(meeting for one in found for meeting in one.meetings),
        page,
    )


def _read(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("unreadable", lesson=name, reason=str(error)) from None
