"""Lexicons: the words of a game in one language, read from TOML.

Each language reads its own entries (`german.py`, `english.py`); what all share is here: sections,
patterns with slots, and how tokens become a line.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from mathom.core import MathomError, Message

LexiconEntry: TypeAlias = str | Mapping[str, Any]
SECTIONS = ("nouns", "names", "adjectives", "verbs", "prefixes", "idioms")


class BadLexicon(MathomError):
    """A lexicon that cannot be read, or a word that it does not have."""

    def __init__(self, language: str, where: str, reason: str) -> None:
        facts = {"language": language, "id": where, "reason": reason}
        super().__init__(Message("text-missing", facts))


class Lexicon:
    """The entries of one language: a game's own, and behind them the common ones."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self.sections: dict[str, dict[str, LexiconEntry]] = {section: {} for section in SECTIONS}
        self.numerals = "digits"
        """Whether small numbers are written as `digits` or as `words`."""
        for source in sources:
            self._read(source)

    def _read(self, source: str) -> None:
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise BadLexicon(self.language, "lexicon", str(error)) from None
        self.numerals = data.pop("numerals", self.numerals)
        for section, entries in data.items():
            if section not in self.sections:
                raise BadLexicon(self.language, section, "there is no such section")
            self.sections[section].update(entries)

    def entry(self, section: str, word: str) -> LexiconEntry:
        """The entry of a word. Raises BadLexicon if there is none."""
        found = self.sections[section].get(word)
        if found is None:
            raise BadLexicon(self.language, f"{section}.{word}", "there is no such word")
        return found

    def get(self, section: str, word: str) -> LexiconEntry | None:
        return self.sections[section].get(word)


def fields(entry: LexiconEntry, head: str) -> Mapping[str, Any]:
    """A short entry (`"wound"`) and a long one (`{ verb = "wound", … }`) alike."""
    return {head: entry} if isinstance(entry, str) else entry


COMMA = ","
OPEN, SHUT = "\ue000", "\ue001"
"""Around what may wait until the verb is complete (a relative clause), so that it can be found
again and moved; never printed. In a pattern it is written `<…>`."""
GLUE = "\ue002"
"""Between what stands together without a blank: `„{word}“`."""
NOT = "\ue003"
"""Where a negation stands, if there is one."""


# -- patterns ------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A place for a phrase: `{what:auf acc}` is role `what`, form `auf acc`."""

    role: str
    form: tuple[str, ...]


class Group(NamedTuple):
    """`[…]`: said only if one of its roles is filled."""

    pieces: "Pattern"


Piece: TypeAlias = "str | Slot | Group"
Pattern: TypeAlias = tuple[Piece, ...]

_STOPS = " ,;:.!?()"
_PIECE = re.compile(r"\{([^{}]+)\}|([\[\]<>])|([^\s\[\]{}<>]+)|\s+")


@cache
def pattern(text: str) -> Pattern:
    """A pattern taken apart: words, slots and groups."""
    stack: list[list[Piece]] = [[]]
    end = -1
    for found in _PIECE.finditer(text):
        slot, bracket, word = found.groups()
        said = "{" if slot is not None else word or " "
        if found.start() == end and said[0] not in _STOPS:
            stack[-1].append(GLUE)
        end = -1 if said[-1] in _STOPS else found.end()
        if slot is not None:
            role, _, form = slot.partition(":")
            stack[-1].append(Slot(role, tuple(form.split())))
        elif bracket == "[":
            stack.append([])
        elif bracket == "]":
            group = Group(tuple(stack.pop()))
            stack[-1].append(group)
        elif bracket:
            stack[-1].append(OPEN if bracket == "<" else SHUT)
        elif word is not None:
            stack[-1].extend(re.findall(r"[,;:.!?()]|[^,;:.!?()]+", word))
    return tuple(stack[0])


def roles_of(pieces: Pattern) -> set[str]:
    """The roles that a pattern speaks of."""
    roles: set[str] = set()
    for piece in pieces:
        if isinstance(piece, Slot):
            roles.add(piece.role)
        elif isinstance(piece, Group):
            roles |= roles_of(piece.pieces)
    return roles


# -- lines ---------------------------------------------------------------------------------------


_CLOSING = (",", ";", ":", ".", "!", "?", ")")
_STRONGER = (";", ":", ".", "!", "?")
_OPENING = ("(",)


def line(tokens: Iterable[str]) -> str:
    """Tokens as a line: spaces between words, none before a stop, and one comma where two meet."""
    kept: list[str] = []
    owed = False  # a comma that waits behind the brackets: für jede, die du siehst (höchstens 3),
    for token in tokens:
        if not token or token in (OPEN, SHUT, NOT):
            continue
        if token == COMMA and (not kept or kept[-1] in (*_STRONGER, COMMA, *_OPENING)):
            continue
        if kept and kept[-1] == COMMA and token in (*_STRONGER, ")", "("):
            kept.pop()
            owed = token == "("
        kept.append(token)
        if owed and token == ")":
            kept.append(COMMA)
            owed = False
    while kept and kept[-1] == COMMA:
        kept.pop()
    text, glued = "", False
    for token in kept:
        tight = glued or not text or token in _CLOSING or text[-1] in _OPENING
        glued = token == GLUE
        if not glued:
            text += token if tight else f" {token}"
    return text


def without_tail(tokens: list[str]) -> tuple[list[str], list[str]]:
    """Tokens without the relative clause at their end, and that clause."""
    if not tokens or tokens[-1] != SHUT:
        return tokens, []
    depth = 0
    for at in range(len(tokens) - 1, -1, -1):
        depth += (tokens[at] == SHUT) - (tokens[at] == OPEN)
        if depth == 0:
            return tokens[:at], tokens[at:]
    return tokens, []


def sentence(text: str) -> str:
    """With a capital at its beginning and a stop at its end."""
    if not text:
        return text
    for at, letter in enumerate(text):
        if letter.isalpha():
            text = text[:at] + letter.upper() + text[at + 1 :]
            break
        if letter.isdigit():
            break
    ended = text.rstrip("“”")[-1:] in (".", "!", "?", ":") or text.endswith(".)")
    return text if ended else f"{text}."
