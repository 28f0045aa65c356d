"""The patterns of the suits, so that nobody needs to tell the colours apart."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, inf, radians, sin

from mathom.art import COLOURS, tag
from mathom.games.journey.picture.signs import Suit

_SPACING = 0.074
"""How far apart lines are, as part of a card's width; small cards have fewer."""


@lru_cache(maxsize=512)
def ground(suit: Suit, width: float, height: float, card: float) -> str:
    """The picture of a card of this width, as far as it is seen, from 0, 0."""
    spacing = max(5.0, card * _SPACING)
    plain = tag("rect", width=width, height=height, rx=card * 0.018, fill=suit.tone)
    match suit.pattern:
        case "slanting":
            lines = _slanting(width, height, spacing * 1.4)
        case "lying":
            lines = (f"M0 {_r(y)}h{_r(width)}" for y in _along(height, spacing))
        case "upright":
            lines = (f"M{_r(x)} 0v{_r(height)}" for x in _along(width, spacing))
        case "dotted":
            return plain + _lines(_dots(width, height, spacing * 1.2), spacing * 0.44, "round")
        case "rays":
            rays = "".join(_rays(width, height))
            return plain + tag("path", d=rays, fill=COLOURS["print"], fill_opacity=0.2)
        case _:
            return plain
    return plain + _lines(lines, spacing * 0.25, light=suit.pattern != "upright")


def _lines(lines: Iterator[str], thick: float, cap: str | None = None, light: bool = True) -> str:
    """The pale print of most suits, or the dark one of yellow."""
    ink = COLOURS["print" if light else "card-ink"]
    return tag(
        "path",
        d="".join(lines),
        stroke=ink,
        stroke_width=thick,
        stroke_opacity=0.24,
        stroke_linecap=cap,
    )


def _along(length: float, spacing: float) -> Iterator[float]:
    at = spacing / 2
    while at < length:
        yield at
        at += spacing


def _slanting(width: float, height: float, spacing: float) -> Iterator[str]:
    """Lines falling to the right, each from edge to edge."""
    for c in _along(width + height, spacing):
        down = c - width
        x, y = (-down, 0.0) if down < 0 else (0.0, down)
        long = min(width - x, height - y)
        if long > 1:
            yield f"M{_r(x)} {_r(y)}l{_r(long)} {_r(long)}"


def _dots(width: float, height: float, spacing: float) -> Iterator[str]:
    for y in _along(height, spacing):
        yield from (f"M{_r(x)} {_r(y)}h0" for x in _along(width, spacing))


def _rays(width: float, height: float) -> Iterator[str]:
    """Twelve wedges from the middle to the edges."""
    for start in range(0, 360, 30):
        (a, b), (c, d) = (_edge(width, height, start + turn) for turn in (0, 15))
        yield f"M{_r(width / 2)} {_r(height / 2)}L{_r(a)} {_r(b)} {_r(c)} {_r(d)}z"


def _edge(width: float, height: float, turn: float) -> tuple[float, float]:
    """Where a ray from the middle leaves the picture."""
    dx, dy = cos(radians(turn)), sin(radians(turn))
    far = min(
        width / 2 / abs(dx) if abs(dx) > 1e-9 else inf,
        height / 2 / abs(dy) if abs(dy) > 1e-9 else inf,
    )
    return width / 2 + dx * far, height / 2 + dy * far


def _r(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
