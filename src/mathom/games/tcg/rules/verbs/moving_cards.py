"""Cards leave play, or go from zone to zone."""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.numbers import Every
from mathom.games.tcg.cards.pieces.verbs import modifiers
from mathom.games.tcg.cards.pieces.verbs import moving_cards as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.events import Discarded, LookedThrough, Shuffled
from mathom.games.tcg.frames import (
    Doing,
    Finding,
    FindingStacked,
    Finishing,
    FromHand,
    Revealing,
)
from mathom.games.tcg.rules import changes, leaving_play
from mathom.games.tcg.rules.about_to import discard
from mathom.games.tcg.rules.paying import stacked_cards
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs, bind, cards
from mathom.games.tcg.rules.who_can import can_discard
from mathom.games.tcg.state import State


def _discard(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.DiscardFromPlay)
    scene = rules.scene(state.board)
    hit = [card.id for card in cards(rules, state, doing, verb.what) if can_discard(scene, card)]
    return discard(rules, state, hit, doing.x.source, doing.x.you, log)


def spared(rules: Rules, state: State, seat: Seat, source: Card) -> bool:
    """Whether text keeps a player from having to discard from hand or deck."""
    scene = rules.scene(state.board)
    for line in scene.lines(modifiers.ForbidDiscardingBy):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidDiscardingBy)
        if seat in scene.players(verb.who, line.x) and rules.away(verb.which, source.kind):
            return True
    return False


def _discard_hand(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.DiscardHand)
    scene = rules.scene(state.board)
    seat = scene.players(verb.who, doing.x)[0]
    if spared(rules, state, seat, doing.x.source):
        return state
    able = [kind for kind in state.hands[seat] if rules.away(verb.which, kind)]
    if isinstance(verb.n, Every):
        for kind in able:
            log.append(Discarded(seat, kind))
            state = changes.to_discard(changes.out_of_hand(state, seat, kind), seat, kind)
        return state
    n = min(scene.number(verb.n, doing.x), len(able))
    return state.push(FromHand(seat, "discard", n)) if n else state


def _from_hand(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, (v.StackFromHand, v.HandToDeckBottom))
    seat = doing.x.you
    able = [kind for kind in state.hands[seat] if rules.away(verb.which, kind)]
    every = isinstance(verb.n, Every)
    n = len(able) if every else min(len(able), rules.scene(state.board).number(verb.n, doing.x))
    purpose = "stack" if isinstance(verb, v.StackFromHand) else "bottom"
    return state.push(FromHand(seat, purpose, n)) if n else state


def _deck_top(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, (v.DiscardDeckTop, v.StackDeckTop))
    seat = doing.x.you
    if isinstance(verb, v.DiscardDeckTop):
        return state.push(Revealing(seat, verb.n, "discard"))
    found = cards(rules, state, doing, verb.on)
    return state.push(Revealing(seat, verb.n, "stack", found[0].id)) if found else state


def _return(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.ReturnToHand)
    found = [
        card.id
        for card in cards(rules, state, doing, verb.what)
        if card.id not in state.board.bearers
    ]
    return leaving_play.to_hand(rules, state, found, log)


def _event_to_hand(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """The event that was played goes to hand when it is over."""
    it = doing.x.it
    frames = tuple(
        replace(frame, to_hand=True)
        if isinstance(frame, Finishing) and it is not None and frame.card.id == it.id
        else frame
        for frame in state.frames
    )
    return replace(state, frames=frames)


def _from_pile(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, (v.TakeFrom, v.StackFromDiscard))
    seat, covered = doing.x.you, state.board.covered
    if covered:
        log.append(LookedThrough(seat))
    able = [kind for kind in state.board.discards[seat] if rules.away(verb.which, kind)]
    n = min(verb.n, len(able))
    if isinstance(verb, v.TakeFrom):
        n = changes.room_in_hand(state.board, seat, n)
        return state.push(Finding(seat, "take", n, covered)) if n else state
    if not n or not cards(rules, state, doing, verb.on):
        return state
    return state.push(Finding(seat, "stack", n, covered))


def _stacked(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, (v.DiscardStacked, v.TakeStacked))
    seat, scene = doing.x.you, rules.scene(state.board)
    n = min(verb.n, len(stacked_cards(rules, scene, verb.which, verb.on, doing.x)))
    if isinstance(verb, v.TakeStacked):
        n = changes.room_in_hand(state.board, seat, n)
        return state.push(FindingStacked(seat, "take", n)) if n else state
    return state.push(FindingStacked(seat, "discard", n)) if n else state


def _stack_play(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.StackFromPlay)
    bases = cards(rules, state, doing, verb.on)
    for card in cards(rules, state, doing, verb.what):
        if bases and card.id not in state.board.bearers:
            state = leaving_play.stack_from_play(rules, state, card.id, bases[0].id, log)
    return state


@enforces("TCG-2.4")
def _shuffle_in(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.ShuffleIntoDeck)
    found = [card.id for card in cards(rules, state, doing, verb.what)]
    if not found:
        return bind(state, verb.name, ()) if verb.name else state
    state, moved = leaving_play.shuffle_in(rules, state, found, log)
    log.append(Shuffled(doing.x.you))
    return bind(state, verb.name, (0,) * moved) if verb.name else state


MOVING_CARDS: Verbs = {
    v.DiscardFromPlay: _discard,
    v.DiscardHand: _discard_hand,
    v.DiscardDeckTop: _deck_top,
    v.ReturnToHand: _return,
    v.EventToHand: _event_to_hand,
    v.TakeFrom: _from_pile,
    v.HandToDeckBottom: _from_hand,
    v.ShuffleIntoDeck: _shuffle_in,
    v.StackFromHand: _from_hand,
    v.StackFromDiscard: _from_pile,
    v.StackDeckTop: _deck_top,
    v.StackFromPlay: _stack_play,
    v.DiscardStacked: _stacked,
    v.TakeStacked: _stacked,
}
