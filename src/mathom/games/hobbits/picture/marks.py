"""Marks around things, and names written on the land."""

from functools import partial

from mathom.art import COLOURS, tag, text

LETTERS = 17


def glow(
    anchors: str, r: float, *, square: bool = False, width: float = 4, over: float = 0.42
) -> str:
    """The glow around what could be pointed at; of it, so much lies on the thing."""
    shine = _rim(
        r, square, fill="none", stroke=COLOURS["glow"], stroke_width=width + 5, opacity=0.5
    )
    return shine + _rim(
        r,
        square,
        fill=COLOURS["glow"] if over else "none",
        fill_opacity=over or None,
        stroke=COLOURS["glow-line"],
        stroke_width=width,
        data_lit=anchors,
    )


def chosen(anchor: str, r: float, *, square: bool = False) -> str:
    """The ring around what was chosen and is under way."""
    look = {"stroke": COLOURS["leaf"], "stroke_width": 5, "data_chosen": anchor}
    return _rim(r, square, fill="none", **look)


def _rim(r: float, square: bool, **look: object) -> str:
    if square:
        return tag("rect", x=-r, y=-r, width=2 * r, height=2 * r, rx=r * 0.34, **look)
    return tag("circle", r=r, **look)


def name(
    said: str, x: float, y: float, room: float, anchor: str = "middle", ground: str = "land"
) -> str:
    """What something is called, no wider than the room there is, written on the land."""
    words = partial(
        text,
        said,
        x,
        y,
        LETTERS,
        width=room,
        anchor=anchor,
        title=True,
        font_weight=700,
    )
    edge = words(
        stroke=COLOURS[ground],
        stroke_width=5,
        stroke_linejoin="round",
        stroke_opacity=0.84,
        aria_hidden="true",
    )
    return edge + words(fill=COLOURS["board-ink"])
