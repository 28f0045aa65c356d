"""Where the words of a picture stand on its sheet."""

import re
from collections.abc import Iterator
from math import cos, radians, sin
from typing import NamedTuple
from xml.etree.ElementTree import Element

from mathom.art import width_of

SVG = "{http://www.w3.org/2000/svg}"
Matrix = tuple[float, float, float, float, float, float]
_MOVE = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
INHERITED = ("font-size", "font-weight", "text-anchor")
SLACK = 2
"""Letters are as wide as the machine that shows them has them."""


class Placed(NamedTuple):
    """Words, and the rectangle they lie in."""

    words: str
    left: float
    top: float
    right: float
    bottom: float

    def inside(self, root: Element) -> bool:
        """Whether all of them are on the sheet."""
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        across = self.left >= -SLACK and self.right <= width + SLACK
        return across and self.top >= -SLACK and self.bottom <= height + SLACK


def placed(root: Element) -> Iterator[Placed]:
    """Every line of words in a picture."""
    yield from _placed(root, (1, 0, 0, 1, 0, 0), {})


def _placed(element: Element, around: Matrix, handed_down: dict[str, str]) -> Iterator[Placed]:
    here, look = around, {**handed_down, **element.attrib}
    for kind, given in _MOVE.findall(element.get("transform", "")):
        numbers = [float(one) for one in re.split(r"[ ,]+", given.strip())]
        here = _times(here, _matrix(kind, numbers))
    if element.tag == f"{SVG}text":
        yield _lying(element, here, look)
    inherited = {name: look[name] for name in INHERITED if name in look}
    for inside in element:
        yield from _placed(inside, here, inherited)


def _lying(element: Element, here: Matrix, look: dict[str, str]) -> Placed:
    words = "".join(element.itertext())
    size, bold = float(look.get("font-size", 16)), int(look.get("font-weight", 400)) >= 600
    x, y = float(element.get("x", 0)), float(element.get("y", 0))
    width = float(element.get("textLength", 0)) or width_of(words, size, bold=bold)
    left = x - {"middle": width / 2, "end": width}.get(look.get("text-anchor", ""), 0)
    corners = [
        _at(here, across, down)
        for across in (left, left + width)
        for down in (y - 0.7 * size, y + 0.2 * size)
    ]
    across, down = [one[0] for one in corners], [one[1] for one in corners]
    return Placed(words, min(across), min(down), max(across), max(down))


def _matrix(kind: str, numbers: list[float]) -> Matrix:

    if kind == "translate":
        return (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
    if kind == "scale":
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    angle = radians(numbers[0])
    turned: Matrix = (cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
    if len(numbers) == 1:
        return turned
    x, y = numbers[1:]
    return _times(_times((1, 0, 0, 1, x, y), turned), (1, 0, 0, 1, -x, -y))


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def _at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, b * x + d * y + f)
