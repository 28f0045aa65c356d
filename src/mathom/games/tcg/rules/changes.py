"""Small changes of the board: counters, hands, and what lasts for a while."""

from collections.abc import Iterable
from typing import Any

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Board, Card, Lasting, recount, with_card, without
from mathom.games.tcg.events import (
    Burdens,
    Exerted,
    Healed,
    Lasts,
    RingOff,
    RingOn,
    TookToHand,
    Twilight,
    Wounded,
)
from mathom.games.tcg.kinds import MOST_ACTS, RULE_OF_FOUR
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State


def change(state: State, **fields: Any) -> State:
    """The state with another board: something has really changed."""
    board = state.board
    fields["changes"] = board.changes + 1
    if board.idle:
        fields["idle"] = ()
    return replace(state, board=replace(board, **fields))


def mark(state: State, **fields: Any) -> State:
    """The state with another board, where nothing changed that matters for TCG-10.18."""
    return replace(state, board=replace(state.board, **fields))


def acted(state: State) -> State:
    """One more action or response this turn."""
    return mark(state, acts=state.board.acts + 1)


@enforces("TCG-10.18", "TCG-R4")
def enough(board: Board) -> bool:
    """Whether nobody may act any more this turn: no match is to go on for ever."""
    return board.acts >= MOST_ACTS


def card_ids(rules: Rules, state: State, numbers: Iterable[int]) -> tuple[str, ...]:
    """Cards in play as events name them."""
    cards = rules.scene(state.board).index.cards
    return tuple(str(cards[number]) for number in numbers if number in cards)


# -- counters -------------------------------------------------------------------------------------


def add_twilight(state: State, by: int, log: Log) -> State:
    """The twilight pool changes, not below 0."""
    pool = max(0, state.board.twilight + by)
    if pool == state.board.twilight:
        return state
    log.append(Twilight(pool - state.board.twilight, pool))
    return change(state, twilight=pool)


@enforces("TCG-16.1")
def add_burdens(state: State, seat: Seat, by: int, log: Log) -> State:
    """Burdens lie on the Ring-bearer."""
    burdens = max(0, state.board.burdens[seat] + by)
    more = burdens - state.board.burdens[seat]
    if not more:
        return state
    log.append(Burdens(seat, more, burdens))
    return change(state, burdens=put(state.board.burdens, seat, burdens))


def place_wounds(state: State, cards: Iterable[Card], log: Log) -> State:
    """One wound each, at the same time. TCG-11.5"""
    cards = list(cards)
    if not cards:
        return state
    for card in cards:
        log.append(Wounded(str(card)))
    board = state.board
    more = [(card.id, 1) for card in cards]
    taken = recount(board.taken, more) if board.phase == "skirmish" else board.taken
    return change(state, wounds=recount(board.wounds, more), taken=taken)


@enforces("TCG-11.3", "TCG-11.4")
def exert(rules: Rules, state: State, cards: Iterable[Card], n: int, log: Log) -> State:
    """Exertion wounds; whoever has one vitality left cannot exert, and nothing happens."""
    for _ in range(n):
        scene = rules.scene(state.board)
        able = [card for card in cards if scene.vitality_left(card) > 1]
        if not able:
            return state
        for card in able:
            log.append(Exerted(str(card)))
        more = [(card.id, 1) for card in able]
        state = change(state, wounds=recount(state.board.wounds, more))
    return state


@enforces("TCG-11.8")
def heal(rules: Rules, state: State, cards: Iterable[Card], n: int, log: Log) -> State:
    """Wounds are removed where there are any and nothing forbids it."""
    for _ in range(n):
        scene = rules.scene(state.board)
        able = [card for card in cards if can_heal(rules, state, card)]
        if not able:
            return state
        for card in able:
            log.append(Healed(str(card)))
        more = [(card.id, -1) for card in able]
        state = change(state, wounds=recount(scene.board.wounds, more))
    return state


def can_heal(rules: Rules, state: State, card: Card) -> bool:
    """Whether a wound can be removed from a card."""
    scene = rules.scene(state.board)
    return card.id in scene.wounds and not scene.no_healing(card)


# -- hands ----------------------------------------------------------------------------------------


def into_hand(state: State, seat: Seat, kind: str, log: Log) -> State:
    """A card that everybody sees goes to a hand."""
    log.append(TookToHand(seat, kind))
    board = state.board
    state = change(
        state,
        shown=put(board.shown, seat, with_card(board.shown[seat], kind)),
        drawn=board.drawn + (seat == board.fp),
    )
    return replace(state, hands=put(state.hands, seat, with_card(state.hands[seat], kind)))


def out_of_hand(state: State, seat: Seat, kind: str) -> State:
    """A card leaves a hand."""
    board = state.board
    hand = without(state.hands[seat], kind)
    shown = without(board.shown[seat], kind) if hand else ()
    if shown != board.shown[seat]:
        state = mark(state, shown=put(board.shown, seat, shown))
    return replace(state, hands=put(state.hands, seat, hand))


def to_discard(state: State, seat: Seat, kind: str) -> State:
    """A card lies on a discard pile."""
    pile = with_card(state.board.discards[seat], kind)
    return change(state, discards=put(state.board.discards, seat, pile))


@enforces("TCG-6.3", "TCG-7.3")
def room_in_hand(board: Board, seat: Seat, n: int) -> int:
    """How many of so many cards may come into a hand. The Rule of 4."""
    if board.phase == "fellowship" and seat == board.fp:
        return max(0, min(n, RULE_OF_FOUR - board.drawn))
    return n


# -- what lasts -----------------------------------------------------------------------------------

ADDS_UP = frozenset(("strength", "site_number", "archery", "later", "move_limit"))


def last(rules: Rules, state: State, one: Lasting, log: Log) -> State:
    """Something holds for a while from now on; what does not add up holds only once."""
    cumulative = one.what in ADDS_UP or one.word in ("damage", "defender")
    if not cumulative and one in state.board.lasting:
        return state
    log.append(Lasts(one.word or one.what, card_ids(rules, state, one.cards), one.value))
    return change(state, lasting=(*state.board.lasting, one))


def expire(state: State, *until: str) -> State:
    """What lasts until now is over."""
    kept = tuple(one for one in state.board.lasting if one.until not in until)
    if len(kept) == len(state.board.lasting):
        return state
    return change(state, lasting=kept)


def lift(state: State, what: str) -> State:
    """Something that would last longer has had its effect and is over."""
    kept = tuple(one for one in state.board.lasting if one.what != what)
    return state if len(kept) == len(state.board.lasting) else change(state, lasting=kept)


@enforces("TCG-16.9")
def ring_on(state: State, log: Log) -> State:
    """The Ring-bearer puts on the Ring."""
    if state.board.worn:
        return state
    log.append(RingOn(state.board.fp))
    return change(state, worn=True)


@enforces("TCG-16.9")
def ring_off(state: State, log: Log) -> State:
    """The Ring-bearer takes off the Ring."""
    if not state.board.worn:
        return state
    log.append(RingOff(state.board.fp))
    return change(state, worn=False)
