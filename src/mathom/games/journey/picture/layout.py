"""How the sheet is divided, and the panels and titles of its parts."""

from mathom import art
from mathom.art import COLOURS, tag

WIDTH = 960
LEFT = 16
RIGHT = WIDTH - LEFT


def panel(
    y: float, height: float, fill: str = "paper", edge: str = "line", thick: float = 1
) -> str:
    """A piece of paper from the left to the right."""
    return tag(
        "rect",
        x=LEFT,
        y=y,
        width=RIGHT - LEFT,
        height=height,
        rx=8,
        fill=COLOURS[fill],
        stroke=COLOURS[edge],
        stroke_width=thick,
    )


def label(words: str, x: float, y: float, anchor: str = "start", width: float = 440) -> str:
    """What a part of the table is called."""
    return art.text(words, x, y, 14, anchor=anchor, width=width, fill=COLOURS["ink-2"])


def apart(count: int, width: float, room: float, gap: float) -> float:
    """How far apart the left edges of cards lie, so that so many of them fit into the room."""
    if count < 2:
        return width + gap
    return max(0.0, min(width + gap, (room - width) / (count - 1)))


def tile(value: int, x: float, y: float, size: float) -> str:
    """A point tile with its left upper corner at a place."""
    drawn = tag("rect", x=x, y=y, width=size, height=size, rx=3, fill=COLOURS["brass"])
    return drawn + art.text(
        value,
        x + size / 2,
        y + size * 0.74,
        max(12, size * 0.62),
        anchor="middle",
        width=size - 2,
        font_weight=700,
        fill=COLOURS["surface"],
    )
