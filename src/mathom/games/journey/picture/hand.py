"""The own hand: equal cards on each other, sorted by colour and trait."""

from mathom import art
from mathom.art import tag
from mathom.core import View
from mathom.games.journey.picture import cards
from mathom.games.journey.picture.layout import LEFT, RIGHT, label, panel
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.view import Table

CARD = 92.0
HEIGHT = 38 + CARD * cards.TALL + 16
_GAP = 14


def hand(view: View[Table], signs: Prints, lit: frozenset[str], y: float) -> str:
    """The panel with its upper edge at `y`, `HEIGHT` high; nothing for who has no hand."""
    held = view.table.hand
    if held is None or view.seat is None:
        return ""
    kinds = tuple(dict.fromkeys(signs.in_order(held)))
    step = min(CARD + _GAP, (RIGHT - LEFT - 28 + _GAP) / max(1, len(kinds)))
    first, top, width = LEFT + 14, y + 42, max(24.0, step - _GAP)
    return "".join(
        (
            panel(y, HEIGHT),
            art.badge(view.seat, LEFT + 22, y + 18, 22),
            label(signs.say("terminal-hand"), LEFT + 40, y + 23),
            "" if held else cards.slot(first, top, CARD),
            *(
                _held(signs, card, held.count(card), lit, first + at * step, top, width)
                for at, card in enumerate(kinds)
            ),
        )
    )


def _held(
    signs: Prints, card: str, count: int, lit: frozenset[str], x: float, y: float, width: float
) -> str:
    """The cards of one kind, and how many they are."""
    anchor = f"hand:{card}"
    return tag(
        "g",
        cards.glow(anchor, x, y, width) if anchor in lit else "",
        cards.below(x, y, width, count),
        cards.face(signs, card, x, y, width),
        cards.pill(f"×{count}", x + 16, y + 13) if count > 1 else "",
        data_thing=anchor,
        data_count=count,
    )
