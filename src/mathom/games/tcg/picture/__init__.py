"""The table as a picture: the path, the Shadow against the fellowship, every player, the hand."""

from mathom.art import COLOURS, Voice, sheet
from mathom.core import View
from mathom.games.tcg.game import Tcg
from mathom.games.tcg.picture.desk import MARGIN, WIDTH, Desk
from mathom.games.tcg.picture.front import front
from mathom.games.tcg.picture.hand import hand, to_choose
from mathom.games.tcg.picture.header import header, under_way
from mathom.games.tcg.picture.layout import Drawn, below
from mathom.games.tcg.picture.path import path
from mathom.games.tcg.picture.seats import player
from mathom.games.tcg.view import Table


def draw(game: Tcg, view: View[Table], words: Voice) -> str:
    """The table as this view shows it."""
    desk = Desk(game, view, words)
    inside = below([*_above(desk), *_table(desk), to_choose(desk), hand(desk)], 14)
    height = inside.height + 2 * MARGIN
    return sheet(
        WIDTH,
        round(height),
        inside.at(MARGIN, MARGIN),
        title=desk.say("game-title"),
        ground=COLOURS["table"],
    )


def _above(desk: Desk) -> list[Drawn]:
    """What time it is, and the path."""
    found = [header(desk), under_way(desk)]
    return [*found, path(desk)] if desk.board.path else found


def _table(desk: Desk) -> list[Drawn]:
    """The enemy above, oneself below, the front between."""
    board, seat = desk.board, desk.seat
    seats = [one for one in board.order if one != board.fp]
    if board.phase == "start":
        return [player(desk, one) for one in sorted((*board.order, *board.lost))]
    shadows = sorted(seats, key=lambda one: one == seat)
    turned = seat in shadows
    found = [
        *([player(desk, board.fp)] if board.fp in board.order else []),
        *front(desk, turned=turned)[::-1],
        *(player(desk, one) for one in shadows),
    ]
    lost = [player(desk, one) for one in board.lost]
    return [*lost, *(found if turned else found[::-1])]
