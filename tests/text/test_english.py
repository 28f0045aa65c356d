"""English: plurals, a and an, and the verb's few forms, in examples."""

import pytest

from mathom.core.phrases import (
    YOU,
    Listed,
    Name,
    Phrase,
    Pronoun,
    clause,
    idiom,
    noun,
    signed,
    verb,
    which,
)
from mathom.text.english import English

LEXICON = """
[nouns]
companion = "companion"
ally = "ally"
man = { noun = "Man, Men", pronoun = "he" }
site = { noun = "site", at = "at" }
unit = "unit"

[prefixes]
rohan = "Rohan"
elven = "Elven"

[adjectives]
wounded = "wounded"
top = { adjective = "top", first = true }
unbound = "unbound"

[names]
elves = "the Elves, plural"

[verbs]
exert = { verb = "exert", frame = "{what} {times}" }
discard = "discard"
carry = "carry"
make = { verb = "make, makes, made, making", frame = "{who} strength {amount}" }
control = "control, controls, controlled, controlling"
fight = { verb = "skirmish", frame = "{foe}", reduced = "skirmishing {foe}" }
stack = { verb = "be stacked, is stacked, been stacked, being stacked", frame = "{on:on}" }
stand = { verb = "stand, stands, stood, standing", frame = "{where:where}" }

[idioms]
until-regroup = "until the regroup phase"
"""
ENGLISH = English([LEXICON], {"legolas": "Legolas"})
ELF = noun("companion", prefix="elven")
EXERT = verb("exert", what=ELF)


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (noun("ally"), "an ally"),
        (noun("ally", "wounded"), "a wounded ally"),
        (noun("unit"), "a unit"),
        (noun("companion", "unbound"), "an unbound companion"),
        (noun("ally", count=2), "2 allies"),
        (noun("man", prefix="rohan", count=3), "3 Rohan Men"),
        (noun("card", "top", determiner="the", count=2), "the top 2 cards"),
        (noun("card", "top", determiner="the"), "the top card"),
        (noun("ally", determiner="one-of-your"), "one of your allies"),
        (noun("ally", determiner="another"), "another ally"),
        (noun("ally", "other"), "another ally"),
        (noun("ally", determiner="each-of-your"), "each of your allies"),
        (noun("ally", determiner="at-most", count=2), "no more than 2 allies"),
        (noun("ally", determiner="another", count=2), "2 other allies"),
        (noun("ally", determiner="up-to", count=2), "up to 2 allies"),
        (noun("ally", determiner="any-number"), "any number of allies"),
        (noun("ally", determiner="that", count=2), "those 2 allies"),
        (Listed((noun("companion"), noun("ally")), "or"), "a companion or ally"),
        (Listed((ELF, noun("ally")), "or"), "an Elven companion or an ally"),
        (noun("card", determiner="each", after=Name("legolas")), "each card of Legolas"),
        (
            noun("site", after=which("control", gap="what", subject=YOU)),
            "a site you control",
        ),
        (noun("man", after=which("fight", foe=ELF)), "a Man skirmishing an Elven companion"),
    ],
)
def test_noun_phrases(phrase: Phrase, said: str) -> None:
    assert ENGLISH.say(phrase) == said


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (verb("exert", what=ELF), "Exert an Elven companion."),
        (clause(noun("man"), "carry", what=noun("ally")), "A Man carries an ally."),
        (clause(YOU, "carry", what=noun("ally")), "You carry an ally."),
        (
            clause(YOU, "carry", "may", what=noun("ally", determiner="no", count=0)),
            "You may not carry allies.",
        ),
        (clause(Name("elves"), "stand", where=noun("site")), "The Elves stand at a site."),
        (clause(noun("man"), verb("discard", passive=True)), "A Man is discarded."),
        (
            clause(noun("man"), verb("discard", passive=True), "would"),
            "A Man is about to be discarded.",
        ),
        (clause(noun("man"), "carry", "not", what=noun("ally")), "A Man does not carry an ally."),
        (clause(noun("man"), "carry", "has", what=noun("ally")), "A Man has carried an ally."),
        (
            clause(noun("man", determiner="bare", count=0), verb("exert", passive=True), "may-not"),
            "Men may not be exerted.",
        ),
        (
            idiom("in-order", pay=verb("exert", what=ELF), get=verb("discard", what=noun("ally"))),
            "Exert an Elven companion to discard an ally.",
        ),
        (
            idiom(
                "if",
                **{"if": clause(YOU, "control", what=noun("site"))},
                then=verb("make", "until-regroup", who=Pronoun(word="man"), amount=signed(-1)),
            ),
            "If you control a site, make him strength −1 until the regroup phase.",
        ),
        (
            clause(YOU, Listed((EXERT, verb("discard", what=noun("ally")))), "may"),
            "You may exert an Elven companion and discard an ally.",
        ),
    ],
)
def test_sentences(phrase: Phrase, said: str) -> None:
    assert ENGLISH.text(phrase) == said


def test_a_short_owner_stands_before_what_he_owns() -> None:
    whole = noun("site", "top", determiner="the", count=2, after=noun("man", determiner="the"))
    assert ENGLISH.say(whole) == "the Man’s top 2 sites"
    assert ENGLISH.say(noun("site", determiner="the", after=Name("legolas"))) == "Legolas’s site"
    assert ENGLISH.say(noun("site", determiner="the", after=Name("elves"))) == "the Elves’ site"
    assert ENGLISH.say(noun("site", after=Name("legolas"))) == "a site of Legolas"
    each = noun("man", determiner="each", after=which("control", gap="what", subject=YOU))
    assert ENGLISH.say(noun("site", determiner="the", after=each)) == (
        "the site of each Man you control"
    )


def test_each_and_each_is_still_one_at_a_time() -> None:
    each = tuple(noun(word, "wounded", determiner="each") for word in ("companion", "ally"))
    both = clause(Listed(each), verb("discard", passive=True))
    assert ENGLISH.text(both) == "Each wounded companion and ally is discarded."


def test_who_does_two_things_is_named_once() -> None:
    both = Listed(tuple(clause(YOU, word, what=noun("ally")) for word in ("carry", "exert")), "or")
    assert ENGLISH.text(idiom("if", **{"if": both}, then=verb("discard", what=ELF))) == (
        "If you carry an ally or exert an ally, discard an Elven companion."
    )
