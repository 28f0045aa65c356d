"""The board at a terminal: a map with everything on it, and a list of the players."""

from rich.console import Console, ConsoleOptions, Group, RenderResult

from mathom.art import Voice
from mathom.core import View
from mathom.games.hobbits.game import Hobbits
from mathom.games.hobbits.terminal.map import draw_map
from mathom.games.hobbits.terminal.players import legend, players_table
from mathom.games.hobbits.view import Table


class Drawing:
    """The whole table; it fits itself to the width there is."""

    def __init__(self, game: Hobbits, view: View[Table], words: Voice) -> None:
        self.game = game
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Group(
            draw_map(self.game.box, self.view, self.words, options.max_width),
            legend(self.view.table, self.words),
            players_table(self.game.box, self.view.table, self.words),
        )


def draw(game: Hobbits, view: View[Table], words: Voice) -> Drawing:
    """The table as this view shows it. Fields that are options carry the option's number."""
    return Drawing(game, view, words)
