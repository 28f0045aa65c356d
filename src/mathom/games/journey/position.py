"""Which positions can be: every card and tile of the box is somewhere, once, where it may be."""

from collections import Counter

from mathom.core import BadPosition, Message
from mathom.games.journey.components import Box
from mathom.games.journey.rules.travelling import can_draw, can_take
from mathom.games.journey.state import (
    AnyFrame,
    Dealing,
    Drawing,
    Laying,
    LayingPaths,
    LayingTiles,
    Lot,
    Moving,
    PuttingBack,
    State,
    Swapping,
    Taking,
    without,
)

SETTING_UP: tuple[type[AnyFrame], ...] = (Lot, LayingPaths, LayingTiles, PuttingBack, Dealing)


def check(box: Box, state: State) -> None:
    """Raises BadPosition, with the reason, if this position cannot be."""
    _check_seats(state)
    _check_cards(box, state)
    _check_frames(box, state)
    if state.frames and isinstance(state.frames[-1], SETTING_UP):
        _check_set_up(box, state)
    else:
        _check_marker(box, state)
        _check_tiles(box, state)
    _check_tile_counts(box, state)


def _check_seats(state: State) -> None:
    seats = len(state.hands)
    parts = (state.won, state.known, state.rows)
    if seats not in range(2, 6) or any(len(part) != seats for part in parts):
        raise BadPosition("seats", seats=seats)
    for seat in (state.turn, state.start, state.ring):
        if seat not in range(seats):
            raise BadPosition("turn", seat=seat)
    if state.frames and state.ring != state.start:
        raise BadPosition("ring")
    if len(state.final) != (0 if state.frames else seats) or min(state.final, default=0) < 0:
        raise BadPosition("final")


# -- cards ---------------------------------------------------------------------------------------


def _check_cards(box: Box, state: State) -> None:
    found: Counter[str] = Counter((*state.open, *state.discard, *state.pile.cards()))
    for seat, hand in enumerate(state.hands):
        if list(hand) != sorted(hand):
            raise BadPosition("hand-order", seat=seat)
        if Counter(state.known[seat]) - Counter(hand) or list(state.known[seat]) != sorted(
            state.known[seat]
        ):
            raise BadPosition("known", seat=seat)
        found.update(hand)
        found.update(_row_cards(box, state, seat))
    for card in (*found, *state.recycled):
        if card not in box.copies:
            raise BadPosition("card", card=card)
    for card, wanted in box.copies.items():
        if found[card] != wanted:
            raise BadPosition("cards", card=card, found=found[card], wanted=wanted)
    pile = state.pile
    plain = pile.rest == type(pile).of(pile.cards()).rest and not (pile.top or pile.bottom)
    if not plain or (state.recycled and Counter(pile.cards()) - Counter(state.recycled)):
        raise BadPosition("pile")


def _row_cards(box: Box, state: State, seat: int) -> list[str]:
    cards: list[str] = []
    rows = state.rows[seat]
    if len(rows) != len(box.colours):
        raise BadPosition("row", seat=seat)
    for colour, row in enumerate(rows):
        if row is None:
            continue
        if row.trait not in box.traits or row.cards < 1:
            raise BadPosition("row", seat=seat)
        cards += box.row_cards(colour, row.trait, row.cards, row.gandalf)
    return cards


# -- the way and its tiles -----------------------------------------------------------------------


def _check_marker(box: Box, state: State) -> None:
    if sorted(state.paths) != sorted(box.components.path_cards):
        raise BadPosition("paths")
    on_path = state.place < box.last and 0 <= state.space <= state.paths[state.place]
    if state.place < 0 or not (on_path or (state.place == box.last and state.space == 0)):
        raise BadPosition("marker", place=state.place, space=state.space)


def _check_tiles(box: Box, state: State) -> None:
    seats, last = len(state.hands), box.last
    here_to_come = bool(state.frames) and isinstance(state.frames[-1], Laying)
    if len(state.tiles) != len(box.places):
        raise BadPosition("paths")
    gone = 0
    for at, tiles in enumerate(state.tiles):
        place = Message(f"place-{box.places[at].id}")
        full = box.tiles_at(at, seats)
        to_come = at > state.place or (at == state.place and here_to_come)
        gone += 0 if to_come else full
        if len(tiles) != (full if to_come else 0):
            wanted = full if to_come else 0
            raise BadPosition("tiles-at", place=place, found=len(tiles), wanted=wanted)
        if seats > 2 and list(tiles) != sorted(tiles, reverse=True):
            raise BadPosition("tile-order", place=place)
        needed = box.components.point_tiles.last_place_needs
        if at == last and to_come and needed not in tiles:
            raise BadPosition("last-tile", place=place, tile=needed)
    found = len(state.lost) + sum(map(len, state.won))
    if found != gone:
        raise BadPosition("tiles-gone", found=found, wanted=gone)


def _check_tile_counts(box: Box, state: State) -> None:
    laid = (tile for tiles in (*state.tiles, *state.won, state.lost) for tile in tiles)
    for tile, found in Counter(laid).items():
        most = box.tiles.get(tile, 0)
        if found > most:
            raise BadPosition("tile-count", tile=tile, found=found, most=most)


# -- what is under way ---------------------------------------------------------------------------


def _check_set_up(box: Box, state: State) -> None:
    """While setting up, what is not there yet is still to be asked for."""
    seats = len(state.hands)
    order = (Moving, Dealing, LayingTiles, PuttingBack, LayingPaths, Lot)
    kinds = [type(frame) for frame in state.frames]
    if not set(kinds) <= set(order) or kinds != [kind for kind in order if kind in kinds]:
        raise BadPosition("frames")
    if Moving not in kinds or Dealing not in kinds or (state.place, state.space) != (0, 0):
        raise BadPosition("frames")
    if (PuttingBack in kinds or LayingPaths in kinds) and LayingTiles not in kinds:
        raise BadPosition("frames")
    if (LayingPaths in kinds) != (len(state.paths) < box.last) or (
        Counter(state.paths) - Counter(box.components.path_cards)
    ):
        raise BadPosition("paths")
    _check_set_up_tiles(box, state, LayingTiles in kinds, PuttingBack in kinds)
    size, opened = box.components.hand_size_start, len(state.open)
    sizes = [len(hand) for hand in state.hands]
    dealt = sum(sizes)
    in_turn = [sizes[(state.start + at) % seats] for at in range(seats)]
    even = in_turn == [dealt // seats + (at < dealt % seats) for at in range(seats)]
    begun = bool(dealt or opened)
    if (
        not even
        or any(state.won)
        or state.lost
        or state.discard
        or any(state.known)
        or any(row for rows in state.rows for row in rows)
        or (begun and LayingTiles in kinds)
        or (opened and dealt < size * seats)
        or max(sizes) > size
        or dealt + opened >= size * seats + box.components.open_cards_start
    ):
        raise BadPosition("setting-up")


def _check_set_up_tiles(box: Box, state: State, laying: bool, putting_back: bool) -> None:
    seats, last = len(state.hands), box.last
    if len(state.tiles) != len(box.places):
        raise BadPosition("setting-up")
    still_full = True
    for at in (last, *range(1, last), 0):
        found, full = len(state.tiles[at]), box.tiles_at(at, seats)
        if found > full or (found and not still_full):
            raise BadPosition("setting-up")
        still_full = found == full
    complete = all(len(state.tiles[at]) == box.tiles_at(at, seats) for at in range(last + 1))
    last_full = len(state.tiles[last]) == box.tiles_at(last, seats)
    lacking = box.components.point_tiles.last_place_needs not in state.tiles[last]
    only_last = not any(state.tiles[:last])
    if complete == laying or putting_back != (last_full and lacking and only_last):
        raise BadPosition("setting-up")
    if last_full and lacking and not putting_back:
        raise BadPosition("setting-up")
    if len(state.paths) < last and any(state.tiles):
        raise BadPosition("setting-up")


def _check_frames(box: Box, state: State) -> None:
    if not state.frames:
        if (state.place, state.space) != (box.last, 0):
            raise BadPosition("frames")
        return
    frame = state.frames[-1]
    if isinstance(frame, SETTING_UP):
        return
    if len(state.frames) > 1 or not _fits(state, frame):
        raise BadPosition("frames")


def _fits(state: State, frame: AnyFrame) -> bool:
    """Whether this is something to ask here. What goes on by itself never waits."""
    match frame:
        case Taking():
            ways = len(set(state.open)) + can_draw(state, 1)
            return state.space > 0 and (ways > 1 or (bool(state.hand) and can_take(state, 2)))
        case Swapping():
            others = without(state.open, frame.laid)
            ways = len(set(others)) + can_draw(state, frame.left)
            return (
                state.space > 0 and frame.left in (1, 2) and frame.laid in state.open and ways > 1
            )
        case Drawing():
            return state.space > 0 and frame.left in (1, 2) and bool(state.pile)
        case Laying():
            return state.place > 0 and state.space == 0 and bool(state.hand)
        case _:
            return False
