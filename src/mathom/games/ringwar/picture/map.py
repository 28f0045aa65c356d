"""The map with all that stands on it."""

import math
from collections.abc import Iterator
from html import escape

from mathom.art import COLOURS, group, tag
from mathom.games.ringwar.picture.ground import outline, printed, sea, tint
from mathom.games.ringwar.picture.land import HEIGHT, WIDTH, land
from mathom.games.ringwar.picture.lettering import lettering
from mathom.games.ringwar.picture.pieces import (
    GROWN,
    armies,
    settlements,
    stands,
)
from mathom.games.ringwar.picture.road import fellowship, mordor
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.signs import GLOW


def drawn_map(sight: Sight) -> str:
    """The ground, what glows on it, settlements, names, figures."""
    nations = tuple(sight.box.nation.items())
    there = stands(sight)
    lit = [region for region in sight.regions() if f"region:{region}" in sight.lit]
    return tag(
        "g",
        sea(),
        *_regions(sight),
        *(tag("path", d=outline(one), fill=_GLOW, fill_opacity=0.42) for one in lit),
        printed(nations, sight.language),
        *_lights(sight, lit),
        mordor(sight),
        *settlements(sight),
        *_course(sight),
        *armies(there, sight),
        fellowship(sight, there),
        lettering(sight, there),
        tag(
            "rect",
            width=WIDTH,
            height=HEIGHT,
            fill="none",
            stroke=COLOURS["line-strong"],
            stroke_width=3,
        ),
    )


_GLOW = COLOURS["glow"]


def _regions(sight: Sight) -> Iterator[str]:
    """The lands; who points at one on a screen is told what it is called."""
    for region in sight.regions():
        name = escape(sight.say(f"region-{region}"), quote=False)
        fill = tint(sight.box.nation[region])
        yield tag("path", tag("title", name), d=outline(region), fill=fill)


def _lights(sight: Sight, lit: list[str]) -> Iterator[str]:
    """The outlines of what glows, and of where something is under way."""
    look: dict[str, object] = {"fill": "none", "stroke_linejoin": "round"}
    for region in lit:
        yield tag(
            "path",
            d=outline(region),
            **look,
            stroke=GLOW["stroke"],
            stroke_width=4.5,
            data_lit=f"region:{region}",
        )
    for region in sight.lies_in():
        yield tag("path", d=outline(region), **look, stroke=COLOURS["leaf"], stroke_width=5)


def _course(sight: Sight) -> Iterator[str]:
    """An arrow for an army that is on its way."""
    course = sight.course()
    if course is None:
        return
    (x, y, _), (to_x, to_y, _) = (land().regions[one].token for one in course[:2])
    length = math.hypot(to_x - x, to_y - y)
    if length < 50 * GROWN:
        return
    dx, dy = (to_x - x) / length, (to_y - y) / length
    away = 24 * GROWN
    line = (
        f"M{x + dx * away:.0f} {y + dy * away:.0f}"
        f"L{to_x - dx * (away + 8):.0f} {to_y - dy * (away + 8):.0f}"
    )
    colour = COLOURS["threat" if course[2] else "leaf"]
    pale: dict[str, object] = {"stroke": COLOURS["surface"], "stroke_linecap": "round"}
    yield tag("path", d=line, **pale, stroke_width=12, stroke_opacity=0.75)
    yield tag("path", d=line, stroke=colour, stroke_width=6, stroke_linecap="round")
    yield group(
        tag("path", d="M-5-11L14 0L-5 11Z", fill=colour, stroke=COLOURS["surface"], stroke_width=2),
        x=to_x - dx * (away + 8),
        y=to_y - dy * (away + 8),
        turn=math.degrees(math.atan2(dy, dx)),
    )
