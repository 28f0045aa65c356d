"""Cards: their faces and backs, where none lies, and the rings of those one can point at."""

from mathom import art
from mathom.art import COLOURS, tag
from mathom.games.journey.picture.patterns import ground
from mathom.games.journey.picture.signs import Prints

TALL = 1.4
"""How much taller than wide a card is."""
_NAMED = 84
"""Narrower cards drop their name."""
_FOOT = 19


def face(signs: Prints, card: str, x: float, y: float, width: float, *, seen: float = 0) -> str:
    """A card face up; `seen` is how much of it the next one leaves uncovered."""
    seen = min(seen or width, width)
    rim = max(1.5, width * 0.04)
    foot = _FOOT if width >= _NAMED else rim
    inner, height = width - 2 * rim, width * TALL - rim - foot
    whole = seen == width
    shown = inner if whole else max(0.5, min(inner, seen - rim))
    suit = signs.suit(card)
    parts = [
        sheet(x, y, width),
        art.group(ground(suit, shown, height, width), x=x + rim, y=y + rim),
        _roundel(signs, card, x + rim, y + rim + height / 2, shown, width),
    ]
    if suit.letter:
        ink = COLOURS["print"]
        parts.append(art.text(suit.letter, x + rim + 2, y + rim + 11, 12, width=9, fill=ink))
    if whole and width >= _NAMED:
        parts.append(
            art.text(
                signs.title(card),
                x + width / 2,
                y + width * TALL - 6,
                12,
                width=width - 6,
                anchor="middle",
                font_weight=650,
                fill=COLOURS["card-ink"],
            )
        )
    return "".join(parts)


def sheet(x: float, y: float, width: float, fill: str = COLOURS["card"]) -> str:
    """The paper of a card."""
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=width * TALL,
        rx=max(2.0, width * 0.04),
        fill=fill,
        stroke=COLOURS["card-line"],
    )


def _roundel(signs: Prints, card: str, x: float, middle: float, shown: float, width: float) -> str:
    """The emblem of a card, where there is room for it."""
    radius = min(max(width * 0.29, 13), width * 0.43, shown / 2 - 0.5)
    if radius < max(5, width * 0.2):
        return ""
    x += shown / 2
    return tag(
        "circle",
        cx=x,
        cy=middle,
        r=radius,
        fill=COLOURS["card"],
        stroke=COLOURS["card-ink"],
        stroke_width=max(0.8, width * 0.017),
    ) + signs.emblem(card, x, middle, radius * (1.4 if radius > 10 else 1.6))


def back(x: float, y: float, width: float) -> str:
    """A card face down."""
    inset = max(1.5, width * 0.05)
    return (
        sheet(x, y, width, COLOURS["card-back"])
        + tag(
            "rect",
            x=x + inset,
            y=y + inset,
            width=width - 2 * inset,
            height=width * TALL - 2 * inset,
            rx=2,
            fill="none",
            stroke=COLOURS["bead-rim"],
            stroke_width=max(0.8, width * 0.014),
        )
        + art.stamp(
            "ring",
            x + width / 2,
            y + width * TALL / 2,
            width * 0.45,
            COLOURS["bead-rim"],
            COLOURS["card-back"],
        )
    )


def slot(x: float, y: float, width: float) -> str:
    """Where a card could lie."""
    return tag(
        "rect",
        x=x + 1,
        y=y + 1,
        width=width - 2,
        height=width * TALL - 2,
        rx=max(3.0, width * 0.04),
        fill="none",
        stroke=COLOURS["line-strong"],
        stroke_width=1.2,
        stroke_dasharray="4 4",
        stroke_opacity=0.6,
    )


def below(x: float, y: float, width: float, cards: int) -> str:
    """The edges of the cards under the topmost one."""
    return "".join(
        sheet(x + 3 * at, y - 3 * at, width, COLOURS["card-2"])
        for at in range(min(cards, 4) - 1, 0, -1)
    )


def glow(anchor: str, x: float, y: float, width: float) -> str:
    """The ring around what one can point at; it lies below the card."""
    return tag(
        "rect",
        x=x - 4,
        y=y - 4,
        width=width + 8,
        height=width * TALL + 8,
        rx=7,
        fill=COLOURS["glow"],
        fill_opacity=0.42,
        stroke=COLOURS["glow-line"],
        stroke_width=3,
        data_lit=anchor,
    )


def chosen(x: float, y: float, width: float) -> str:
    """The ring and the tick of a card somebody has just put there."""
    at = f"M{x + width - 5:.1f} {y:.1f}l3.5 4 6.5-8"
    return (
        tag(
            "rect",
            x=x - 2,
            y=y - 2,
            width=width + 4,
            height=width * TALL + 4,
            rx=5,
            fill="none",
            stroke=COLOURS["leaf"],
            stroke_width=3,
        )
        + tag("circle", cx=x + width, cy=y, r=9, fill=COLOURS["leaf"])
        + tag("path", d=at, fill="none", stroke=COLOURS["on-leaf"], stroke_width=2.2)
    )


def pill(words: str, x: float, y: float, size: float = 14) -> str:
    """A number on a card or a pile, with its middle at a place."""
    wide = max(size * 1.5, art.width_of(words, size, bold=True) + size * 0.6)
    return tag(
        "rect",
        x=x - wide / 2,
        y=y - size * 0.75,
        width=wide,
        height=size * 1.5,
        rx=size * 0.75,
        fill=COLOURS["surface"],
        stroke=COLOURS["line-strong"],
        stroke_width=1.2,
    ) + art.text(words, x, y + size * 0.35, size, anchor="middle", font_weight=700)
