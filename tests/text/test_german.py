"""German: case, gender, number and the place of the verb, in examples."""

import pytest

from mathom.core.phrases import (
    YOU,
    Listed,
    Name,
    Phrase,
    Pronoun,
    Text,
    clause,
    idiom,
    noun,
    signed,
    verb,
    which,
)
from mathom.text.german import German
from mathom.text.lexicon import BadLexicon

LEXICON = """
[nouns]
companion = "der Gefährte, -n, -n"
ally = "der Verbündete, adjectival"
minion = "der Diener, -s, -"
man = "der Mensch, -en, -en"
raider-man = "der Dunkelmensch, -en, -en"
possession = "die Ausrüstung, -, -en"
condition = "der Effekt, -s, -e"
site = { noun = "der Ort, -es, -e", at = "an" }
region = "die Region, -, -en"
tile = "das Plättchen, -s, -"
skirmish = "der Kampf, -es, Kämpfe"
army = "die Armee, -, -n"
fellowship = "die Gemeinschaft, -, -en"
name = "der Name, -ns, -n"

[prefixes]
rohan = "Rohan-"
elven = "Elben"

[adjectives]
wounded = "verwundet"
free = "frei"
first = "erst"
noble = { adjective = "edel", stem = "edl" }
fierce = "erbittert"

[names]
witch-king = "der Hexenkönig, -s"
elves = "die Elben, plural"
shire = "das Auenland, -es"
north-dunland = "das Nördliche Dunland, -s"
carrock = { name = "der Carrock, -s", at = "an", to = "zu" }
trollshaws = { name = "die Trollhöhen, plural", at = "auf" }

[names.gandalf]
name = "Gandalf der Graue"
acc = "Gandalf den Grauen"
dat = "Gandalf dem Grauen"
gen = "Gandalfs des Grauen"

[verbs]
exert = { verb = "an|strengen", frame = "{what:acc} {times}" }
discard = "ab|legen"
wound = "verwunden"
give = { verb = "geben, gib, gibt, gegeben", frame = "{who:dat} {*} Stärke {amount}" }
take = { verb = "nehmen, nimm, nimmt, genommen", frame = "{what:acc} auf die Hand" }
control = "kontrollieren"
fight = { verb = "kämpfen", frame = "{foe:gegen acc}" }
win = { verb = "gewinnen, gewinne, gewinnt, gewonnen", frame = "{what:acc} {foe:gegen acc}" }
stack = { verb = "lagern", frame = "{on:auf dat}" }
move = { verb = "bewegen", frame = "sich {to:wohin}" }
stand = { verb = "stehen, steh, steht, gestanden", frame = "{where:wo}" }
go = { verb = "gehen, geh, geht, gegangen", with = "sein", frame = "{from:woher} {to:wohin}" }

[idioms]
until-regroup = "bis zur Sammelphase"
"""
GERMAN = German([LEXICON], {"legolas": "Legolas", "gondor": "Gondor"})

ELF = noun("companion", prefix="elven")
EXERT = verb("exert", what=ELF)
COMPANIONS = noun("companion", determiner="bare", count=0)


@pytest.mark.parametrize(
    ("form", "a", "the", "two", "no"),
    [
        ("nom", "ein freier Ort", "der freie Ort", "2 freie Orte", "kein freier Ort"),
        ("acc", "einen freien Ort", "den freien Ort", "2 freie Orte", "keinen freien Ort"),
        ("dat", "einem freien Ort", "dem freien Ort", "2 freien Orten", "keinem freien Ort"),
        ("gen", "eines freien Ortes", "des freien Ortes", "2 freier Orte", "keines freien Ortes"),
    ],
)
def test_article_adjective_and_noun_agree(form: str, a: str, the: str, two: str, no: str) -> None:
    assert GERMAN.say(noun("site", "free"), form) == a
    assert GERMAN.say(noun("site", "free", determiner="the"), form) == the
    assert GERMAN.say(noun("site", "free", count=2), form) == two
    assert GERMAN.say(noun("site", "free", determiner="no"), form) == no


@pytest.mark.parametrize(
    ("phrase", "form", "said"),
    [
        (noun("companion"), "dat", "einem Gefährten"),
        (noun("ally"), "nom", "ein Verbündeter"),
        (noun("ally", determiner="the"), "nom", "der Verbündete"),
        (noun("ally", count=3), "nom", "3 Verbündete"),
        (noun("ally", determiner="all"), "dat", "allen Verbündeten"),
        (noun("tile", "noble"), "nom", "ein edles Plättchen"),
        (noun("tile", count=2), "dat", "2 Plättchen"),
        (noun("man", prefix="rohan"), "acc", "einen Rohan-Menschen"),
        (ELF, "gen", "eines Elbengefährten"),
        (noun("minion", determiner="each"), "dat", "jedem Diener"),
        (noun("minion", determiner="this"), "gen", "dieses Dieners"),
        (noun("army", determiner="which"), "dat", "welcher Armee"),
        (noun("army", determiner="your"), "acc", "deine Armee"),
        (noun("minion", "free", determiner="any-number"), "dat", "beliebig vielen freien Dienern"),
        (noun("ally", determiner="one-of-your"), "acc", "einen deiner Verbündeten"),
        (noun("army", "free", determiner="one-of-your"), "dat", "einer deiner freien Armeen"),
        (noun("man", determiner="each-of-your"), "gen", "jedes deiner Menschen"),
        (noun("army", determiner="at-most", count=2), "acc", "höchstens 2 Armeen"),
        (noun("army", determiner="its"), "dat", "seiner Armee"),
        (noun("minion", determiner="one-of-your", count=2), "nom", "2 deiner Diener"),
        (noun("site", determiner="another"), "acc", "einen anderen Ort"),
        (noun("ally", determiner="up-to", count=2), "acc", "bis zu 2 Verbündete"),
        (noun("ally", determiner="up-to"), "acc", "höchstens einen Verbündeten"),
        (noun("ally", determiner="at-least", count=2), "acc", "mindestens 2 Verbündete"),
        (noun("card", "first", determiner="the", count=2), "acc", "die 2 ersten Karten"),
        (noun("name"), "acc", "einen Namen"),
        (noun("man", determiner="the"), "acc bare", "Menschen"),
    ],
)
def test_noun_phrases(phrase: Phrase, form: str, said: str) -> None:
    assert GERMAN.say(phrase, form) == said


@pytest.mark.parametrize(
    ("name", "form", "said"),
    [
        ("gondor", "gen", "Gondors"),
        ("legolas", "gen", "von Legolas"),
        ("witch-king", "acc", "den Hexenkönig"),
        ("witch-king", "gen", "des Hexenkönigs"),
        ("elves", "dat", "den Elben"),
        ("gandalf", "dat", "Gandalf dem Grauen"),
        ("gondor", "wo", "in Gondor"),
        ("gondor", "wohin", "nach Gondor"),
        ("gondor", "woher", "aus Gondor"),
        ("shire", "wo", "im Auenland"),
        ("shire", "wohin", "ins Auenland"),
        ("shire", "woher", "aus dem Auenland"),
        ("carrock", "wo", "am Carrock"),
        ("carrock", "wohin", "zum Carrock"),
        ("carrock", "woher", "vom Carrock"),
        ("trollshaws", "wo", "auf den Trollhöhen"),
        ("north-dunland", "wo", "im Nördlichen Dunland"),
    ],
)
def test_names_have_cases_and_places(name: str, form: str, said: str) -> None:
    assert GERMAN.say(Name(name), form) == said


def test_places_take_the_preposition_of_their_noun() -> None:
    assert GERMAN.say(noun("site", "free", determiner="the"), "wo") == "am freien Ort"
    assert GERMAN.say(noun("region"), "wo") == "in einer Region"
    chosen = noun("site", determiner="the", after=which("control", gap="what", subject=YOU))
    assert GERMAN.say(chosen, "wo") == "an dem Ort, den du kontrollierst"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (verb("exert", what=ELF), "Strenge einen Elbengefährten an."),
        (clause(YOU, "exert", what=ELF), "Du strengst einen Elbengefährten an."),
        (clause(YOU, "exert", "may", what=ELF), "Du darfst einen Elbengefährten anstrengen."),
        (clause(YOU, "take", what=noun("tile")), "Du nimmst ein Plättchen auf die Hand."),
        (clause(COMPANIONS, verb("exert", passive=True)), "Gefährten werden angestrengt."),
        (
            clause(COMPANIONS, verb("exert", passive=True), "may-not"),
            "Gefährten dürfen nicht angestrengt werden.",
        ),
        (
            clause(noun("minion"), verb("discard", passive=True), "would"),
            "Ein Diener würde abgelegt.",
        ),
        (
            clause(noun("minion"), verb("go", to=Name("shire")), "has"),
            "Ein Diener ist ins Auenland gegangen.",
        ),
        (clause(Name("elves"), "stand", where=Name("gondor")), "Die Elben stehen in Gondor."),
        (
            idiom("in-order", pay=verb("exert", what=ELF), get=verb("discard", what=noun("tile"))),
            "Strenge einen Elbengefährten an, um ein Plättchen abzulegen.",
        ),
        (
            verb("discard", what=noun("minion", after=which("fight", foe=ELF))),
            "Lege einen Diener ab, der gegen einen Elbengefährten kämpft.",
        ),
        (
            verb(
                "discard",
                what=noun("condition", after=which("stack", gap="on", subject=COMPANIONS)),
            ),
            "Lege einen Effekt ab, auf dem Gefährten lagern.",
        ),
        (
            verb("give", "until-regroup", who=noun("man"), amount=signed(2)),
            "Gib einem Menschen bis zur Sammelphase Stärke +2.",
        ),
        (
            clause(YOU, Listed((EXERT, verb("discard", what=noun("tile"))), "then")),
            "Du strengst einen Elbengefährten an und legst dann ein Plättchen ab.",
        ),
    ],
)
def test_sentences(phrase: Phrase, said: str) -> None:
    assert GERMAN.text(phrase) == said


def test_the_verb_stands_last_in_a_subordinate_clause_and_first_after_it() -> None:
    moves = clause(noun("fellowship", determiner="the"), "move")
    said = idiom("each-time", **{"if": moves}, then=clause(YOU, "discard", "may", what=ELF))
    assert (
        GERMAN.text(said) == "Jedes Mal, wenn sich die Gemeinschaft bewegt, "
        "darfst du einen Elbengefährten ablegen."
    )
    wins = clause(noun("man"), "win", what=noun("skirmish"), foe=ELF)
    give = verb("give", who=Pronoun(word="man"), amount=signed(-1))
    assert (
        GERMAN.text(idiom("if", **{"if": wins}, then=give)) == "Wenn ein Mensch einen Kampf gegen "
        "einen Elbengefährten gewinnt, gib ihm Stärke −1."
    )


def test_a_clause_is_negated_where_its_frame_says_so() -> None:
    german = German([LEXICON, '[verbs]\nbe-at = { verb = "stehen", frame = "{not} {where:wo}" }'])
    said = clause(noun("fellowship", determiner="the"), "be-at", "not", where=noun("site"))
    assert german.text(said) == "Die Gemeinschaft steht nicht an einem Ort."
    assert german.say(said, "sub") == "die Gemeinschaft nicht an einem Ort steht"


def test_what_stands_behind_alike_nouns_is_said_once() -> None:
    german = German(
        [LEXICON, '[adjectives]\nours = { adjective = "unser", behind = "des Westens" }']
    )
    either = Listed((noun("possession", "ours"), noun("condition", "ours")), "or")
    assert german.say(either, "acc") == "eine Ausrüstung oder einen Effekt des Westens"


def test_a_pronoun_comes_before_an_adverb() -> None:
    german = German([LEXICON, '[verbs]\nlay = { verb = "ab|legen", frame = "{*} {what:acc}" }'])
    it = verb("lay", "until-regroup", what=Pronoun(word="man"))
    assert german.text(it) == "Lege ihn bis zur Sammelphase ab."
    man = verb("lay", "until-regroup", what=noun("man"))
    assert german.text(man) == "Lege bis zur Sammelphase einen Menschen ab."


def test_words_without_a_blank_stay_together() -> None:
    german = German([LEXICON, '[idioms]\nquoted = "{n}-mal „{what}“ ({n})"'])
    assert german.say(idiom("quoted", n=3, what="fierce")) == "3-mal „erbittert“ (3)"


def test_a_noun_may_be_a_plural_only() -> None:
    german = German([LEXICON, '[nouns]\ncost = { noun = "die Kosten, -, -", plural = true }'])
    cost = noun("cost", determiner="the", after=noun("army", determiner="each"))
    assert german.text(clause(cost, "stand")) == "Die Kosten jeder Armee stehen."


def test_lists_share_an_article_of_one_gender_and_repeat_it_otherwise() -> None:
    free = (Name("elves"),)
    either = Listed((noun("companion"), noun("ally")), "or")
    assert GERMAN.say(either, "acc") == "einen Gefährten oder Verbündeten"
    other = Listed((noun("possession"), noun("condition")), "or", free)
    assert GERMAN.say(other, "acc") == "eine Ausrüstung oder einen Effekt der Elben"
    three = Listed((noun("minion"), noun("site"), noun("tile")))
    assert GERMAN.say(three) == "ein Diener, ein Ort und ein Plättchen"


def test_each_and_each_is_still_one_at_a_time() -> None:
    each = tuple(noun(word, "wounded", determiner="each") for word in ("companion", "ally"))
    both = clause(Listed(each), "fight", foe=noun("minion"))
    assert (
        GERMAN.text(both) == "Jeder verwundete Gefährte und Verbündete kämpft gegen einen Diener."
    )
    mixed = Listed((each[0], noun("possession", determiner="each")))
    assert GERMAN.say(mixed, "gen") == "jedes verwundeten Gefährten und jeder Ausrüstung"


def test_who_does_two_things_is_named_once() -> None:
    control = clause(YOU, "control", what=noun("site"))
    win = clause(YOU, "win", what=noun("skirmish"))
    said = idiom("if", **{"if": Listed((win, control), "or")}, then=EXERT)
    assert GERMAN.text(said) == (
        "Wenn du einen Kampf gewinnst oder einen Ort kontrollierst, "
        "strenge einen Elbengefährten an."
    )
    him = clause(Pronoun(word="man"), "fight", foe=noun("minion"))
    this = clause(noun("man", determiner="this"), "win", what=noun("skirmish"))
    assert GERMAN.say(Listed((this, him)), "sub") == (
        "dieser Mensch einen Kampf gewinnt und gegen einen Diener kämpft"
    )
    a, again = (clause(noun("man"), word, what=noun("site")) for word in ("win", "control"))
    assert GERMAN.say(Listed((a, again)), "sub") == (
        "ein Mensch einen Ort gewinnt und ein Mensch einen Ort kontrolliert"
    ), "perhaps another one"


def test_the_same_verb_twice_in_a_subordinate_clause_is_said_once() -> None:
    noble = Listed((verb("be", what=Name("legolas")), verb("be", how="noble")))
    he = clause(noun("man", determiner="the"), noble)
    assert GERMAN.say(he, "sub") == "der Mensch Legolas und edel ist"


def test_not_a_thing_is_no_thing() -> None:
    he = clause(noun("man", determiner="the"), "be", "not", what=noun("minion"))
    assert GERMAN.text(he) == "Der Mensch ist kein Diener."


def test_what_may_wait_stands_behind_the_verb() -> None:
    german = German(
        [LEXICON, '[idioms]\nas-many = "so viele {what:acc bare} <, wie {there:sub} [({most})],>"']
    )
    there = clause(YOU, "control", what=noun("site", determiner="bare", count=0))
    many = idiom("as-many", what=COMPANIONS, there=there, most=3)
    get = Listed((verb("exert", what=many), verb("wound", what=noun("minion"))))
    assert german.say(get, "zu") == (
        "so viele Gefährten anzustrengen, wie du Orte kontrollierst (3), "
        "und einen Diener zu verwunden"
    )


def test_a_comma_waits_behind_brackets() -> None:
    seen = noun("minion", determiner="each", after=which("control", gap="what", subject=YOU))
    often = idiom("limit", amount=idiom("for-each", what=seen), most=3)
    either = Listed((verb("wound", often, what=noun("man")), EXERT), "or")
    assert GERMAN.text(either) == (
        "Verwunde einen Menschen für jeden Diener, den du kontrollierst (höchstens 3), "
        "oder strenge einen Elbengefährten an."
    )


def test_a_text_is_sentences() -> None:
    whole = Text((verb("discard", what=noun("tile")), clause(YOU, "control", what=noun("site"))))
    assert GERMAN.text(whole) == "Lege ein Plättchen ab. Du kontrollierst einen Ort."


def test_small_numbers_may_be_words() -> None:
    german = German([LEXICON, 'numerals = "words"'])
    assert german.text(verb("wound", what=noun("minion", count=3))) == "Verwunde drei Diener."
    often = German([LEXICON, '[idioms]\ntimes = "{n:words}mal"'])
    assert often.text(verb("exert", what=ELF, times=idiom("times", n=3))) == (
        "Strenge einen Elbengefährten dreimal an."
    )


def test_a_missing_word_is_told() -> None:
    with pytest.raises(BadLexicon) as caught:
        GERMAN.text(verb("fly"))
    assert caught.value.message.args["id"] == "verbs.fly"


@pytest.mark.parametrize("entry", ["Ork, -s, -s", "der Ork", "der Ork, -s"])
def test_a_noun_without_gender_or_forms_is_told(entry: str) -> None:
    with pytest.raises(BadLexicon):
        German([f'[nouns]\norc = "{entry}"']).say(noun("orc"))
