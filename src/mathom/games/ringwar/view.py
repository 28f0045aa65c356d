"""What a seat sees, and what it can imagine from there.

Hidden are the hands of the others, the cards they buried, the decks, and a combat card that lies
face down. Which deck a hidden card is from is printed on its back.
"""

from random import Random
from typing import Annotated, TypeAlias

import msgspec

from mathom.core import enforces
from mathom.core.frames import replace
from mathom.core.pile import Pile
from mathom.core.shape import By, Counts, Showing, Unspoken
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import AnyFrame, Battle, Offering, Playing
from mathom.games.ringwar.kinds import (
    DECKS,
    FREE,
    SHADOW,
    CardId,
    DieFace,
    Force,
    RegionId,
    Side,
)
from mathom.games.ringwar.rules.combat import refuse_combat_card
from mathom.games.ringwar.rules.seats import team
from mathom.games.ringwar.state import Fellowship, Hunt, State, Turn

Backs: TypeAlias = Annotated[tuple[int, ...], Counts("deck", DECKS)]
"""How many cards of each deck."""


Armies: TypeAlias = Annotated[tuple[Force, ...], By("region")]


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    frames: tuple[AnyFrame, ...]
    """A combat card that lies face down is shown as its deck."""
    seats: Annotated[int, Unspoken]
    house: Annotated[tuple[str, ...], Unspoken]
    turn: Annotated[Turn, Showing("number")]
    dice: Annotated[tuple[tuple[DieFace, ...], tuple[DieFace, ...]], By("side")]
    rings: Annotated[tuple[int, int], By("side")]
    hand: tuple[CardId, ...] | None
    """The own hand; None for a spectator."""
    table: tuple[CardId, ...]
    fellowship: Fellowship
    hunt: Hunt
    people: Annotated[tuple[RegionId, ...], By("character")]
    captured: tuple[RegionId, ...]
    besieged: tuple[RegionId, ...]
    steps: Annotated[tuple[int, ...], By("nation")]
    active: Annotated[tuple[bool, ...], By("nation")]
    armies: Annotated[tuple[Armies, Armies], By("side")]
    reinforcements: Force
    lost: Force
    own_buried: tuple[CardId, ...] | None
    hands: Annotated[tuple[Backs, ...], By("seat")]
    buried: Annotated[tuple[Backs, ...], By("seat")]
    decks: Backs
    spent: tuple[CardId, ...]
    mixed: Annotated[tuple[tuple[Side, str], ...], Unspoken]
    captors: Annotated[tuple[tuple[str, Seat], ...], Unspoken]
    won: Annotated[tuple[Side, str] | None, Unspoken]


def table(box: Box, state: State, seat: Seat | None) -> Table:
    """The table as one seat (None: a spectator) sees it."""
    return Table(
        frames=tuple(_seen(box, state, one, seat) for one in state.frames),
        seats=state.seats,
        house=state.house,
        turn=state.turn,
        armies=state.armies,
        people=state.people,
        reinforcements=state.reinforcements,
        lost=state.lost,
        steps=state.steps,
        active=state.active,
        captured=state.captured,
        besieged=state.besieged,
        fellowship=state.fellowship,
        hunt=state.hunt,
        dice=state.dice,
        rings=state.rings,
        hand=None if seat is None else state.hands[seat],
        own_buried=None if seat is None else state.buried[seat],
        hands=tuple(_backs(box, hand) for hand in state.hands),
        buried=tuple(_backs(box, cards) for cards in state.buried),
        decks=tuple(map(len, state.decks)),
        spent=state.spent,
        table=state.table,
        mixed=state.mixed,
        captors=state.captors,
        won=state.won,
    )


def _backs(box: Box, cards: tuple[str, ...]) -> Backs:
    decks = [box.cards[card].deck for card in cards]
    return tuple(decks.count(deck) for deck in DECKS)


def _seen(box: Box, state: State, frame: AnyFrame, seat: Seat | None) -> AnyFrame:
    """A frame without what lies face down in it."""
    if isinstance(frame, Battle) and not frame.round.revealed and any(frame.round.cards):
        cards = [
            card
            if not card or card in frame.round.known or frame.captains[side] == seat
            else box.cards[card].deck
            for side, card in enumerate(frame.round.cards)
        ]
        return replace(frame, round=replace(frame.round, cards=(cards[0], cards[1])))
    if isinstance(frame, Offering) and frame.offers and team(state, frame.side)[0] != seat:
        return replace(frame, offers=(box.cards[frame.offers[0]].deck,))
    return frame


# -- imagining -----------------------------------------------------------------------------------


def unseen(box: Box, seen: Table) -> dict[str, list[str]]:
    """By deck: the cards that are somewhere this seat cannot see."""
    known = {*seen.spent, *seen.table, *(seen.hand or ()), *(seen.own_buried or ())}
    for frame in seen.frames:
        if isinstance(frame, Playing):
            known.add(frame.card)
        elif isinstance(frame, Battle):
            known.update(frame.round.cards)
    return {deck: [card for card in box.deck_cards[deck] if card not in known] for deck in DECKS}


def resample(box: Box, seen: Table, seat: Seat | None, rng: Random) -> State:
    """A state that looks like this: the unseen cards are dealt anew."""
    hidden = unseen(box, seen)
    for cards in hidden.values():
        rng.shuffle(cards)

    def deal(backs: Backs) -> tuple[str, ...]:
        dealt = [hidden[deck].pop() for deck, n in zip(DECKS, backs, strict=True) for _ in range(n)]
        return tuple(sorted(dealt))

    state = _public(seen)
    frames = tuple(
        _turned_up(box, state, frame, hidden) if isinstance(frame, Battle) else frame
        for frame in seen.frames
    )
    hands, buried = [], []
    for other in range(seen.seats):
        own = other == seat
        hands.append(seen.hand if own and seen.hand is not None else deal(seen.hands[other]))
        mine = seen.own_buried if own else None
        buried.append(mine if mine is not None else deal(seen.buried[other]))
    return replace(
        state,
        frames=tuple(
            _offered(box, frame, hands[team(state, frame.side)[0]], rng)
            if isinstance(frame, Offering)
            else frame
            for frame in frames
        ),
        decks=tuple(Pile.of(hidden[deck]) for deck in DECKS),
        hands=tuple(hands),
        buried=tuple(buried),
    )


def _public(seen: Table) -> State:
    """What everybody sees, with all hidden cards in nobody's hands."""
    return State(
        frames=seen.frames,
        seats=seen.seats,
        house=seen.house,
        turn=seen.turn,
        armies=seen.armies,
        people=seen.people,
        reinforcements=seen.reinforcements,
        lost=seen.lost,
        steps=seen.steps,
        active=seen.active,
        captured=seen.captured,
        besieged=seen.besieged,
        fellowship=seen.fellowship,
        hunt=seen.hunt,
        dice=seen.dice,
        rings=seen.rings,
        decks=(),
        hands=(),
        spent=seen.spent,
        buried=(),
        table=seen.table,
        mixed=seen.mixed,
        captors=seen.captors,
        won=seen.won,
    )


@enforces("RKR-6.62")
def _turned_up(box: Box, state: State, battle: Battle, hidden: dict[str, list[str]]) -> Battle:
    """The battle with a card in place of each back: one that could be laid down here."""

    def turned_up(side: Side, back: str) -> str:
        if back not in DECKS:
            return back
        cards = hidden[back]
        card = next(one for one in cards if not refuse_combat_card(box, state, side, one))
        cards.remove(card)
        return card

    free, shadow = battle.round.cards
    cards = (turned_up(FREE, free), turned_up(SHADOW, shadow))
    return replace(battle, round=replace(battle.round, cards=cards))


def _offered(box: Box, frame: Offering, hand: tuple[str, ...], rng: Random) -> Offering:
    """The offer with a card of this hand in place of a back."""
    if not frame.offers or frame.offers[0] not in DECKS:
        return frame
    likely = [card for card in hand if box.cards[card].deck == frame.offers[0]]
    return replace(frame, offers=(rng.choice(likely),))
