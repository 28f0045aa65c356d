"""Rules as data: the rulebook a game carries, and the marks that tie code to it."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

Code = TypeVar("Code", bound=Callable[..., object])


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    de: str
    en: str


class Rule(msgspec.Struct, frozen=True):
    """One rule: our own sentence in both languages, and where the printed book has it."""

    id: str
    chapter: str
    de: str
    en: str
    book: str | None = None


class RulingText(msgspec.Struct, frozen=True):
    """A ruling in one language."""

    question: str
    answer: str
    why: str


class Ruling(msgspec.Struct, frozen=True):
    """A point the printed rules leave open, and how it is played here."""

    id: str
    rules: tuple[str, ...]
    de: RulingText
    en: RulingText
    settings: tuple[str, ...] = ()
    """The settings of the game by which a table plays it otherwise."""


class Rulebook(msgspec.Struct, frozen=True):
    """The rulebook of a game. Iterates over its rules; `book["HOB-4.2"]` finds one by id."""

    game: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...] = ()

    def __iter__(self) -> Iterator[Rule | Ruling]:
        yield from self.rules
        yield from self.rulings

    def __len__(self) -> int:
        return len(self.rules) + len(self.rulings)

    def __contains__(self, rule_id: object) -> bool:
        return any(rule.id == rule_id for rule in self)

    def __getitem__(self, rule_id: str) -> Rule | Ruling:
        for rule in self:
            if rule.id == rule_id:
                return rule
        raise KeyError(rule_id)


def enforces(*rules: str) -> Callable[[Code], Code]:
    """Marks a function or class as the place where these rules are enforced.

    The mark costs nothing at run time; `mathom rules GAME --coverage` collects it.
    """

    def mark(code: Code) -> Code:
        code.__rules__ = rules  # type: ignore[attr-defined]
        return code

    return mark
