"""The symbols: prints of one ink, 48 × 48, as the browser client has them."""

import re
from functools import cache
from importlib.resources import files

from mathom.art.colours import COLOURS
from mathom.art.svg import group

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 (\d+) \d+"([^>]*)>(.*?)</symbol>', re.S)
_CUT = re.compile(r"var\(--cut(?:,[^)]*)?\)")


def stamp(
    name: str,
    x: float,
    y: float,
    size: float = 24,
    ink: str = COLOURS["ink"],
    cut: str = COLOURS["surface"],
) -> str:
    """A symbol with its middle at a place; `cut` is the colour of the ground. Raises KeyError."""
    side, attributes, drawn = _symbols()[name]
    inside = _CUT.sub(cut, drawn).replace("currentColor", ink)
    middle, scale = size / 2, size / side
    attributes = attributes.replace("currentColor", ink)
    return group(f"<g{attributes}>{inside}</g>", x=x - middle, y=y - middle, scale=round(scale, 4))


@cache
def _symbols() -> dict[str, tuple[int, str, str]]:
    """The side, attributes and drawing of every symbol."""
    found = {}
    for sheet in ("stamps.svg", "pens.svg"):
        source = files("mathom.art").joinpath(sheet).read_text("utf-8")
        for name, side, attributes, drawn in _SYMBOL.findall(source):
            found[name] = (int(side), attributes, drawn)
    return found
