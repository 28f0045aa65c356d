"""The text of a card: a sentence or two for each record."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from mathom.core.phrases import Clause, Idiom, Noun, Phrase, Text, idiom, listed, noun, signed, verb
from mathom.games.tcg.cards.pieces import conditions as c
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.selectors import Selector, TheBearer, ThisCard
from mathom.games.tcg.cards.pieces.verbs import logic
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.cards.pieces.verbs import playing as p
from mathom.games.tcg.cards.pieces.verbs import skirmish as sk
from mathom.games.tcg.cards.pieces.verbs import wounds as w
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.cards.record import (
    Action,
    CardText,
    HowToPlay,
    Record,
    Response,
    StackedAction,
    Static,
    Trigger,
    Until,
)
from mathom.games.tcg.say import occasions
from mathom.games.tcg.say.conditions import condition, conditions, spotted
from mathom.games.tcg.say.deeds import deed, merged, modify
from mathom.games.tcg.say.nouns import CHARACTERS, Printed, Speaker, player, title_id
from mathom.games.tcg.say.statements import joined, statement, statements

STATED = (
    *(m.LosesKeyword, m.ShadowNumber, m.Cost, m.RoamingPenalty, m.ExtraCost, m.NoArchery),
    *(m.AlliesTakeArchery, m.WoundCap, m.NoWounds, m.OverwhelmFactor, m.NoStrengthFrom),
    *(m.MayJoinBattle, m.SkipPhase, m.MustMoveAgain, m.Forbid),
)
"""What is stated, never ordered."""
LASTING = (
    *(m.Strength, m.Gains, m.SiteNumber, m.ArcheryTotal, m.NoArchery, m.WoundCap),
    *(m.OverwhelmFactor, m.MayJoinBattle, m.Forbid, m.Suppress, m.NoStrengthFrom),
    *(m.AlliesTakeArchery, m.MustMoveAgain, w.PreventAllWounds, logic.Later, sk.WearRing),
)
"""What lasts for a while, once it is done."""
NUMBERED = ("damage", "defender")


def card_text(card: Printed, text: CardText) -> Text:
    """All that a card says. Empty if it says nothing."""
    keywords = tuple(_keyword(word, n) for word, n in card.keywords.items())
    at = speaker(card, text)
    records: list[Phrase] = []
    for record in text:
        at.forget()
        records += paragraph(at, record)
    return Text((*keywords, *records))


def speaker(card: Printed, text: CardText) -> Speaker:
    """Somebody who says the text of a card."""
    return Speaker(card, bearer=_bearer(text))


def needs(card: Printed, text: CardText) -> dict[int, Phrase]:
    """What must hold for each record that has conditions, as clauses of their own."""
    return {
        at: conditions(speaker(card, text), record.conditions)
        for at, record in enumerate(text)
        if record.conditions and not isinstance(record, (Trigger, Response))
    }


def abilities(card: Printed, text: CardText) -> list[Text]:
    """What each record says by itself, where it is offered or has happened."""
    said = []
    for record in text:
        said.append(Text(tuple(paragraph(speaker(card, text), record))))
    return said


def _bearer(text: CardText) -> Filter | None:
    for record in text:
        effect = record.effects[0]
        if isinstance(effect, (p.Attach, p.AttachAcross)):
            return effect.which
    return None


def _keyword(word: str, n: int) -> Phrase:
    if word == "ambush":
        return idiom("ambush", n=n)
    if word in NUMBERED:
        return idiom("keyword-bonus", word=idiom(f"word-{word}"), n=signed(n))
    return idiom(f"keyword-{word}")


def paragraph(at: Speaker, record: Record) -> list[Phrase]:
    """The sentences of one record."""
    match record:
        case HowToPlay():
            said = _playing(at, record)
        case Static():
            said = _static(at, record)
        case Trigger():
            said = _trigger(at, record)
        case Response():
            said = [_labelled(idiom("response"), _trigger(at, record))]
        case Action():
            label = listed([idiom(f"phase-{phase}") for phase in record.phases], "or")
            said = [_labelled(label, _action(at, record))]
        case StackedAction():
            said = [_labelled(idiom(f"phase-{record.phase}"), _action(at, record))]
        case _:
            raise TypeError(f"nobody says {record!r}")
    if isinstance(record, HowToPlay) and record.until != "instant":
        said.append(idiom(f"until-{record.until}-only"))
    always = isinstance(record, (Action, Response, StackedAction))
    if not isinstance(record, Trigger) and record.optional != always:
        said.append(idiom("required" if always else "voluntary"))
    if record.limit == "once_per_turn":
        said.append(idiom("once-per-turn"))
    if record.limit == "1_per_bearer" and not getattr(record.effects[0], "most", 0):
        said.append(idiom("one-per-bearer"))
    return said


def _labelled(label: Phrase, sentences: Sequence[Phrase]) -> Idiom:
    return idiom("labelled", label=label, text=Text(tuple(sentences)))


# -- playing the card ----------------------------------------------------------------------------


def _playing(at: Speaker, record: HowToPlay) -> list[Phrase]:
    effect = record.effects[0]
    if isinstance(effect, m.Cost):
        tests, when = _circumstance(at, record.conditions, "if")
        said = statements(at, record.effects)
        return [said if tests is None else idiom(when, **{"if": tests}, then=said)]
    orders = _to_play(at, record)
    match effect:
        case p.Require():
            return orders
        case p.SupportArea():
            return [*orders, idiom("support-area")]
        case p.Attach(which, most):
            return [*orders, idiom("bearer-must-be", who=at.noun(which)), *_most(most)]
        case p.AttachAcross(which, most):
            return [*orders, idiom("plays-on", what=at.noun(which)), *_most(most)]
    raise TypeError(f"nobody plays {effect!r}")


def _to_play(at: Speaker, record: HowToPlay) -> list[Phrase]:
    """`To play, spot an Elf and exert him.`"""
    spots = [one for one in record.conditions if isinstance(one, c.Spot)]
    others = [one for one in record.conditions if not isinstance(one, c.Spot)]
    orders: list[Phrase] = []
    if spots:
        orders.append(verb("spot", what=listed([spotted(at, one) for one in spots])))
    orders += [deed(at, one) for one in record.costs]
    said: list[Phrase] = []
    if others:
        said.append(idiom("only-if", **{"if": conditions(at, others)}))
    if orders:
        said.append(idiom("to-play", does=listed(orders)))
    return said


def _most(most: int) -> list[Phrase]:
    return [idiom("limit-per-bearer", n=most)] if most else []


# -- what holds, what happens --------------------------------------------------------------------


def _circumstance(
    at: Speaker, tests: Sequence[c.Condition], word: str
) -> tuple[Phrase | None, str]:
    """When something holds, and how that is introduced: a time stands without a verb."""
    match tests:
        case ():
            return None, word
        case (c.InPhase(phase),):
            return noun(f"{phase}-phase", determiner="the"), "during"
        case (c.Unless(c.InPhase(phase)),):
            return noun(f"{phase}-phase", determiner="the"), "outside"
        case (c.StartingFellowship(),):
            return noun("starting-fellowship", determiner="your"), "during"
    return conditions(at, tests), word


def _static(at: Speaker, record: Static) -> list[Phrase]:
    tests, when = _circumstance(at, record.conditions, "while")
    at.last = _goes_on(record) or at.last
    said = joined([statements(at, group) for group in _groups(record.effects)])
    if tests is not None:
        said = idiom(when, **{"if": tests}, then=said)
    if record.until != "while_active":
        return [said, idiom(f"until-{record.until}-only")]
    return [said]


def _goes_on(record: Static) -> str:
    """Whom condition and statement are both about: he is named once."""
    last, effect = record.conditions[-1:], record.effects[0]
    if not last or not isinstance(last[0], c.Matches):
        return ""
    same = last[0].what == getattr(effect, "whom", None)
    keys: dict[type[Selector], str] = {ThisCard: "self", TheBearer: "bearer"}
    return keys.get(type(last[0].what), "") if same else ""


def _trigger(at: Speaker, record: Trigger | Response) -> list[Phrase]:
    moment = occasions.introduced(at, record.on)
    needed = record.conditions
    if not moment.idiom:
        for one in needed:
            if isinstance(one, c.InPhase):
                phase = noun(f"{one.phase}-phase", determiner="the")
                moment = occasions.during(moment, idiom("in-the", when=phase))
        needed = tuple(one for one in needed if not isinstance(one, c.InPhase))
    known = at.last
    tests = conditions(at, needed) if needed and not moment.idiom else None
    if tests is not None and not _only_you(needed):
        known = ""
    at.last = known
    main, extra = _done(at, record)
    if needed and moment.idiom:  # said behind it
        tests = conditions(at, needed)
    response = isinstance(record, Response)
    if isinstance(record, Trigger) and (record.optional or record.costs):
        main = _optional(main)
    return [occasions.framed(moment, tests, main, response=response), *extra]


def _optional(main: Phrase) -> Phrase:
    """You may, or those who would do it may."""
    if isinstance(main, Idiom) and main.word == "make" and _is_each(dict(main.roles)["who"]):
        return Idiom("let", main.roles)
    return idiom("may", does=main)


def _is_each(who: Phrase) -> bool:
    return isinstance(who, Noun) and who.determiner == "each"


def _only_you(tests: Sequence[c.Condition]) -> bool:
    """Whether these name no card that a pronoun might mean."""
    return all(isinstance(one, (c.Controls, c.InPhase, c.SiteIs, c.SiteHas)) for one in tests)


def _action(at: Speaker, record: Action | StackedAction) -> list[Phrase]:
    tests = conditions(at, record.conditions) if record.conditions else None
    main, extra = _done(at, record)
    if tests is not None:
        main = idiom("if", **{"if": tests}, then=main)
    return [main, *extra]


# -- costs and effects ---------------------------------------------------------------------------


def _done(at: Speaker, record: Record) -> tuple[Phrase, list[Phrase]]:
    """What is paid and done, as one phrase, and the sentences behind it."""
    pay = merged([deed(at, one) for one in record.costs])
    get, extra = _effects(at, record)
    if pay and get:
        return idiom("in-order", pay=listed(pay), get=listed(get)), extra
    if pay:
        first, *others = extra
        word = "so-that" if isinstance(first, Clause) or _is_stated(first) else "and-then"
        return idiom(word, pay=listed(pay), then=first), others
    if get:
        return listed(get), extra
    first, *others = extra
    return first, others


def _is_stated(phrase: Phrase) -> bool:
    return isinstance(phrase, Idiom) and phrase.word in ("allies-take-archery",)


def _effects(at: Speaker, record: Record) -> tuple[list[Phrase], list[Phrase]]:
    orders: list[Phrase] = []
    extra: list[Phrase] = []
    lasting = any(map(_lasts, record.effects))
    default = _default(record, lasting=lasting)
    duration = () if record.until == default else (idiom(f"until-{record.until}"),)
    said = False
    for group in _groups(record.effects):
        stated = isinstance(group[0], STATED)  # a sentence of its own says it again
        fits = _lasts(group[0]) or not lasting
        adverbs = duration if fits and (stated or not said) else ()
        said = said or bool(adverbs)
        if isinstance(group[0], (logic.Preventable, logic.If, logic.Later, logic.May)):
            done, more = _compound(at, group[0], adverbs)
            orders += done
            extra += more
        elif isinstance(group[0], STATED):
            extra.append(statements(at, group, *adverbs))
        elif isinstance(group[0], (m.Strength, m.Gains)):
            same = [one for one in group if isinstance(one, (m.Strength, m.Gains))]
            orders.append(modify(at, same, *adverbs))
        else:
            orders += [deed(at, one, *adverbs) for one in group]
    return merged(orders), extra


def _lasts(piece: Verb) -> bool:
    match piece:
        case logic.Preventable(inner) | logic.Repeat(_, inner):
            return _lasts(inner)
        case logic.OneOf(verbs):
            return any(map(_lasts, verbs))
        case logic.If(_, then, otherwise):
            return _lasts(then) or (otherwise is not None and _lasts(otherwise))
    return isinstance(piece, LASTING)


def _default(record: Record, *, lasting: bool) -> Until:
    """How long it lasts where nothing is said."""
    if not lasting:
        return "instant"
    if isinstance(record.effects[0], (m.MustMoveAgain, m.ForbidMoving)):
        return "end_of_turn"
    if isinstance(record, Action) and record.phases == ("skirmish",):
        return "end_of_skirmish"
    return "end_of_phase"


def _compound(
    at: Speaker, piece: Verb, adverbs: tuple[Phrase, ...]
) -> tuple[list[Phrase], list[Phrase]]:
    """A verb made of verbs: what is ordered at once, and the sentences behind it."""
    match piece:
        case logic.Preventable(inner, by, cost):
            done = deed(at, inner, *adverbs)
            at.forget()
            at.actor = by
            price = deed(at, cost)
            at.actor = "you"
            return [done], [idiom("may-prevent", who=player(by), does=price)]
        case logic.If(test, then, logic.Preventable(inner, by, cost)) if inner == then:
            done = deed(at, then, *adverbs)
            tested = condition(at, test, negated=True)
            at.actor = by
            price = deed(at, cost)
            at.actor = "you"
            offer = idiom("may-prevent", who=player(by), does=price)
            return [done], [idiom("if", **{"if": tested}, then=offer)]
        case logic.If(test, then, otherwise):
            tested = condition(at, test)
            done, more = _either(at, then, adverbs)
            said: list[Phrase] = [idiom("if", **{"if": tested}, then=done), *more]
            if otherwise is not None:
                other, behind = _either(at, otherwise, adverbs)
                said += [idiom("otherwise", then=other), *behind]
            return [], said
        case logic.Later(on, inner):
            moment = occasions.introduced(at, on, now=True)
            done = idiom("may", does=deed(at, inner))
            later = occasions.framed(moment, None, done, response=True)
            return [], [*([idiom("for-now", when=adverbs[0], then=later)] if adverbs else [later])]
        case logic.May(inner):
            return [], [idiom("may", does=deed(at, inner, *adverbs))]
    raise TypeError(f"not made of verbs: {piece!r}")


def _either(at: Speaker, piece: Verb, adverbs: tuple[Phrase, ...]) -> tuple[Phrase, list[Phrase]]:
    if isinstance(piece, logic.Preventable):
        orders, extra = _compound(at, piece, adverbs)
        return listed(orders), extra
    if isinstance(piece, STATED):
        return statement(at, piece, *adverbs), []
    return deed(at, piece, *adverbs), []


def _groups(effects: Sequence[Verb]) -> list[tuple[Verb, ...]]:
    """Modifiers of the same card belong together."""

    def key(pair: tuple[int, Verb]) -> tuple[object, ...]:
        at, one = pair
        if isinstance(one, (m.Strength, m.Gains)):
            return ("modifies", repr(one.whom))
        return ("alone", at)

    return [tuple(one for _, one in group) for _, group in groupby(enumerate(effects), key)]


# -- names ---------------------------------------------------------------------------------------


def titles(cards: Iterable[Printed], language: str) -> dict[str, str]:
    """What cards are called without their subtitle: characters plainly, others in quotes."""
    quotes = ("„", "“") if language == "de" else ("“", "”")
    said = {}
    for card in cards:
        title = card.title_de_likely or card.title_de if language == "de" else card.title_en
        plain = card.type in CHARACTERS or card.type == "one_ring"
        said[title_id(card.title_en)] = title if plain else f"{quotes[0]}{title}{quotes[1]}"
    return said
