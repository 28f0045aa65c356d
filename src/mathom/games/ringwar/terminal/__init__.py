"""The table at a terminal: tracks and nations, the armies of both sides, cards."""

from rich.console import Group, RenderableType

from mathom.art import Voice
from mathom.core import View
from mathom.games.ringwar.game import Ringwar
from mathom.games.ringwar.terminal.cards import cards
from mathom.games.ringwar.terminal.land import lands
from mathom.games.ringwar.terminal.signs import Signs
from mathom.games.ringwar.terminal.tracks import tracks
from mathom.games.ringwar.view import Table


def draw(game: Ringwar, view: View[Table], words: Voice) -> RenderableType:
    """The table as this view shows it."""
    signs = Signs(words)
    return Group(
        tracks(game.box, view.table, signs),
        lands(game.box, view.table, signs),
        *cards(game.box, view, signs),
    )
