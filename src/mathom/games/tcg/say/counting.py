"""Numbers that are counted, as noun phrases: `for each wound on it`."""

from typing import NamedTuple

from mathom.core.phrases import YOU, Determiner, Noun, Phrase, idiom, noun, which
from mathom.games.tcg.cards.pieces import numbers as n
from mathom.games.tcg.cards.pieces.selectors import Selector, ThisCard
from mathom.games.tcg.say.nouns import Speaker, player, with_after

SPOT = which("spot", gap="what", subject=YOU)


class Counted(NamedTuple):
    """A number taken apart: so many for each of these, at most that many."""

    factor: int
    each: Phrase | None = None
    most: int | None = None


def counted(at: Speaker, amount: n.Amount) -> Counted:
    """A number as a factor, what is counted, and a limit. Raises TypeError for conditions."""
    match amount:
        case int():
            return Counted(amount)
        case n.Minus(inner):
            found = counted(at, inner)
            return found._replace(factor=-found.factor)
        case n.Times(a, b):
            whole, factor = (b, a) if isinstance(a, int) else (a, b)
            found = counted(at, whole)
            return found._replace(factor=found.factor * _plain(factor))
        case n.Least(int(most), inner) | n.Least(inner, int(most)):
            return counted(at, inner)._replace(most=most)
        case n.Least(n.TokensOn(here, own), n.TokensOn(there, other)):
            first, second = _tokens(at, own, here), _tokens(at, other, there)
            return Counted(1, idiom("each-pair", first=first, second=second))
        case _:
            return Counted(1, each(at, amount))


def each(at: Speaker, amount: n.Amount) -> Phrase:
    """What is counted, in the singular: `each wound on it`."""
    match amount:
        case n.HowMany(which_):
            return at.noun(which_, "each")
        case n.Spotted(which_):
            return with_after(at.noun(which_, "each"), SPOT)
        case n.SpottedTwilight():
            return _spotted("twilight-token")
        case n.SpottedBurdens():
            return _spotted("burden")
        case n.BurdensCarried():
            return noun("burden", determiner="each")
        case n.TokensOn(on, culture):
            return _tokens(at, culture, on, determiner=True)
        case n.WoundsOn(on):
            return noun("wound", determiner="each", after=idiom("on", what=at.who(on)))
        case n.SitesControlled(who):
            controlled = which("control", gap="what", subject=player(who))
            return noun("site", determiner="each", after=controlled)
        case n.PileCount(pile, which_):
            return idiom("in-pile", what=at.noun(which_, "each"), pile=idiom(f"{pile}-free"))
        case n.Excess(a, int(b)):
            return idiom("over", what=each(at, a), n=b)
        case n.Size(name):
            return noun(at.heads[name].word, at.fate[name], determiner="each")
    raise TypeError(f"nobody counts {amount!r}")


def _spotted(word: str) -> Noun:
    return noun(word, determiner="each", after=SPOT)


def _tokens(at: Speaker, culture: str, on: Selector, *, determiner: bool = False) -> Noun:
    where = idiom("here") if isinstance(on, ThisCard) else idiom("on", what=at.who(on))
    kind: Determiner = "each" if determiner else "a"
    return noun("token", determiner=kind, prefix=culture, after=where)


def _plain(factor: n.Amount) -> int:
    if not isinstance(factor, int):
        raise TypeError(f"no factor: {factor!r}")
    return factor
