"""Trays: sheets of paper beside the map, with a heading; and the measures of what lies in them."""

from typing import NamedTuple

from mathom.art import COLOURS, tag, text

SMALL, USUAL, HEADING = 19.5, 22, 29
"""The sizes of letters. A picture is 1600 wide and shown at about a thousand."""
PAD = 18
HEAD = 52
"""Where a tray begins below its heading."""


class Tray(NamedTuple):
    """What lies in a tray, and the height it takes."""

    title: str
    inside: str
    height: float
    told: str = ""
    """Small, at the end of the heading."""
    told_ink: str = COLOURS["ink-2"]
    badge: str = ""
    """A sign before the heading, 40 wide."""


def row(trays: list[Tray], width: float, x: float, y: float, gap: float) -> tuple[str, float]:
    """Trays of this width beside each other, all as high as the highest; and that height."""
    high = max(tray.height for tray in trays)
    drawn = (_drawn(tray, x + at * (width + gap), y, width, high) for at, tray in enumerate(trays))
    return "".join(drawn), high


def _drawn(tray: Tray, x: float, y: float, width: float, height: float) -> str:
    start = PAD + (42 if tray.badge else 0)
    room = width - start - PAD
    told = room * 0.46 if tray.told else 0
    return tag(
        "g",
        tag(
            "rect",
            width=width,
            height=height,
            rx=10,
            fill=COLOURS["paper"],
            stroke=COLOURS["line"],
            stroke_width=1.5,
        ),
        tray.badge,
        text(tray.title, start, 37, HEADING, title=True, font_weight=700, width=room - told),
        text(
            tray.told,
            width - PAD,
            36,
            USUAL,
            anchor="end",
            width=told,
            fill=tray.told_ink,
            font_weight=600,
        )
        if tray.told
        else "",
        tray.inside,
        transform=f"translate({x:g} {y:g})",
    )
