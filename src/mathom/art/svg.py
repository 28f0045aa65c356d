"""SVG from parts: tags, words that keep to their room, groups, and the sheet around them.

A picture is one text without ids, styles or scripts, so that any number of them can stand on a page
of somebody else's, and no two get in each other's way.
"""

import unicodedata
from html import escape

from mathom.art.colours import COLOURS

TEXT = "'Vollkorn Variable', Vollkorn, Georgia, 'DejaVu Serif', serif"
TITLE = "Almendra, 'Vollkorn Variable', Vollkorn, Georgia, 'DejaVu Serif', serif"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element. Of a name, `_` becomes `-` (`stroke_width`); what is None is left out."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def _plain(value: object) -> str:
    """Numbers with no more digits than can be seen."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def group(
    *inside: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    **attributes: object,
) -> str:
    """Elements moved to a place, turned there by so many degrees, and made larger."""
    moves = [f"translate({_plain(float(x))} {_plain(float(y))})"] if x or y else []
    moves += [f"rotate({_plain(float(turn))})"] if turn else []
    moves += [f"scale({_plain(float(scale))})"] if scale != 1 else []
    return tag("g", *inside, transform=" ".join(moves) or None, **attributes)


def text(
    words: object,
    x: float,
    y: float,
    size: float = 16,
    *,
    width: float | None = None,
    title: bool = False,
    **attributes: object,
) -> str:
    """A line of words on the base line `y`; what may not fit into `width` is drawn closer together.

    `anchor` says what stands at `x`: `start`, `middle` or `end` of the line.
    """
    said = str(words)
    weight = attributes.get("font_weight")
    bold = isinstance(weight, int) and weight >= 600
    close = width is not None and width_of(said, size, bold=bold) > width
    anchor = attributes.pop("anchor", None)
    return tag(
        "text",
        escape(said, quote=False),
        x=x,
        y=y,
        font_size=size,
        font_family=TITLE if title else None,
        text_anchor=anchor if anchor != "start" else None,
        textLength=width if close else None,
        lengthAdjust="spacingAndGlyphs" if close else None,
        **attributes,
    )


_NARROW = frozenset("iljtfrI.,;:'!|()[]’‘ ·-")
_WIDE = frozenset("mwMWÆŒ—@%&…")
_BOLD = 1.2
"""How much wider bold letters are."""


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """About how wide a line is. Which letters there are on a machine is not known here."""
    return size * sum(map(_em, words)) * (_BOLD if bold else 1)


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.9
    if letter.isupper():
        return 0.7
    if unicodedata.combining(letter):
        return 0
    return 0.56


def lines(words: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Words broken into lines of at most this width, where they can be."""
    found: list[str] = []
    for word in words.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and width_of(longer, size, bold=bold) <= width:
            found[-1] = longer
        else:
            found.append(word)
    return found


def sheet(
    width: float, height: float, *inside: str, title: str, ground: str = COLOURS["paper"]
) -> str:
    """A whole picture, shown no wider than it is; `title` is read aloud."""
    return tag(
        "svg",
        tag("title", escape(title, quote=False)),
        tag("rect", width=width, height=height, rx=10, fill=ground),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_plain(float(width))} {_plain(float(height))}",
        width=width,
        role="img",
        font_family=TEXT,
        fill=COLOURS["ink"],
        style="max-width:100%;height:auto",
    )
