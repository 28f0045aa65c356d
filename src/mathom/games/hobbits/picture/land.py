"""The ground: land, Mordor, sea and river, peaks and firs, and the roads. Drawn once for a box."""

from functools import lru_cache

from mathom.art import COLOURS, tag
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.picture.layout import BOXES, canvas, roads, ropes
from mathom.games.hobbits.picture.scenery import scenery

COAST = "M0 395c60 15 110 55 128 105s30 95 90 112 150-14 220-4 90 56 170 64 100-4 130 28"
GRASS = (
    "M0 0h395c6 60 18 90 11 130s-34 100-28 160-38 110-88 150-76 42-90 80-20 40-50 40"
    "C130 500 110 450 0 395z"
)
EAST = (
    "M700 0c0 60 20 110-10 160s-40 120-65 170-105 110-145 150-50 50-40 130"
    "c60 30 160 58 300 80l20 10h240V0z"
)
MORDOR = "M1000 296c-40-4-100 4-132 32s-38 92-30 152-38 80-93 125 15 55 35 95h220z"
RIVER = "M452 0c20 40 70 70 82 130s60 110 78 170 40 70 42 130-32 120-20 170 4 50 10 76"
WAVES = (
    "M14 452q9-7 18 0t18 0M30 506q9-7 18 0t18 0M470 662q9-7 18 0t18 0"
    "M556 684q9-7 18 0t18 0M414 640q9-7 18 0t18 0"
)


@lru_cache(BOXES)
def land(box: Box) -> str:
    """All that never changes."""
    width, height = canvas(box)
    return "".join(
        (
            tag("rect", width=width, height=height, fill=COLOURS["land"]),
            tag("path", d=GRASS, fill=COLOURS["grass"]),
            tag("path", d=EAST, fill=COLOURS["land-2"]),
            tag("path", d=MORDOR, fill=COLOURS["dark-land"]),
            tag("path", d=f"{COAST}H0z", fill=COLOURS["sea"]),
            _line(RIVER, COLOURS["sea"], 9),
            _line(COAST, COLOURS["board-ink"], 2, opacity=0.45),
            _line(WAVES, COLOURS["board-ink"], 2, opacity=0.25),
            _wild(box),
            _line(ropes(box), COLOURS["board-ink"], 2, opacity=0.7, stroke_dasharray="2 5"),
            _line(roads(box), COLOURS["board-ink"], 7, opacity=0.5),
            _line(roads(box), COLOURS["path"], 4),
        )
    )


def _line(d: str, stroke: str, width: float, **attributes: object) -> str:
    return tag(
        "path",
        d=d,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        **attributes,
    )


def _wild(box: Box) -> str:
    """Peaks and firs."""
    found = scenery(box)
    ink = {"stroke": COLOURS["board-ink"], "stroke_linejoin": "round", "opacity": 0.62}
    return tag(
        "g",
        *(tag("path", d=f"M{x - 12:.0f} {y + 8:.0f}l10-17 3 2 3-1 9 16z") for x, y in found.peaks),
        fill=COLOURS["rock"],
        stroke_width=1.6,
        **ink,
    ) + tag(
        "g",
        *(tag("path", d=f"M{x:.0f} {y - 11:.0f}l6 9h-3l5 8h-16l5-8h-3z") for x, y in found.firs),
        fill=COLOURS["wood"],
        stroke_width=1.3,
        **ink,
    )
