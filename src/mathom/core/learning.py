"""What a game teaches about itself: lessons, puzzles, and the words of its glossary."""

import tomllib
from collections.abc import Mapping

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


class Learning(msgspec.Struct, frozen=True):
    """All of it, for one game."""

    lessons: tuple[Lesson, ...] = ()
    puzzles: tuple[Lesson, ...] = ()
    glossary: tuple[Term, ...] = ()

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
    lessons: Mapping[str, str], puzzles: Mapping[str, str], glossary: str
) -> Learning:
    """Everything from its TOML texts, lessons by file name. Raises BadLesson."""
    try:
        words = msgspec.convert(tomllib.loads(glossary), _Glossary)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("unreadable", lesson="glossary", reason=str(error)) from None
    return Learning(
        tuple(read_lesson(name, text) for name, text in lessons.items()),
        tuple(read_lesson(name, text) for name, text in puzzles.items()),
        words.terms,
    )
