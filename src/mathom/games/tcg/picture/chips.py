"""A chip: a card in a line, where there is no room for more than what it is called and counts."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from mathom.art import COLOURS, Voice, stamp, tag, text
from mathom.core import Message
from mathom.games.tcg.box import Face
from mathom.games.tcg.names import full_title, title
from mathom.games.tcg.picture.cards import BETTER, WORSE
from mathom.games.tcg.picture.emblems import emblem, mixed, paper, signed, tone
from mathom.games.tcg.picture.layout import Drawn
from mathom.games.tcg.picture.marks import Marks, glow
from mathom.games.tcg.picture.titles import bold_width, broken, written

LETTERS, LINE = 12.5, 13.5
SIDE = 22
"""The coloured field at the left."""


class Stat(NamedTuple):
    """A symbol and what stands beside it."""

    symbol: str
    said: str
    colour: str = COLOURS["card-ink"]

    @property
    def width(self) -> float:
        return 16 + 9.5 * len(self.said)


def chip(
    face: Face,
    marks: Marks,
    words: Voice,
    width: float,
    *,
    times: int = 1,
    rests: bool = False,
    whole: bool = False,
) -> Drawn:
    """A card in a line, with its numbers; `times`: so many of it, `rests`: it does not count this
    turn, `whole`: with the second half of its name."""
    numbers = list(_numbers(face, marks))
    wide = sum(number.width + 3 for number in numbers)
    said = (full_title if whole else title)(face, words.language)
    name = broken(f"{times} × {said}" if times > 1 else said, LETTERS, width - SIDE - 10)
    beside = len(name) == 1 and bold_width(name[0], LETTERS) <= width - SIDE - 12 - wide
    height = 8 + LINE * (len(name) + (0 if beside or not numbers else 1.15))
    middle = 4 + LINE / 2 if beside else height - 4 - LINE / 2
    ground = mixed(paper(face), COLOURS["sunken"], 0.25) if rests else paper(face)
    colour = mixed(tone(face), COLOURS["ink-3"], 0.45) if rests else tone(face)
    drawn = tag(
        "g",
        tag("title", escape(words.say(Message(f"card-{face.id}")), quote=False)),
        glow(0, 0, width, height, 7) if marks.glows else "",
        tag("rect", width=width, height=height, rx=4, fill=ground, stroke=COLOURS["card-line"]),
        tag("path", d=f"M{SIDE} 0H4a4 4 0 0 0-4 4v{height - 8:g}a4 4 0 0 0 4 4h{SIDE - 4}z",
            fill=colour),
        stamp(emblem(face), SIDE / 2, 11, 17, COLOURS["on-culture"], colour),
        *(
            written(line, SIDE + 4, round(4 + LINE * (at + 0.8), 1), LETTERS,
                    width - SIDE - 7 - (wide if beside else 0))
            for at, line in enumerate(name)
        ),
        *_drawn(numbers, width - wide if beside else SIDE + 4, middle, ground),
        data_thing=marks.thing,
        data_lit=marks.thing if marks.glows else None,
    )  # fmt: skip
    return Drawn(width, height, drawn)


def _numbers(face: Face, marks: Marks) -> Iterator[Stat]:
    """The cost if it matters; what a character counts, what a thing adds; wounds and tokens."""
    if marks.cost is not None and face.type != "one_ring":
        yield Stat("kind-site" if face.type == "site" else "tcg-twilight", str(marks.cost))
    if face.is_character:
        for symbol, printed, now in (
            ("tcg-strength", face.strength, marks.strength),
            ("tcg-vitality", face.vitality, marks.left),
        ):
            n = printed if now is None else now
            colour = BETTER if n > printed else WORSE if n < printed else COLOURS["card-ink"]
            yield Stat(symbol, str(n), colour)
    else:
        if face.strength:
            yield Stat("tcg-strength", signed(face.strength))
        if face.vitality:
            yield Stat("tcg-vitality", signed(face.vitality))
    if marks.wounds:
        yield Stat("wound", str(marks.wounds), COLOURS["wound"])
    if marks.tokens:
        yield Stat("cube", str(marks.tokens), tone(face))


def _drawn(numbers: list[Stat], x: float, y: float, ground: str) -> Iterator[str]:
    for number in numbers:
        ink = number.colour if number.symbol in ("wound", "cube") else COLOURS["card-ink-2"]
        yield stamp(number.symbol, x + 7, round(y, 1), 13, ink, ground)
        yield text(
            number.said, x + 15, round(y + 4.5, 1), 12.5, font_weight=750, fill=number.colour
        )
        x += number.width + 3
