"""The names of the regions, where there is room for them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from mathom.art import COLOURS, tag, text, width_of
from mathom.games.ringwar.picture.fields import Field, around
from mathom.games.ringwar.picture.ground import LETTERS
from mathom.games.ringwar.picture.land import HEIGHT, WIDTH, RegionShape, land
from mathom.games.ringwar.picture.pieces import GROWN, Cluster
from mathom.games.ringwar.picture.road import fellowship_at
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.strokes import Point, mix, points

LINE = 1.04
"""From one line to the next."""
_LOOSE = 1.07
"""So much wider than thought the letters may be."""
_PARTS = (0, -0.7, 0.7)
"""The parts of a name that are asked for: its middle, and near its ends."""
_WEIGHT = {"stronghold": 4, "city": 3, "fortification": 2, "town": 1}


_SHEET = Field(5, 5, WIDTH - 5, HEIGHT - 5)


class Spot(NamedTuple):
    """A name in its lines at a place where it could be written."""

    at: Point
    lines: tuple[str, ...]
    field: Field


def lettering(sight: Sight, standing: Sequence[Cluster]) -> str:
    """The names, strongholds and cities first. None covers another, nor a settlement; figures are
    covered only where a stronghold or a city could not be named otherwise."""
    return tag(
        "g",
        *(
            text(
                line,
                round(spot.at[0]),
                round(spot.at[1] + (at - (len(spot.lines) - 1) / 2) * size * LINE + size * 0.32),
                size,
                font_weight=680 if size > LETTERS else None,
                data_name=None if at else f"region:{region}",
            )
            for region, spot, size in _written(sight, standing)
            for at, line in enumerate(spot.lines)
        ),
        text_anchor="middle",
        fill=COLOURS["board-ink"],
        paint_order="stroke",
        stroke=mix("land", "paper", 0.8),
        stroke_width=5,
        stroke_opacity=0.82,
        stroke_linejoin="round",
    )


def _written(sight: Sight, standing: Sequence[Cluster]) -> Iterator[tuple[str, Spot, float]]:
    """Each name that finds room, and how large its letters are."""
    ranked = sorted(
        sight.regions(), key=lambda one: (-_WEIGHT.get(sight.box.settlement[one] or "", 0), one)
    )
    figures = [one.field for one in standing]
    if ring := fellowship_at(sight, standing):
        figures.append(around(ring, 17 * GROWN, 17 * GROWN))
    taken = [*_settlements(), *_waters(sight.language)]
    for region in ranked:
        strong = sight.box.settlement[region] in ("stronghold", "city")
        asked = (region, sight.say(f"region-{region}"), sight.language, strong)
        reach = _reach(*asked)
        others, under = (list(filter(reach.meets, there)) for there in (taken, figures))
        best, least = None, float("inf")
        for spot in _spots(*asked):
            if any(map(spot.field.meets, others)):
                continue
            cost = sum(map(spot.field.shared, under))
            if cost < least:
                best, least = spot, cost
            if not least:
                break
        if best and (strong or not least):
            taken.append(best.field)
            yield region, best, LETTERS + strong


@cache
def _settlements() -> tuple[Field, ...]:
    places = [place.settlement for place in land().regions.values() if place.settlement]
    track = [(x, y) for x, y, _ in land().track]
    return (
        *(around(at, 11 * GROWN, 10 * GROWN) for at in places),
        *(around(at, 18, 18) for at in track[:-1]),
        around((track[-1][0], track[-1][1] - 8), 28, 28),
    )


@cache
def _waters(language: str) -> tuple[Field, ...]:
    """Where the names of waters are written, those that lie level."""
    found = []
    for name in land().names:
        size = max(name.size, LETTERS)
        wide = width_of(name.de if language == "de" else name.en, size) * 1.2 / 2
        if not name.turn:
            found.append(around((name.x, max(name.y, size + 6) - size / 3), wide, size / 2))
    return tuple(found)


@cache
def _reach(region: str, name: str, language: str, strong: bool) -> Field:
    """All that the spots for a name could cover."""
    fields = [spot.field for spot in _spots(region, name, language, strong)] or [Field(0, 0, 0, 0)]
    lefts, tops, rights, bottoms = zip(*fields, strict=True)
    return Field(min(lefts), min(tops), max(rights), max(bottoms))


@cache
def _spots(region: str, name: str, language: str, strong: bool) -> tuple[Spot, ...]:
    """Where a name could be, those within its region first; only strongholds and cities are
    written outside."""
    place, size = land().regions[region], LETTERS + strong
    broken = _lines(place, name, language)
    found = []
    for lines in [(name,)] if len(broken) < 2 else [(name,), broken]:
        high = len(lines) * size * LINE / 2
        wide = max(width_of(line, size, bold=strong) for line in lines) * _LOOSE / 2
        for at in _around_place(place, wide, high, size):
            field = around(at, wide + size * 0.15, high)
            outside = _outside(place, at, wide)
            if _SHEET.holds(field) and (strong or outside < len(_PARTS)):
                found.append((outside, Spot(at, lines, field)))
    return tuple(spot for _, spot in sorted(found, key=lambda one: one[0]))


def _outside(place: RegionShape, at: Point, wide: float) -> int:
    """How far a name reaches out of its region: 0 not at all; all parts, if its middle does."""
    ring = points(place.ring)
    out = [not _within((at[0] + part * wide, at[1]), ring) for part in _PARTS]
    return len(_PARTS) if out[0] else sum(out)


def _within(at: Point, ring: Sequence[Point]) -> bool:
    """Whether a point is inside a ring: a line from it to the east crosses it once, or thrice …"""
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def _lines(place: RegionShape, name: str, language: str) -> tuple[str, ...]:
    """The name in lines as the map breaks it; in one, where it is called otherwise now."""
    lines: tuple[str, ...] = getattr(place, language, ())
    same = "".join(lines).replace("-", "").replace(" ", "")
    return lines if same == name.replace("-", "").replace(" ", "") else (name,)


def _around_place(place: RegionShape, wide: float, high: float, size: float) -> Iterator[Point]:
    x, y = place.settlement or place.label[:2]
    token_x, token_y, _ = place.token
    gap = 12 * GROWN if place.settlement else 0
    up, down, aside = y - gap - high, y + gap + high, gap + size * 0.25 + wide
    yield x, down
    yield x, up
    yield place.label[:2]
    yield token_x, token_y + 28 * GROWN + high
    yield (token_x + x) / 2, down
    yield x + aside, y
    yield x - aside, y
    yield token_x, token_y - 26 * GROWN - high
    for level in (-1.2, 1.2):
        yield x - aside, y + level * high
        yield x + aside, y + level * high
    for part in (0.6, 1):
        for shift in (part * wide, -part * wide):
            yield x + shift, down
            yield x + shift, up
