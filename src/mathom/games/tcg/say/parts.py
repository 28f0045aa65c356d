"""Parts of costs and effects that several verbs share."""

from msgspec.structs import replace

from mathom.core.phrases import (
    Clause,
    Noun,
    Phrase,
    Relative,
    Verb,
    clause,
    idiom,
    noun,
    verb,
    which,
)
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount, Every, IfElse, UpTo
from mathom.games.tcg.cards.pieces.selectors import Pick, PlayerRole, Selector, ThisCard
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.cards.pieces.verbs import playing as p
from mathom.games.tcg.say.amounts import modifier, plain
from mathom.games.tcg.say.conditions import condition, times
from mathom.games.tcg.say.counting import counted
from mathom.games.tcg.say.nouns import Speaker, player, with_after

STATES = ("fierce", "archer")
"""Keywords that somebody is; the others are numbers that somebody has."""


def is_state(piece: m.Strength | m.Gains) -> bool:
    return isinstance(piece, m.Gains) and piece.keyword in STATES and not piece.n


def bonus(at: Speaker, piece: m.Strength | m.Gains) -> Phrase:
    if isinstance(piece, m.Strength):
        return idiom("strength", n=modifier(at, piece.n))
    return idiom("keyword-bonus", word=idiom(f"word-{piece.keyword}"), n=modifier(at, piece.n))


def skirmish_of(who: Phrase, *, each: bool = False) -> Noun:
    """A skirmish in which somebody takes part."""
    involved = which("involve", gap="what", subject=who)
    return noun("skirmish", determiner="each" if each else "a", after=involved)


def cards(at: Speaker, selector: Selector) -> Phrase:
    """The cards a verb works on; a number that is worked out is said with them."""
    if not isinstance(selector, Pick) or isinstance(selector.n, int):
        return at.who(selector)
    n = selector.n
    if isinstance(n, IfElse) and isinstance(n.then, int) and isinstance(n.otherwise, int):
        said = at.noun(selector.which, "a", n.otherwise)
        return with_after(said, idiom("or-count", n=n.then, **{"if": condition(at, n.condition)}))
    said = at.noun(selector.which, "bare", 0)
    found = counted(at, n)
    if not isinstance(found.each, Noun):
        raise TypeError(f"not so many: {n!r}")
    each = replace(found.each, determiner="bare", count=0)
    return idiom("as-many", what=said, each=each, there_are=_there_are(each), most=found.most)


def _there_are(these: Noun) -> Clause:
    """What stands behind a noun as a clause: `tokens lie here`, `you control sites`."""
    bare = replace(these, after=())
    match these.after:
        case (Relative(does, "what", Phrase() as subject),):
            return Clause(subject, replace(does, roles=(("what", bare),)))
        case (where,):
            return clause(bare, "lie", where=where)
    raise TypeError(f"nothing stands behind {these!r}")


def every(at: Speaker, what: Selector | Filter) -> Phrase:
    if isinstance(what, Filter):
        return at.noun(what, "each")
    said = at.who(what)
    if isinstance(what, Pick) and what.by not in ("you", at.actor):
        return with_after(said, idiom("chosen-by", who=player(what.by)))
    return said


def some(at: Speaker, which_: Filter, n: Amount) -> Phrase:
    if isinstance(n, Every):
        return at.noun(which_, "all", 0)
    if not isinstance(n, int):
        raise TypeError(f"not so many: {n!r}")
    return at.noun(which_, "a", n)


def how_often(n: Amount) -> Phrase | None:
    if not isinstance(n, int):
        raise TypeError(f"not so often: {n!r}")
    return None if n == 1 else times(n)


def or_more_often(at: Speaker, said: Verb, n: IfElse) -> Phrase:
    if not isinstance(n.then, int):
        raise TypeError(f"not so often: {n!r}")
    more = idiom("or-often", often=times(n.then), **{"if": condition(at, n.condition)})
    return idiom("aside", does=said, more=more)


def counted_deed(
    at: Speaker, word: str, what: str, n: Amount, adverbs: tuple[Phrase, ...]
) -> Phrase:
    """`draw 2 cards`, `draw a card for each Elf you spot`."""
    if isinstance(n, int):
        return verb(word, *adverbs, what=noun(what, count=n))
    if isinstance(n, IfElse) and isinstance(n.then, int) and isinstance(n.otherwise, int):
        more = idiom("or-count", n=n.then, **{"if": condition(at, n.condition)})
        return verb(word, *adverbs, what=noun(what, count=n.otherwise, after=more))
    if isinstance(n, UpTo):
        return verb(word, *adverbs, what=noun(what, determiner="up-to", count=n.most))
    found = counted(at, n)
    said = noun(what, count=found.factor)
    more = idiom("for-each", what=found.each)
    if found.most is not None:
        more = idiom("limit", amount=more, most=found.most)
    return verb(word, *adverbs, more, what=said)


def unsigned(at: Speaker, n: Amount, factor: int) -> Phrase:
    if isinstance(n, int):
        return plain(at, abs(n))
    if factor < 0:
        raise TypeError(f"no sign: {n!r}")
    return plain(at, n)


def top_of(n: int, who: str) -> Phrase:
    of = idiom("of-your-deck") if who in ("your", "you") else idiom(f"of-deck-{who}")
    return noun("card", "top", determiner="the", count=n, after=of)


def deck_of(who: PlayerRole) -> Phrase:
    return idiom("your-deck") if who == "you" else idiom(f"deck-{who}")


def place(at: Speaker, on: Selector, how: str) -> Phrase:
    if isinstance(on, ThisCard):
        return idiom(f"here-{how}")
    return idiom(f"there-{how}", what=at.who(on))


def stacking(
    at: Speaker, zone: str, what: Phrase, on: Selector, adverbs: tuple[Phrase, ...]
) -> Verb:
    """Stack cards from a zone somewhere."""
    where = idiom(f"from-{zone}")
    return verb("stack", *adverbs, what=what, where=where, on=place(at, on, "stack"))


def stacked_cards(at: Speaker, which_: Filter, n: int, on: Filter | Selector) -> Phrase:
    cards = at.noun(which_, "a", n)
    if isinstance(on, ThisCard):
        return with_after(cards, which("be-stacked-here"))
    place = at.noun(on) if isinstance(on, Filter) else at.who(on)
    return with_after(cards, which("be-stacked", on=place))


def playing_card(at: Speaker, piece: p.PlayFrom, adverbs: tuple[Phrase, ...]) -> Phrase:
    what = at.noun(piece.what) if isinstance(piece.what, Filter) else at.who(piece.what)
    if piece.name:
        at.introduce(piece.name, what, 1)
    on = minus = None
    if piece.on is not None:
        on = at.noun(piece.on)
        if piece.bearer:
            at.introduce(piece.bearer, on, 1)
    if piece.discount != 0:
        minus = idiom("discount", n=_discount(at, piece.discount))
    if piece.name:
        at.last = piece.name
    zone = idiom(f"from-{piece.zone}")
    return verb("play", *adverbs, what=what, where=zone, on=on, discount=minus)


def _discount(at: Speaker, n: Amount) -> Phrase:
    if isinstance(n, int):
        return modifier(at, -n)
    found = counted(at, n)
    less = modifier(at, -found.factor)
    return idiom("for-each", amount=less, what=found.each)
