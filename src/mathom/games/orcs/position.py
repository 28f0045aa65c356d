"""Which positions can be: every piece of the box is somewhere, once, where it is allowed."""

from collections import Counter
from collections.abc import Iterable, Sequence

from mathom.core import BadPosition
from mathom.core.frames import replace
from mathom.games.orcs.board import FIGURES, FREE, ORC, TOWER
from mathom.games.orcs.box import Box
from mathom.games.orcs.effects import Relocation, RemoveColumns, RemoveRing
from mathom.games.orcs.rules.event_cards import Exchange, exchanges
from mathom.games.orcs.state import (
    AnyFrame,
    Dealing,
    Discarding,
    Drawing,
    Effect,
    EventCard,
    GivingUp,
    Hero,
    OrcCard,
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
    _check_frames(box, state)
    _check_hands(box, state)


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
        heaps = (state.unseen, *state.kept)
        if any(len(heap) != len(box.tokens) for heap in heaps):
            raise BadPosition("tokens", token=token.id, wanted=token.count)
        counts = [heap[number] for heap in heaps]
        if min(counts) < 0 or sum(counts) != token.count:
            raise BadPosition("tokens", token=token.id, wanted=token.count)
    winners = [one for frame in state.frames if isinstance(frame, Turning) for one in frame.won]
    won = [tokens for _, tokens in winners]
    if min(won, default=1) < 1 or len(dict(winners)) < len(winners):
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
    for cards, order in (
        (state.deck, box.hero_deck),
        (state.shuffled, box.hero_deck),
        (state.orc_deck, box.orc_deck),
        (state.event_deck, box.event_deck),
    ):
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
    """Everybody has a full hand, but for what is being dealt, drawn or discarded right now."""
    size = box.components.hand_size
    wanted = [size] * state.seats
    match state.frames:
        case (_, Dealing()):
            dealt = sum(map(len, state.hands))
            wanted = [min(size, max(0, dealt - size * seat)) for seat in range(state.seats)]
            if dealt >= size * state.seats:
                raise BadPosition("frames")
        case (Turning(), Drawing() as frame):
            wanted[frame.seat] -= 1
        case (Turning(), Effect() as effect, *rest):
            done = _exchange(box, state, effect)[len(rest) :]
            for one in done:
                wanted[one.seat] += 1 if isinstance(one, Drawing) else -1
    for seat, hand in enumerate(state.hands):
        if len(hand) != wanted[seat]:
            raise BadPosition("hand", seat=seat, cards=len(hand))
        if hand != box.sorted_heroes(hand):
            raise BadPosition("order")


# -- what is under way ---------------------------------------------------------------------------


def _check_frames(box: Box, state: State) -> None:
    arrived = state.ent == box.last_space
    match state.frames:
        case ():
            fits = True
        case (Placing(),) | (Placing(), Dealing()):
            fits = _is_set_up(box, state)
        case (OrcCard(),) | (Hero(),):
            fits = not arrived
        case (Turning(won),):
            fits = bool(won)
        case (Turning(), Drawing(seat)):
            fits = seat == state.turn and not arrived
        case (Turning(), EventCard()):
            fits = not arrived
        case (Turning(), Effect() as effect, *rest):
            fits = not arrived and _goes_on(box, state, effect, rest)
        case _:
            fits = False
    if not fits:
        raise BadPosition("frames")


def _is_set_up(box: Box, state: State) -> bool:
    """Whether nothing has happened yet but dealing, and figures in turn on Amon Hen."""
    signs = FIGURES[: state.figures]
    placed = [sign for sign in signs if sign in state.board]
    bare = state.board
    for sign in placed:
        if state.board.index(sign) not in box.start_fields:
            return False
        bare = bare.replace(sign, FREE)
    dealing = isinstance(state.frames[-1], Dealing)
    return (
        bare in box.first_boards.values()
        and placed == list(signs[: 0 if dealing else min(len(placed), state.figures - 1)])
        and state.turn == 0
        and not state.discard
        and not state.orc_discard
        and state.shuffled == box.hero_deck
        and state.ent == box.components.ent_track.start
        and not any(map(sum, state.kept))
    )


def _goes_on(box: Box, state: State, frame: Effect, rest: Sequence[AnyFrame]) -> bool:
    """Whether this is under way because of the effect of an event card before the next one."""
    card = box.event_cards.get(frame.card)
    if card is None or frame.card in state.event_deck:
        raise BadPosition("event", card=frame.card)
    if not rest or frame.next not in range(1, len(card.effects) + 1):
        return False
    at = frame.next - 1
    match card.effects[at]:
        case (RemoveRing() | RemoveColumns()) as effect:
            picking = rest[0]
            return (
                len(rest) == 1
                and isinstance(picking, Picking)
                and replace(picking, left=0) == Picking(frame.card, at, 0)
                and picking.left in range(1, effect.max + 1)
            )
        case Relocation():
            return list(rest) == [Relocating(frame.card, at)]
        case _:
            whole = _exchange(box, state, frame)
            return list(rest) == list(whole[: len(rest)])


def _exchange(box: Box, state: State, frame: Effect) -> tuple[Exchange, ...]:
    """The cards that are drawn and discarded because of an effect, the last of them first."""
    card = box.event_cards.get(frame.card)
    if card is None or frame.next not in range(1, len(card.effects) + 1):
        return ()
    return exchanges(state, card.effects[frame.next - 1])
