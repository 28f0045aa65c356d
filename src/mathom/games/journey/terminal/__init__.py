"""The table at a terminal: the road, the cards that lie open, the players' rows, the own hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from mathom.art import Voice
from mathom.core import View
from mathom.games.journey.game import Journey
from mathom.games.journey.terminal.cards import hand_table, open_cards
from mathom.games.journey.terminal.players import players_table
from mathom.games.journey.terminal.road import road
from mathom.games.journey.terminal.signs import Signs
from mathom.games.journey.view import Table


def draw(game: Journey, view: View[Table], words: Voice) -> RenderableType:
    """The table as this view shows it."""
    box, table = game.box, view.table
    signs = Signs(box, words)
    parts: list[RenderableType] = [
        road(box, table, signs),
        signs.legend(),
        open_cards(table, signs),
        players_table(box, table, signs),
    ]
    if table.hand is not None:
        parts += (Text(signs.say("terminal-hand"), "bold"), hand_table(box, table.hand, signs))
    return Group(*parts)
