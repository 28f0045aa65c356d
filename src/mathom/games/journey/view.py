"""What a seat sees, and what it can imagine from there.

Hidden are the hands of the others, but for the cards they took openly, and the draw pile.
"""

from random import Random
from typing import Annotated

import msgspec

from mathom.core.pile import Pile
from mathom.core.shape import By, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF, HandCard, OpenCard
from mathom.games.journey.state import AnyFrame, CardId, Rows, State


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it: the own hand (None for a spectator), of the others how many
    cards they hold and which of them everybody knows."""

    frames: tuple[AnyFrame, ...]
    start: Annotated[Seat, Named("seat")]
    ring: Annotated[Seat, Named("seat")]
    turn: Annotated[Seat, Named("seat")]
    place: Annotated[int, Named("place")]
    space: int
    paths: tuple[int, ...]
    tiles: Annotated[tuple[tuple[int, ...], ...], By("place")]
    won: Annotated[tuple[tuple[int, ...], ...], By("seat")]
    lost: tuple[int, ...]
    hand: tuple[HandCard, ...] | None
    hand_sizes: Annotated[tuple[int, ...], By("seat")]
    known: Annotated[tuple[tuple[CardId, ...], ...], By("seat")]
    rows: Annotated[tuple[Rows, ...], By("seat")]
    open: tuple[OpenCard, ...]
    discard: tuple[CardId, ...]
    pile: int
    recycled: Annotated[tuple[str, ...], Unspoken]
    final: Annotated[tuple[int, ...], By("seat")]


def table(state: State, seat: Seat | None) -> Table:
    """The table as one seat (None: a spectator) sees it."""
    return Table(
        frames=state.frames,
        start=state.start,
        ring=state.ring,
        turn=state.turn,
        place=state.place,
        space=state.space,
        paths=state.paths,
        tiles=state.tiles,
        won=state.won,
        lost=state.lost,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        known=state.known,
        rows=state.rows,
        open=state.open,
        discard=state.discard,
        pile=len(state.pile),
        recycled=state.recycled,
        final=state.final,
    )


def unseen(box: Box, seen: Table, seat: Seat | None) -> dict[str, int]:
    """How many cards of each kind are somewhere this seat cannot see."""
    hidden = dict(box.copies)
    for card in seen.open:
        hidden[card] -= 1
    for card in seen.discard:
        hidden[card] -= 1
    for rows in seen.rows:
        for colour, row in enumerate(rows):
            if row is not None:
                hidden[box.card_of[colour][row.trait]] -= row.cards
                hidden[GANDALF] -= row.gandalf
    for other, known in enumerate(seen.known):
        for card in known if other != seat or seen.hand is None else seen.hand:
            hidden[card] -= 1
    return hidden


def resample(box: Box, seen: Table, seat: Seat | None, rng: Random) -> State:
    """A state that looks like this: the unseen cards are dealt anew to the hands and the pile."""
    hidden = unseen(box, seen, seat)
    in_hands = sum(hidden.values()) - seen.pile
    if seen.recycled:
        # A reshuffled pile holds nothing but what lay on the discard pile, and all remember that.
        bound = {card: min(count, seen.recycled.count(card)) for card, count in hidden.items()}
        for card in rng.sample(_list(bound), seen.pile):
            hidden[card] -= 1
        dealt = _list(hidden)
        rng.shuffle(dealt)
        pile = dict(unseen(box, seen, seat))
    else:
        dealt = rng.sample(_list(hidden), in_hands)
        pile = hidden
    for card in dealt:
        pile[card] -= 1
    hands = []
    for other, size in enumerate(seen.hand_sizes):
        if other == seat and seen.hand is not None:
            hands.append(seen.hand)
            continue
        known = seen.known[other]
        more = size - len(known)
        hands.append(tuple(sorted((*known, *dealt[:more]))))
        del dealt[:more]
    return State(
        frames=seen.frames,
        start=seen.start,
        ring=seen.ring,
        turn=seen.turn,
        place=seen.place,
        space=seen.space,
        paths=seen.paths,
        tiles=seen.tiles,
        won=seen.won,
        lost=seen.lost,
        hands=tuple(hands),
        known=seen.known,
        rows=seen.rows,
        open=seen.open,
        discard=seen.discard,
        pile=Pile(tuple([(card, pile[card]) for card in box.in_order if pile[card]])),
        recycled=seen.recycled,
        final=seen.final,
    )


def _list(cards: dict[str, int]) -> list[str]:
    return [card for card, count in cards.items() for _ in range(count)]
