"""What a seat sees, and what it can imagine from there.

Hidden are the hands of the others and the order of the piles. What was turned over everybody has
seen; what was not yet nobody knows, so nothing needs hiding there. Everybody remembers what the
hero pile was last made of, and so how many cards of each hand come from it.
"""

from random import Random
from typing import Annotated

import msgspec

from mathom.core import enforces
from mathom.core.shape import By, Counts, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.orcs.board import FREE, TOWER, named
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import OrcCardId
from mathom.games.orcs.options import CardId, FieldId
from mathom.games.orcs.rules.ending import scores
from mathom.games.orcs.state import AnyFrame, EventCardId, Player, State


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it: the own hand (None for a spectator) and what is open."""

    frames: tuple[AnyFrame, ...]
    turn: Player
    board: Annotated[str, By("field", blank=FREE + TOWER), Named("sign")]
    supply: int
    unseen: Annotated[tuple[int, ...], Counts("token")]
    kept: Annotated[tuple[Annotated[tuple[int, ...], Counts("token")], ...], By("seat")]
    points: Annotated[tuple[int, ...], By("seat")]
    hand: tuple[CardId, ...] | None
    hand_sizes: Annotated[tuple[int, ...], By("seat")]
    fresh: Annotated[tuple[int, ...], Unspoken]
    """How many cards of each hand were in the hero pile when it was last shuffled."""
    deck: int
    discard: tuple[CardId, ...]
    shuffled: Annotated[tuple[str, ...], Unspoken]
    orc_deck: tuple[OrcCardId, ...]
    orc_discard: tuple[OrcCardId, ...]
    event_deck: tuple[EventCardId, ...]
    ent: int
    joined: bool
    gap: tuple[FieldId, ...]
    """Where orcs would join the towers the soonest: a hint for the eye, worked out of the board."""


@enforces("ORK-2.1", "ORK-R14")
def table(box: Box, state: State, seat: Seat | None) -> Table:
    """The table as one seat (None: a spectator) sees it."""
    shuffled = frozenset(state.shuffled)
    return Table(
        frames=state.frames,
        turn=state.turn,
        board=state.board,
        supply=state.supply,
        unseen=state.unseen,
        kept=state.kept,
        points=scores(box, state),
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        fresh=tuple([len(shuffled.intersection(hand)) for hand in state.hands]),
        deck=len(state.deck),
        discard=state.discard,
        shuffled=state.shuffled,
        orc_deck=state.orc_deck,
        orc_discard=state.orc_discard,
        event_deck=state.event_deck,
        ent=state.ent,
        joined=state.joined,
        gap=named(box.links.gap(state.board)),
    )


def resample(box: Box, seen: Table, seat: Seat | None, rng: Random) -> State:
    """A state that looks like this: the hero cards nobody shows are dealt anew."""
    shown = {*seen.discard, *(seen.hand or ())}
    hidden = [card for card in box.hero_deck if card not in shown]
    shuffled = frozenset(seen.shuffled)
    fresh = [card for card in hidden if card in shuffled]
    old = [card for card in hidden if card not in shuffled]
    rng.shuffle(fresh)
    rng.shuffle(old)
    hands = []
    for other, (size, new) in enumerate(zip(seen.hand_sizes, seen.fresh, strict=True)):
        if other == seat and seen.hand is not None:
            hands.append(seen.hand)
            continue
        hands.append(box.sorted_heroes((*fresh[:new], *old[: size - new])))
        del fresh[:new], old[: size - new]
    return State(
        frames=seen.frames,
        turn=seen.turn,
        board=seen.board,
        supply=seen.supply,
        unseen=seen.unseen,
        kept=seen.kept,
        hands=tuple(hands),
        deck=box.sorted_heroes(fresh),
        discard=seen.discard,
        shuffled=seen.shuffled,
        orc_deck=seen.orc_deck,
        orc_discard=seen.orc_discard,
        event_deck=seen.event_deck,
        ent=seen.ent,
        joined=seen.joined,
    )
