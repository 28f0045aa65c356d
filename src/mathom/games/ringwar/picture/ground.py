"""The ground: sea, lands in the tints of their nations, woods, borders, rivers and mountains.

It comes in two layers, drawn once: what glows lies between them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from mathom.art import COLOURS, group, tag, text
from mathom.games.ringwar.picture.land import HEIGHT, WIDTH, land
from mathom.games.ringwar.picture.strokes import Point, inwards, mix, points, trail, trails
from mathom.games.ringwar.picture.symbols import symbols

RIM = 6.5
"""How wide the edge of a nation's land is."""
LETTERS = 19.5
"""The smallest letters: they can be read where the map is shown a thousand pixels wide."""

Nations = tuple[tuple[str, str | None], ...]
"""The nation of each region."""


@cache
def sea() -> str:
    """Water, shallower along the coast; wastes and isles in it."""
    coast = trails(land().coast)
    shallow: dict[str, object] = {"fill": "none", "stroke": COLOURS["water"]}
    return tag(
        "g",
        tag("rect", width=WIDTH, height=HEIGHT, fill=COLOURS["sea"]),
        *(
            tag("path", d=coast, **shallow, stroke_width=width, stroke_opacity=0.08)
            for width in (56, 26)
        ),
        tag("path", d=trails(land().wastes, closed=True), fill=COLOURS["rock"]),
        tag(
            "path",
            d=trails(land().isles, closed=True),
            fill=COLOURS["land"],
            stroke=COLOURS["board-ink"],
            stroke_width=1.6,
        ),
    )


@cache
def outline(region: str) -> str:
    """The outline of a region as a path."""
    return trail(points(land().regions[region].ring), closed=True)


@cache
def tint(nation: str | None) -> str:
    """The colour of a nation's land."""
    return COLOURS["land"] if nation is None else mix(f"n-{nation}", "land", 0.22)


@cache
def printed(nations: Nations, language: str) -> str:
    """What is printed on the lands: woods, edges, borders, waters, mountains, names of waters."""
    parts, ink = land(), COLOURS["board-ink"]
    lines = {kind: [one.line for one in parts.borders if one.kind == kind] for kind in _BORDERS}
    lakes = [lake.ring for lake in parts.lakes]
    pen: dict[str, object] = {
        "fill": "none",
        "stroke": ink,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return tag(
        "g",
        tag("path", d=trails(parts.forests, closed=True), fill=COLOURS["wood"], fill_opacity=0.42),
        *_rims(dict(nations)),
        *(
            tag("path", d=trails(lines[kind]), **pen, stroke_width=1.5, opacity=opacity)
            for kind, opacity in _BORDERS.items()
        ),
        *_rivers(),
        tag(
            "path",
            d=trails(lakes, closed=True),
            fill=COLOURS["sea"],
            stroke=ink,
            stroke_width=1.4,
        ),
        tag("path", d=trails(parts.coast), **pen, stroke_width=2, opacity=0.8),
        tag("path", d=trails(parts.ridges), **pen, stroke_width=4.6),
        symbols(),
        *_water_names(language),
    )


_BORDERS = {"open": 0.62, "river": 0.3}


def _rivers() -> Iterator[str]:
    banks: dict[str, object] = {
        "fill": "none",
        "stroke_linecap": "round",
        "stroke": COLOURS["land"],
    }
    water = {**banks, "stroke": mix("water", "sea", 0.62)}
    for wider, look in ((2.4, {**banks, "stroke_opacity": 0.55}), (0, water)):
        for river in land().rivers:
            drawn = trails([river.line])
            yield tag("path", d=drawn, stroke_width=river.width + wider, **look)


def _rims(nations: dict[str, str | None]) -> Iterator[str]:
    """The land of each nation is darker where it ends: at another's, at the sea."""
    ends = _ends(nations)
    for nation in sorted({one for one in nations.values() if one}):
        drawn = "".join(
            trail(run)
            for region, place in land().regions.items()
            if nations.get(region) == nation
            for run in _runs(points(place.ring), ends)
        )
        look = COLOURS[f"n-{nation}"]
        yield tag(
            "path",
            d=drawn,
            fill="none",
            stroke=look,
            stroke_width=RIM,
            stroke_linejoin="round",
            opacity=0.36,
        )


def _ends(nations: dict[str, str | None]) -> set[tuple[Point, Point]]:
    """The steps of all lines at which a nation's land ends."""
    lines = [
        border.line
        for border in land().borders
        if nations.get(border.between[0]) != nations.get(border.between[1])
    ]
    lines += [*land().coast, *(lake.ring for lake in land().lakes)]
    steps = {step for line in lines for step in pairwise(points(line))}
    return steps | {(to, start) for start, to in steps}


def _runs(ring: list[Point], ends: set[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """The parts of a ring along such lines, moved in by half a rim."""
    inner = inwards(ring, RIM / 2)
    steps = [(at, (at + 1) % len(ring)) for at in range(len(ring))]
    along = [(ring[at], ring[to]) in ends for at, to in steps]
    begin = along.index(False) if False in along else 0
    run: list[Point] = []
    for at, to in (*steps[begin:], *steps[:begin]):
        if along[at]:
            run = [*(run or [inner[at]]), inner[to]]
        elif run:
            yield run
            run = []
    if run:
        yield run


def _water_names(language: str) -> Iterator[str]:
    for name in land().names:
        size = max(name.size, LETTERS)
        yield group(
            text(
                name.de if language == "de" else name.en,
                0,
                0,
                size,
                anchor="middle",
                font_style="italic",
                letter_spacing=0.06 * size,
                fill=COLOURS["water"],
            ),
            x=name.x,
            y=max(name.y, size + 6),
            turn=name.turn,
        )
