"""What lies on a card: wounds, tokens, burdens, keywords; and what a picture says of it."""

from collections.abc import Iterator
from typing import NamedTuple

from mathom.art import COLOURS, badge, stamp, tag, text
from mathom.games.tcg.box import Face
from mathom.games.tcg.picture.emblems import keyword, paper, signed, tone

DROPS = 3
"""So many wounds are drawn one by one."""
BEADS = 4
"""So many keywords are drawn."""


class Marks(NamedTuple):
    """What is to be seen on a card beside what is printed."""

    thing: str
    """What it is called by who points at it: `card:4C165.31`."""
    glows: bool = False
    chosen: bool = False
    cost: int | None = None
    """The twilight cost; None: it lies on the table, where it does not matter any more."""
    strength: int | None = None
    """What it counts now, where that may be another number than the printed one."""
    left: int | None = None
    """Vitality less wounds."""
    wounds: int = 0
    tokens: int = 0
    keywords: tuple[tuple[str, int], ...] = ()
    burdens: str = ""
    owner: int | None = None


def glow(x: float, y: float, width: float, height: float, radius: float = 8) -> str:
    """The brass ring round what can be pointed at."""
    return tag(
        "rect", x=x - 4, y=y - 4, width=width + 8, height=height + 8, rx=radius,
        fill=COLOURS["glow"], fill_opacity=0.42, stroke=COLOURS["glow-line"], stroke_width=3,
    )  # fmt: skip


def keywords(marks: Marks, width: float, foot: float) -> str:
    """Keywords as dark beads at the foot of the picture."""
    parts, x, y = [], 3.0, foot - 22.0
    for word, n in marks.keywords[:BEADS]:
        amount = signed(n) if word in ("damage", "defender") else ""
        wide = 40 if amount else 20
        if x + wide > width - 2:
            x, y = 3, y - 22
        parts.append(tag("rect", x=x, y=y, width=wide, height=19, rx=9.5, fill=COLOURS["bead"]))
        parts.append(stamp(keyword(word), x + 10, y + 9.5, 14, COLOURS["print"], COLOURS["bead"]))
        if amount:
            parts.append(text(amount, x + 18, y + 14, 12.5, font_weight=750, fill=COLOURS["print"]))
        x += wide + 2
    return "".join(parts)


def counters(face: Face, marks: Marks, width: float, head: float, foot: float) -> Iterator[str]:
    """Wounds at the right edge; burdens, whose card it is and tokens at the left one."""
    drops = min(marks.wounds, DROPS if marks.wounds <= DROPS else 1)
    for at in range(drops):
        yield _drop(width - 4, head + 12 + 21 * at)
    if marks.wounds > DROPS:
        yield _number(str(marks.wounds), width - 4, head + 34, COLOURS["wound"], 11)
    if marks.owner is not None:
        yield badge(marks.owner, 6, head + 12, 22)
    if marks.burdens:
        wide = 24 + 7 * len(marks.burdens)
        yield tag(
            "rect", x=-6, y=head + 4, width=wide, height=20, rx=10,
            fill=COLOURS["bead"], stroke=paper(face), stroke_width=1.5,
        )  # fmt: skip
        yield stamp("burden", 5, head + 14, 14, COLOURS["bead-rim"], COLOURS["bead"])
        yield text(
            marks.burdens, 14, head + 18.5, 13, font_weight=750, fill=COLOURS["print"],
            width=wide - 24,
        )  # fmt: skip
    if marks.tokens:
        yield _number(str(marks.tokens), 6, foot - 34, tone(face), 4)
    if marks.chosen:
        yield tag("circle", cx=width - 2, cy=2, r=10, fill=COLOURS["leaf"])
        yield tag(
            "path", d=f"M{width - 7} 2l4 4 6-8", fill="none", stroke=COLOURS["on-leaf"],
            stroke_width=2.5,
        )  # fmt: skip


def _drop(x: float, y: float) -> str:
    """A wound."""
    return tag(
        "circle", cx=x, cy=y, r=9.5, fill=COLOURS["wound"], stroke=COLOURS["card"], stroke_width=2
    ) + stamp("wound", x, y, 13, COLOURS["on-wound"], COLOURS["wound"])


def _number(number: str, x: float, y: float, colour: str, radius: float) -> str:
    return tag(
        "rect", x=x - 10, y=y - 10, width=20, height=20, rx=radius, fill=colour,
        stroke=COLOURS["card"], stroke_width=1.5,
    ) + text(
        number, x, y + 4.5, 13, anchor="middle", font_weight=800, fill=COLOURS["on-culture"],
        width=17,
    )  # fmt: skip
