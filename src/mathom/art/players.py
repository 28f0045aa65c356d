"""The players beside a board: colour and shape, name, and what is to be said of each."""

from collections.abc import Sequence
from typing import NamedTuple

from mathom.art.colours import COLOURS, PLAYERS
from mathom.art.stamps import stamp
from mathom.art.svg import group, tag, text

ROW = 46
"""The height of a row."""


class PlayerRow(NamedTuple):
    """A row: whose it is, what is told below the name, and what counts, at its end."""

    seat: int
    name: str
    told: str = ""
    points: str = ""
    on_turn: bool = False
    colours: int | None = None
    """Which of the players' colours; None: that of the seat."""


def badge(seat: int, x: float, y: float, size: float = 24) -> str:
    """The colour and the shape of a seat, never one without the other."""
    shape, colour, on = PLAYERS[seat]
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=size / 2, fill=colour, stroke=COLOURS["piece-rim"]),
        stamp(f"player-{shape}", x, y, size * 0.62, on, colour),
    )


def players(rows: Sequence[PlayerRow], x: float, y: float, width: float) -> str:
    """A list of players, `ROW` high each; who is on turn has a green edge."""
    return group(*(_row(row, at * ROW, width) for at, row in enumerate(rows)), x=x, y=y)


def _row(row: PlayerRow, y: float, width: float) -> str:
    edge = COLOURS["leaf"] if row.on_turn else COLOURS["line"]
    room = width - 58 - (52 if row.points else 0)
    return tag(
        "g",
        tag(
            "rect",
            x=0,
            y=y,
            width=width,
            height=ROW - 6,
            rx=6,
            fill=COLOURS["surface"],
            stroke=edge,
            stroke_width=2.5 if row.on_turn else 1,
        ),
        badge(row.seat if row.colours is None else row.colours, 24, y + ROW / 2 - 3, 26),
        text(row.name, 46, y + (17 if row.told else 25), 15, width=room, font_weight=650),
        text(row.told, 46, y + 33, 12, width=room, fill=COLOURS["ink-2"]) if row.told else "",
        text(row.points, width - 12, y + 27, 20, anchor="end", font_weight=650, width=48)
        if row.points
        else "",
    )
