"""The board at a terminal: the Ent's track, the map, the players and the own hand."""

from rich.console import Group, RenderableType

from mathom.art import Voice
from mathom.core import View
from mathom.games.orcs.game import Orcs
from mathom.games.orcs.link import NEVER, ground_bits, orc_bits
from mathom.games.orcs.terminal.map import draw_map, ent_track, legend
from mathom.games.orcs.terminal.players import between, hand, piles, players_table
from mathom.games.orcs.view import Table


def draw(game: Orcs, view: View[Table], words: Voice) -> RenderableType:
    """The table as this view shows it."""
    box, table = game.box, view.table
    missing = box.links.missing(orc_bits(table.board), ground_bits(table.board))
    parts: list[RenderableType] = [
        ent_track(box, table, words),
        "",
        draw_map(box, view),
        "",
        legend(box, view, words),
        between(None if missing == NEVER else missing, words),
        piles(table, words),
        players_table(box, table, words),
    ]
    if table.hand:
        parts.append(hand(box, table, view.seat, words))
    return Group(*parts)
