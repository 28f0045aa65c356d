"""Drawing, revealing, shuffling."""

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.games.tcg.cards.pieces.verbs import decks as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.events import HandShown, PutBeneath, Shuffled
from mathom.games.tcg.frames import Confirming, Doing, Drawing, Finding, Reconciling, Revealing
from mathom.games.tcg.rules.changes import change, room_in_hand
from mathom.games.tcg.rules.leaving_play import shuffle
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.moving_cards import spared
from mathom.games.tcg.rules.verbs.verb import Verbs
from mathom.games.tcg.state import State


@enforces("TCG-17.4")
def _draw(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.Draw)
    scene = rules.scene(state.board)
    n = scene.number(verb.n, doing.x)
    seats = scene.players(verb.who, doing.x)
    if verb.who == "each_shadow":
        if n <= 0:
            return state
        return state.push(*(Confirming(seat, n) for seat in reversed(seats)))
    n = room_in_hand(state.board, seats[0], n)
    return state.push(Drawing(seats[0], n)) if n > 0 else state


def _reconcile(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.ReconcileHand)
    return state.push(Reconciling(rules.scene(state.board).players(verb.who, doing.x)[0]))


def _reveal(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.RevealDeckTop)
    seat = rules.scene(state.board).players(verb.who, doing.x)[0]
    top = state.frames[-1]
    assert isinstance(top, Doing)
    return state.then(replace(top, deck=seat)).push(Revealing(seat, verb.n))


def _discard_revealed(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.DiscardRevealed)
    assert doing.deck is not None
    if spared(rules, state, doing.deck, doing.x.source):
        return state
    able = [kind for kind in doing.revealed if rules.away(verb.which, kind)]
    n = min(verb.n, len(able))
    return state.push(Finding(doing.x.you, "revealed", n)) if n else state


def _to_bottom(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    seat = doing.deck
    assert seat is not None
    deck = state.decks[seat]
    for kind in doing.revealed:
        deck = deck.without(kind).beneath((kind,))
        log.append(PutBeneath(seat, kind, True))
    return replace(change(state), decks=put(state.decks, seat, deck))


def _shuffle(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.ShuffleDeck)
    seat = rules.scene(state.board).players(verb.who, doing.x)[0]
    log.append(Shuffled(seat))
    return shuffle(state, seat)


@enforces("TCG-2.5")
def _reveal_hand(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.RevealHand)
    seat = rules.scene(state.board).players(verb.who, doing.x)[0]
    hand = state.hands[seat]
    log.append(HandShown(seat, hand))
    return change(state, shown=put(state.board.shown, seat, hand))


DECKS: Verbs = {
    v.Draw: _draw,
    v.ReconcileHand: _reconcile,
    v.RevealDeckTop: _reveal,
    v.DiscardRevealed: _discard_revealed,
    v.RevealedToBottom: _to_bottom,
    v.ShuffleDeck: _shuffle,
    v.RevealHand: _reveal_hand,
}
