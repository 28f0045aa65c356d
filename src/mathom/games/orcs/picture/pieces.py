"""The orcs and the players' figures."""

from collections.abc import Iterator

from mathom.art import COLOURS, PLAYERS, group, stamp, tag
from mathom.core import View
from mathom.games.orcs.board import COLUMNS, FIELDS, FIGURES, ORC
from mathom.games.orcs.box import Box
from mathom.games.orcs.picture.layout import UNIT, colour, middle
from mathom.games.orcs.picture.reach import acting, figures_of
from mathom.games.orcs.view import Table

MOTIFS = 8
"""So many pictures of orcs there are."""
_SCALE = UNIT / 60
_FIGURE = (
    "M-19 25c0-9 4-13 8-16-5-3-8-7-8-13 0-11 8-19 19-19s19 8 19 19c0 6-3 10-8 13 4 3 8 7 8 16z"
)


def token(x: float, y: float, motif: int, radius: float, **attributes: object) -> str:
    """An orc token, the picture up."""
    return tag(
        "g",
        tag(
            "circle",
            cx=x,
            cy=y,
            r=radius,
            fill=COLOURS["token"],
            stroke=COLOURS["token-rim"],
            stroke_width=1 if radius < 10 else 2,
        ),
        stamp(f"orc-{motif}", x, y, radius * 1.46, COLOURS["token-on"], COLOURS["token"]),
        **attributes,
    )


def orcs(table: Table, chain: frozenset[int]) -> Iterator[str]:
    """Every orc on the board; those that join the towers have a red rim."""
    for field, sign in enumerate(table.board):
        if sign == ORC:
            x, y = middle(field)
            # Which picture it shows has no meaning.
            motif = (field * 5 + field // COLUMNS * 3) % MOTIFS + 1
            drawn = token(x, y, motif, 24 * _SCALE, data_thing=f"orc:{FIELDS[field]}")
            yield drawn + (_rim(x, y) if field in chain else "")


def _rim(x: float, y: float) -> str:
    red = COLOURS["threat"]
    return tag("circle", cx=x, cy=y, r=24 * _SCALE, fill="none", stroke=red, stroke_width=5)


def figures(box: Box, view: View[Table]) -> Iterator[str]:
    """The figures in the colours and shapes of their players; a strong edge for who is on turn."""
    table, on_turn = view.table, acting(view)
    strong = () if on_turn is None else figures_of(table, on_turn)
    for figure, sign in enumerate(FIGURES):
        field = table.board.find(sign)
        if field >= 0:
            yield _figure(box, figure, field, strong=figure in strong)


def _figure(box: Box, figure: int, field: int, *, strong: bool) -> str:
    shape, tone, on = PLAYERS[colour(box, figure)]
    x, y = middle(field)
    return group(
        tag(
            "path",
            d=_FIGURE,
            fill=tone,
            stroke=COLOURS["piece-rim"],
            stroke_width=4 if strong else 2.5,
            stroke_linejoin="round",
        ),
        stamp(f"player-{shape}", 0, -4.5, 23, on, tone),
        x=x,
        y=y,
        scale=_SCALE,
        data_thing=f"figure:{box.figures[figure]}",
        data_field=FIELDS[field],
    )
