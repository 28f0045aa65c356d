"""Phrases: what a text says, as a tree, before anybody has chosen a language.

A tree is plain data. Its words are keys of the game's lexicon, never words of a language: the
lexicon of each language knows gender, forms and the frame of every verb, and a lineariser
(`mathom.text`) declines, conjugates and orders. So a game builds a tree once, from the very
pieces that it executes, and both languages follow.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Determiner: TypeAlias = Literal[
    "a",  # a card; 2 cards
    "the",
    "this",
    "that",
    "each",
    "all",
    "no",
    "which",  # which card?
    "your",
    "their",
    "its",
    "up-to",
    "at-least",
    "at-most",
    "any",
    "any-number",
    "one-of-your",  # one of your cards; 2 of your cards
    "each-of-your",
    "another",
    "bare",  # cards
]
Auxiliary: TypeAlias = Literal["", "may", "may-not", "must", "can", "cannot", "would", "has", "not"]


class Phrase(msgspec.Struct, frozen=True, tag=True):
    """The base of all nodes."""


class Noun(Phrase, frozen=True):
    """A thing by what it is: `up to 2 other unbound Rohan Men in this skirmish`."""

    word: str
    determiner: Determiner = "a"
    count: int = 1
    adjectives: tuple[str, ...] = ()
    prefix: str = ""
    """A key of the lexicon's prefixes: *Rohan* Man, *Rohan*-Mensch."""
    after: tuple[Phrase, ...] = ()
    """Relative clauses, idioms, or a noun phrase that owns it (genitive)."""


class Name(Phrase, frozen=True):
    """A thing by its own name: a key of the lexicon's names, or the message id of a name."""

    word: str
    after: tuple[Phrase, ...] = ()


class Pronoun(Phrase, frozen=True):
    """`you`, or a word for what was named just before (`it` takes the gender of `word`)."""

    who: Literal["you", "it"] = "it"
    word: str = ""
    count: int = 1


class Number(Phrase, frozen=True):
    """A number: `3`, or with its sign `+3`."""

    value: int
    signed: bool = False


class Listed(Phrase, frozen=True):
    """Several of a kind in one breath: nouns, verbs, clauses. `after` belongs to all of them."""

    items: tuple[Phrase, ...]
    by: Literal["and", "or", "then"] = "and"
    after: tuple[Phrase, ...] = ()


class Verb(Phrase, frozen=True):
    """A deed without its doer. Alone it is an order: `exert a companion twice`."""

    word: str
    roles: tuple[tuple[str, Phrase], ...] = ()
    adverbs: tuple[Phrase, ...] = ()
    passive: bool = False


class Clause(Phrase, frozen=True):
    """Somebody does something, or may, must, would."""

    subject: Phrase
    does: Phrase
    """A verb, or a list of them."""
    auxiliary: Auxiliary = ""


class Relative(Phrase, frozen=True):
    """A clause about the noun before it, which plays the role `gap` in it."""

    does: Verb
    gap: str = "subject"
    subject: Phrase | None = None
    auxiliary: Auxiliary = ""


class Idiom(Phrase, frozen=True):
    """A turn of phrase of the lexicon with phrases in its slots."""

    word: str
    roles: tuple[tuple[str, Phrase], ...] = ()


class Text(Phrase, frozen=True):
    """Sentences, one after the other."""

    sentences: tuple[Phrase, ...]


YOU = Pronoun("you")


def noun(
    word: str,
    *adjectives: str,
    determiner: Determiner = "a",
    count: int = 1,
    prefix: str = "",
    after: Phrase | tuple[Phrase, ...] = (),
) -> Noun:
    """A noun phrase with its adjectives in the order of importance."""
    behind = after if isinstance(after, tuple) else (after,)
    return Noun(word, determiner, count, adjectives, prefix, behind)


def verb(word: str, /, *adverbs: Phrase | str, passive: bool = False, **roles: Any) -> Verb:
    """A deed: `verb("exert", what=noun("companion"), times=2)`."""
    return Verb(word, _filled(roles), tuple(as_phrase(one) for one in adverbs), passive)


def idiom(word: str, /, **roles: Any) -> Idiom:
    """A turn of phrase: `idiom("for-each", what=noun("card"))`."""
    return Idiom(word, _filled(roles))


def clause(
    subject: Phrase, does: Phrase | str, auxiliary: Auxiliary = "", /, **roles: Any
) -> Clause:
    """Somebody does something: `clause(YOU, "control", what=noun("site"))`."""
    doing = verb(does, **roles) if isinstance(does, str) else does
    return Clause(subject, doing, auxiliary)


def which(does: str, gap: str = "subject", subject: Phrase | None = None, **roles: Any) -> Relative:
    """A relative clause: `noun("minion", after=which("fight", foe=noun("elf")))`."""
    return Relative(verb(does, **roles), gap, subject)


def listed(items: Any, by: Literal["and", "or", "then"] = "and") -> Phrase:
    """Several phrases as one; a single one stays as it is."""
    phrases = tuple(as_phrase(one) for one in items)
    return phrases[0] if len(phrases) == 1 else Listed(phrases, by)


def signed(value: int) -> Number:
    """A number with its sign."""
    return Number(value, signed=True)


def as_phrase(value: Any) -> Phrase:
    """Numbers, lists and words of the lexicon may be written as they are.

    Raises TypeError for anything else.
    """
    match value:
        case Phrase():
            return value
        case bool():
            raise TypeError("a truth value has no words of its own")
        case int():
            return Number(value)
        case str():
            return Idiom(value)
        case tuple() | list():
            return listed(value)
    raise TypeError(f"not a phrase: {value!r}")


def _filled(roles: dict[str, Any]) -> tuple[tuple[str, Phrase], ...]:
    return tuple((role, as_phrase(value)) for role, value in roles.items() if value is not None)
