"""What is common: the draw pile, the open cards and the discard pile."""

from math import ceil

from mathom.art import tag
from mathom.games.journey.options import PILE
from mathom.games.journey.picture import cards
from mathom.games.journey.picture.layout import LEFT, RIGHT, apart, label
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.state import Swapping
from mathom.games.journey.view import Table

CARD = 92.0
HEIGHT = 24 + CARD * cards.TALL + 14
_SMALL = 44.0
_IN_ONE_ROW = 10
_GAP = 10
_OPEN, _DISCARD = LEFT + 136, RIGHT - CARD - 12


def market(table: Table, signs: Prints, lit: frozenset[str], y: float) -> str:
    """The part with its upper edge at `y`, `HEIGHT` high."""
    piles = signs.say("terminal-piles", pile=table.pile, discard=len(table.discard))
    below = y + 24
    return "".join(
        (
            label(signs.say("terminal-open"), _OPEN, y + 12),
            label(piles, RIGHT, y + 12, "end"),
            _draw_pile(table, LEFT + 4, below, PILE in lit),
            _open(table, signs, lit, below),
            _discard(table, signs, below),
        )
    )


def _draw_pile(table: Table, x: float, y: float, lit: bool) -> str:
    """Where it is empty and may be drawn from, the discards are shuffled for it."""
    return tag(
        "g",
        cards.glow(PILE, x, y, CARD) if lit else "",
        cards.below(x, y, CARD, min(3, table.pile)),
        cards.back(x, y, CARD) if table.pile or lit else cards.slot(x, y, CARD),
        cards.pill(f"{table.pile}", x + CARD / 2, y + CARD * cards.TALL + 9),
        data_thing=PILE,
    )


def _discard(table: Table, signs: Prints, y: float) -> str:
    x, lying = _DISCARD, len(table.discard)
    return tag(
        "g",
        cards.below(x, y, CARD, min(3, lying)),
        cards.face(signs, table.discard[-1], x, y, CARD) if lying else cards.slot(x, y, CARD),
        cards.pill(f"{lying}", x + CARD / 2, y + CARD * cards.TALL + 9),
        data_thing="pile:discard",
    )


def _open(table: Table, signs: Prints, lit: frozenset[str], y: float) -> str:
    """The open cards; the more there are, the smaller they are, in two rows at last."""
    lying = len(table.open)
    if not lying:
        return cards.slot(_OPEN, y, CARD)
    in_row = lying if lying <= _IN_ONE_ROW else ceil(lying / 2)
    room = _DISCARD - 24 - _OPEN
    width = min(CARD, (room + _GAP) / lying - _GAP) if lying <= _IN_ONE_ROW else _SMALL
    step = apart(in_row, width, room, _GAP)
    laid = _laid(table)
    drawn = []
    for at, card in enumerate(table.open):
        row, column = divmod(at, in_row)
        left, top = _OPEN + column * step, y + row * (_SMALL * cards.TALL + 8)
        ring = ""
        if at == laid:
            ring = tag("g", cards.chosen(left, top, width), data_thing="laid")
        elif f"open:{card}" in lit:
            ring = cards.glow(f"open:{card}", left, top, width)
        shown = cards.face(signs, card, left, top, width, seen=step)
        parts = (shown, ring) if at == laid else (ring, shown)
        drawn.append(tag("g", *parts, data_thing=f"open:{card}"))
    return "".join(drawn)


def _laid(table: Table) -> int | None:
    """Which of the open cards has just been laid down for two others: the last of its kind."""
    frame = table.frames[-1] if table.frames else None
    if not isinstance(frame, Swapping) or frame.laid not in table.open:
        return None
    return len(table.open) - 1 - table.open[::-1].index(frame.laid)
