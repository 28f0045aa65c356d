"""What a game teaches about itself: lessons, puzzles, words, and its rules on one page."""

import tomllib
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from mathom.core.lesson import BadLesson, Lesson, Said, read_lesson

T = TypeVar("T", bound=msgspec.Struct)


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other forms of a word, by which it is found in sentences: plural, cases."""

    de: tuple[str, ...] = ()
    en: tuple[str, ...] = ()


class Occasion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody meets a thing for the first time: one of these."""

    ask: str | None = None
    """This is asked."""
    event: str | None = None
    """This has happened."""
    anchor: str | None = None
    """This can be pointed at; with a star at its end: something like it."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary. What carries its id on the table explains itself by it."""

    id: str
    title: Said
    say: Said
    rules: tuple[str, ...]
    stamp: str | None = None
    """The drawing of it."""
    forms: Forms = Forms()
    meet: tuple[Occasion, ...] = ()
    """When it is explained unasked, once."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the table: a step of a lesson, drawn by the game's own board."""

    lesson: str
    step: int
    crop: tuple[str, ...] = ()
    """The things that are to be seen, by their anchors; none: all of the table."""
    rings: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    """A dotted way from one thing to the next."""


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the one page: a title, at most two sentences, rules, and a picture."""

    title: Said
    say: Said
    rules: tuple[str, ...] = ()
    figure: Figure | None = None
    stamps: tuple[str, ...] = ()
    """Drawings, where the table has nothing to show."""


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules on one page."""

    title: Said
    about: Said
    goals: tuple[Panel, ...]
    turn: tuple[Panel, ...]
    forgotten: tuple[Panel, ...]
    """What one forgets."""
    habits: tuple[Said, ...] = ()

    @property
    def panels(self) -> tuple[Panel, ...]:
        return (*self.goals, *self.turn, *self.forgotten)


class Learning(msgspec.Struct, frozen=True):
    """All of it, for one game."""

    lessons: tuple[Lesson, ...] = ()
    puzzles: tuple[Lesson, ...] = ()
    glossary: tuple[Term, ...] = ()
    overview: Overview | None = None

    def lesson(self, name: str) -> Lesson:
        """The lesson or puzzle with this name. Raises BadLesson."""
        for one in (*self.lessons, *self.puzzles):
            if one.id == name:
                return one
        known = ", ".join(one.id for one in (*self.lessons, *self.puzzles))
        raise BadLesson("unknown", lesson=name[:64], known=known)


class _Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[Term, ...] = ()


def read_learning(
    lessons: Mapping[str, str], puzzles: Mapping[str, str], glossary: str, overview: str = ""
) -> Learning:
    """Everything from its TOML texts, lessons by file name. Raises BadLesson."""
    return Learning(
        tuple(read_lesson(name, text) for name, text in lessons.items()),
        tuple(read_lesson(name, text) for name, text in puzzles.items()),
        _read("glossary", glossary, _Glossary).terms,
        _read("overview", overview, Overview) if overview else None,
    )


def _read(name: str, text: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("unreadable", lesson=name, reason=str(error)) from None
