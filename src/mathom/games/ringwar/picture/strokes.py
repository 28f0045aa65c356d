"""Lines and shapes as SVG paths, short ones: whole numbers, each from the one before."""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from mathom.art import COLOURS

Point: TypeAlias = tuple[float, float]

_STEP = re.compile(r"([MLCQHVZ])([^MLCQHVZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def points(numbers: Sequence[float]) -> list[Point]:
    """The points of a flat list: x, y, x, y …"""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def trail(line: Iterable[Point], *, closed: bool = False) -> str:
    """A path through these points; `closed`: back to the first."""
    said, last = "", None
    for x, y in line:
        now = (round(x), round(y))
        if last is None:
            said = f"M{now[0]} {now[1]}l"
        elif now != last:
            said += _step(now[0] - last[0], now[1] - last[1])
        last = now
    said = said.removesuffix("l")
    return f"{said}z" if closed else said


def trails(lists: Iterable[Sequence[float]], *, closed: bool = False) -> str:
    """Many lines in one path."""
    return "".join(trail(points(one), closed=closed) for one in lists)


def _step(dx: int, dy: int) -> str:
    first = f"{dx}" if dx < 0 else f" {dx}"
    return f"{first}{dy}" if dy < 0 else f"{first} {dy}"


def flattened(drawn: str) -> list[tuple[list[Point], bool]]:
    """The lines of a path as points, and whether each is closed. Curves have one point inside."""
    found: list[tuple[list[Point], bool]] = []
    line: list[Point] = []
    for letter, rest in _STEP.findall(drawn):
        given = [float(number) for number in _NUMBER.findall(rest)]
        if letter == "M":
            line = points(given)
            found.append((line, False))
        elif letter == "L":
            line += points(given)
        elif letter == "H":
            line.append((given[0], line[-1][1]))
        elif letter == "V":
            line.append((line[-1][0], given[0]))
        elif letter == "Z":
            found[-1] = (line, True)
        else:
            size = 3 if letter == "C" else 2
            through = points(given)
            for at in range(0, len(through), size):
                curve = [line[-1], *through[at : at + size]]
                line += [_middle(curve), curve[-1]]
    return found


def _middle(curve: Sequence[Point]) -> Point:
    """Half of the way along a Bézier curve."""
    while len(curve) > 1:
        curve = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(curve)]
    return curve[0]


def inwards(ring: Sequence[Point], far: float) -> list[Point]:
    """The corners of a ring, each moved so far into it."""
    around = zip(ring, [*ring[1:], ring[0]], strict=True)
    turns = sum(a[0] * b[1] - b[0] * a[1] for a, b in around)
    far = far if turns > 0 else -far
    moved = []
    for at, (x, y) in enumerate(ring):
        before, after = ring[at - 1], ring[(at + 1) % len(ring)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        moved.append((x - dy / length * far, y + dx / length * far))
    return moved


def mix(one: str, other: str, part: float) -> str:
    """A colour between two, by the names of the art direction: so much of the first."""
    pairs = zip(*(_light(COLOURS[name]) for name in (one, other)), strict=True)
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def _light(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
