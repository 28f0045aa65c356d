"""The table at a terminal: dice and tracks, the nations, the armies land by land, the own hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from mathom.core import Message, View
from mathom.games.ringwar.game import Ringwar
from mathom.games.ringwar.terminal.land import lands
from mathom.games.ringwar.terminal.signs import Signs, Words
from mathom.games.ringwar.terminal.tracks import nations, tracks
from mathom.games.ringwar.view import Table


def draw(game: Ringwar, view: View[Table], words: Words) -> RenderableType:
    """The table as this view shows it."""
    signs = Signs(words)
    parts: list[RenderableType] = [
        tracks(game.box, view.table, signs),
        nations(view.table, signs),
        lands(game.box, view.table, signs),
    ]
    if view.table.table:
        parts.append(_cards("terminal-on-table", view.table.table, signs))
    if view.table.hand is not None:
        parts.append(_cards("terminal-hand", view.table.hand, signs))
    return Group(*parts)


def _cards(title: str, cards: tuple[str, ...], signs: Signs) -> Text:
    names = ", ".join(signs.words.say(Message(f"card-{card}")) for card in cards)
    return Text.assemble((signs.say(title), "bold"), ": ", names or "–")
