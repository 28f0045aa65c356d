"""What the seat that looks could point at now, and where a hero card leads."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mathom.art import COLOURS, lit, tag, text
from mathom.core import Choice, View, Waiting
from mathom.games.orcs.board import FIELDS, FIGURES, INDEX
from mathom.games.orcs.box import Box
from mathom.games.orcs.options import Jump, Move, Place, Relocate, Remove
from mathom.games.orcs.picture.brought import Brought, brought
from mathom.games.orcs.picture.layout import UNIT, middle, own
from mathom.games.orcs.view import Table


class Reach(NamedTuple):
    """What glows."""

    anchors: frozenset[str] = frozenset()
    """Cards, figures, the horse on a card."""
    fields: frozenset[str] = frozenset()
    starts: frozenset[str] = frozenset()
    """Where the figures stand that would walk."""
    brought: Mapping[int, Brought] = {}
    """What a card that was chosen brings on every field."""


def reach(box: Box, view: View[Table]) -> Reach:
    """What is to be pointed at: cards, and once one card is meant the fields it leads to."""
    if not isinstance(view.question, Choice):
        return Reach()
    options = list(view.question.options)
    moves = [option for option in options if isinstance(option, Move)]
    jumps = [option for option in options if isinstance(option, Jump)]
    meant = len({move.card for move in moves} | {jump.card for jump in jumps}) == 1
    fields = {option.to for option in options if isinstance(option, Place | Relocate)}
    fields |= {option.field for option in options if isinstance(option, Remove)}
    anchors = set(lit(view))
    if meant:
        fields |= {option.to for option in moves or jumps}
        anchors |= {"mark:shadowfax"} if jumps else set()
    return Reach(
        frozenset(anchors),
        frozenset(fields),
        frozenset(option.start for option in moves if meant),
        brought(box, view) if meant else {},
    )


def acting(view: View[Table]) -> int | None:
    """Whom everybody waits for; nobody once the game is over."""
    match view.question:
        case Choice(seat=seat):
            return seat
        case Waiting(seat=int(seat)):
            return seat
        case _:
            return view.table.turn if view.table.frames else None


def figures_of(table: Table, seat: int) -> range:
    """The figures of a seat."""
    return own(seat, len(table.hand_sizes))


def glowing(box: Box, table: Table, found: Reach) -> Iterator[str]:
    """The fields and figures that glow, and a dashed edge where a figure would start."""
    lit_fields = [(field, f"field:{field}") for field in sorted(found.fields)]
    for sign, figure in zip(FIGURES, box.figures, strict=False):
        if f"figure:{figure}" in found.anchors and sign in table.board:
            lit_fields.append((FIELDS[table.board.index(sign)], f"figure:{figure}"))
    for field, anchor in lit_fields:
        yield _edge(
            field,
            fill=COLOURS["glow"],
            fill_opacity=0.42,
            stroke=COLOURS["glow-line"],
            data_lit=anchor,
        )
    for field in sorted(found.starts):
        yield _edge(field, fill="none", stroke=COLOURS["leaf"], stroke_dasharray="6 5")


def _edge(field: str, **attributes: object) -> str:
    x, y = middle(INDEX[field])
    side = UNIT - 6
    return tag(
        "rect",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=5,
        stroke_width=2.5,
        **attributes,
    )


def numbers(found: Reach) -> Iterator[str]:
    """The strength left on every field a card leads to, and the orcs beaten on the way."""
    spots = [(*middle(field), there) for field, there in sorted(found.brought.items())]
    left = (text(there.left, x + 22, y + 23, 14) for x, y, there in spots)
    yield tag(
        "g",
        *left,
        text_anchor="end",
        font_weight=700,
        stroke=COLOURS["surface"],
        stroke_width=3.5,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    beaten = (_beaten(x - 13, y - 18.5, there.orcs) for x, y, there in spots if there.orcs)
    yield tag("g", *beaten, text_anchor="middle", font_weight=700, stroke=COLOURS["surface"])


def _beaten(x: float, y: float, orcs: int) -> str:
    ground, ink = COLOURS["token"], COLOURS["token-on"]
    return tag("rect", x=x - 14, y=y - 8.5, width=28, height=17, rx=7, fill=ground) + text(
        f"+{orcs}", x, y + 5, 14, fill=ink, stroke="none"
    )
