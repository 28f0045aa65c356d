"""Costs and effects as orders: `exert a companion`."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from mathom.core.phrases import (
    Listed,
    Name,
    Noun,
    Phrase,
    Verb,
    idiom,
    listed,
    noun,
    verb,
)
from mathom.games.tcg.cards.pieces.numbers import IfElse
from mathom.games.tcg.cards.pieces.selectors import Pick, PickUpTo, PlayerRole
from mathom.games.tcg.cards.pieces.verbs import decks as d
from mathom.games.tcg.cards.pieces.verbs import logic
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.cards.pieces.verbs import moving_cards as mc
from mathom.games.tcg.cards.pieces.verbs import playing as p
from mathom.games.tcg.cards.pieces.verbs import sites as s
from mathom.games.tcg.cards.pieces.verbs import skirmish as sk
from mathom.games.tcg.cards.pieces.verbs import tokens as t
from mathom.games.tcg.cards.pieces.verbs import wounds as w
from mathom.games.tcg.cards.pieces.verbs.verb import Verb as Piece
from mathom.games.tcg.say.amounts import modifier, plain, repeated
from mathom.games.tcg.say.conditions import FELLOWSHIP
from mathom.games.tcg.say.counting import counted
from mathom.games.tcg.say.nouns import ONE_RING, Speaker, player
from mathom.games.tcg.say.parts import (
    bonus,
    cards,
    counted_deed,
    deck_of,
    how_often,
    is_state,
    or_more_often,
    place,
    playing_card,
    skirmish_of,
    some,
    stacked_cards,
    stacking,
    top_of,
    unsigned,
)


def deed(at: Speaker, piece: Piece, *adverbs: Phrase) -> Phrase:
    """An order. Raises TypeError for what can only be stated."""
    by = _chooser(piece)
    if by not in ("you", at.actor):
        word = "let" if isinstance(_picker(piece), PickUpTo) else "make"
        return idiom(word, who=player(by), does=order(at, piece, *adverbs))
    return order(at, piece, *adverbs)


def _chooser(piece: Piece) -> PlayerRole:
    """Who does it: who chooses the cards, or whose hand or deck it is."""
    picker = _picker(piece)
    if picker is not None:
        return picker.by
    if isinstance(piece, (d.Draw, d.ReconcileHand, d.RevealHand, mc.DiscardHand)):
        return piece.who
    return "you"


def _picker(piece: Piece) -> Pick | PickUpTo | None:
    """The choice that somebody else makes."""
    inner = piece.verb if isinstance(piece, logic.Repeat) else piece
    for name in inner.__struct_fields__:
        value = getattr(inner, name)
        if isinstance(value, (Pick, PickUpTo)) and value.by != "you":
            return value
    return None


def order(at: Speaker, piece: Piece, *adverbs: Phrase) -> Phrase:
    """What is to be done, whoever does it. Raises TypeError for what can only be stated."""
    match piece:
        case w.Exert(whom, n):
            if name := getattr(whom, "name", ""):
                at.fate[name] = "exerted"
            return verb("exert", *adverbs, what=cards(at, whom), times=how_often(n))
        case w.Wound(whom, n) if isinstance(n, IfElse):
            said = verb("wound", *adverbs, what=cards(at, whom), times=how_often(n.otherwise))
            return or_more_often(at, said, n)
        case w.Wound(whom, n):
            return verb("wound", *adverbs, what=cards(at, whom), times=how_often(n))
        case w.HealWounds(whom, n) if isinstance(n, IfElse):
            said = verb("heal", *adverbs, what=cards(at, whom), times=how_often(n.otherwise))
            return or_more_often(at, said, n)
        case w.HealWounds(whom, n):
            return verb("heal", *adverbs, what=cards(at, whom), times=how_often(n))
        case w.Exhaust(whom):
            return verb("exhaust", *adverbs, what=cards(at, whom))
        case w.Prevent():
            return verb("prevent", *adverbs)
        case w.PreventAllWounds(whom):
            return verb("prevent-wounds", *adverbs, whom=cards(at, whom))
        case w.Instead(inner):
            return deed(at, inner, idiom("instead"), *adverbs)
        case mc.DiscardFromPlay(what):
            return verb("discard", *adverbs, what=cards(at, what))
        case mc.DiscardHand(n, which_):
            return verb("discard-hand", *adverbs, what=some(at, which_, n))
        case mc.DiscardDeckTop(n):
            return verb("discard", *adverbs, what=top_of(n, "your"))
        case mc.ReturnToHand(what):
            return verb("return", *adverbs, what=cards(at, what))
        case mc.EventToHand():
            return verb("return", *adverbs, what=at.mention("it"))
        case mc.TakeFrom(pile, n, which_):
            return verb("take", *adverbs, what=some(at, which_, n), where=idiom(f"from-{pile}"))
        case mc.HandToDeckBottom(n, which_):
            return verb("put-beneath", *adverbs, what=some(at, which_, n))
        case mc.ShuffleIntoDeck(what, name):
            said = verb("shuffle-in", *adverbs, what=cards(at, what))
            if name:
                at.introduce(name, noun("card"), 1)
                at.fate[name] = "shuffled-in"
                at.forget()
            return said
        case mc.StackFromHand(n, which_, on):
            return stacking(at, "hand", some(at, which_, n), on, adverbs)
        case mc.StackFromDiscard(n, which_, on):
            return stacking(at, "discard_pile", some(at, which_, n), on, adverbs)
        case mc.StackDeckTop(n, on):
            return verb("stack", *adverbs, what=top_of(n, "your"), on=place(at, on, "stack"))
        case mc.StackFromPlay(what, on):
            return verb("stack", *adverbs, what=cards(at, what), on=place(at, on, "stack"))
        case mc.DiscardStacked(n, which_, on):
            return verb("discard", *adverbs, what=stacked_cards(at, which_, n, on))
        case mc.TakeStacked(n, which_, on):
            return verb("take", *adverbs, what=stacked_cards(at, which_, n, on))
        case p.PlayFrom():
            return playing_card(at, piece, adverbs)
        case s.ControlSite():
            return verb("take-control", *adverbs, what=noun("site"))
        case s.LiberateSite():
            return verb("liberate", *adverbs, what=noun("site"))
        case s.PlayNextSite(n):
            next_ = noun("site", "next", determiner="the", count=n, after=FELLOWSHIP)
            return verb("play", *adverbs, what=next_)
        case d.Draw(n):
            return counted_deed(at, "draw", "card", n, adverbs)
        case d.ReconcileHand():
            return verb("reconcile", *adverbs)
        case d.RevealDeckTop(n, who):
            said = verb("reveal", *adverbs, what=top_of(n, who))
            at.introduce("revealed", noun("card"), n)
            at.forget()
            return said
        case d.DiscardRevealed(n, which_):
            return verb("discard-of-these", *adverbs, what=some(at, which_, n))
        case d.RevealedToBottom():
            return verb("put-back-beneath", *adverbs, what=at.mention("revealed"))
        case d.ShuffleDeck(who):
            return verb("shuffle", *adverbs, what=deck_of(who))
        case d.RevealHand():
            return verb("reveal-hand", *adverbs)
        case t.AddTwilight(n):
            found = counted(at, n)
            pool = at.mention("twilight")
            each = None if found.each is None else repeated(at, n)
            return verb("add-twilight", *adverbs, what=pool, n=found.factor, each=each)
        case t.RemoveTwilight(n):
            return verb("remove-twilight", *adverbs, what=at.mention("twilight"), n=plain(at, n))
        case t.AddBurden(n):
            return counted_deed(at, "add-burden", "burden", n, adverbs)
        case t.RemoveBurden(n):
            return counted_deed(at, "remove-burden", "burden", n, adverbs)
        case t.AddToken(culture, on):
            token = noun("token", prefix=culture)
            return verb("put-token", *adverbs, what=token, on=place(at, on, "put"))
        case t.RemoveToken(culture, on, n):
            token = noun("token", prefix=culture, count=n)
            return verb("remove-token", *adverbs, what=token, where=place(at, on, "remove"))
        case sk.AssignMinion(minion, to):
            return verb("assign", *adverbs, minion=cards(at, minion), to=cards(at, to))
        case sk.CancelSkirmish(involving):
            return verb("cancel", *adverbs, what=skirmish_of(at.noun(involving)))
        case sk.RemoveFromSkirmish(whom):
            return verb("remove-from-skirmish", *adverbs, what=cards(at, whom))
        case sk.CancelAction():
            return verb("cancel", *adverbs, what=at.mention("it"))
        case sk.WearRing():
            return verb("put-on", *adverbs, what=Name(ONE_RING))
        case sk.MakeRingBearer(whom, resistance):
            return verb("make-ring-bearer", *adverbs, whom=cards(at, whom), n=resistance)
        case m.Strength() | m.Gains():
            return _modify(at, (piece,), *adverbs)
        case m.ArcheryTotal(side, n):
            found = counted(at, n)
            word = "raise-archery" if found.factor >= 0 else "lower-archery"
            amount = unsigned(at, n, found.factor)
            return verb(word, *adverbs, side=idiom(f"archery-{side}"), n=amount)
        case m.SiteNumber(whom, n):
            return verb("give-site-number", *adverbs, whom=cards(at, whom), n=modifier(at, n))
        case m.MoveLimit(n):
            return verb("raise-limit" if n >= 0 else "lower-limit", *adverbs, n=abs(n))
        case m.Suppress(label, of):
            return verb("ignore", *adverbs, what=idiom(f"label-{label}", of=at.who(of)))
        case logic.OneOf(verbs, by):
            either = listed(merged([deed(at, one, *adverbs) for one in verbs], "or"), "or")
            return either if by == "you" else idiom("make", who=player(by), does=either)
        case logic.Repeat(int(n), w.HealWounds(PickUpTo(1, which_), 1)):
            often: Phrase = idiom("up-to-often", n=n)
            return verb("heal-often", *adverbs, what=at.noun(which_), times=often)
        case logic.Repeat(n, inner):
            often = repeated(at, n)
            at.forget()
            return order(at, inner, often, *adverbs)
        case logic.ChooseCards(what):
            return verb("choose", *adverbs, what=at.who(what))
    raise TypeError(f"no order: {piece!r}")


def merged(orders: Sequence[Phrase], by: Literal["and", "or"] = "and") -> list[Phrase]:
    """The same verb twice in a row is said once: `exert Haldir and another Elf`."""
    said: list[Phrase] = []
    for one in orders:
        before = said[-1] if said else None
        if isinstance(one, Verb) and isinstance(before, Verb) and _alike(before, one):
            first, second = before.roles[0][1], one.roles[0][1]
            items = first.items if isinstance(first, Listed) and first.by == by else (first,)
            said[-1] = replace(before, roles=(("what", Listed((*items, second), by)),))
        else:
            said.append(one)
    return said


def _alike(first: Verb, second: Verb) -> bool:
    roles = [tuple(role for role, _ in one.roles) for one in (first, second)]
    same = (first.word, first.adverbs, first.passive) == (second.word, second.adverbs, False)
    if not same or not roles[0] == roles[1] == ("what",):
        return False
    return all(isinstance(one.roles[0][1], (Noun, Name, Listed)) for one in (first, second))


def modify(at: Speaker, pieces: Sequence[m.Strength | m.Gains], *adverbs: Phrase) -> Phrase:
    """Strength and keywords for the same card: `make it strength +2 and fierce`."""
    by = _chooser(pieces[0])
    said = _modify(at, pieces, *adverbs)
    return said if by in ("you", at.actor) else idiom("make", who=player(by), does=said)


def _modify(at: Speaker, pieces: Sequence[m.Strength | m.Gains], *adverbs: Phrase) -> Phrase:
    who = cards(at, pieces[0].whom)
    numbers = [bonus(at, one) for one in pieces if not is_state(one)]
    states = [one.keyword for one in pieces if isinstance(one, m.Gains) and is_state(one)]
    if numbers and states:
        words = [idiom(f"word-{word}") for word in states]
        return verb("give-both", *adverbs, who=who, bonus=listed(numbers), state=listed(words))
    if numbers:
        return verb("give", *adverbs, who=who, bonus=listed(numbers))
    words = [idiom(f"become-{word}") for word in states]
    return verb("make-so", *adverbs, who=who, state=listed(words))
