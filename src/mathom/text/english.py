"""English: phrases put into words, with plurals, a and an, and the verb's few forms."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from mathom.core.phrases import (
    Auxiliary,
    Clause,
    Listed,
    Name,
    Noun,
    Phrase,
    Pronoun,
    Relative,
    Verb,
)
from mathom.text.grammar import ASIDE, Form, Grammar, Roles, deeds, is_plural, of_each
from mathom.text.lexicon import COMMA, LexiconEntry, Pattern, Slot, fields, pattern

_HEDGES = {
    "up-to": ("up", "to"),
    "at-least": ("at", "least"),
    "at-most": ("no", "more", "than"),
}
_PLURAL_OF = {"this": "these", "that": "those"}
_AUXILIARIES = {
    "may": "may",
    "may-not": "may not",
    "must": "must",
    "can": "can",
    "cannot": "cannot",
}
_VOWEL = re.compile(r"^[aeiou](?!ni[^nm])(?!ne\b)(?!u[^t])", re.IGNORECASE)
_FLAGS = (*ASIDE, "bare", "elided", "subject", "where")


class Verbs(NamedTuple):
    """The forms of an English verb."""

    base: str
    he: str
    participle: str
    gerund: str


class English(Grammar):
    """Puts phrases into English."""

    language: ClassVar[str] = "en"
    ordinary: ClassVar[str] = files("mathom.text").joinpath("english.toml").read_text("utf-8")
    conjunctions: ClassVar[Mapping[str, str]] = {"and": "and", "or": "or", "then": "then"}
    numerals: ClassVar[tuple[str, ...]] = (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight"),
        *("nine", "ten", "eleven", "twelve"),
    )

    # -- noun phrases ----------------------------------------------------------------------------

    def noun(self, phrase: Noun, form: Form) -> list[str]:
        data = fields(self.lexicon.entry("nouns", phrase.word), "noun")
        own = self.lexicon.get("nouns", f"{phrase.prefix} {phrase.word}")
        if own is not None:
            data = fields(own, "noun")
        plural = is_plural(phrase) or phrase.determiner in ("one-of-your", "each-of-your")
        head = plural_of(str(data["noun"])) if plural else str(data["noun"]).partition(",")[0]
        early, adjectives, late = self._adjectives(phrase)
        always = str(data.get("after", "")).split()
        if phrase.determiner == "a" and not plural and phrase.adjectives[:1] == ("other",):
            adjectives = adjectives[1:]  # another
        rest = [*adjectives, *self._prefix(phrase, own), head, *late, *always]
        before = self._place(form, str(data.get("at", "in")))
        after = phrase.after
        if "bare" in form or "elided" in form:
            first = []
        elif phrase.determiner == "the" and after and self._is_short(after[0]):
            number = [self.numeral(phrase.count)] if phrase.count > 1 else []
            first, after = [*self._whose(after[0]), *early, *number], after[1:]
        else:
            first = self._determiner(phrase, early, rest[0], plural=plural)
        said = [*first] if first and early else [*first, *early]
        return [*before, *said, *rest, *self.behind(after, phrase)]

    def _is_short(self, owner: Phrase) -> bool:
        """Whether an owner stands before what he owns: `the bearer’s text`, `Guma’s home site`."""
        if isinstance(owner, Noun):
            data = fields(self.lexicon.entry("nouns", owner.word), "noun")
            known = owner.determiner in ("the", "this", "that") and owner.count == 1
            return known and not owner.after and "after" not in data
        return isinstance(owner, Name) and not owner.after

    def _whose(self, owner: Phrase) -> list[str]:
        *words, last = self.tokens(owner, ())
        several = last.endswith("s") and self._person(owner) == "they"
        return [*words, f"{last}’" if several else f"{last}’s"]

    def _adjectives(self, phrase: Noun) -> tuple[list[str], list[str], list[str]]:
        """Those before a number (`the top 2 cards`), those behind it, and those behind the noun."""
        early: list[str] = []
        middle: list[str] = []
        late: list[str] = []
        for word in phrase.adjectives:
            data = fields(self.lexicon.entry("adjectives", word), "adjective")
            if "behind" in data:
                late += str(data["behind"]).split()
            else:
                (early if data.get("first") else middle).append(str(data["adjective"]))
        return early, middle, late

    def _prefix(self, phrase: Noun, own: LexiconEntry | None) -> list[str]:
        if not phrase.prefix or own is not None:
            return []
        return [str(self.lexicon.entry("prefixes", phrase.prefix))]

    def _determiner(
        self, phrase: Noun, early: list[str], following: str, *, plural: bool
    ) -> list[str]:
        kind, count = phrase.determiner, phrase.count
        number = [self.numeral(count)] if plural and count > 1 else []
        next_word = early[0] if early else following
        match kind:
            case "bare":
                return early
            case "a" if not plural and phrase.adjectives[:1] == ("other",):
                return ["another", *early]
            case "a":
                return [*number, *early] if plural else [_a(next_word), *early]
            case "another":
                return [*number, "other", *early] if plural else ["another", *early]
            case "up-to" | "at-least" | "at-most":
                hedge = _HEDGES[kind]
                return [*hedge, *(number or [self.numeral(1)]), *early]
            case "any-number":
                return ["any", "number", "of", *early]
            case "each-of-your":
                return ["each", "of", "your", *early]
            case "one-of-your":
                one = "one" if count == 1 else self.numeral(count)
                return [one, "of", "your", *early]
        word = _PLURAL_OF.get(kind, kind) if plural else kind
        return [word, *early, *number]

    def name(self, phrase: Name, form: Form) -> list[str]:
        entry = self.lexicon.get("names", phrase.word)
        if entry is None and phrase.word not in self.names:
            raise self.missing("names", phrase.word, "there is no such name")
        data = fields(entry, "name") if entry is not None else {}
        said = str(data.get("name", self.names.get(phrase.word, "")))
        if "article" in data:
            said = f"{data['article']} {said}"
        before = self._place(form, str(data.get("at", "in")))
        return [*before, said.partition(", plural")[0], *self.behind(phrase.after, phrase)]

    def _place(self, form: Form, at: str) -> list[str]:
        return [*self.before(form), *([at] if "where" in form else [])]

    def pronoun(self, phrase: Pronoun, form: Form) -> list[str]:
        objective = "subject" not in form
        if phrase.who == "you":
            word = "you"
        elif phrase.count != 1:
            word = "them" if objective else "they"
        else:
            word = self._gendered(phrase.word, objective=objective)
        return [*self.before(form), word]

    def _gendered(self, word: str, *, objective: bool) -> str:
        entry = self.lexicon.get("nouns", word) or self.lexicon.get("names", word)
        usual = "it" if word in self.lexicon.sections["nouns"] else "he"
        said = str(fields(entry, "noun").get("pronoun", usual)) if entry is not None else usual
        return {"he": "him", "she": "her", "they": "them"}.get(said, said) if objective else said

    def before(self, form: Form) -> list[str]:
        return [word for word in form if word not in _FLAGS]

    def owner(self, phrase: Phrase) -> list[str]:
        return self.tokens(phrase, ("of",))

    def listed(self, phrase: Listed, form: Form) -> list[str]:
        """An article is said once: `a companion or ally`, `each companion and ally`."""
        once = phrase.by == "or" or of_each(phrase)
        phrase = _adjectives_once(phrase) if once else phrase
        if not once or not _share_article(phrase.items) or "where" in form:
            if self.before(form) and "where" not in form:  # the preposition too
                rest = tuple(word for word in form if word in _FLAGS)
                bare = super().listed(phrase, rest)
                return [*self.before(form), *bare]
            return super().listed(phrase, form)
        rest = tuple(word for word in form if word in _FLAGS)
        said = [
            self.tokens(one, form if at == 0 else (*rest, "elided"))
            for at, one in enumerate(phrase.items)
        ]
        return self.joined(said, phrase)

    def joint(self, phrase: Listed, word: str) -> list[str]:
        return [COMMA, word] if phrase.by == "then" else [word]

    # -- deeds -----------------------------------------------------------------------------------

    def _verb(self, word: str) -> Verbs:
        return _verb_forms(self.lexicon.entry("verbs", word))

    def _behind_verb(self, phrase: Verb, gap: str = "") -> list[str]:
        data = fields(self.lexicon.entry("verbs", phrase.word), "verb")
        pieces = pattern(str(data.get("frame", "{what}")))
        roles = {role: one for role, one in phrase.roles if role != gap}
        at = pieces.index(Slot("*", ())) if Slot("*", ()) in pieces else len(pieces)
        adverbs = [token for one in phrase.adverbs for token in self.tokens(one, ())]
        return [
            *self._frame(pieces[:at], roles, gap),
            *adverbs,
            *self._frame(pieces[at:], roles, gap),
        ]

    def _frame(self, pieces: Pattern, roles: Roles, gap: str) -> list[str]:
        tokens: list[str] = []
        for piece in pieces:
            if isinstance(piece, Slot) and gap and piece.role == gap:
                tokens += self.before(piece.form)  # a site that cards are stacked on
            else:
                tokens += self.filled((piece,), roles, ())
        return tokens

    def order(self, phrase: Verb, form: Form) -> list[str]:
        verb = self._verb(phrase.word)
        first = ["be", verb.participle] if phrase.passive else [verb.base]
        if "zu" in form:
            first = ["to", *first]
        return [*first, *self._behind_verb(phrase)]

    def clause(self, phrase: Clause, form: Form) -> list[str]:
        phrase = _negated(phrase)
        doing, by = deeds(phrase.does)
        person = self._person(phrase.subject)
        tokens = [] if "elided" in form else self.tokens(phrase.subject, ("subject",))
        before: list[str] = []
        for at, one in enumerate(doing):
            if not isinstance(one, Verb):
                raise self.missing("verbs", repr(one), "a clause needs verbs")
            if at:
                tokens += self._between(by) if at == len(doing) - 1 else [COMMA]
            first = self._finite(one, phrase.auxiliary, person, again=at > 0)
            if at and first == before == ["is"]:
                first = []  # it is strength +2 and fierce
            before = first or before
            tokens += [*first, *self._behind_verb(one)]
        return tokens

    def _between(self, by: str) -> list[str]:
        return ["and", "then"] if by == "then" else [self.conjunctions[by]]

    def _person(self, subject: Phrase) -> str:
        if isinstance(subject, Pronoun) and subject.who == "you":
            return "you"
        if isinstance(subject, Name):
            entry = self.lexicon.get("names", subject.word)
            name = str(fields(entry, "name").get("name", "")) if entry is not None else ""
            return "they" if name.endswith(", plural") else "he"
        if isinstance(subject, Pronoun) and self._gendered(subject.word, objective=False) == "they":
            return "they"
        return "they" if is_plural(subject) else "he"

    def _finite(self, one: Verb, auxiliary: Auxiliary, person: str, *, again: bool) -> list[str]:
        verb = self._verb(one.word)
        base = ["be", verb.participle] if one.passive else [verb.base]
        be = {"you": "are", "he": "is"}.get(person, "are")
        if auxiliary in _AUXILIARIES:
            return base if again else [*_AUXILIARIES[auxiliary].split(), *base]
        if auxiliary == "would":
            return base if again else [be, "about", "to", *base]
        if auxiliary == "has":
            done = ["been", verb.participle] if one.passive else [verb.participle]
            return done if again else ["has" if person == "he" else "have", *done]
        if auxiliary == "not":
            if one.passive or verb.base.split()[0] == "be":
                return [be, "not", *(base[1:] if one.passive else verb.base.split()[1:])]
            return ["does" if person == "he" else "do", "not", *base]
        if one.passive:
            return [be, verb.participle]
        if verb.base.split()[0] == "be":
            return [be, *verb.base.split()[1:]]
        return [verb.he if person == "he" else verb.base]

    def relative(self, phrase: Relative, head: Phrase) -> list[str]:
        data = fields(self.lexicon.entry("verbs", phrase.does.word), "verb")
        if phrase.gap == "subject":
            if "reduced" in data and not phrase.auxiliary:
                reduced = pattern(str(data["reduced"]))
                return self.filled(reduced, dict(phrase.does.roles), ())
            person = self._person(head)
            finite = self._finite(phrase.does, phrase.auxiliary, person, again=False)
            return ["that", *finite, *self._behind_verb(phrase.does)]
        if phrase.subject is None:
            raise self.missing("verbs", phrase.does.word, "a relative clause needs a subject")
        if f"reduced-{phrase.gap}" in data:
            roles = {**dict(phrase.does.roles), "subject": phrase.subject}
            return self.filled(pattern(str(data[f"reduced-{phrase.gap}"])), roles, ())
        person = self._person(phrase.subject)
        finite = self._finite(phrase.does, phrase.auxiliary, person, again=False)
        behind = self._behind_verb(phrase.does, gap=phrase.gap)
        return [*self.tokens(phrase.subject, ("subject",)), *finite, *behind]


def plural_of(entry: str) -> str:
    """Reads `man, men`, or adds what is regular."""
    singular, comma, plural = entry.partition(",")
    if comma:
        return plural.strip()
    if singular.endswith(("s", "x", "ch", "sh")):
        return f"{singular}es"
    if singular.endswith("y") and singular[-2] not in "aeiou":
        return f"{singular[:-1]}ies"
    return f"{singular}s"


def _verb_forms(entry: LexiconEntry) -> Verbs:
    """Reads `exert`, or `win, wins, won, winning`. What follows a blank stays: `set up`."""
    return _parsed(str(fields(entry, "verb")["verb"]))


@cache
def _parsed(text: str) -> Verbs:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) == 4:
        return Verbs(*parts)
    base, blank, rest = parts[0].partition(" ")
    tail = blank + rest
    consonant = base.endswith("y") and base[-2] not in "aeiou"
    he = (
        f"{base[:-1]}ies"
        if consonant
        else f"{base}es"
        if base.endswith(("s", "x", "ch", "sh", "o"))
        else f"{base}s"
    )
    past = f"{base[:-1]}ied" if consonant else f"{base}d" if base.endswith("e") else f"{base}ed"
    gerund = f"{base.removesuffix('e')}ing" if not base.endswith("ee") else f"{base}ing"
    return Verbs(base + tail, he + tail, past + tail, gerund + tail)


def _negated(phrase: Clause) -> Clause:
    """`may take no wounds` becomes `may not take wounds`."""
    does = phrase.does
    if phrase.auxiliary not in ("may", "can") or not isinstance(does, Verb):
        return phrase
    roles = tuple((role, _any(one)) for role, one in does.roles)
    if roles == does.roles:
        return phrase
    auxiliary: Auxiliary = "may-not" if phrase.auxiliary == "may" else "cannot"
    return Clause(phrase.subject, replace(does, roles=roles), auxiliary)


def _any(phrase: Phrase) -> Phrase:
    if isinstance(phrase, Noun) and phrase.determiner == "no":
        return replace(phrase, determiner="any" if phrase.count == 1 else "bare")
    return phrase


def _adjectives_once(phrase: Listed) -> Listed:
    """What all have before them is said with the first: `a Shadow event or condition`."""
    nouns = [one for one in phrase.items if isinstance(one, Noun)]
    shared = {(one.determiner, one.count, one.adjectives, one.prefix) for one in nouns}
    if len(nouns) != len(phrase.items) or len(shared) != 1 or any(one.after for one in nouns):
        return phrase
    bare = [replace(one, adjectives=(), prefix="", determiner="bare") for one in nouns[1:]]
    return replace(phrase, items=(nouns[0], *bare))


def _share_article(items: tuple[Phrase, ...]) -> bool:
    nouns = [one for one in items if isinstance(one, Noun)]
    if len(nouns) != len(items):
        return False
    if any(one.adjectives or one.after or one.prefix for one in nouns[:-1]):
        return False
    kinds = {(one.determiner, one.count) for one in nouns}
    return len(kinds) == 1 and nouns[0].determiner not in ("one-of-your", "another", "bare")


def _a(word: str) -> str:
    return "an" if _VOWEL.match(word) else "a"
