"""Grammar: what the linearisers of all languages share.

`tokens(phrase, form)` puts a phrase into words. A form is what a slot of a pattern asks for, in the
words of the language: a preposition and a case for nouns (`auf acc`), a mood for deeds:

| form | of a deed |
|---|---|
| `main` | you draw a card |
| `after` | the same after something else in front: `darfst du …`; a verb alone is an order |
| `sub` | in a subordinate clause: `… wenn du eine Karte ziehst` |
| `imp` | draw a card |
| `inf` | eine Karte ziehen |
| `zu` | eine Karte zu ziehen; to draw a card |
| `=` | as the phrase around it was asked |
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, TypeAlias

from mathom.core.phrases import (
    Clause,
    Idiom,
    Listed,
    Name,
    Noun,
    Number,
    Phrase,
    Pronoun,
    Relative,
    Text,
    Verb,
)
from mathom.text.lexicon import (
    COMMA,
    NOT,
    BadLexicon,
    Group,
    Lexicon,
    Pattern,
    Slot,
    fields,
    line,
    pattern,
    sentence,
)

Form: TypeAlias = tuple[str, ...]
Roles: TypeAlias = Mapping[str, Phrase]

MOODS = ("main", "after", "sub", "imp", "inf", "zu")
ASIDE = (*MOODS, "=", "digits", "words")
"""The words of a form that are no prepositions."""


class Grammar(ABC):
    """Puts phrases into the words of one language."""

    language: ClassVar[str]
    ordinary: ClassVar[str]
    """The words of no game in particular, as a lexicon."""
    conjunctions: ClassVar[Mapping[str, str]]
    numerals: ClassVar[tuple[str, ...]]

    def __init__(self, lexicon: Iterable[str] = (), names: Mapping[str, str] | None = None) -> None:
        self.lexicon = Lexicon(self.language, self.ordinary, *lexicon)
        self.names = names or {}

    def text(self, phrase: Phrase) -> str:
        """Whole sentences, with capitals and stops. Raises BadLexicon."""
        parts = phrase.sentences if isinstance(phrase, Text) else (phrase,)
        whole = [self.text(one) if isinstance(one, Text) else self._sentence(one) for one in parts]
        return " ".join(one for one in whole if one)

    def say(self, phrase: Phrase, form: str = "") -> str:
        """A phrase as it stands inside a sentence. Raises BadLexicon."""
        return line(self.tokens(phrase, tuple(form.split())))

    def _sentence(self, phrase: Phrase) -> str:
        form = ("imp",) if _is_order(phrase) else ("main",)
        return sentence(line(self.tokens(phrase, form)))

    def tokens(self, phrase: Phrase, form: Form) -> list[str]:
        """The words of a phrase in a form."""
        match phrase:
            case Noun():
                return self.noun(phrase, form)
            case Name():
                return self.name(phrase, form)
            case Pronoun():
                return self.pronoun(phrase, form)
            case Number():
                if "words" in form and 0 <= phrase.value < len(self.numerals):
                    return [self.numerals[phrase.value]]
                return [*self.before(form), self.number(phrase, digits="digits" in form)]
            case Listed():
                return self.listed(phrase, form)
            case Verb():
                return self.order(phrase, form)
            case Clause():
                return self.clause(phrase, form)
            case Idiom():
                return self.idiom(phrase, form)
            case Text():
                return [self.text(phrase)]
            case _:
                raise BadLexicon(self.language, type(phrase).__name__, "cannot stand alone")

    # -- what each language does its own way -----------------------------------------------------

    @abstractmethod
    def noun(self, phrase: Noun, form: Form) -> list[str]: ...

    @abstractmethod
    def name(self, phrase: Name, form: Form) -> list[str]: ...

    @abstractmethod
    def pronoun(self, phrase: Pronoun, form: Form) -> list[str]: ...

    @abstractmethod
    def clause(self, phrase: Clause, form: Form) -> list[str]: ...

    @abstractmethod
    def order(self, phrase: Verb, form: Form) -> list[str]:
        """A verb without its doer: as an order or an infinitive."""

    @abstractmethod
    def relative(self, phrase: Relative, head: Phrase) -> list[str]: ...

    @abstractmethod
    def owner(self, phrase: Phrase) -> list[str]:
        """A noun phrase behind the noun that it owns."""

    def before(self, form: Form) -> list[str]:
        """The prepositions in a form."""
        return []

    # -- what they share -------------------------------------------------------------------------

    def behind(self, after: Iterable[Phrase], head: Phrase) -> list[str]:
        """What stands behind a noun: relative clauses, idioms, owners."""
        tokens: list[str] = []
        for one in after:
            match one:
                case Relative():
                    tokens += self.relative(one, head)
                case Noun() | Name() | Listed(items=(Noun() | Name(), *_)):
                    tokens += self.owner(one)
                case _:
                    tokens += self.tokens(one, ("digits",))
        return tokens

    def listed(self, phrase: Listed, form: Form) -> list[str]:
        """`a, b and c`. Who does several things is named once: `if you spot an Elf or win`."""
        later = ("after",) if phrase.by == "then" and "main" in form else form
        said: list[list[str]] = []
        for at, one in enumerate(phrase.items):
            again = "sub" in form and at > 0 and _goes_on(phrase.items[at - 1], one)
            said.append(self.tokens(one, (*form, "elided") if again else later if at else form))
        return self.joined(said, phrase)

    def joined(self, said: list[list[str]], phrase: Listed) -> list[str]:
        """Several phrases that are in words already, in one breath."""
        tokens = list(said[0])
        for one in said[1:-1]:
            tokens += [COMMA, *one]
        if len(said) > 1:
            tokens += self.joint(phrase, self.conjunctions[phrase.by])
            tokens += said[-1]
        return tokens + self.behind(phrase.after, phrase.items[-1])

    def joint(self, phrase: Listed, word: str) -> list[str]:
        """What stands before the last of several."""
        return word.split()

    def number(self, phrase: Number, *, digits: bool) -> str:
        """`2`, `two`, `+2`, `−2`."""
        if phrase.signed and phrase.value >= 0:
            return f"+{phrase.value}"
        if digits and phrase.value >= 0:
            return str(phrase.value)
        return self.numeral(phrase.value)

    def numeral(self, value: int) -> str:
        """A number without a sign, in words where the lexicon wants it."""
        if self.lexicon.numerals == "words" and 0 <= value < len(self.numerals):
            return self.numerals[value]
        return str(value) if value >= 0 else f"−{-value}"

    def idiom(self, phrase: Idiom, form: Form) -> list[str]:
        """A turn of phrase, with the form it was asked for handed on to its slots (`=`)."""
        found_entry = self.lexicon.get("idioms", phrase.word)
        if found_entry is None and self.lexicon.get("adjectives", phrase.word) is not None:
            return [self.predicate(phrase.word)]
        entry = fields(self.lexicon.entry("idioms", phrase.word), "main")
        mood = next((one for one in form if one in entry), "main")
        found = pattern(entry[mood])
        return self.filled(found, dict(phrase.roles), form)

    def predicate(self, word: str) -> str:
        """An adjective that stands alone: `is wounded`."""
        return str(fields(self.lexicon.entry("adjectives", word), "adjective")["adjective"])

    def filled(self, pieces: Pattern, roles: Roles, form: Form) -> list[str]:
        """A pattern with phrases in its slots."""
        tokens: list[str] = []
        for piece in pieces:
            match piece:
                case Slot("not", ()):
                    tokens.append(NOT)
                case Slot(role, asked):
                    if role in roles:
                        inner = form if asked == ("=",) else asked
                        tokens += self.tokens(roles[role], inner)
                case Group(inside):
                    if self.spoken(inside, roles):
                        tokens += self.filled(inside, roles, form)
                case str():
                    tokens.append(piece)
        return tokens

    def spoken(self, pieces: Pattern, roles: Roles) -> bool:
        """Whether a group has something to say."""
        slots = [one for one in pieces if isinstance(one, Slot)]
        return all(one.role in roles for one in slots)

    def missing(self, section: str, word: str, reason: str) -> BadLexicon:
        return BadLexicon(self.language, f"{section}.{word}", reason)


def _is_order(phrase: Phrase) -> bool:
    first = phrase.items[0] if isinstance(phrase, Listed) else phrase
    return isinstance(first, Verb)


def _goes_on(before: Phrase, phrase: Phrase) -> bool:
    """Whether two clauses are about the same subject."""
    if not isinstance(before, Clause) or not isinstance(phrase, Clause):
        return False
    first, second = before.subject, phrase.subject
    if isinstance(first, (Noun, Name)) and isinstance(second, Pronoun):
        return second.who == "it" and second.word == first.word
    known = not isinstance(first, Noun) or first.determiner in ("the", "this", "that")
    return known and first == second


def of_each(phrase: Phrase) -> bool:
    """`each companion and each ally`: several nouns, and still one at a time."""
    return isinstance(phrase, Listed) and all(
        isinstance(one, Noun) and one.determiner in ("each", "each-of-your") for one in phrase.items
    )


def deeds(phrase: Phrase) -> tuple[tuple[Phrase, ...], str]:
    """The verbs of a clause, and how they are joined."""
    if isinstance(phrase, Listed):
        return phrase.items, phrase.by
    return (phrase,), "and"


def is_plural(phrase: Phrase) -> bool:
    """Whether a subject takes the verb in the plural; names are asked elsewhere."""
    match phrase:
        case Noun(determiner="each" | "each-of-your" | "any"):
            return False
        case Noun(determiner="one-of-your" | "which", count=1):
            return False
        case Noun(determiner="all" | "any-number"):
            return True
        case Noun(count=count) | Pronoun(count=count):
            return count != 1
        case Listed(by="and"):
            return not of_each(phrase)
        case Listed(items=items):
            return is_plural(items[-1])
    return False
