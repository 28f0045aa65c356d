"""What chance decides with: the ring spinner and the die, in the open sea."""

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from mathom.art import COLOURS, group, stamp, tag, text
from mathom.games.hobbits.components import Segment
from mathom.games.hobbits.picture.layout import Point
from mathom.games.hobbits.picture.scene import Scene
from mathom.games.hobbits.state import Darkness, Flight, Walk

SPINNER, DIE = Point(81, 621), Point(190, 660)
LIGHT = (("hero-diagonal", "print"), ("bead-rim", "bead"), ("hero-any", "print"))
"""Ground and ink of the light segments, in turn."""
CLUSTERS: Final = {
    1: ((0, 0),),
    2: ((-8, 0), (8, 0)),
    3: ((0, -8), (-8, 5), (8, 5)),
}
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def spinner(scene: Scene) -> str:
    """The ring spinner; its needle lies on the eye while that decides."""
    segments = scene.box.components.spinner.segments
    dark = isinstance(scene.top, Darkness)
    return group(
        tag("circle", r=70, fill=COLOURS["print"], stroke=COLOURS["piece-rim"], stroke_width=3),
        *_segments(segments),
        tag(
            "path",
            d="M-4 10L-3.5-42h-5.5L0-58l9 16h-5.5L4 10z",
            fill=COLOURS["suit-red"],
            stroke=COLOURS["print"],
            stroke_width=1.5,
            stroke_linejoin="round",
            transform="rotate(26)",
        )
        if dark
        else "",
        tag("circle", r=11, fill=COLOURS["bead-rim"], stroke=COLOURS["bead"], stroke_width=2.5),
        tag("circle", r=5.5, fill=COLOURS["bead"]),
        x=SPINNER.x,
        y=SPINNER.y,
        data_thing="spinner",
    )


def _segments(segments: tuple[Segment, ...]) -> Iterator[str]:
    """Around the disc, the eye in the middle of the top."""
    ordered = sorted(segments, key=lambda one: one.kind != "dark")
    turn = 360 / sum(one.degrees for one in ordered)
    start = -ordered[0].degrees * turn / 2
    for at, segment in enumerate(ordered):
        end = start + segment.degrees * turn
        ground, ink = ("bead", "bead-rim") if segment.kind == "dark" else LIGHT[at % len(LIGHT) - 1]
        yield tag(
            "path",
            d=_wedge(start, end, 64),
            fill=COLOURS[ground],
            stroke=COLOURS["print"],
            stroke_width=2,
        )
        middle = _on_circle((start + end) / 2, 38 if segment.kind == "dark" else 43)
        yield group(*_symbols(segment, COLOURS[ink], COLOURS[ground]), x=middle.x, y=middle.y)
        start = end


def _symbols(segment: Segment, ink: str, ground: str) -> Iterator[str]:
    """The eye, or cubes and the Nazgûl."""
    if segment.kind == "dark":
        yield stamp("eye", 0, 0, 44, ink, ground)
        return
    aside = -8 if segment.nazgul else 0
    if segment.cubes not in CLUSTERS:
        yield text(segment.cubes, aside, aside + 6, 18, anchor="middle", fill=ink, font_weight=700)
    for x, y in CLUSTERS.get(segment.cubes, ()):
        yield stamp("cube", x + aside, y + aside, 18, ink, ground)
    if segment.nazgul:
        yield stamp("nazgul", 7, 10, 22, ink, ground)


def _on_circle(degrees: float, radius: float) -> Point:
    """A point on a circle around the origin, in degrees clockwise from the top."""
    return Point(sin(radians(degrees)) * radius, -cos(radians(degrees)) * radius)


def _wedge(start: float, end: float, radius: float) -> str:
    """A slice of a disc."""
    a, b = _on_circle(start, radius), _on_circle(end, radius)
    large = int(end - start > 180)
    return f"M0 0L{a.x:.1f} {a.y:.1f}A{radius} {radius} 0 {large} 1 {b.x:.1f} {b.y:.1f}z"


def die(scene: Scene) -> str:
    """The die, while what was rolled is being used."""
    top = scene.top
    if not isinstance(top, Walk | Flight):
        return ""
    ink, ground = COLOURS["on-rubric"], COLOURS["rubric"]
    shown = (
        stamp("nazgul", 0, 0, 38, ink, ground) if isinstance(top, Flight) else _pips(top.steps, ink)
    )
    return group(
        tag(
            "rect",
            x=-25,
            y=-25,
            width=50,
            height=50,
            rx=11,
            fill=ground,
            stroke=COLOURS["piece-rim"],
            stroke_width=2,
        ),
        shown,
        x=DIE.x,
        y=DIE.y,
        data_thing="die",
        data_face=top.steps if isinstance(top, Walk) else "nazgul",
    )


def _pips(steps: int, ink: str) -> str:
    """The pips of a number, or the number where there are too many."""
    if steps not in PIPS:
        return text(steps, 0, 9, 26, anchor="middle", fill=ink, font_weight=700)
    return "".join(tag("circle", cx=x * 13, cy=y * 13, r=5, fill=ink) for x, y in PIPS[steps])
