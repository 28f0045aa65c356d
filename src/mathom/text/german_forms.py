"""German forms: articles, endings, nouns, names and verbs, as a grammar book lists them."""

from typing import Literal, NamedTuple, TypeAlias

from mathom.text.lexicon import BadLexicon, LexiconEntry, fields

Case: TypeAlias = Literal["nom", "acc", "dat", "gen"]
Gender: TypeAlias = Literal["m", "f", "n", "pl"]
"""The plural counts as a gender: it has endings of its own."""

CASES: tuple[Case, ...] = ("nom", "acc", "dat", "gen")
GENDERS: dict[str, Gender] = {"der": "m", "die": "f", "das": "n"}

_FormTable: TypeAlias = dict[Gender, tuple[str, str, str, str]]

THE: _FormTable = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "pl": ("die", "die", "den", "der"),
}
WHO: _FormTable = {  # relative pronouns
    "m": ("der", "den", "dem", "dessen"),
    "f": ("die", "die", "der", "deren"),
    "n": ("das", "das", "dem", "dessen"),
    "pl": ("die", "die", "denen", "deren"),
}
IT: _FormTable = {
    "m": ("er", "ihn", "ihm", "seiner"),
    "f": ("sie", "sie", "ihr", "ihrer"),
    "n": ("es", "es", "ihm", "seiner"),
    "pl": ("sie", "sie", "ihnen", "ihrer"),
}
YOU = ("du", "dich", "dir", "deiner")
STRONG: _FormTable = {  # dieser, jeder, welcher; adjectives with nothing before them
    "m": ("er", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"),
    "pl": ("e", "e", "en", "er"),
}
EIN: _FormTable = {  # ein, kein, dein
    "m": ("", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("", "", "em", "es"),
    "pl": ("e", "e", "en", "er"),
}
_WEAK: _FormTable = {
    "m": ("e", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("e", "e", "en", "en"),
    "pl": ("en", "en", "en", "en"),
}
_MIXED: _FormTable = {
    "m": ("er", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("es", "es", "en", "en"),
    "pl": ("en", "en", "en", "en"),
}
_BARE: _FormTable = {**STRONG, "m": ("er", "en", "em", "en"), "n": ("es", "es", "em", "en")}

Declension: TypeAlias = Literal["weak", "mixed", "strong"]
ENDINGS: dict[Declension, _FormTable] = {"weak": _WEAK, "mixed": _MIXED, "strong": _BARE}

MELTED = {
    ("in", "dem"): "im",
    ("in", "das"): "ins",
    ("an", "dem"): "am",
    ("an", "das"): "ans",
    ("zu", "dem"): "zum",
    ("zu", "der"): "zur",
    ("von", "dem"): "vom",
    ("bei", "dem"): "beim",
}
_SIBILANTS = ("s", "ß", "x", "z", "s“")


def pick(table: _FormTable, gender: Gender, case: Case) -> str:
    """The form of a table for a gender and a case."""
    return table[gender][CASES.index(case)]


class NounForms(NamedTuple):
    """A noun: gender, singular and plural in four cases, and the preposition of its place."""

    gender: Gender
    singular: tuple[str, ...]
    plural: tuple[str, ...]
    """Both in four cases."""
    adjectival: bool = False
    at: str = "in"
    after: str = ""
    """Words that always follow: der Spieler *am Zug*."""

    def form(self, case: Case, *, plural: bool, declension: Declension) -> str:
        """The noun in a case; a noun made of an adjective looks at what stands before it."""
        forms = self.plural if plural else self.singular
        stem = forms[CASES.index(case)]
        if not self.adjectival:
            return stem
        return stem + pick(ENDINGS[declension], "pl" if plural else self.gender, case)


def noun_forms(word: str, entry: LexiconEntry) -> NounForms:
    """Reads `der Gefährte, -n, -n`: article and nominative, genitive, plural.

    A form that begins with `-` is what is added; `-` alone adds nothing. `der Verbündete,
    adjectival` is declined as an adjective. Raises BadLexicon.
    """
    data = fields(entry, "noun")
    article, _, rest = str(data.get("noun", "")).partition(" ")
    parts = [part.strip() for part in rest.split(",")]
    at, after = str(data.get("at", "in")), str(data.get("after", ""))
    if article not in GENDERS or not parts[0]:
        raise BadLexicon("de", f"nouns.{word}", "begin with der, die or das")
    gender, nominative = GENDERS[article], parts[0]
    if parts[1:] == ["adjectival"]:
        stem = (nominative.removesuffix("e"),) * 4
        return NounForms(gender, stem, stem, adjectival=True, at=at, after=after)
    if len(parts) != 3:
        raise BadLexicon("de", f"nouns.{word}", "give nominative, genitive and plural")
    genitive, plural = (_added(nominative, part) for part in parts[1:])
    if data.get("plural"):  # die Kosten
        return NounForms("pl", _plural(plural), _plural(plural), at=at, after=after)
    singular = _singular(nominative, genitive, gender)
    return NounForms(gender, singular, _plural(plural), at=at, after=after)


def _added(nominative: str, part: str) -> str:
    return nominative + part[1:] if part.startswith("-") else part


def _singular(nominative: str, genitive: str, gender: Gender) -> tuple[str, str, str, str]:
    weak = gender == "m" and genitive.endswith("n") and genitive != nominative
    if weak:  # der Mensch, den Menschen
        return nominative, genitive, genitive, genitive
    if nominative.endswith("e") and genitive == f"{nominative}ns":  # der Name, den Namen
        return nominative, f"{nominative}n", f"{nominative}n", genitive
    return nominative, nominative, nominative, genitive


def _plural(plural: str) -> tuple[str, str, str, str]:
    dative = plural if plural.endswith(("n", "s", "i", "a", "l“", "û", "ûl")) else f"{plural}n"
    return plural, plural, dative, plural


class NameForms(NamedTuple):
    """A name: with its article, if it has one, in four cases."""

    gender: Gender
    forms: tuple[str, str, str, str]
    article: bool = False
    at: str = "in"
    to: str = ""

    def form(self, case: Case) -> str:
        return self.forms[CASES.index(case)]


def plain_name(text: str, gender: Gender = "m", at: str = "in", to: str = "") -> NameForms:
    """A name without an article: `Gondor`, `Gondors`; `Legolas`, `von Legolas`."""
    genitive = f"von {text}" if text.endswith(_SIBILANTS) else f"{text}s"
    return NameForms(gender, (text, text, text, genitive), at=at, to=to)


def name_forms(entry: LexiconEntry, plain: str | None) -> NameForms:
    """Reads `Gondor`, `der Hexenkönig, -s`, `die Elben, plural`, or a table with every case.

    A table that gives no name takes the plain one of the game.
    """
    data = fields(entry, "name")
    if "name" not in data:
        name = f"{data['article']} {plain}" if "article" in data else f"{plain}"
        return name_forms({**data, "name": name}, None)
    text, _, rest = str(data["name"]).partition(",")
    article, _, noun = text.partition(" ")
    at, to, rest = str(data.get("at", "in")), str(data.get("to", "")), rest.strip()
    if "gen" in data:
        acc, dat, gen = (str(data.get(case, text)) for case in CASES[1:])
        return NameForms(data.get("gender", "m"), (text, acc, dat, gen), at=at, to=to)
    if article in GENDERS and noun:
        gender: Gender = "pl" if rest == "plural" else GENDERS[article]
        return NameForms(gender, _with_article(gender, noun, rest), article=True, at=at, to=to)
    return plain_name(text, data.get("gender", "m"), at, to)


def _with_article(gender: Gender, noun: str, genitive: str) -> tuple[str, str, str, str]:
    *adjectives, head = noun.split()
    if gender == "pl":
        heads = _plural(head)
    else:
        heads = _singular(head, _added(head, genitive or "-"), gender)
    forms = []
    for case, declined in zip(CASES, heads, strict=True):
        ending = pick(_WEAK, gender, case)
        before = [one.removesuffix("n").removesuffix("e") + ending for one in adjectives]
        forms.append(" ".join((*before, declined)))
    return forms[0], forms[1], forms[2], forms[3]


class VerbForms(NamedTuple):
    """A verb: the forms that rules need, its separable particle and its helper."""

    infinitive: str
    particle: str
    imperative: str
    you: str
    he: str
    they: str
    participle: str
    helper: str

    def finite(self, person: str) -> str:
        return {"you": self.you, "he": self.he}.get(person, self.they)

    @property
    def participle_whole(self) -> str:
        """`angestrengt`."""
        return self.particle + self.participle

    def with_zu(self) -> str:
        """`anzustrengen`, `zu ziehen`."""
        inner = f"{self.particle}zu{self.infinitive}"
        return inner if self.particle else f"zu {self.infinitive}"


def verb_forms(word: str, entry: LexiconEntry) -> VerbForms:
    """Reads `an|strengen`, or `zurück|nehmen, nimm, nimmt, genommen` for a strong verb.

    Raises BadLexicon.
    """
    data = fields(entry, "verb")
    parts = [part.strip() for part in str(data["verb"]).split(",")]
    particle, bar, infinitive = parts[0].partition("|")
    if not bar:
        particle, infinitive = "", particle
    stem = infinitive.removesuffix("n").removesuffix("e")
    if len(parts) == 4:
        imperative, he, participle = parts[1:]
    elif len(parts) == 1:
        soft = "e" if stem.endswith(("t", "d", "fn", "chn", "ckn")) else ""
        imperative, he = f"{stem}e", f"{stem}{soft}t"
        fixed = stem.startswith(("be", "ge", "er", "ver", "zer", "ent", "über")) or stem.endswith(
            "ier"
        )
        participle = f"{'' if fixed else 'ge'}{stem}{soft}t"
        if stem.endswith(("el", "er")):
            imperative = f"{stem}e"
    else:
        raise BadLexicon("de", f"verbs.{word}", "give one form, or four")
    before = he.removesuffix("t")
    you = str(data.get("you", before + ("t" if before.endswith(("s", "ß", "z", "x")) else "st")))
    they, helper = str(data.get("they", infinitive)), str(data.get("with", "haben"))
    return VerbForms(infinitive, particle, imperative, you, he, they, participle, helper)


HELPERS: dict[str, dict[str, str]] = {
    "may": {"you": "darfst", "he": "darf", "they": "dürfen"},
    "can": {"you": "kannst", "he": "kann", "they": "können"},
    "must": {"you": "musst", "he": "muss", "they": "müssen"},
    "would": {"you": "würdest", "he": "würde", "they": "würden"},
    "haben": {"you": "hast", "he": "hat", "they": "haben"},
    "sein": {"you": "bist", "he": "ist", "they": "sind"},
    "werden": {"you": "wirst", "he": "wird", "they": "werden"},
}
