"""Which positions can be: every piece of the box is somewhere, once, where it is allowed."""

from collections import Counter
from collections.abc import Iterable

from mathom.core import BadPosition
from mathom.games.orcs.board import FIGURES, FREE, ORC, TOWER
from mathom.games.orcs.box import Box
from mathom.games.orcs.state import (
    Dealing,
    Discarding,
    Drawing,
    Effect,
    EventCard,
    GivingUp,
    Picking,
    Placing,
    Relocating,
    State,
    Turning,
)


def check(box: Box, state: State) -> None:
    """Raises BadPosition, with the reason, if this position cannot be."""
    _check_seats(box, state)
    _check_board(box, state)
    _check_tokens(box, state)
    _check_cards(box, state)
    _check_hands(box, state)
    _check_frames(box, state)


def _check_seats(box: Box, state: State) -> None:
    seats = len(state.hands)
    if seats not in range(2, 5) or len(state.kept) != seats:
        raise BadPosition("seats", seats=seats)
    named = [
        frame.seat for frame in state.frames if isinstance(frame, Drawing | Discarding | GivingUp)
    ]
    named += [seat for frame in state.frames if isinstance(frame, Turning) for seat, _ in frame.won]
    for seat in (state.turn, *named):
        if seat not in range(seats):
            raise BadPosition("turn", seat=seat)
    if state.ent not in range(box.components.ent_track.start, box.last_space + 1):
        raise BadPosition("ent", space=state.ent)
    if not state.frames and not state.joined and state.ent != box.last_space:
        raise BadPosition("unfinished")
    if state.frames and state.joined:
        raise BadPosition("unfinished")


def _check_board(box: Box, state: State) -> None:
    board = state.board
    if len(board) != len(box.land.bare) or not set(board) <= {FREE, ORC, TOWER, *FIGURES}:
        raise BadPosition("board")
    if {field for field, sign in enumerate(board) if sign == TOWER} != box.land.towers:
        raise BadPosition("towers")
    placing = any(isinstance(frame, Placing) for frame in state.frames)
    for figure, sign in enumerate(FIGURES):
        count = board.count(sign)
        wanted = figure < state.figures
        if count != wanted and not (placing and count == 0):
            raise BadPosition("figure", figure=box.figures[figure])
    if box.links.closed(board) != state.joined:
        raise BadPosition("linked")


def _check_tokens(box: Box, state: State) -> None:
    for number, token in enumerate(box.tokens):
        counts = [state.unseen[number] if number < len(state.unseen) else -1]
        counts += [kept[number] if number < len(kept) else -1 for kept in state.kept]
        if min(counts) < 0 or sum(counts) != token.count:
            raise BadPosition("tokens", token=token.id, wanted=token.count)
    won = [n for frame in state.frames if isinstance(frame, Turning) for _, n in frame.won]
    if min(won, default=1) < 1:
        raise BadPosition("won")
    lying = state.supply + state.board.count(ORC) + sum(won)
    unseen = sum(state.unseen)
    # When everybody has lost, nobody counts what was won and not turned over any more.
    if state.supply < 0 or lying > unseen or (lying < unseen and not state.joined):
        raise BadPosition("supply", found=lying, wanted=unseen)


def _check_cards(box: Box, state: State) -> None:
    heroes = (*state.deck, *state.discard, *(card for hand in state.hands for card in hand))
    _same("card", heroes, box.hero_deck)
    _same("orc_card", (*state.orc_deck, *state.orc_discard), box.orc_deck)
    if not state.orc_deck or not state.deck:
        raise BadPosition("pile")
    if not set(state.deck) <= set(state.shuffled) <= set(box.hero_deck):
        raise BadPosition("shuffled")
    for cards, order in ((state.deck, box.hero_deck), (state.orc_deck, box.orc_deck),
                         (state.event_deck, box.event_deck)):  # fmt: skip
        if list(cards) != [card for card in order if card in set(cards)]:
            raise BadPosition("order")
    reading = sum(isinstance(frame, EventCard) for frame in state.frames)
    steps = min(state.ent, box.last_space - 1) - box.components.ent_track.start
    if len(state.event_deck) != len(box.event_deck) - steps + reading:
        raise BadPosition("events", found=len(state.event_deck))


def _same(kind: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    have, need = Counter(found), Counter(wanted)
    if have != need:
        odd = next(card for card in have | need if have[card] != need[card])
        raise BadPosition("cards", kind=kind, card=odd, found=have[odd], wanted=need[odd])


def _check_hands(box: Box, state: State) -> None:
    size = box.components.hand_size
    dealing = any(isinstance(frame, Dealing) for frame in state.frames)
    top = state.frames[-1] if state.frames else None
    for seat, hand in enumerate(state.hands):
        wanted = {size}
        if isinstance(top, Drawing) and top.seat == seat:
            wanted = {size - 1, size}
        elif isinstance(top, Discarding) and top.seat == seat:
            wanted = {size + 1}
        if dealing:
            wanted = set(range(size + 1))
        if len(hand) not in wanted:
            raise BadPosition("hand", seat=seat, cards=len(hand))


def _check_frames(box: Box, state: State) -> None:
    for frame in state.frames:
        if isinstance(frame, Effect | Picking | Relocating):
            card = box.event_cards.get(frame.card)
            number = frame.next if isinstance(frame, Effect) else frame.effect
            if card is None or frame.card in state.event_deck or number > len(card.effects):
                raise BadPosition("event", card=frame.card)
