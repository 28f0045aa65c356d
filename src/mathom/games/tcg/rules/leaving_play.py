"""Cards leave play: discarded, killed, returned, stacked, shuffled in. Chapters 2 and 11."""

from collections.abc import Iterable, Sequence

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.core.pile import Pile
from mathom.games.tcg.board import Bout, Card, Count, Stack, StackedCard, with_card
from mathom.games.tcg.events import (
    Discarded,
    DiscardedFromPlay,
    Killed,
    LeftSkirmish,
    ShuffledIn,
    Stacked,
)
from mathom.games.tcg.frames import Happening, RingBearerFell
from mathom.games.tcg.rules.changes import change, into_hand, to_discard
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.state import State


def with_attached(state: State, numbers: Iterable[int]) -> list[Card]:
    """Cards and everything attached to them, the bearers first. TCG-2.6"""
    gone = set(numbers)
    found = [card for card in state.board.play if card.id in gone]
    while True:
        more = [card for card in state.board.play if card.on in gone and card.id not in gone]
        if not more:
            return found
        found += more
        gone.update(card.id for card in more)


@enforces("TCG-2.6", "TCG-2.10", "TCG-14.19", "TCG-14.20", "TCG-R6")
def remove(state: State, cards: Sequence[Card]) -> State:
    """These cards are no longer in play; what was stacked on them goes to its owners' piles."""
    gone = {card.id for card in cards}
    board = state.board
    discards = board.discards
    for stack in board.stacks:
        if stack.on in gone:
            for one in stack.cards:
                discards = put(discards, one.owner, with_card(discards[one.owner], one.kind))
    return change(
        state,
        play=tuple(card for card in board.play if card.id not in gone),
        wounds=_without(board.wounds, gone),
        tokens=_without(board.tokens, gone),
        stacks=tuple(stack for stack in board.stacks if stack.on not in gone),
        discards=discards,
        assigned=unassigned(board.assigned, gone),
        skirmish=fought_on(board.skirmish, cards),
    )


def _without(counts: tuple[Count, ...], gone: set[int]) -> tuple[Count, ...]:
    if not any(one.card in gone for one in counts):
        return counts
    return tuple(one for one in counts if one.card not in gone)


def unassigned(bouts: tuple[Bout, ...], gone: set[int]) -> tuple[Bout, ...]:
    """The assignments without these cards; one without a side is none. TCG-14.19"""
    if not any(bout.who in gone or gone.intersection(bout.minions) for bout in bouts):
        return bouts
    left = []
    for bout in bouts:
        minions = tuple(one for one in bout.minions if one not in gone)
        if bout.who not in gone and minions:
            left.append(replace(bout, minions=minions))
    return tuple(left)


def fought_on(bout: Bout | None, cards: Sequence[Card]) -> Bout | None:
    """The skirmish going on without these cards; who left last is remembered. TCG-14.20"""
    if bout is None:
        return None
    for card in cards:
        if card.id == bout.who:
            bout = replace(bout, who=0, gone=card)
        elif card.id in bout.minions:
            left = tuple(one for one in bout.minions if one != card.id)
            bout = replace(bout, minions=left, gone=card if not left else bout.gone)
    return bout


def discard(rules: Rules, state: State, numbers: Iterable[int], log: Log) -> State:
    """From play to the discard piles, with everything attached."""
    cards = with_attached(state, numbers)
    if not cards:
        return state
    state = _tell_stacked(state, cards, log)
    state = remove(state, cards)
    for card in cards:
        log.append(DiscardedFromPlay(str(card)))
        state = to_discard(state, card.owner, card.kind)
    return state


def _tell_stacked(state: State, cards: Sequence[Card], log: Log) -> State:
    gone = {card.id for card in cards}
    for stack in state.board.stacks:
        if stack.on in gone:
            for one in stack.cards:
                log.append(Discarded(one.owner, one.kind))
    return state


@enforces("TCG-11.1", "TIM-7.2", "TIM-7.3")
def kill(rules: Rules, state: State, numbers: Iterable[int], log: Log) -> State:
    """Characters are killed, all at once: to the dead pile, minions to the discard pile.

    Text that waits for a death is collected before anybody leaves.
    """
    scene = rules.scene(state.board)
    victims = [card for number in numbers if (card := scene.card(number)) is not None]
    if not victims:
        return state
    fighting = [card for number in scene.fighters if (card := scene.card(number)) is not None]
    happenings = tuple(
        Happening("killed", card, tuple(one for one in fighting if one is not card))
        for card in victims
    )
    before = state
    fallen = [
        RingBearerFell(seat)
        for seat, bearer in enumerate(state.board.bearers)
        if bearer and bearer in {card.id for card in victims}
    ]
    cards = with_attached(state, [card.id for card in victims])
    rings = {card.id for card in cards if rules.faces[card.kind].type == "one_ring"}
    cards = [card for card in cards if card.id not in rings]
    state = _tell_stacked(state, cards, log)
    state = remove(state, cards)
    dead = {card.id for card in victims}
    for card in cards:
        if card.id in dead:
            log.append(Killed(str(card)))
            if rules.faces[card.kind].type != "minion":
                pile = with_card(state.board.dead[card.owner], card.kind)
                state = change(state, dead=put(state.board.dead, card.owner, pile))
                continue
        else:
            log.append(DiscardedFromPlay(str(card)))
        state = to_discard(state, card.owner, card.kind)
    state = state.push(*fallen)
    return after(rules, state, happenings, before=before)


def to_hand(rules: Rules, state: State, numbers: Iterable[int], log: Log) -> State:
    """Cards in play go to their owners' hands; what is attached to them is discarded."""
    wanted = set(numbers)
    cards = with_attached(state, wanted)
    state = _tell_stacked(state, cards, log)
    state = remove(state, cards)
    for card in cards:
        if card.id in wanted:
            state = into_hand(state, card.owner, card.kind, log)
        else:
            log.append(DiscardedFromPlay(str(card)))
            state = to_discard(state, card.owner, card.kind)
    return state


def stack_on(state: State, base: int, cards: Sequence[StackedCard]) -> State:
    """Cards are stacked on a card."""
    stacks = {stack.on: stack.cards for stack in state.board.stacks}
    stacks[base] = (*stacks.get(base, ()), *cards)
    return change(state, stacks=tuple(Stack(on, stacks[on]) for on in sorted(stacks)))


def unstack(state: State, base: int, card: StackedCard) -> State:
    """One stacked card leaves its stack."""
    stacks = {stack.on: stack.cards for stack in state.board.stacks}
    cards = stacks[base]
    at = cards.index(card)
    stacks[base] = cards[:at] + cards[at + 1 :]
    left = tuple(Stack(on, stacks[on]) for on in sorted(stacks) if stacks[on])
    return change(state, stacks=left)


@enforces("TCG-2.7", "TCG-15.8")
def stack_from_play(rules: Rules, state: State, number: int, base: int, log: Log) -> State:
    """A card in play is stacked: it leaves play, what it bears is discarded."""
    scene = rules.scene(state.board)
    on = scene.card(base)
    cards = with_attached(state, [number])
    if on is None or not cards:
        return state
    state = _tell_stacked(state, cards, log)
    state = remove(state, cards)
    for card in cards:
        if card.id == number:
            log.append(Stacked(card.kind, str(on)))
            state = stack_on(state, base, (StackedCard(card.kind, card.owner),))
        else:
            log.append(DiscardedFromPlay(str(card)))
            state = to_discard(state, card.owner, card.kind)
    return state


def shuffle_in(rules: Rules, state: State, numbers: Sequence[int], log: Log) -> tuple[State, int]:
    """Cards in play, with all that is stacked on them, go into their owners' decks; how many."""
    moved = 0
    for number in numbers:
        stacked = next((one.cards for one in state.board.stacks if one.on == number), ())
        kept = tuple(one for one in state.board.stacks if one.on != number)
        state = change(state, stacks=kept)
        cards = with_attached(state, [number])
        state = remove(state, cards)
        for card in cards:
            if card.id == number:
                state = _into_deck(state, card.owner, card.kind, log)
                moved += 1
            else:
                log.append(DiscardedFromPlay(str(card)))
                state = to_discard(state, card.owner, card.kind)
        for one in stacked:
            state = _into_deck(state, one.owner, one.kind, log)
            moved += 1
    return state, moved


def _into_deck(state: State, seat: int, kind: str, log: Log) -> State:
    log.append(ShuffledIn(seat, kind))
    deck = state.decks[seat].shuffled_with((kind,))
    return replace(change(state), decks=put(state.decks, seat, deck))


def shuffle(state: State, seat: int) -> State:
    """A deck is shuffled: nobody knows its order any more."""
    deck = Pile.of(state.decks[seat].cards())
    return replace(state, decks=put(state.decks, seat, deck))


def leave_skirmish(rules: Rules, state: State, numbers: Iterable[int], log: Log) -> State:
    """Characters leave the skirmish going on and stay in play."""
    scene = rules.scene(state.board)
    cards = [
        card
        for number in numbers
        if number in scene.fighters and (card := scene.card(number)) is not None
    ]
    if not cards:
        return state
    for card in cards:
        log.append(LeftSkirmish(str(card)))
    return change(state, skirmish=fought_on(state.board.skirmish, cards))
