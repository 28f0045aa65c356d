"""Where things stand on the map: roads, names, figures side by side."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from mathom.games.hobbits.components import Box, Place
from mathom.games.hobbits.view import Table

BOXES: Final = 8
"""So many boxes are remembered: the printed one, and those of owners."""


class Point(NamedTuple):
    """A point of the map."""

    x: float
    y: float


class Size(NamedTuple):
    """How large the map is."""

    width: int
    height: int


class Label(NamedTuple):
    """Where a name stands, and what of it: its start, middle or end."""

    x: float
    y: float
    anchor: str
    room: float = 200
    """How wide the name may be: beyond that is a road."""


@lru_cache(BOXES)
def spots(box: Box) -> Mapping[str, Point]:
    """All points a piece can stand on, by id: fields, towers and places."""
    return (
        {field.id: Point(field.x, field.y) for field in box.fields.values()}
        | {tower.id: Point(tower.x, tower.y) for tower in box.towers.values()}
        | {place.id: Point(place.x, place.y) for place in box.places}
    )


@lru_cache(BOXES)
def canvas(box: Box) -> Size:
    """The size of our drawing, or more where an owner's fields lie further out."""
    at = spots(box).values()
    return Size(
        max(1000, *(round(point.x) + 65 for point in at)),
        max(700, *(round(point.y) + 75 for point in at)),
    )


def roads(box: Box) -> str:
    """Every stretch of road once, as a path."""
    return "".join(f"M{a.x} {a.y}L{b.x} {b.y}" for a, b in _stretches(box))


def _stretches(box: Box) -> Iterator[tuple[Point, Point]]:
    at = spots(box)
    for field in box.fields.values():
        for other in field.neighbours:
            if field.id < other:
                yield at[field.id], at[other]
    for place in box.places:
        for beside in place.near + place.far:
            yield at[place.id], at[beside]


def ropes(box: Box) -> str:
    """The ropes from the towers to where a freed hobbit goes on, slack as ropes are."""
    at = spots(box)
    return "".join(
        f"M{tower.x} {tower.y}Q{(tower.x + at[tower.exit].x) / 2:g} "
        f"{(tower.y + at[tower.exit].y) / 2 + 26:g} {at[tower.exit].x} {at[tower.exit].y}"
        for tower in box.towers.values()
    )


def fan(index: int, total: int) -> Point:
    """Several pieces on one spot stand side by side, from four on in two rows."""
    if total <= 3:
        return Point((index - (total - 1) / 2) * 25, 0)
    behind = total // 2
    if index < behind:
        return Point((index - (behind - 1) / 2) * 30, -13)
    return Point((index - behind - (total - behind - 1) / 2) * 30, 13)


def stand(table: Table, seat: int, at: Mapping[str, Point]) -> Point:
    """Where a seat's hobbit is drawn, fanned out among those that share its spot."""
    field = table.hobbits[seat]
    together = [other for other, one in enumerate(table.hobbits) if one == field]
    aside = fan(together.index(seat), len(together))
    return Point(at[field].x + aside.x, at[field].y + aside.y)


def tile_size(place: Place) -> int:
    """Half the side of a tile."""
    return 33 if place.kind == "doom" else 29


_DOOM_PERCHES = (Point(40, 4), Point(40, 29), Point(-8, -37))


def perch(place: Place, index: int) -> Point:
    """Nazgûl stand along the upper edge of a tile; at Mount Doom a field is there."""
    if place.kind == "doom" and index < len(_DOOM_PERCHES):
        aside = _DOOM_PERCHES[index]
        return Point(place.x + aside.x, place.y + aside.y)
    corner = 1 - tile_size(place)
    return Point(place.x + corner + index * 23, place.y + corner)


_LABELS: Final = {
    "high_pass": Label(0, -47, "middle"),
    "mirkwood": Label(12, -48, "middle"),
    "amon_hen": Label(-24, 53, "middle", 84),
    "barrow_downs": Label(-37, 24, "end"),
    "black_gate": Label(-38, 18, "end", 118),
    "mount_doom": Label(0, 62, "middle"),
}


def label(place: Place) -> Label:
    """Where the name of a place stands: below the tile, unless a road runs there."""
    aside = _LABELS.get(place.id, Label(0, tile_size(place) + 24, "middle"))
    return aside._replace(x=place.x + aside.x, y=place.y + aside.y)
