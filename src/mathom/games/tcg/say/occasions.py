"""Occasions: `each time this minion wins a skirmish`."""

from typing import NamedTuple

from msgspec.structs import replace

from mathom.core.phrases import Clause, Listed, Phrase, Verb, clause, idiom, listed, noun, verb
from mathom.games.tcg.cards.pieces import occasions as o
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.selectors import Selector, TheBearer, ThisCard
from mathom.games.tcg.say.conditions import FELLOWSHIP, condition, sites
from mathom.games.tcg.say.nouns import Head, Speaker, player
from mathom.games.tcg.say.parts import skirmish_of


class Moment(NamedTuple):
    """A clause that says when, or (`idiom`) a turn of phrase with a noun in it."""

    clause: Phrase
    idiom: str = ""
    word: str = "each-time"
    """How it is introduced: `each-time`, `when` or `if`."""


def introduced(at: Speaker, on: o.Occasion, *, now: bool = False) -> Moment:
    """When it comes; the card it is about becomes `it`. `now`: in this very skirmish."""
    match on:
        case o.IsPlayed(ThisCard(), None):
            playing = clause(player("you"), "play", what=at.mention("self"))
            at.heads["it"] = at.heads["self"]
            return Moment(playing, word="when")
        case o.IsPlayed(what, at_site):
            played = _about(at, what)
            if at_site is None:
                return Moment(clause(played, verb("play", passive=True)))
            there = idiom("here-at") if isinstance(at_site, ThisCard) else at.who(at_site)
            return Moment(clause(played, verb("play", there, passive=True)))
        case o.Wins(who, vs) | o.Loses(who, vs):
            word = "win" if isinstance(on, o.Wins) else "lose"
            subject = _about(at, who)
            known = at.last
            foe = at.noun(vs) if vs is not None else None
            at.last = known if vs is None else ""
            skirmish = noun("skirmish", determiner="this" if now else "a")
            return Moment(clause(subject, word, what=skirmish, foe=foe))
        case o.IsKilled(who, fighting):
            subject = _about(at, who)
            how = [idiom("in-skirmish-with", whom=at.noun(fighting))] if fighting else []
            word = "when" if isinstance(who, (ThisCard, TheBearer)) else "each-time"
            return Moment(clause(subject, verb("kill", *how, passive=True)), word=word)
        case o.Moves():
            return Moment(clause(FELLOWSHIP, "move"))
        case o.MovesFrom(site):
            return Moment(clause(FELLOWSHIP, "move-from", where=_site(at, site, "from-here")))
        case o.MovesTo(site):
            if isinstance(site, ThisCard):
                return Moment(clause(FELLOWSHIP, "move-to", where="to-here"))
            arriving = idiom("to", what=_about(at, site))
            return Moment(clause(FELLOWSHIP, "move-to", where=arriving))
        case o.StartOf(phase, first):
            word = "turn" if phase == "turn" else f"{phase}-phase"
            adjectives = ("first",) if first else ()
            each = noun(word, *adjectives, determiner="the" if first else "each")
            return Moment(each, "at-start")
        case o.EndOf(phase, first, last):
            word = "phase" if phase == "any_phase" else f"{phase}-phase"
            return Moment(
                idiom(
                    "phase-moved",
                    phase=noun(word, determiner="each"),
                    where=sites("to", first, last),
                ),
                "at-end",
            )
        case o.StartOfSkirmish(who):
            return Moment(skirmish_of(_about(at, who), each=True), "at-start")
        case o.AboutToWound(who):
            taking = clause(_about(at, who), "take-wound", "would", what=noun("wound"))
            return Moment(taking, word="if")
        case o.AboutToDiscard(what, source):
            subject = _about(at, what)
            how = [idiom("by", what=at.noun(source))] if source else []
            return Moment(clause(subject, verb("discard", *how, passive=True), "would"), word="if")
        case o.AboutToBurden(source):
            subject = at.noun(source)
            at.heads["it"] = Head("burden")
            burdens = noun("burden", determiner="bare", count=0)
            return Moment(clause(subject, "add-burden", "would", what=burdens), word="if")
        case o.AboutToControl(by):
            at.heads["it"] = Head("site")
            taking = clause(player(by), "take-control", "would", what=noun("site"))
            return Moment(taking, word="if")
        case o.IsAssigned(who, to, by):
            subject = _about(at, who)
            known = at.last
            foe = at.noun(to)
            if by is None:
                at.last = known  # still the subject
                return Moment(clause(subject, verb("assign", to=foe, passive=True)))
            return Moment(clause(player(by), "assign", minion=subject, to=foe))
        case o.UsesAbility(of):
            ability = noun("ability", after=idiom("of", whom=at.noun(of)))
            at.heads["it"] = Head("ability")
            return Moment(clause(ability, verb("use", passive=True)))
        case o.Becomes(test):
            return Moment(condition(at, test), word="when")
    raise TypeError(f"nobody waits for {on!r}")


def _about(at: Speaker, what: Filter | Selector) -> Phrase:
    """The card the occasion is about."""
    said = at.who(what)
    if isinstance(what, (ThisCard, TheBearer)):
        key = "self" if isinstance(what, ThisCard) else "bearer"
        at.heads["it"] = at.heads[key]
        at.last = key
    else:
        at.introduce("it", said, 1)
    return said


def _site(at: Speaker, site: int | Selector, here: str) -> Phrase:
    if isinstance(site, int):
        return idiom("from-site", n=site)
    return idiom(here) if isinstance(site, ThisCard) else at.who(site)


def during(moment: Moment, phase: Phrase) -> Moment:
    """The same in a phase: `each time the fellowship moves in the regroup phase`."""
    match moment.clause:
        case Clause(subject, Verb() as does, auxiliary):
            timed = replace(does, adverbs=(*does.adverbs, phase))
            return moment._replace(clause=Clause(subject, timed, auxiliary))
    raise TypeError(f"not at a time of its own: {moment!r}")


def framed(moment: Moment, tests: Phrase | None, then: Phrase, *, response: bool) -> Phrase:
    """The whole sentence: when, if, what."""
    if moment.idiom:
        return idiom(moment.idiom, when=moment.clause, then=then, **{"if": tests})
    both = moment.clause
    if tests is not None:
        more = tests.items if isinstance(tests, Listed) and tests.by == "and" else (tests,)
        both = listed((moment.clause, *more))
    return idiom("if" if response else moment.word, **{"if": both}, then=then)
