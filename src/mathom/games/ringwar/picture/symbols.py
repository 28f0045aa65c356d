"""The symbols of the land, standing on their lower edge: mountains, hills, trees, reeds, dunes."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from mathom.art import COLOURS, group, tag
from mathom.games.ringwar.picture.land import land
from mathom.games.ringwar.picture.strokes import flattened, mix, trail

MOUNTAINS = {
    "mountain-0": (
        "M-.6,0C-.42,-.12 -.3,-.5 -.04,-.95C.08,-.72 .16,-.5 .3,-.38C.42,-.24 .5,-.08 .62,0",
        "M-.04,-.95C.08,-.72 .16,-.5 .3,-.38C.42,-.24 .5,-.08 .62,0L.1,0"
        "C.2,-.14 .02,-.26 .1,-.42C.0,-.56 .04,-.76 -.04,-.95Z",
    ),
    "mountain-1": (
        "M-.62,0C-.5,-.22 -.38,-.3 -.26,-.55L-.16,-.46C-.06,-.62 .0,-.78 .1,-.88"
        "C.24,-.62 .4,-.3 .6,0",
        "M.1,-.88C.24,-.62 .4,-.3 .6,0L.16,0C.26,-.2 .08,-.3 .18,-.48C.1,-.6 .12,-.76 .1,-.88Z",
    ),
    "mountain-2": (
        "M-.56,0C-.4,-.3 -.22,-.7 -.1,-1.02C-.02,-.9 .02,-.72 .14,-.62L.24,-.66"
        "C.36,-.44 .46,-.18 .6,0",
        "M-.1,-1.02C-.02,-.9 .02,-.72 .14,-.62L.24,-.66C.36,-.44 .46,-.18 .6,0L.06,0"
        "C.12,-.2 -.04,-.3 .02,-.5C-.06,-.66 -.04,-.86 -.1,-1.02Z",
    ),
    "mountain-3": (
        "M-.64,0C-.46,-.16 -.34,-.52 -.16,-.74C-.04,-.62 .0,-.5 .1,-.5C.2,-.58 .26,-.62 .32,-.6"
        "C.42,-.36 .52,-.14 .64,0",
        "M-.16,-.74C-.04,-.62 .0,-.5 .1,-.5L.02,-.3L.1,-.14L-.02,0L-.2,0"
        "C-.1,-.2 -.2,-.4 -.16,-.74Z"
        "M.32,-.6C.42,-.36 .52,-.14 .64,0L.34,0C.4,-.16 .28,-.3 .32,-.6Z",
    ),
}
"""A slope in the light, and its shade."""
TREES = {
    "pine-0": "M-.36,-.14L-.1,-.52L-.24,-.5L0,-1L.24,-.5L.1,-.52L.36,-.14Z",
    "pine-1": "M-.32,-.16L0,-1.05L.32,-.16Z",
    "pine-2": "M-.38,-.16Q-.1,-.3 -.12,-.46L-.26,-.44Q-.04,-.6 0,-.92Q.04,-.6 .26,-.44L.12,-.46"
    "Q.1,-.3 .38,-.16Z",
    "oak-0": "M-.42,-.42C-.52,-.66 -.26,-.78 -.2,-.84C-.06,-1.04 .24,-.98 .28,-.8"
    "C.52,-.76 .5,-.46 .34,-.4C.25,-.33 .15,-.3 .06,-.28V0H-.06V-.28C-.2,-.28 -.32,-.34 -.42,-.42Z",
    "oak-1": "M-.4,-.5C-.44,-.84 -.1,-.98 .1,-.92C.4,-.9 .5,-.6 .36,-.42C.26,-.34 .16,-.3 .06,-.29"
    "V0H-.06V-.29C-.2,-.3 -.34,-.38 -.4,-.5Z",
    "oak-2": "M-.44,-.36C-.5,-.56 -.34,-.62 -.28,-.66C-.26,-.9 .1,-1 .22,-.78C.44,-.76 .48,-.5"
    " .4,-.36C.3,-.28 .18,-.25 .06,-.24V0H-.06V-.24C-.2,-.25 -.34,-.28 -.44,-.36Z",
    "mallorn-0": "M-.34,-.46C-.44,-.8 -.16,-1.1 .02,-1.14C.22,-1.08 .44,-.76 .34,-.46"
    "C.25,-.4 .15,-.37 .06,-.36V0H-.06V-.36C-.16,-.37 -.26,-.4 -.34,-.46Z",
    "mallorn-1": "M-.38,-.5C-.36,-.86 -.12,-1.02 .0,-1.04C.2,-1 .38,-.8 .38,-.5"
    "C.28,-.43 .17,-.4 .06,-.39V0H-.06V-.39C-.18,-.4 -.3,-.44 -.38,-.5Z",
}
SOFT = {
    "hill-0": "M-.6,0C-.4,-.3 -.2,-.46 .02,-.44C.26,-.42 .44,-.2 .6,0"
    "M.14,-.32C.26,-.24 .36,-.14 .4,-.04M.02,-.28C.12,-.22 .18,-.12 .2,-.04",
    "hill-1": "M-.62,0C-.5,-.2 -.34,-.32 -.2,-.3C-.08,-.28 .0,-.16 .06,-.06"
    "M-.06,-.22C.1,-.42 .3,-.44 .42,-.26C.5,-.16 .56,-.06 .62,0",
    "crag-0": "M-.55,0L-.34,-.42L-.2,-.22L.0,-.62L.14,-.3L.28,-.44L.5,0M.0,-.56L.04,-.2"
    "M.28,-.38L.3,-.12",
    "crag-1": "M-.5,0L-.28,-.56L-.1,-.16L.06,-.34L.2,-.18L.34,-.5L.55,0M-.27,-.48L-.22,-.16"
    "M.35,-.42L.38,-.14",
}
GRASS = {
    "tuft-0": "M-.3,0Q-.3,-.3 -.42,-.5M0,0V-.62M.3,0Q.3,-.3 .42,-.5",
    "tuft-1": "M-.2,0Q-.2,-.3 -.36,-.44M.05,0Q.05,-.4 .2,-.6",
    "reed-0": "M-.55,0H.55M-.3,-.06Q-.3,-.4 -.4,-.6M0,-.06V-.72M.28,-.06Q.3,-.36 .4,-.52"
    "M-.3,.16H.2",
    "reed-1": "M-.5,0H.4M-.16,-.06Q-.14,-.4 -.24,-.62M.12,-.06V-.55M-.1,.16H.5",
    "dune-0": "M-.6,0C-.3,-.34 .0,-.34 .1,-.2C.26,-.02 .44,-.02 .6,-.06"
    "M-.2,.14C.0,.04 .2,.1 .36,.14",
    "dune-1": "M-.6,-.02C-.36,-.2 -.1,-.3 .12,-.24C.32,-.18 .46,-.06 .6,0",
}

FINE = 2
"""Symbols are drawn so much finer than the map: their points are halves."""


class Symbol(NamedTuple):
    """A symbol at its place; `size` is its height, about."""

    what: str
    x: float
    y: float
    size: float


@cache
def symbols() -> str:
    """All of them: grass and hills, woods, mountains."""
    ink = COLOURS["board-ink"]
    pen: dict[str, object] = {"stroke": ink, "stroke_linecap": "round", "stroke_linejoin": "round"}
    gold = mix("glow", "land", 0.66)
    woods = (
        (mix("wood", "n-elves", 0.62), [one for one in TREES if not one.startswith("mallorn")]),
        (gold, [one for one in TREES if one.startswith("mallorn")]),
    )
    return group(
        _strokes(SOFT, **pen, stroke_width=2.2, opacity=0.45),
        _strokes(GRASS, **pen, stroke_width=2.2, opacity=0.32),
        *(_trees(kinds, colour, **pen) for colour, kinds in woods),
        tag("g", *_mountains(), **pen, stroke_width=2.2, stroke_opacity=0.8),
        scale=1 / FINE,
    )


def _strokes(kinds: dict[str, str], **look: object) -> str:
    drawn = "".join(_at(one, kinds[one.what]) for one in _of(kinds))
    return tag("path", d=drawn, fill="none", **look)


def _trees(kinds: Sequence[str], colour: str, **pen: object) -> str:
    rows = (
        tag("path", d="".join(_at(one, TREES[one.what]) for one in row))
        for row in _rows(_of(kinds))
    )
    return tag("g", *rows, fill=colour, **pen, stroke_width=1.6, stroke_opacity=0.6)


def _mountains() -> Iterator[str]:
    """The slopes of a row, and the shades on them; then the next row, which stands before it."""
    shade = mix("board-ink", "rock", 0.42)
    for row in _rows(_of(MOUNTAINS)):
        lit, dark = ("".join(_at(one, MOUNTAINS[one.what][part]) for one in row) for part in (0, 1))
        yield tag("path", d=lit, fill=COLOURS["surface"])
        yield tag("path", d=dark, fill=shade, stroke="none")


def _of(kinds: Sequence[str] | dict[str, str] | dict[str, tuple[str, str]]) -> list[Symbol]:
    """All symbols of these kinds, those in the north first: they stand behind the others."""
    found = [
        Symbol(what, *at[first : first + 3])
        for what, at in land().symbols.items()
        if what in kinds
        for first in range(0, len(at), 3)
    ]
    return sorted(found, key=lambda one: one.y)


def _rows(found: Sequence[Symbol]) -> list[list[Symbol]]:
    """Symbols that do not cover each other together, whoever is covered in an earlier row."""
    rows: list[list[Symbol]] = []
    row_of: list[tuple[Symbol, int]] = []
    for one in found:
        row = max((at + 1 for other, at in row_of if _touch(one, other)), default=0)
        row_of.append((one, row))
        if row == len(rows):
            rows.append([])
        rows[row].append(one)
    return rows


def _touch(one: Symbol, other: Symbol) -> bool:
    return (
        abs(one.x - other.x) < 0.66 * (one.size + other.size) and one.y - 1.2 * one.size < other.y
    )


def _at(one: Symbol, drawn: str) -> str:
    """A drawing at the place and in the size of a symbol."""
    return "".join(
        trail(
            [(FINE * (one.x + x * one.size), FINE * (one.y + y * one.size)) for x, y in line],
            closed=closed,
        )
        for line, closed in _flat(drawn)
    )


_flat = cache(flattened)
