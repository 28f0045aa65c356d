"""The table at a terminal: the path, the fellowship against the minions, the others, the hand."""

from rich.console import Group, RenderableType

from mathom.art import Voice
from mathom.core import View
from mathom.games.tcg.game import Tcg
from mathom.games.tcg.terminal.fellowship import fellowship, others
from mathom.games.tcg.terminal.hand import hand
from mathom.games.tcg.terminal.path import headline, path
from mathom.games.tcg.terminal.shadow import minions
from mathom.games.tcg.terminal.signs import Signs
from mathom.games.tcg.view import Table


def draw(game: Tcg, view: View[Table], words: Voice) -> RenderableType:
    """The table as this view shows it."""
    table = view.table
    signs = Signs(game.box.scene(table.board), words)
    parts: list[RenderableType] = [headline(table, signs)]
    if table.board.path:
        parts += [path(table, signs), "", fellowship(table, signs)]
        parts += [*minions(table, signs), "", *others(table, signs)]
    if table.hand:
        parts += ["", hand(table.hand, signs)]
    return Group(*parts)
