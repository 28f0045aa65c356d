"""The own hero cards; a spectator sees the backs of everybody's."""

from collections.abc import Iterator

from mathom.art import COLOURS, badge, tag
from mathom.core import View
from mathom.games.orcs.box import Box
from mathom.games.orcs.picture import cards
from mathom.games.orcs.picture.layout import CARDS, CARDS_HEIGHT, EDGE, PILES, WIDTH, colour
from mathom.games.orcs.picture.reach import Reach, figures_of
from mathom.games.orcs.view import Table

_GAP = 12
_LEAST = 72
"""How wide a card is at least; so many that they find no room overlap."""
_ROOM = WIDTH - 2 * EDGE - PILES - 2 * _GAP


def hand(box: Box, held: tuple[str, ...], found: Reach) -> Iterator[str]:
    """The cards held; what cannot be chosen while others can steps back."""
    width = max(_LEAST, min(CARDS_HEIGHT / 1.4, (_ROOM + _GAP) / max(3, len(held)) - _GAP))
    step = min(width + _GAP, (_ROOM - width) / max(1, len(held) - 1))
    choosing = any(anchor.startswith("card:") for anchor in found.anchors)
    for number, card in enumerate(held):
        x, anchor = EDGE + number * step, f"card:{card}"
        glows = anchor in found.anchors
        horse = glows and "mark:shadowfax" in found.anchors
        yield tag(
            "g",
            _glow(x, width, anchor) if glows else "",
            cards.hero(box.heroes[card], x, CARDS, width, horse=horse),
            opacity=0.55 if choosing and not glows else None,
            data_thing=anchor,
        )


def _glow(x: float, width: float, anchor: str) -> str:
    return tag(
        "g",
        _around(x, width, 6, fill=COLOURS["glow"], fill_opacity=0.4),
        _around(x, width, 2.5, fill=COLOURS["glow-line"]),
        data_lit=anchor,
    )


def _around(x: float, width: float, by: float, **attributes: object) -> str:
    return tag(
        "rect",
        x=x - by,
        y=CARDS - by,
        width=width + 2 * by,
        height=width * 1.4 + 2 * by,
        rx=4 + by,
        **attributes,
    )


def hands(box: Box, view: View[Table]) -> Iterator[str]:
    """What everybody holds, face down."""
    sizes = view.table.hand_sizes
    room = _ROOM / len(sizes)
    width = min(76.0, room * 0.6)
    bottom = CARDS + 106
    for seat, size in enumerate(sizes):
        left = EDGE + seat * room
        step = min(18.0, (room - width - _GAP) / max(1, size - 1))
        for number in range(size):
            yield cards.back(left + number * step, bottom - width * 1.4, width, "hero-aragorn")
        middle = left + (width + step * max(0, size - 1)) / 2
        own = figures_of(view.table, seat)
        for number, figure in enumerate(own):
            shift = (number - (len(own) - 1) / 2) * 28
            yield badge(colour(box, figure), middle + shift, bottom + 22, 26)
