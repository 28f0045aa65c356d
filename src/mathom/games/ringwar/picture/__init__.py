"""The table of `ringwar` as a picture: the map, and below it the trays, the tracks and the hand."""

from mathom.art import COLOURS, Voice, group, sheet
from mathom.core import View
from mathom.games.ringwar.game import Ringwar
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.picture import caption
from mathom.games.ringwar.picture.cards import hand_tray, table_tray
from mathom.games.ringwar.picture.land import HEIGHT, WIDTH
from mathom.games.ringwar.picture.map import drawn_map
from mathom.games.ringwar.picture.politics import politics_tray
from mathom.games.ringwar.picture.ring import ring_tray
from mathom.games.ringwar.picture.sides import side_tray
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.tray import Tray, row
from mathom.games.ringwar.picture.under_way import is_under_way, under_way_tray
from mathom.games.ringwar.view import Table

GAP = 14


def draw(game: Ringwar, view: View[Table], words: Voice) -> str:
    """The table as this view shows it."""
    sight = Sight(game, view, words)
    y, drawn = float(HEIGHT + caption.HIGH + 6), [caption.caption(sight, WIDTH, HEIGHT)]
    for trays, width in _rows(sight):
        lying, high = row(trays, width, GAP, y, GAP)
        drawn.append(lying)
        y += high + GAP
    turn = sight.say("board-turn", number=sight.table.turn.number)
    return sheet(
        WIDTH,
        y,
        drawn_map(sight),
        group(*drawn),
        title=f"{sight.say('game-title')}, {turn}",
        ground=COLOURS["table"],
    )


_MIDDLE = ((table_tray, lambda sight: bool(sight.table.table)), (under_way_tray, is_under_way))


def _rows(sight: Sight) -> list[tuple[list[Tray], float]]:
    """The trays in rows, and how wide those of a row are."""
    whole = WIDTH - 2 * GAP
    half, third = (whole - GAP) / 2, (whole - 2 * GAP) / 3
    sides = [side_tray(sight, side, third) for side in (FREE, SHADOW)]
    rows: list[tuple[list[Tray], float]] = [
        ([sides[FREE], ring_tray(sight, third), sides[SHADOW]], third),
        ([politics_tray(sight, whole)], whole),
    ]
    middle = [tray for tray, lies in _MIDDLE if lies(sight)]
    if middle:
        width = half if len(middle) == 2 else whole
        rows.append(([tray(sight, width) for tray in middle], width))
    if sight.table.hand is not None:
        rows.append(([hand_tray(sight, whole)], whole))
    return rows
