"""Which positions can be: every piece of the box is somewhere, once, where it is allowed."""

from collections import Counter

from mathom.core import BadPosition, Message
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.state import Spinning, State, TurningUp, Walk


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
    restocked = {getattr(frame, "place", None) for frame in state.frames}
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


def _check_nazgul(box: Box, state: State) -> None:
    counts = [site.nazgul for site in state.sites] + [hoard.nazgul for hoard in state.hoards]
    wanted = box.components.counts.nazgul
    if min(counts) < 0 or sum(counts) != wanted:
        raise BadPosition("nazgul", found=sum(counts), wanted=wanted)


def _check_frames(box: Box, state: State) -> None:
    for frame in state.frames:
        if isinstance(frame, Walk) and frame.steps not in box.components.die.faces:
            raise BadPosition("roll", steps=frame.steps)
        if isinstance(frame, Spinning):
            beside = box.place_beside.get(state.where)
            if beside is None or state.sites[beside].place != frame.place:
                raise BadPosition("encounter", seat=state.turn)
