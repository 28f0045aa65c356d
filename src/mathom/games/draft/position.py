"""Which positions can be."""

from mathom.core import BadPosition
from mathom.games.draft.cards_owned import collection, deck_of, why_not, words_of
from mathom.games.draft.options import Build
from mathom.games.draft.products import SIZE, STARTER_RARES, Products
from mathom.games.draft.settings import PLAYERS
from mathom.games.draft.state import Building, Opening, Picking, State, Unpacking


def check(products: Products, state: State) -> None:
    """Raises BadPosition, with the reason, if this position cannot be."""
    _check_seats(state)
    _check_frames(state)
    for seat in range(len(state.pools)):
        _check_cards(products, state, seat)
        _check_deck(products, state, seat)


def _check_seats(state: State) -> None:
    seats = len(state.pools)
    parts = (state.starters, state.packs, state.decks)
    if seats not in PLAYERS or any(len(part) != seats for part in parts):
        raise BadPosition("seats", seats=seats)
    for seat in state.gone:
        if seat not in range(seats):
            raise BadPosition("turn", seat=seat)
    if list(state.gone) != sorted(set(state.gone)):
        raise BadPosition("frames")
    least = 0 if state.frames and isinstance(state.frames[-1], Unpacking) else 1
    if not (1 <= state.boosters <= 6 and least <= state.booster <= state.boosters):
        raise BadPosition("booster", booster=state.booster)
    if least == 0 and state.booster:
        raise BadPosition("booster", booster=state.booster)


def _check_frames(state: State) -> None:
    if len(state.frames) > 1:
        raise BadPosition("frames")
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Picking):
        if state.sealed or len(frame.picks) != len(state.pools):
            raise BadPosition("frames")
        for pick, pack in zip(frame.picks, state.packs, strict=True):
            if pick and pick not in pack:
                raise BadPosition("card", card=pick)
    first = frame.first if isinstance(frame, Picking | Building) else None
    if first is not None and first not in state.asked:
        raise BadPosition("turn", seat=first)
    if isinstance(frame, Building | None) and state.booster != state.boosters:
        raise BadPosition("booster", booster=state.booster)


def _check_cards(products: Products, state: State, seat: int) -> None:
    pool, pack = state.pools[seat], state.packs[seat]
    frame = state.frames[-1] if state.frames else None
    for kind in (*pool, *pack):
        if not any(kind in sheet for sheet in products.sheets.values()):
            raise BadPosition("card", card=kind)
    rares = pool[:STARTER_RARES]
    if any(kind not in products.sheets["R"] for kind in rares) or len(set(rares)) < len(rares):
        raise BadPosition("pool", seat=seat)
    starter = state.starters[seat]
    if starter not in products.starters and not (isinstance(frame, Unpacking) and not starter):
        raise BadPosition("starter", seat=seat)
    if not products.fits(pack, whole=not isinstance(frame, Picking)):
        raise BadPosition("pack", seat=seat)
    if len(pack) not in _pack_sizes(state, seat) or len(pool) not in _pool_sizes(state, seat):
        raise BadPosition("sizes", seat=seat)


def _pack_sizes(state: State, seat: int) -> range:
    """How many cards may lie in front of a seat now."""
    match state.frames[-1] if state.frames else None:
        case Opening():
            before = all(len(pack) == SIZE for pack in state.packs[:seat])
            return range(SIZE + 1) if before else range(1)
        case Picking():
            left = len(state.packs[0])
            return range(left, left + 1) if 1 <= left <= SIZE else range(0)
        case _:
            return range(1)


def _pool_sizes(state: State, seat: int) -> range:
    """How many cards a seat may have taken by now."""
    match state.frames[-1] if state.frames else None:
        case Unpacking():
            done = all(len(pool) == STARTER_RARES for pool in state.pools[:seat])
            return range(STARTER_RARES + 1 if done and state.starters[seat] else 1)
        case Opening():
            taken = SIZE * (state.booster - 1)
        case Picking():
            taken = SIZE * state.booster - len(state.packs[0])
        case _:
            taken = SIZE * state.booster
    return range(STARTER_RARES + taken, STARTER_RARES + taken + 1)


def _check_deck(products: Products, state: State, seat: int) -> None:
    words, box = state.decks[seat], products.box
    frame = state.frames[-1] if state.frames else None
    if not words:
        if frame is None:
            raise BadPosition("deck", seat=seat)
        return
    owned = collection(box, state.starters[seat], state.pools[seat])
    deck = deck_of(box, words)
    own = deck is not None and words_of(deck) == words
    if not isinstance(frame, Building | None) or not own or why_not(box, owned, Build(words)):
        raise BadPosition("deck", seat=seat)
