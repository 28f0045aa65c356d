"""Effects as statements: `it is strength +2`, `no ally may take part`."""

from collections.abc import Sequence

from mathom.core.phrases import (
    Clause,
    Listed,
    Phrase,
    Pronoun,
    Text,
    Verb,
    clause,
    idiom,
    listed,
    noun,
    verb,
)
from mathom.games.tcg.cards.pieces.selectors import All, PlayerRole, Selector
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.cards.pieces.verbs import wounds as w
from mathom.games.tcg.cards.pieces.verbs.verb import Verb as Piece
from mathom.games.tcg.say.amounts import modifier
from mathom.games.tcg.say.conditions import FELLOWSHIP
from mathom.games.tcg.say.deeds import deed
from mathom.games.tcg.say.nouns import Speaker, player
from mathom.games.tcg.say.parts import bonus, every, is_state


def statements(at: Speaker, pieces: Sequence[Piece], *adverbs: Phrase) -> Phrase:
    """What holds, as a clause."""
    first = pieces[0]
    if isinstance(first, (m.Strength, m.Gains)):
        return _modified(at, [one for one in pieces if isinstance(one, (m.Strength, m.Gains))])
    return joined([statement(at, one, *adverbs) for one in pieces])


def joined(clauses: Sequence[Phrase]) -> Phrase:
    """Several statements; those about the same card share their subject."""
    said: list[Phrase] = []
    for one in clauses:
        before = said[-1] if said else None
        if isinstance(one, Clause) and isinstance(before, Clause) and _same(before, one):
            deeds = [*_verbs(before.does), *_verbs(one.does)]
            said[-1] = Clause(before.subject, Listed(tuple(deeds)), before.auxiliary)
        else:
            said.append(one)
    return listed(said)


def _same(first: Clause, second: Clause) -> bool:
    again = second.subject == first.subject or isinstance(second.subject, Pronoun)
    return again and first.auxiliary == second.auxiliary


def _verbs(does: Phrase) -> tuple[Phrase, ...]:
    return does.items if isinstance(does, Listed) else (does,)


def _modified(at: Speaker, pieces: Sequence[m.Strength | m.Gains]) -> Clause:
    subject = at.who(pieces[0].whom)
    numbers = [bonus(at, one) for one in pieces if not is_state(one)]
    states = [one.keyword for one in pieces if isinstance(one, m.Gains) and is_state(one)]
    does: list[Verb] = []
    if numbers:
        does.append(verb("get", bonus=listed(numbers)))
    does += [verb("be", how=f"be-{word}") for word in states]
    return clause(subject, listed(does))


def statement(at: Speaker, piece: Piece, *adverbs: Phrase) -> Phrase:
    """What holds, as a clause. Raises TypeError for what can only be ordered."""
    match piece:
        case m.Strength() | m.Gains():
            return _modified(at, (piece,))
        case m.LosesKeyword(whom, keyword):
            what = idiom(f"all-{keyword}")
            return clause(every(at, whom), verb("lose-keyword", *adverbs, what=what))
        case m.SiteNumber(whom, n):
            number = noun("site-number", determiner="the", after=every(at, whom))
            return clause(number, verb("change", *adverbs, n=modifier(at, n)))
        case m.ShadowNumber(site, n):
            number = noun("shadow-number", determiner="the", after=every(at, site))
            return clause(number, verb("change", *adverbs, n=modifier(at, n)))
        case m.Cost(what, n, on):
            cost = noun("twilight-cost", determiner="the", after=every(at, what))
            where = () if on is None else (idiom("if-played-on", what=at.who(on)),)
            return clause(cost, verb("change", *adverbs, *where, n=modifier(at, n)))
        case m.RoamingPenalty(which_, n):
            penalty = noun("roaming-penalty", determiner="the", after=at.noun(which_, "each"))
            return clause(penalty, verb("change", *adverbs, n=modifier(at, n)))
        case m.ExtraCost(which_, inner):
            more = Text((deed(at, inner),))
            return idiom("extra-cost", what=at.noun(which_, "each"), cost=more)
        case m.ArcheryTotal(side, n):
            total = idiom(f"the-archery-{side}")
            return clause(total, verb("change", *adverbs, n=modifier(at, n)))
        case m.NoArchery(whom):
            return clause(every(at, whom), verb("add-no-archery", *adverbs))
        case m.AlliesTakeArchery():
            when = adverbs[0] if adverbs else None
            return idiom("allies-take-archery", when=when)
        case m.WoundCap(whom, n):
            wounds = noun("wound", determiner="at-most", count=n)
            return clause(every(at, whom), verb("take-wound-each", *adverbs, what=wounds))
        case m.NoWounds(whom):
            if isinstance(whom, All):
                wounds = noun("wound", determiner="bare", count=0)
                return _none(at, whom, verb("take-wound", *adverbs, what=wounds))
            wounds = noun("wound", determiner="no", count=0)
            return clause(at.who(whom), verb("take-wound", *adverbs, what=wounds), "may")
        case m.OverwhelmFactor(whom, n):
            times = idiom("strength-times", n=n)
            return clause(every(at, whom), verb("overwhelm", *adverbs, times, passive=True), "may")
        case m.NoStrengthFrom(characters, bonuses):
            items = at.noun(bonuses, "bare", 0)
            subject = at.noun(characters, "each")
            return clause(subject, verb("get-no-strength", *adverbs, what=items))
        case m.MayJoinBattle(whom):
            return clause(every(at, whom), verb("join-battle", *adverbs), "may")
        case m.SkipPhase(phase):
            skipped = noun(f"{phase}-phase", determiner="the")
            return clause(skipped, verb("skip", *adverbs, passive=True))
        case m.MoveLimit(n):
            limit = noun("move-limit", determiner="the")
            return clause(limit, verb("change", *adverbs, n=modifier(at, n)))
        case m.MustMoveAgain():
            return clause(player("free_player"), verb("move-if-allowed", *adverbs), "must")
        case m.Forbid():
            return forbidden(at, piece, *adverbs)
        case w.PreventAllWounds(whom):
            there = idiom("on", what=every(at, whom))
            wounds = noun("wound", determiner="all", count=0, after=there)
            return clause(wounds, verb("prevent", *adverbs, passive=True))
    raise TypeError(f"no statement: {piece!r}")


def forbidden(at: Speaker, piece: m.Forbid, *adverbs: Phrase) -> Phrase:
    """What may not be done."""
    match piece:
        case m.ForbidPlayingOn(which_, on):
            on_ = idiom("onto", what=at.who(on))
            found = at.noun(which_, "bare", 0)
            return clause(found, verb("play", *adverbs, on_, passive=True), "may-not")
        case m.ForbidBearing(who, which_):
            found = at.noun(which_, "no", 0)
            return clause(at.who(who), verb("bear", *adverbs, what=found), "may")
        case m.ForbidActions(who, phase):
            word = "may-not-act" if who == "free_player" else "nobody-acts"
            return idiom(word, who=_nobody(who), phase=idiom(f"phase-{phase}"))
        case m.ForbidDiscardingBy(which_, who):
            return idiom("no-discarding", what=at.noun(which_, "no"), who=player(who))
        case m.ForbidAssigning(whom, by):
            skirmish = noun("skirmish", determiner="no" if by is None else "a")
            doer = None if by is None else _nobody(by)
            assigned = verb("assign-any", *adverbs, to=skirmish, by=doer, passive=True)
            return clause(every(at, whom), assigned, "may")
        case m.ForbidMoving():
            return clause(FELLOWSHIP, verb("move-on", *adverbs), "may-not")
        case m.ForbidAbilities(of):
            abilities = noun("ability", determiner="the", count=0, after=at.who(of))
            return clause(abilities, verb("use", *adverbs, passive=True), "may-not")
        case m.ForbidDiscarding(which_):
            found = at.noun(which_, "bare", 0)
            return clause(found, verb("discard", *adverbs, passive=True), "may-not")
        case m.ForbidHealing(whom):
            wounds = noun("wound", determiner="bare", count=0, after=idiom("on", what=at.who(whom)))
            return clause(wounds, verb("heal", *adverbs, passive=True), "may-not")
        case m.ForbidBattle(whom):
            return _none(at, whom, verb("join-no-battle", *adverbs))
    raise TypeError(f"no prohibition: {piece!r}")


def _none(at: Speaker, whom: Selector, does: Verb) -> Clause:
    """Nobody of them may."""
    if isinstance(whom, All):
        return clause(at.noun(whom.which, "no"), does, "may")
    return clause(at.who(whom), does, "may-not")


def _nobody(who: PlayerRole) -> Phrase:
    word = {"any_player": "player", "opponent": "opponent"}.get(who)
    return noun(word, determiner="no") if word else player(who)
