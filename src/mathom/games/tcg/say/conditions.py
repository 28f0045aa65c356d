"""Conditions as clauses: `you can spot 2 Elves`."""

from collections.abc import Sequence

from mathom.core.phrases import (
    YOU,
    Auxiliary,
    Listed,
    Name,
    Phrase,
    clause,
    idiom,
    listed,
    noun,
    verb,
)
from mathom.games.tcg.cards.pieces import conditions as c
from mathom.games.tcg.cards.pieces import filters as f
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount, HowMany
from mathom.games.tcg.cards.pieces.selectors import Selector, ThisCard
from mathom.games.tcg.say.nouns import ADJECTIVES, ONE_RING, Speaker, player

FELLOWSHIP = noun("fellowship", determiner="the")
NEVER_NEGATED = (
    *(c.CannotSpot, c.SpotTwilight, c.TwilightBelow, c.SpotBurdens, c.More, c.Any),
    *(c.StartingFellowship, c.MovesMade),
)
"""Conditions that no card turns round."""


def conditions(at: Speaker, all_: Sequence[c.Condition]) -> Phrase:
    """All of them as one; what must be spotted is said in one breath."""
    spots = [one for one in all_ if isinstance(one, c.Spot)]
    fierce = c.FIERCE_SKIRMISH in all_ and any(map(_in_skirmish, all_))
    rest = [one for one in all_ if not isinstance(one, c.Spot)]
    if fierce:
        rest = [one for one in rest if one != c.FIERCE_SKIRMISH]
    others = [_fights(at, one, fierce=fierce) or condition(at, one) for one in rest]
    if spots:
        what = listed([spotted(at, one) for one in spots])
        others.insert(0, clause(YOU, "spot", "can", what=what))
    return listed(others)


def _in_skirmish(one: c.Condition) -> bool:
    return isinstance(one, c.Matches) and one.which == f.a(f.IN_SKIRMISH)


def _fights(at: Speaker, one: c.Condition, *, fierce: bool) -> Phrase | None:
    """Takes part in a skirmish, or in a fierce one."""
    if not isinstance(one, c.Matches) or not _in_skirmish(one):
        return None
    skirmish = noun("skirmish", *(("fierce",) if fierce else ()))
    return clause(at.who(one.what), "be", how=idiom("part-of", what=skirmish))


def spotted(at: Speaker, spot: c.Spot) -> Phrase:
    """What is to be spotted."""
    said = at.noun(spot.which, "a", spot.n)
    if spot.name:
        at.introduce(spot.name, said, spot.n)
        at.forget()
    return said


def condition(at: Speaker, one: c.Condition, *, negated: bool = False) -> Phrase:
    """A condition as a clause."""
    not_: Auxiliary = "not" if negated else ""
    if negated and isinstance(one, NEVER_NEGATED):
        raise TypeError(f"nobody denies {one!r}")
    match one:
        case c.Spot():
            return clause(YOU, "spot", "cannot" if negated else "can", what=spotted(at, one))
        case c.CannotSpot(which_):
            return clause(YOU, "spot", "can", what=at.noun(which_, "no"))
        case c.SpotTwilight(n):
            return clause(at.mention("twilight"), "amount-to", n=idiom("at-least", n=n))
        case c.TwilightBelow(n):
            return clause(at.mention("twilight"), "amount-to", n=idiom("less-than", n=n))
        case c.SpotBurdens(n):
            return clause(YOU, "spot", "can", what=noun("burden", count=n))
        case c.SiteIs(first, last):
            return clause(FELLOWSHIP, "be-at-number", not_, where=sites("at", first, last))
        case c.SiteHas(word):
            return clause(FELLOWSHIP, "be-at", not_, where=noun(word))
        case c.More(a, b):
            return idiom("more", first=_several(at, a), second=_several(at, b))
        case c.Matches(what, which_):
            return matches(at, what, which_, negated=negated)
        case c.InPhase(phase):
            word = "not-in-phase" if negated else "in-phase"
            return idiom(word, phase=noun(f"{phase}-phase", determiner="the"))
        case c.StartingFellowship():
            return idiom("in-starting-fellowship")
        case c.RingWorn():
            own = at.card.type == "one_ring"
            bearer = at.mention("bearer") if own else noun("ring-bearer", determiner="the")
            return clause(bearer, "wear", not_, what=Name(ONE_RING))
        case c.Controls(who, n):
            site = noun("site", determiner="a" if n == 1 else "at-least", count=n)
            if negated and who == "opponent":
                return clause(noun("opponent", determiner="no"), "control", what=site)
            return clause(player(who), "control", not_, what=site)
        case c.ControlsHome(who, ally):
            home = noun("home", determiner="the", after=at.who(ally))
            at.forget()
            return clause(player(who), "control", not_, what=home)
        case c.Unless(inner):
            return condition(at, inner, negated=not negated)
        case c.Any(alternatives) if all(isinstance(one, c.Spot) for one in alternatives):
            spots = [spotted(at, one) for one in alternatives if isinstance(one, c.Spot)]
            return clause(YOU, "spot", "can", what=listed(spots, "or"))
        case c.Any(alternatives):
            return Listed(tuple(condition(at, one) for one in alternatives), "or")
        case c.MovesMade(n):
            often = idiom("at-least-this-turn", often=times(n))
            return clause(FELLOWSHIP, verb("move", often), "has")
        case c.FierceSkirmish():
            return clause(noun("skirmish", determiner="this"), "be", not_, how="fierce")
        case c.InStack(n, which_, on):
            cards = at.noun(which_, "a", n)
            return clause(cards, "be-stacked", not_, on=at.who(on))
        case c.InPile(pile, n, which_):
            cards = at.noun(which_, "a" if n == 1 else "at-least", n)
            return clause(cards, "lie", not_, where=idiom(f"{pile}-free"))
        case c.PlayedThisTurn(which_, ThisCard()):
            card = at.noun(which_, "no" if negated else "a")
            return clause(card, verb("play", idiom("here-this-turn"), passive=True), "has")
    raise TypeError(f"nobody says {one!r}")


def matches(at: Speaker, what: Selector, which_: Filter, *, negated: bool) -> Phrase:
    """That card is, bears, fights or lies on something."""
    subject = at.who(what)
    known = at.last
    not_: Auxiliary = "not" if negated else ""
    if len(which_.alternatives) == 1 and len(which_.alternatives[0]) == 1:
        match which_.alternatives[0][0]:
            case f.Facing(whom):
                return clause(subject, "fight", not_, foe=at.noun(whom))
            case f.Bearing(inner):
                return clause(subject, "bear", not_, what=at.noun(inner))
            case f.StackedOn(inner):
                said = clause(subject, "be-stacked", not_, on=at.noun(inner))
                at.last = known
                return said
            case f.AssignedTo(whom):
                return clause(subject, "be", not_, how=idiom("assigned-to", to=at.noun(whom)))
            case f.BearsAtLeast(least):
                cards = noun("card", determiner="at-least", count=least)
                return clause(subject, "bear", not_, what=cards)
            case f.InSkirmish():
                return clause(subject, "be", not_, how=idiom("part-of", what=noun("skirmish")))
            case f.HasWounds() | f.Exhausted() | f.Mounted() | f.Roaming() | f.Unassigned():
                return clause(subject, "be", not_, how=ADJECTIVES[type(which_.alternatives[0][0])])
    title = [a for a in which_.alternatives[0] if isinstance(a, f.Titled)]
    if title and not negated and len(which_.alternatives[0]) > 1:
        said = clause(subject, listed([verb("be", what=at.noun(f.a(title[0]))), *_also(which_)]))
    else:
        said = clause(subject, "be", not_, what=at.noun(which_))
    at.last = known
    return said


def _also(which_: Filter) -> list[Phrase]:
    """What somebody is, beside having a name."""
    said: list[Phrase] = []
    for atom in which_.alternatives[0]:
        if type(atom) in ADJECTIVES:
            said.append(verb("be", how=ADJECTIVES[type(atom)]))
        elif atom == f.Not(f.IN_SKIRMISH):
            said.append(verb("be", how="not-in-a-skirmish"))
        elif not isinstance(atom, f.Titled):
            raise TypeError(f"nobody is {atom!r}")
    return said


def sites(how: str, first: int, last: int) -> Phrase:
    """`at site 6T`, `to one of the sites 1T to 4T`."""
    if first == last:
        return idiom(f"{how}-site", n=first)
    return idiom(f"{how}-sites", first=first, last=last)


def times(n: int) -> Phrase:
    """`twice`, `3 times`."""
    return idiom("once") if n == 1 else idiom("twice") if n == 2 else idiom("times", n=n)


def _several(at: Speaker, amount: Amount) -> Phrase:
    if not isinstance(amount, HowMany):
        raise TypeError(f"nobody compares {amount!r}")
    return at.noun(amount.which, "bare", 0)
