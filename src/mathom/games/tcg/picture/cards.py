"""A small card: name in the colour of its culture, picture, strength and vitality."""

from collections.abc import Iterator
from functools import cache
from html import escape
from math import cos, pi, sin

from mathom.art import COLOURS, Voice, stamp, tag, text
from mathom.core import Message
from mathom.games.tcg.box import Face
from mathom.games.tcg.names import title
from mathom.games.tcg.picture.emblems import (
    culture,
    emblem,
    kind,
    mixed,
    paper,
    signed,
    tone,
)
from mathom.games.tcg.picture.layout import Drawn
from mathom.games.tcg.picture.marks import Marks, counters, glow, keywords
from mathom.games.tcg.picture.titles import fitted, written

WIDTH, HEIGHT = 106, 142
HEAD, FOOT = 34, 28
LETTERS, MOST = 13, 5
"""How large a name is, and how many lines it may have."""
LINE = 13.5
BEAD = 13
RAYS = 28
BETTER, WORSE = "#17552c", COLOURS["wound"]


def cost_of(face: Face) -> int:
    """The number in the bead: the twilight cost; of a site, its number."""
    return face.site if face.type == "site" else face.cost


def card(face: Face, marks: Marks, words: Voice) -> Drawn:
    """A card 106 wide."""
    indent = BEAD + 12 if marks.cost is not None and face.type != "one_ring" else 6
    name, letters = fitted(title(face, words.language), LETTERS, WIDTH - indent - 4, MOST)
    head = max(HEAD, 8 + LINE * min(len(name), MOST))
    drawn = tag(
        "g",
        tag("title", escape(words.say(Message(f"card-{face.id}")), quote=False)),
        _ring(marks, WIDTH, HEIGHT),
        _paper(face),
        _head(face, head),
        _name(face, name, letters, indent, head),
        _picture(face, head),
        keywords(marks, WIDTH, HEIGHT - FOOT),
        _foot(face, marks),
        _bead(face, marks.cost),
        *counters(face, marks, WIDTH, head, HEIGHT - FOOT),
        data_thing=marks.thing,
        data_lit=marks.thing if marks.glows else None,
        data_chosen=marks.thing if marks.chosen else None,
    )
    return Drawn(WIDTH, HEIGHT, drawn)


def _ring(marks: Marks, width: float, height: float) -> str:
    if marks.chosen:
        return tag(
            "rect", x=-3, y=-3, width=width + 6, height=height + 6, rx=8, fill=COLOURS["leaf"]
        )
    return glow(0, 0, width, height) if marks.glows else ""


def _paper(face: Face) -> str:
    return tag(
        "rect", width=WIDTH, height=HEIGHT, rx=6, fill=paper(face), stroke=COLOURS["card-line"]
    )


def _head(face: Face, height: float) -> str:
    """The colour of the culture; things have paper with a coloured edge."""
    thing = face.is_item
    edge = COLOURS["bead"] if face.side == "shadow" else mixed(tone(face), "#000000", 0.75)
    return "".join(
        (
            tag("path", d=_top(height), fill=COLOURS["card-2"] if thing else tone(face)),
            tag("path", d=_top(6), fill=tone(face)) if thing else "",
            tag("rect", y=height - 2.5, width=WIDTH, height=2.5, fill=edge),
        )
    )


def _name(face: Face, name: tuple[str, ...], letters: float, indent: float, height: float) -> str:
    ink = COLOURS["card-ink" if face.is_item else "on-culture"]
    pitch = letters * LINE / LETTERS
    first = (height - pitch * len(name)) / 2 + letters * 0.82
    return "".join(
        written(
            line, indent, round(first + pitch * at, 1), letters, WIDTH - indent - 4,
            fill=ink, font_weight=700,
        )
        for at, line in enumerate(name)
    )  # fmt: skip


@cache
def _top(height: float) -> str:
    """The upper part of a card, with its round corners."""
    if height <= 6:
        return f"M0 6a6 6 0 0 1 6-6h{WIDTH - 12}a6 6 0 0 1 6 6z"
    return f"M0 {height}V6a6 6 0 0 1 6-6h{WIDTH - 12}a6 6 0 0 1 6 6V{height}z"


def _picture(face: Face, head: float) -> str:
    """The emblem before rays in the colour of the culture."""
    high = HEIGHT - FOOT - head
    ground = mixed(tone(face), paper(face), 0.3)
    middle = head + high / 2
    return "".join(
        (
            tag("rect", y=head, width=WIDTH, height=high, fill=ground),
            tag("path", d=_rays(head, high), fill=mixed(tone(face), paper(face), 0.4)),
            stamp(emblem(face), WIDTH / 2, round(middle, 1), min(46, high - 8), tone(face), ground),
        )
    )


@cache
def _rays(top: float, high: float) -> str:
    """Rays from the middle of a picture to its edges."""
    x, y = WIDTH / 2, top + high / 2
    found = []
    for ray in range(0, RAYS, 2):
        ends = [_edge((ray + side) * 2 * pi / RAYS, WIDTH / 2, high / 2) for side in (0.0, 1.0)]
        (ax, ay), (bx, by) = ends
        found.append(f"M{x:g} {y:g}L{x + ax:.0f} {y + ay:.0f} {x + bx:.0f} {y + by:.0f}z")
    return "".join(found)


def _edge(angle: float, across: float, down: float) -> tuple[float, float]:
    """Where a ray from the middle meets the edge."""
    dx, dy = cos(angle), sin(angle)
    far = min(across / abs(dx) if dx else 1e9, down / abs(dy) if dy else 1e9)
    return dx * far, dy * far


def _foot(face: Face, marks: Marks) -> str:
    """Culture, strength, vitality: what counts now."""
    y = HEIGHT - FOOT / 2
    parts = [stamp(culture(face), 14, y, 18, tone(face), paper(face))]
    parts.append(tag("path", d=f"M0 {HEIGHT - FOOT}h{WIDTH}", stroke=COLOURS["card-line"]))
    numbers = list(_numbers(face, marks))
    if not numbers and face.side:
        parts.append(stamp(kind(face), WIDTH / 2, y, 19, COLOURS["card-ink-2"], paper(face)))
    for at, (symbol, number, colour) in enumerate(numbers):
        x = 36 + at * 38
        parts.append(stamp(symbol, x, y, 15, COLOURS["card-ink-2"], paper(face)))
        parts.append(written(number, x + 9, y + 6, 17, 20, font_weight=800, fill=colour))
    return "".join(parts)


def _numbers(face: Face, marks: Marks) -> Iterator[tuple[str, str, str]]:
    """Symbol, number and its colour: green above the printed number, red below it."""
    if face.type == "site":
        yield "tcg-twilight", str(face.shadow_number), COLOURS["card-ink"]
        return
    for symbol, printed, now in (
        ("tcg-strength", face.strength, marks.strength),
        ("tcg-vitality", face.vitality, marks.left),
    ):
        if face.is_character:
            shown = printed if now is None else now
            colour = BETTER if shown > printed else WORSE if shown < printed else COLOURS["ink"]
            yield symbol, str(shown), colour
        elif printed:
            yield symbol, signed(printed), COLOURS["ink"]


def _bead(face: Face, cost: int | None) -> str:
    """The twilight cost, on the upper left corner; a square for the number of a site."""
    if cost is None or face.type == "one_ring":
        return ""
    shape = (
        tag("rect", x=-5, y=-5, width=2 * BEAD, height=2 * BEAD, rx=5, **_RIM)
        if face.type == "site"
        else tag("circle", cx=BEAD - 5, cy=BEAD - 5, r=BEAD, **_RIM)
    )
    number = text(
        cost, BEAD - 5, BEAD + 0.5, 16, anchor="middle", font_weight=800, fill=COLOURS["print"]
    )
    return shape + number


_RIM = {"fill": COLOURS["bead"], "stroke": COLOURS["bead-rim"], "stroke_width": 2}
