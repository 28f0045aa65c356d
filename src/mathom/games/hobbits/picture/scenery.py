"""Peaks and firs, scattered by rule and kept clear of fields, roads, tiles and names."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, sin, sqrt
from typing import Final, NamedTuple

from mathom.games.hobbits.components import Box
from mathom.games.hobbits.picture.layout import Point, canvas, label, spots
from mathom.games.hobbits.picture.palantir import HOLE


class Disc(NamedTuple):
    """A round piece of land."""

    x: float
    y: float
    r: float


class Ridge(NamedTuple):
    """A line of peaks, in some rows beside each other."""

    line: tuple[Point, ...]
    rows: tuple[Point, ...]
    sway: float


class Scenery(NamedTuple):
    """Where peaks and firs are, those in the north first."""

    peaks: list[Point]
    firs: list[Point]


RIDGES: Final = (
    Ridge(
        (Point(410, 15), Point(402, 140), Point(372, 230), Point(372, 300), Point(352, 400)),
        (Point(-26, 0), Point(0, 0), Point(26, 0)),
        8,
    ),
    Ridge(
        (Point(450, 572), Point(520, 606), Point(600, 632), Point(690, 640)),
        (Point(0, 0), Point(0, 18)),
        5,
    ),
    Ridge(
        (
            Point(985, 318),
            Point(905, 325),
            Point(850, 360),
            Point(845, 470),
            Point(835, 540),
            Point(790, 590),
            Point(770, 680),
        ),
        (Point(0, 0), Point(0, 18)),
        8,
    ),
)
FORESTS: Final = (
    Disc(700, 60, 70),
    Disc(655, 190, 60),
    Disc(640, 60, 60),
    Disc(452, 395, 42),
    Disc(150, 470, 40),
    Disc(600, 250, 30),
    Disc(760, 400, 38),
    Disc(560, 420, 20),
    Disc(150, 60, 40),
    Disc(40, 120, 40),
    Disc(200, 330, 46),
    Disc(210, 190, 26),
)
TREES = 26
"""So many would stand in a forest if nothing else did."""
STRIP = 64
"""Discs are looked up by strips of land so wide."""


def scenery(box: Box) -> Scenery:
    """The peaks and firs of a map."""
    width, height = canvas(box)
    busy: dict[int, list[Disc]] = defaultdict(list)
    for disc in _taken(box):
        for strip in range(int(disc.x - disc.r) // STRIP, int(disc.x + disc.r) // STRIP + 1):
            busy[strip].append(disc)

    def free(spot: Point) -> bool:
        inside = 14 < spot.x < width - 12 and 18 < spot.y < height - 12
        return inside and all(_far(disc, spot, disc.r) for disc in busy[int(spot.x) // STRIP])

    peaks: list[Point] = []
    for ridge in RIDGES:
        for row in ridge.rows:
            for x, y in _along(ridge.line, 26, ridge.sway):
                spot = Point(x + row.x, y + row.y)
                if free(spot) and all(_far(peak, spot, 16) for peak in peaks):
                    peaks.append(spot)
    firs: list[Point] = []
    for forest in FORESTS:
        for spot in _sunflower(forest, TREES):
            if (
                free(spot)
                and all(_far(fir, spot, 17) for fir in firs)
                and all(_far(peak, spot, 20) for peak in peaks)
            ):
                firs.append(spot)
    return Scenery(sorted(peaks, key=_north), sorted(firs, key=_north))


def _north(spot: Point) -> float:
    return spot.y


def _far(one: Point | Disc, other: Point, distance: float) -> bool:
    return (other.x - one.x) ** 2 + (other.y - one.y) ** 2 > distance * distance


def _taken(box: Box) -> Iterator[Disc]:
    """Where nothing may grow."""
    at = spots(box)
    for field in box.fields.values():
        yield Disc(field.x, field.y, {"small": 24, "large": 30, "start": 60}[field.size])
        for other in filter(field.id.__lt__, field.neighbours):
            yield Disc((field.x + at[other].x) / 2, (field.y + at[other].y) / 2, 20)
        if field.size == "start":
            for aside in (50, 90, 130, 170):
                yield Disc(field.x + aside, field.y + 54, 24)
    for place in box.places:
        yield Disc(place.x, place.y + 8, 56)
        name = label(place)
        lean = {"start": 42, "middle": 0, "end": -62}[name.anchor]
        for aside in (-58, -20, 20, 58):
            yield Disc(name.x + lean + aside, name.y - 5, 24)
    for tower in box.towers.values():
        yield Disc(tower.x, tower.y, 48)
        for aside in (-40, 0, 40):
            yield Disc(tower.x + aside, tower.y + 44, 22)
    yield Disc(*HOLE, 36)


def _along(line: tuple[Point, ...], step: float, sway: float) -> Iterator[Point]:
    """Points along a line, not too straight."""
    count = 0
    for a, b in pairwise(line):
        steps = max(1, int(hypot(b.x - a.x, b.y - a.y) // step))
        for part in range(steps):
            count += 1
            yield Point(
                a.x + (b.x - a.x) * part / steps + sin(count * 2.4) * sway,
                a.y + (b.y - a.y) * part / steps + cos(count * 1.7) * sway * 0.6,
            )


def _sunflower(disc: Disc, count: int) -> Iterator[Point]:
    """Points in a disc, as evenly as the seeds of a sunflower."""
    for index in range(count):
        angle, radius = index * 2.39996, disc.r * sqrt((index + 0.5) / count)
        yield Point(disc.x + radius * cos(angle), disc.y + radius * sin(angle))
