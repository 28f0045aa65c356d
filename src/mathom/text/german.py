"""German: phrases put into words, with gender, case and number, and the verb in its place."""

from collections.abc import Mapping
from functools import cache, cached_property
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
from mathom.text import german_forms as forms
from mathom.text.german_clauses import ClauseParts, VerbPhrase, in_order, infinite, part_of
from mathom.text.german_forms import (
    CASES,
    EIN,
    ENDINGS,
    IT,
    MELTED,
    STRONG,
    THE,
    WHO,
    Case,
    Declension,
    Gender,
    NameForms,
    NounForms,
    VerbForms,
    pick,
)
from mathom.text.grammar import ASIDE, Form, Grammar, deeds, is_plural, of_each
from mathom.text.lexicon import COMMA, OPEN, SHUT, Slot, fields, pattern, without_tail

_STEMS = {"this": "dies", "that": "dies", "each": "jed", "any": "jed", "which": "welch"}
_EIN = {"a": "ein", "no": "kein", "your": "dein", "their": "ihr", "its": "sein", "another": "ein"}
_HEDGES = {"up-to": ("bis", "zu"), "at-least": ("mindestens",), "at-most": ("höchstens",)}
_PLACES = ("wo", "wohin", "woher")


class SlotForm(NamedTuple):
    """What a slot asks of a noun phrase: prepositions, case, and whether bare."""

    before: tuple[str, ...] = ()
    case: Case = "nom"
    place: str = ""
    bare: bool = False
    elided: bool = False


@cache
def asked(form: Form) -> SlotForm:
    """Reads a form: `auf dat`, `wo`, `acc bare`."""
    case: Case = "nom"
    before: list[str] = []
    place, bare, elided = "", False, False
    for word in form:
        if word in CASES:
            case = word
        elif word in _PLACES:
            place = word
        elif word == "bare":
            bare = True
        elif word == "elided":
            elided = True
        elif word not in ASIDE:
            before.append(word)
    return SlotForm(tuple(before), case, place, bare, elided)


class German(Grammar):
    """Puts phrases into German."""

    language: ClassVar[str] = "de"
    ordinary: ClassVar[str] = files("mathom.text").joinpath("german.toml").read_text("utf-8")
    conjunctions: ClassVar[Mapping[str, str]] = {"and": "und", "or": "oder", "then": "dann"}
    numerals: ClassVar[tuple[str, ...]] = (
        *("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"),
        *("neun", "zehn", "elf", "zwölf"),
    )

    # -- words -----------------------------------------------------------------------------------

    @cached_property
    def _nouns(self) -> dict[str, NounForms]:
        return {}

    def _noun(self, word: str, prefix: str = "") -> NounForms:
        key = f"{prefix} {word}".strip()
        if key not in self._nouns:
            own = self.lexicon.get("nouns", key)
            entry = own if own is not None else self.lexicon.entry("nouns", word)
            found = forms.noun_forms(word, entry)
            if prefix and own is None:
                found = self._compound(found, prefix)
            self._nouns[key] = found
        return self._nouns[key]

    def _compound(self, found: NounForms, prefix: str) -> NounForms:
        first = str(self.lexicon.entry("prefixes", prefix))

        def put(noun: str) -> str:
            return first + (noun if first.endswith(("-", " ")) else noun[0].lower() + noun[1:])

        singular, plural = map(put, found.singular), map(put, found.plural)
        return found._replace(singular=tuple(singular), plural=tuple(plural))

    def _name(self, word: str) -> NameForms:
        entry, plain = self.lexicon.get("names", word), self.names.get(word)
        if entry is not None:
            return forms.name_forms(entry, plain)
        if plain is None:
            raise self.missing("names", word, "there is no such name")
        return forms.plain_name(plain)

    @cached_property
    def _verbs(self) -> dict[str, VerbForms]:
        return {}

    def _verb(self, word: str) -> VerbForms:
        if word not in self._verbs:
            self._verbs[word] = forms.verb_forms(word, self.lexicon.entry("verbs", word))
        return self._verbs[word]

    # -- noun phrases ----------------------------------------------------------------------------

    def noun(self, phrase: Noun, form: Form) -> list[str]:
        want = asked(form)
        found = self._noun(phrase.word, phrase.prefix)
        if phrase.determiner in ("one-of-your", "each-of-your") and not want.bare:
            return self._of_your(phrase, found, want)
        plural = is_plural(phrase) or found.gender == "pl"
        gender: Gender = "pl" if plural else found.gender
        before, case = self._place(want, found.at, found.at, article=True)
        words, declension = self._determiner(phrase, gender, case, bare=want.bare)
        if want.elided:
            words = []
        adjectives = self._adjectives(phrase, gender, case, declension)
        head = found.form(case, plural=plural, declension=declension)
        said = _melt([*before, *words], phrase)
        always = [*found.after.split(), *self._late(phrase)]
        return [*said, *adjectives, head, *always, *self.behind(phrase.after, phrase)]

    def _place(self, want: SlotForm, at: str, to: str, *, article: bool) -> tuple[list[str], Case]:
        before, case = list(want.before), want.case
        match want.place:
            case "wo":
                return [*before, at], "dat"
            case "wohin" if article:
                return [*before, to], "acc" if to == at else "dat"
            case "wohin":
                return [*before, to], "dat"
            case "woher":
                return [*before, "aus" if at == "in" else "von"], "dat"
        return before, case

    def _determiner(
        self, phrase: Noun, gender: Gender, case: Case, *, bare: bool
    ) -> tuple[list[str], Declension]:
        kind, count = phrase.determiner, phrase.count
        number = [self.numeral(count)] if gender == "pl" and count > 1 else []
        if bare or kind == "bare":
            return [], "strong"
        if kind in _HEDGES:
            hedge = ("höchstens",) if kind == "up-to" and count == 1 else _HEDGES[kind]
            if number:
                return [*hedge, *number], "strong"
            return [*hedge, "ein" + pick(EIN, gender, case)], "mixed"
        if kind == "any-number":
            return ["beliebig", "viel" + pick(STRONG, "pl", case)], "strong"
        if kind == "the":
            return [pick(THE, gender, case), *number], "weak"
        if kind == "all":
            return ["all" + pick(STRONG, "pl", case), *number], "weak"
        if kind in _STEMS:
            return [_STEMS[kind] + pick(STRONG, gender, case), *number], "weak"
        if kind in ("a", "another") and gender == "pl":
            return number, "strong"
        stem = _EIN[kind]
        return [stem + pick(EIN, gender, case), *number], "mixed"

    def _adjectives(
        self, phrase: Noun, gender: Gender, case: Case, declension: Declension
    ) -> list[str]:
        ending = pick(ENDINGS[declension], gender, case)
        words = (
            ("other", *phrase.adjectives) if phrase.determiner == "another" else (phrase.adjectives)
        )
        return [self._declined(word, ending) for word in words if not self._is_late(word)]

    def _is_late(self, word: str) -> bool:
        return "behind" in fields(self.lexicon.entry("adjectives", word), "adjective")

    def _late(self, phrase: Noun) -> list[str]:
        """Adjectives that German puts behind the noun: Karte *der Freien Völker*."""
        late = [word for word in phrase.adjectives if self._is_late(word)]
        entries = [fields(self.lexicon.entry("adjectives", word), "adjective") for word in late]
        return [token for entry in entries for token in str(entry["behind"]).split()]

    def _declined(self, word: str, ending: str) -> str:
        data = fields(self.lexicon.entry("adjectives", word), "adjective")
        stem = str(data.get("stem", data["adjective"]))
        return stem if data.get("fixed") else stem.removesuffix("e") + ending

    def _of_your(self, phrase: Noun, found: NounForms, want: SlotForm) -> list[str]:
        """`einer deiner Menschen`, `2 deiner Menschen`, `jeder deiner Menschen`."""
        before, case = self._place(want, found.at, found.at, article=True)
        stem = "jed" if phrase.determiner == "each-of-your" else "ein"
        one = stem + pick(STRONG, found.gender, case)
        words = [one if phrase.count == 1 else self.numeral(phrase.count), "deiner"]
        adjectives = self._adjectives(phrase, "pl", "gen", "mixed")
        head = found.form("gen", plural=True, declension="mixed")
        always = [*found.after.split(), *self._late(phrase)]
        behind = [*always, *self.behind(phrase.after, phrase)]
        return [*before, *words, *adjectives, head, *behind]

    def name(self, phrase: Name, form: Form) -> list[str]:
        want, found = asked(form), self._name(phrase.word)
        to = found.to or (found.at if found.article else "nach")
        before, case = self._place(want, found.at, to, article=found.article)
        article = [pick(THE, found.gender, case)] if found.article and not want.bare else []
        said = _melt([*before, *article], phrase)
        return [*said, found.form(case), *self.behind(phrase.after, phrase)]

    def pronoun(self, phrase: Pronoun, form: Form) -> list[str]:
        want = asked(form)
        if phrase.who == "you":
            return [*want.before, forms.YOU[CASES.index(want.case)]]
        gender: Gender = "pl" if phrase.count != 1 else self._gender(phrase.word)
        return [*want.before, pick(IT, gender, want.case)]

    def before(self, form: Form) -> list[str]:
        return list(asked(form).before)

    def owner(self, phrase: Phrase) -> list[str]:
        unmarked = isinstance(phrase, Noun) and (
            phrase.determiner in ("a", "bare") and phrase.count != 1 and not phrase.adjectives
        )
        return self.tokens(phrase, ("von", "dat") if unmarked else ("gen",))

    def _gender(self, word: str) -> Gender:
        if self.lexicon.get("nouns", word) is not None:
            return self._noun(word).gender
        return self._name(word).gender

    def _gender_of(self, phrase: Phrase) -> Gender:
        match phrase:
            case Noun():
                return "pl" if is_plural(phrase) else self._noun(phrase.word, phrase.prefix).gender
            case Name():
                return self._name(phrase.word).gender
            case Listed(by="and"):
                return "pl"
            case Listed(items=items):
                return self._gender_of(items[-1])
            case Pronoun(word=word, count=count):
                return "pl" if count != 1 else self._gender(word)
        return "m"

    def listed(self, phrase: Listed, form: Form) -> list[str]:
        """An article is said once for nouns of one gender: `ein Gefährte oder Verbündeter`."""
        phrase = self._late_once(phrase)
        if asked(form).place:
            return super().listed(phrase, form)
        rest = tuple(word for word in form if word not in asked(form).before)
        if (phrase.by == "or" or of_each(phrase)) and self._share_article(phrase.items):
            phrase = _adjectives_once(phrase)
            later = (*rest, "elided")
        elif asked(form).before:
            later = rest
        else:
            return super().listed(phrase, form)
        said = [self.tokens(one, later if at else form) for at, one in enumerate(phrase.items)]
        return self.joined(said, phrase)

    def _late_once(self, phrase: Listed) -> Listed:
        """What all have behind them is said with the last: `Effekt oder Ereignis des Schattens`."""
        nouns = [one for one in phrase.items if isinstance(one, Noun)]
        same = len({tuple(self._late(one)) for one in nouns}) == 1
        if len(nouns) != len(phrase.items) or not same or any(one.after for one in nouns):
            return phrase
        lean = [
            replace(one, adjectives=tuple(w for w in one.adjectives if not self._is_late(w)))
            for one in nouns[:-1]
        ]
        return replace(phrase, items=(*lean, nouns[-1]))

    def _share_article(self, items: tuple[Phrase, ...]) -> bool:
        nouns = [one for one in items if isinstance(one, Noun)]
        if len(nouns) != len(items) or any(one.after for one in nouns[:-1]):
            return False
        lone = not any(one.adjectives for one in nouns[:-1])
        if not lone and len({one.adjectives for one in nouns}) > 1:
            return False
        kinds = {(one.determiner, one.count, self._gender_of(one)) for one in nouns}
        own = ("one-of-your", "each-of-your", "another", "bare")
        return len(kinds) == 1 and nouns[0].determiner not in own

    def joint(self, phrase: Listed, word: str) -> list[str]:
        return [COMMA, word] if phrase.by == "then" else [word]

    # -- deeds -----------------------------------------------------------------------------------

    def _deed(self, phrase: Verb, gap: str = "") -> VerbPhrase:
        data = fields(self.lexicon.entry("verbs", phrase.word), "verb")
        pieces = pattern(str(data.get("frame", "{what:acc}")))
        roles = {role: one for role, one in phrase.roles if role != gap}
        at = next((n + 1 for n, one in enumerate(pieces) if _is_filled(one, roles)), 0)
        if Slot("*", ()) in pieces:
            at = pieces.index(Slot("*", ()))
            after = next(
                (n for n, one in enumerate(pieces) if n > at and _is_filled(one, roles)), 0
            )
            if after and isinstance(roles[getattr(pieces[after], "role", "")], Pronoun):
                at = after + 1  # a pronoun comes first: lege ihn stattdessen ab
        middle = self.filled(pieces[:at], roles, ())
        for adverb in phrase.adverbs:
            middle += self.tokens(adverb, ())
        middle += self.filled(pieces[at:], roles, ())
        middle, late = without_tail(middle)
        return VerbPhrase(self._verb(phrase.word), middle, phrase.passive, late)

    def order(self, phrase: Verb, form: Form) -> list[str]:
        deed = self._deed(phrase)
        verb, middle = deed.verb, deed.middle
        if "zu" in form:
            end = [verb.participle_whole, "zu", "werden"] if deed.passive else [verb.with_zu()]
            return [*middle, *end, *deed.late]
        if "inf" in form or "sub" in form:
            return [*middle, *infinite(deed), *deed.late]
        return [verb.imperative, *middle, verb.particle, *deed.late]

    def clause(self, phrase: Clause, form: Form) -> list[str]:
        person = self._person(phrase.subject)
        phrase = _negated(phrase)
        subject = [] if "elided" in form else self.tokens(phrase.subject, ())
        doing, by = deeds(phrase.does)
        said = [self._deed(one) for one in doing if isinstance(one, Verb)]
        if len(said) != len(doing):
            raise self.missing("verbs", repr(phrase.does), "a clause needs verbs")
        early = []
        if said[0].middle[:1] == ["sich"] and not isinstance(phrase.subject, Pronoun):
            early = ["sich"]
        parts = self._parts(said, phrase.auxiliary, person, sub="sub" in form)
        mood = "sub" if "sub" in form else "after" if "after" in form else "main"
        return in_order(mood, subject, early, parts, by)

    def _person(self, subject: Phrase) -> str:
        if isinstance(subject, Pronoun) and subject.who == "you":
            return "you"
        plural = is_plural(subject)
        if isinstance(subject, (Name, Noun)):
            plural = self._gender_of(subject) == "pl"
        return "they" if plural else "he"

    def _parts(
        self, said: list[VerbPhrase], auxiliary: Auxiliary, person: str, *, sub: bool
    ) -> list[ClauseParts]:
        return [part_of(deed, auxiliary, person, sub=sub) for deed in said]

    def relative(self, phrase: Relative, head: Phrase) -> list[str]:
        gender = self._gender_of(head)
        deed = self._deed(phrase.does, gap=phrase.gap)
        if phrase.gap == "subject":
            person = "they" if gender == "pl" else "he"
            opening = [pick(WHO, gender, "nom")]
        else:
            if phrase.subject is None:
                raise self.missing("verbs", phrase.does.word, "a relative clause needs a subject")
            person = self._person(phrase.subject)
            want = self._gap(phrase.does, phrase.gap)
            pronoun = pick(WHO, gender, want.case)
            opening = [*want.before, pronoun, *self.tokens(phrase.subject, ())]
        part = part_of(deed, phrase.auxiliary, person, sub=True)
        inside = [*opening, *part.middle, *part.tail, part.finite, *part.late]
        return [OPEN, COMMA, *inside, COMMA, SHUT]

    def _gap(self, phrase: Verb, gap: str) -> SlotForm:
        data = fields(self.lexicon.entry("verbs", phrase.word), "verb")
        for piece in pattern(str(data.get("frame", "{what:acc}"))):
            if isinstance(piece, Slot) and piece.role == gap:
                return asked(piece.form)
        raise self.missing("verbs", phrase.word, f"has no role {gap}")


def _melt(words: list[str], phrase: Noun | Name) -> list[str]:
    """`in dem` becomes `im`, unless a relative clause says which one."""
    if any(isinstance(one, Relative) for one in phrase.after):
        return words
    for at in range(len(words) - 1):
        melted = MELTED.get((words[at], words[at + 1]))
        if melted:
            return [*words[:at], melted, *words[at + 2 :]]
    return words


def _adjectives_once(phrase: Listed) -> Listed:
    """What all have before them is said with the first: `einen berittenen Menschen oder Elben`."""
    nouns = [one for one in phrase.items if isinstance(one, Noun)]
    same = len({one.adjectives for one in nouns}) == 1
    later = [replace(one, adjectives=()) if same else one for one in nouns[1:]]
    return replace(phrase, items=(nouns[0], *later))


def _negated(phrase: Clause) -> Clause:
    """`ist nicht ein Elb` becomes `ist kein Elb`."""
    does = phrase.does
    if phrase.auxiliary != "not" or not isinstance(does, Verb) or does.word != "be":
        return phrase
    roles = tuple((role, _none(one)) for role, one in does.roles)
    if roles == does.roles:
        return phrase
    return Clause(phrase.subject, replace(does, roles=roles))


def _none(phrase: Phrase) -> Phrase:
    if isinstance(phrase, Noun) and phrase.determiner == "a" and phrase.count == 1:
        return replace(phrase, determiner="no")
    return phrase


def _is_filled(piece: object, roles: Mapping[str, Phrase]) -> bool:
    return isinstance(piece, Slot) and piece.role in roles
