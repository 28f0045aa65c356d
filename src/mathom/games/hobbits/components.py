"""What is in the box: the shape of `components.json`, and the board made ready to play on."""

from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from mathom.core.components import Flaw
from mathom.core.question import Chance
from mathom.games.hobbits.options import Move

NAZGUL = "nazgul"
DARK: Final = "dark"


class Hobbit(msgspec.Struct, frozen=True):
    """A hobbit figure with its card."""

    colour: str
    name: str
    name_de: str
    name_en: str


class Field(msgspec.Struct, frozen=True):
    """A field of the paths."""

    id: str
    x: int
    y: int
    region: str
    size: Literal["start", "small", "large"]
    neighbours: tuple[str, ...]
    place: str | None = None
    side: Literal["near", "far"] | None = None
    tower: str | None = None
    name_de: str | None = None
    name_en: str | None = None


class Stretch(msgspec.Struct, frozen=True):
    """A stretch of path; its small fields are numbered along it: `b_vale1`, `b_vale2`, …"""

    name_de: str
    name_en: str


class Place(msgspec.Struct, frozen=True):
    """A place where tiles lie, with the large fields on its two sides."""

    id: str
    name_de: str
    name_en: str
    kind: Literal["light", "dark", "doom"]
    x: int
    y: int
    near: tuple[str, ...]
    far: tuple[str, ...]


class PlaceOrder(msgspec.Struct, frozen=True):
    """What lies where at the start."""

    friends_at_start: tuple[str, ...]
    enemies_at_start: tuple[str, ...]
    fixed_dark: dict[str, str]
    final: str


class Tower(msgspec.Struct, frozen=True):
    """A dark tower, the fields it watches, and the field its rope leads to."""

    id: str
    name_de: str
    name_en: str
    x: int
    y: int
    exit: str
    fields: tuple[str, ...]


class Tile(msgspec.Struct, frozen=True):
    """A friend or an enemy."""

    id: str
    name_de: str
    name_en: str
    kind: Literal["friend", "enemy"]
    strength: int
    count: int = 1


class Tiles(msgspec.Struct, frozen=True):
    """All tiles."""

    light: tuple[Tile, ...]
    dark: tuple[Tile, ...]
    sauron: Tile


class Segment(msgspec.Struct, frozen=True):
    """A segment of the ring spinner."""

    id: str
    kind: Literal["dark", "light"]
    cubes: int
    nazgul: bool
    degrees: int


class Spinner(msgspec.Struct, frozen=True):
    """The ring spinner."""

    segments: tuple[Segment, ...]


class Die(msgspec.Struct, frozen=True):
    """The die; a face is a number of fields or `nazgul`."""

    faces: tuple[int | str, ...]


class Counts(msgspec.Struct, frozen=True):
    """How many pieces there are."""

    nazgul: int
    strength_cubes: int


class SeriesScore(msgspec.Struct, frozen=True):
    """Points for playing several games."""

    tile: int
    nazgul: int
    sauron: int


class Components(msgspec.Struct, frozen=True):
    """The content of `components.json`, as far as the rules need it."""

    counts: Counts
    hobbits: tuple[Hobbit, ...]
    paths: dict[str, Stretch]
    start_field: str
    fields: tuple[Field, ...]
    places: tuple[Place, ...]
    place_order: PlaceOrder
    towers: tuple[Tower, ...]
    tiles: Tiles
    die: Die
    spinner: Spinner
    scoring_series: SeriesScore


def check(components: Components) -> None:
    """Raises Flaw where the file does not describe a board that can be played on."""
    _check_paths(components)
    _check_places(components)
    _check_towers(components)
    _check_tiles(components)


def _check_paths(components: Components) -> None:
    fields = {field.id: field for field in components.fields}
    if len(fields) != len(components.fields):
        raise Flaw("a field id is used twice", "fields")
    if components.start_field not in fields:
        raise Flaw(f"there is no field {components.start_field}", "start_field")
    for at, field in enumerate(components.fields):
        if field.size == "small" and field.id.rstrip("0123456789") not in components.paths:
            raise Flaw(f"{field.id} is on no stretch of path", "fields", at, "id")
        named = field.name_de is not None and field.name_en is not None
        if not named and field.place is None and field.size != "small":
            raise Flaw("needs a name: it is at no place and on no path", "fields", at)
        for to, neighbour in enumerate(field.neighbours):
            if neighbour not in fields:
                raise Flaw(f"there is no field {neighbour}", "fields", at, "neighbours", to)
            if field.id not in fields[neighbour].neighbours:
                reason = f"{neighbour} does not have {field.id} as its neighbour"
                raise Flaw(reason, "fields", at, "neighbours", to)


def _check_places(components: Components) -> None:
    fields = {field.id: field for field in components.fields}
    places = {place.id: place for place in components.places}
    order = components.place_order
    for at, place in enumerate(components.places):
        for side in ("near", "far"):
            for field in getattr(place, side):
                if field not in fields or fields[field].place != place.id:
                    raise Flaw(f"{field} is no large field of {place.id}", "places", at, side)
        if len(place.near) != 1 or len(place.far) != (place.kind != "doom"):
            raise Flaw("a place has one large field on each side", "places", at)
    for key in ("friends_at_start", "enemies_at_start"):
        for at, name in enumerate(getattr(order, key)):
            if name not in places or places[name].kind != "light":
                raise Flaw(f"{name} is no light place", "place_order", key, at)
    dark = {place.id for place in components.places if place.kind == "dark"}
    if set(order.fixed_dark) != dark:
        raise Flaw("every dark place needs its tile", "place_order", "fixed_dark")
    if order.final not in places or places[order.final].kind != "doom":
        raise Flaw(f"{order.final} is not the last place", "place_order", "final")


def _check_towers(components: Components) -> None:
    fields = {field.id: field for field in components.fields}
    for at, tower in enumerate(components.towers):
        if tower.exit not in fields:
            raise Flaw(f"there is no field {tower.exit}", "towers", at, "exit")
        watched = {field.id for field in components.fields if field.tower == tower.id}
        if watched != set(tower.fields):
            raise Flaw("not the fields that name this tower", "towers", at, "fields")
        if any(fields[field].size == "large" for field in tower.fields):
            raise Flaw("a large field is no tower field", "towers", at, "fields")


def _check_tiles(components: Components) -> None:
    tiles, order = components.tiles, components.place_order
    for shade in ("light", "dark"):
        for at, tile in enumerate(getattr(tiles, shade)):
            if tile.count not in range(1, 100):
                raise Flaw("each tile is there, at most 99 times", "tiles", shade, at, "count")
    kinds = [tile.kind for tile in tiles.light for _ in range(tile.count)]
    if kinds.count("friend") < len(order.friends_at_start):
        raise Flaw("too few friends for the start", "tiles", "light")
    if kinds.count("enemy") < len(order.enemies_at_start):
        raise Flaw("too few enemies for the start", "tiles", "light")
    if not set(order.fixed_dark.values()) <= {tile.id for tile in tiles.dark}:
        raise Flaw("names a tile that is not dark", "place_order", "fixed_dark")
    strengths = sorted(
        tile.strength for tile in (*tiles.light, *tiles.dark) for _ in range(tile.count)
    )
    worst = tiles.sauron.strength + sum(strengths[-(len(components.places) - 1) :])
    if worst > components.counts.strength_cubes:  # HOB-2.2
        raise Flaw(f"the strongest tiles need {worst} cubes", "counts", "strength_cubes")
    for at, face in enumerate(components.die.faces):
        if face != NAZGUL and not (isinstance(face, int) and face > 0):
            raise Flaw(f"{face} is no face of the die", "die", "faces", at)
    if not any(isinstance(face, int) for face in components.die.faces):
        raise Flaw("the die needs a number", "die", "faces")
    kinds_of_segments = {segment.kind for segment in components.spinner.segments}
    if kinds_of_segments != {"dark", "light"} or not any(
        segment.nazgul for segment in components.spinner.segments
    ):
        raise Flaw("needs a dark, a light and a Nazgûl segment", "spinner", "segments")


class Box:
    """The components made ready for play: lookups, the path network, the chances."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.fields = {field.id: field for field in components.fields}
        self.places = components.places
        self.place_index = {place.id: at for at, place in enumerate(components.places)}
        self.doom = self.place_index[components.place_order.final]
        self.towers = {tower.id: tower for tower in components.towers}
        tiles = components.tiles
        self.tiles = {tile.id: tile for tile in (*tiles.light, *tiles.dark, tiles.sauron)}
        self.segments = {segment.id: segment for segment in components.spinner.segments}
        self.start = components.start_field
        self.light_tiles = tuple(tile.id for tile in tiles.light for _ in range(tile.count))
        self.dark_tiles = tuple(tile.id for tile in tiles.dark for _ in range(tile.count))
        self.place_beside = {
            field: at for at, place in enumerate(self.places) for field in place.near + place.far
        }
        self.across = dict(self._across())
        faces = components.die.faces
        kinds = tuple(dict.fromkeys(faces))
        self.die = Chance("die", kinds, tuple(faces.count(kind) for kind in kinds))
        self.spin = Chance(
            "spinner",
            tuple(self.segments),
            tuple(segment.degrees for segment in self.segments.values()),
        )
        self.path = lru_cache(maxsize=1 << 16)(self._path)
        self._distances: dict[tuple[str, tuple[int, ...]], Mapping[str, int]] = {}
        self._moves: dict[tuple[str, int, tuple[int, ...]], tuple[Move, ...]] = {}

    def _across(self) -> Iterator[tuple[str, str]]:
        """From each large field to the one on the other side; at Mount Doom, onto it. HOB-6.1"""
        for place in self.places:
            near = place.near[0]
            far = place.far[0] if place.far else place.id
            yield near, far
            yield far, near

    def is_friend(self, tile: str) -> bool:
        """Whether this tile is a friend."""
        return self.tiles[tile].kind == "friend"

    def neighbours(self, field: str, empty: tuple[int, ...]) -> tuple[str, ...]:
        """The fields one step away; an empty place is a field between its two sides. HOB-4.4"""
        if field in self.place_index:
            place = self.places[self.place_index[field]]
            return place.near + place.far
        beside = self.place_beside.get(field)
        if beside is not None and beside in empty:
            return (*self.fields[field].neighbours, self.places[beside].id)
        return self.fields[field].neighbours

    def distances(self, origin: str, empty: tuple[int, ...]) -> Mapping[str, int]:
        """How many steps from `origin` to every field that can be reached on foot. HOB-1.3"""
        known = self._distances.get((origin, empty))
        if known is not None:
            return known
        found, queue = {origin: 0}, deque((origin,))
        while queue:
            here = queue.popleft()
            for field in self.neighbours(here, empty):
                if field not in found:
                    found[field] = found[here] + 1
                    queue.append(field)
        self._distances[origin, empty] = found
        return found

    def steps_to(self, origin: str, field: str, empty: tuple[int, ...]) -> int | None:
        """How many steps it takes, None if there is no way. Leaving a tower is a step. HOB-9.4"""
        tower = self.towers.get(origin)
        if tower is None:
            return self.distances(origin, empty).get(field)
        steps = self.distances(tower.exit, empty).get(field)
        return None if steps is None else steps + 1

    def moves(self, origin: str, steps: int, empty: tuple[int, ...]) -> tuple[Move, ...]:
        """Every move of at most that many steps, the nearest fields first. HOB-4.3"""
        key = (origin, steps, empty)
        known = self._moves.get(key)
        if known is None:
            tower = self.towers.get(origin)
            reach = self.distances(origin if tower is None else tower.exit, empty)
            left = steps if tower is None else steps - 1
            known = tuple(Move(field) for field, distance in reach.items() if distance <= left)
            self._moves[key] = known
        return known

    def _path(self, origin: str, field: str, empty: tuple[int, ...]) -> tuple[str, ...]:
        """The fields of a shortest way, the last one included, for the eye to follow."""
        tower = self.towers.get(origin)
        start = origin if tower is None else tower.exit
        home = self.distances(field, empty)
        way = () if tower is None else (start,)
        while start != field:
            start = min(self.neighbours(start, empty), key=home.__getitem__)
            way = (*way, start)
        return way
