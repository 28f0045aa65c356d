"""Which positions can be: every piece of the box is somewhere, once, where it is allowed."""

from collections import Counter

from mathom.core import BadPosition, Message, Pile
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.rules.encounter import meeting_place
from mathom.games.hobbits.rules.friends import friends_of
from mathom.games.hobbits.rules.moving import can_fly
from mathom.games.hobbits.rules.preparing import STARTERS, first_site
from mathom.games.hobbits.rules.towers import tower_over
from mathom.games.hobbits.state import (
    AnyFrame,
    Captured,
    Darkness,
    Flight,
    Guessing,
    Hiding,
    Hoard,
    Lot,
    Opening,
    Pause,
    Pressing,
    Restocking,
    Rolling,
    Spinning,
    State,
    TurnEnd,
    TurningUp,
    Walk,
)


def check(box: Box, state: State) -> None:
    """Raises BadPosition, with the reason, if this position cannot be."""
    _check_seats(state)
    _check_hobbits(box, state)
    _check_sites(box, state)
    _check_tiles(box, state)
    _check_nazgul(box, state)
    _check_frames(box, state)


def _check_seats(state: State) -> None:
    seats = len(state.hobbits)
    if seats not in range(2, 6) or len(state.hoards) != seats:
        raise BadPosition("seats", seats=seats)
    if state.turn not in range(seats):
        raise BadPosition("turn", seat=state.turn)
    if (state.winner is None) != bool(state.frames):
        raise BadPosition("unfinished")
    if state.winner is not None and state.winner != state.turn:
        raise BadPosition("unfinished")


def _check_hobbits(box: Box, state: State) -> None:
    empty = {box.places[at].id for at in state.empty}
    for seat, field in enumerate(state.hobbits):
        on_path = field in box.fields or field in empty
        in_tower = field in box.towers and state.advanced
        on_doom = state.winner == seat and field == box.places[box.doom].id
        if not (on_path or in_tower or on_doom):
            raise BadPosition("hobbit", seat=seat, field=field)


def _check_sites(box: Box, state: State) -> None:
    if tuple(site.place for site in state.sites) != tuple(place.id for place in box.places):
        raise BadPosition("places")
    setting_up = any(isinstance(frame, TurningUp) for frame in state.frames)
    restocked = {frame.place for frame in state.frames if isinstance(frame, Restocking)}
    tiles_left = bool(state.light or state.dark)
    for at, site in enumerate(state.sites):
        place = Message(f"place-{site.place}")
        if site.tile is None:
            bare = setting_up or site.place in restocked or not tiles_left
            if site.cubes or not (bare or (at == box.doom and state.winner is not None)):
                raise BadPosition("bare-place", place=place)
            if site.nazgul:
                raise BadPosition("nazgul-at-empty", place=place)
        elif site.tile not in box.tiles:
            raise BadPosition("tile", tile=site.tile)
        elif site.cubes not in _cubes(box, site.tile):
            raise BadPosition("cubes", place=place, cubes=site.cubes)


def _cubes(box: Box, tile: str) -> range:
    strength = box.tiles[tile].strength
    return range(1, strength + 1) if strength else range(1)


def _check_tiles(box: Box, state: State) -> None:
    turned_up = (
        tile
        for frame in state.frames
        if isinstance(frame, TurningUp)
        for tile in (*frame.friends, *frame.enemies, *frame.surplus)
    )
    found = Counter(
        (
            *(site.tile for site in state.sites if site.tile is not None),
            *state.light.cards(),
            *state.dark.cards(),
            *(tile for hoard in state.hoards for tile in hoard.tiles),
            *state.given_up,
            *turned_up,
        )
    )
    owned = Counter((*box.light_tiles, *box.dark_tiles, box.components.tiles.sauron.id))
    if found != owned:
        odd = next(tile for tile in found | owned if found[tile] != owned[tile])
        raise BadPosition("tiles", tile=odd, found=found[odd], wanted=owned[odd])
    for pile, kind in ((state.light, box.light_tiles), (state.dark, box.dark_tiles)):
        if pile != Pile.of(pile.cards()) or not set(pile.cards()) <= set(kind):
            raise BadPosition("stack")
    sauron = box.components.tiles.sauron.id
    beaten = state.winner is not None and sauron in state.hoards[state.winner].tiles
    if not beaten and state.sites[box.doom].tile != sauron:
        raise BadPosition("sauron")


def _check_nazgul(box: Box, state: State) -> None:
    counts = [site.nazgul for site in state.sites] + [hoard.nazgul for hoard in state.hoards]
    wanted = box.components.counts.nazgul
    if min(counts) < 0 or sum(counts) != wanted:
        raise BadPosition("nazgul", found=sum(counts), wanted=wanted)


# -- what is under way ---------------------------------------------------------------------------


def _check_frames(box: Box, state: State) -> None:
    match state.frames:
        case ():
            fits = True
        case (TurningUp() as frame,) | (TurningUp() as frame, Lot()):
            _check_set_up(box, state, frame)
            fits = frame == TurningUp() and state.turn == 0 if len(state.frames) > 1 else True
        case (TurnEnd(), Restocking() as frame):
            fits = _can_restock(box, state, frame.place)
        case (frame,):
            fits = _fits(box, state, frame)
        case _:
            fits = False
    if not fits:
        raise BadPosition("frames")


def _check_set_up(box: Box, state: State, frame: TurningUp) -> None:
    """Nothing has been done yet but tiles turned up, and some kind is still to come."""
    first = tuple(first_site(box, place.id) for place in box.places)
    still = (Hoard(),) * len(state.hoards) == state.hoards and not state.given_up
    if state.sites != first or not still or {*state.hobbits} != {box.start}:
        raise BadPosition("setting-up")
    lacking = {
        is_friend
        for is_friend, tiles in ((True, frame.friends), (False, frame.enemies))
        if len(tiles) < STARTERS
    }
    if not (
        lacking
        and all(map(box.is_friend, frame.friends))
        and not any(map(box.is_friend, frame.enemies))
        and len(frame.friends) <= STARTERS
        and len(frame.enemies) <= STARTERS
        and lacking.isdisjoint(map(box.is_friend, frame.surplus))
    ):
        raise BadPosition("setting-up")


def _can_restock(box: Box, state: State, place: str) -> bool:
    """Whether the hobbit on turn has just cleared this place, and there is a tile for it."""
    at = box.place_beside.get(state.where)
    if at is None or at == box.doom or state.sites[at].place != place:
        return False
    return state.sites[at].tile is None and bool(state.light or state.dark)


def _fits(box: Box, state: State, frame: AnyFrame) -> bool:
    """Whether this can be what is asked here."""
    meeting, friends = meeting_place(box, state), friends_of(box, state)
    match frame:
        case Rolling():
            return True
        case Walk():
            return frame.steps in box.components.die.faces
        case Flight():
            return can_fly(state)
        case Pause():
            return meeting is not None or bool(friends)
        case Spinning() | Pressing() | Darkness():
            if meeting is None or box.places[meeting].id != frame.place:
                raise BadPosition("encounter", seat=state.turn)
            if isinstance(frame, Spinning):
                return True
            return bool(friends) if isinstance(frame, Darkness) else state.may_stop
        case Hiding():
            hidden = state.palantir == "neighbour" and frame.player == state.turn
            return hidden and tower_over(box, state) is not None
        case Guessing():
            hidden = (frame.palantir is not None) == (state.palantir == "neighbour")
            return hidden and tower_over(box, state) is not None
        case Opening():
            return state.palantir == "chance" and tower_over(box, state) is not None
        case Captured():
            return bool(friends) and tower_over(box, state) is not None
        case _:
            return False
