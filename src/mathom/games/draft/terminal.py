"""The table at a terminal: who has chosen, the booster in lines, and one's own cards."""

from collections import Counter

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mathom.art import Voice
from mathom.core import Message, View
from mathom.games.draft.game import Draft
from mathom.games.draft.view import Table


def draw(game: Draft, view: View[Table], words: Voice) -> RenderableType:
    """The table as this view shows it."""
    table = view.table
    parts: list[RenderableType] = [
        Text(words.say(Message(f"view-stage-{table.stage}")), "bold"),
        _players(table, words),
    ]
    if table.pack:
        parts.append(_cards(game, Counter(table.pack), words))
    if table.pool:
        heading = words.say(Message("board-pile-open", {"n": len(table.pool)}))
        parts += (Text(heading, "bold"), _cards(game, Counter(table.pool), words))
    return Group(*parts)


def _players(table: Table, words: Voice) -> Grid:
    grid = Grid(box=boxes.SIMPLE, show_header=False, padding=(0, 1))
    for seat, done in enumerate(table.done):
        state = "gone" if seat in table.gone else "ready" if done else "chooses"
        said = words.say(Message(f"board-{state}")) if any(table.sizes) or any(table.done) else ""
        starter = table.starters[seat]
        named = words.say(Message(f"deck-{starter}")) if starter else ""
        grid.add_row(words.say(Message("seat", {"seat": seat})), said, named)
    return grid


def _cards(game: Draft, cards: Counter[str], words: Voice) -> Grid:
    """Cards in lines: how many, cost, name, strength and vitality."""
    grid = Grid(box=boxes.SIMPLE, show_header=False, padding=(0, 1))
    faces = game.products.box.faces
    for kind in sorted(cards, key=lambda one: (faces[one].side, faces[one].culture, one)):
        face = faces[kind]
        stats = f"{face.strength}/{face.vitality}" if face.is_character else ""
        cost = str(face.site if face.type == "site" else face.cost)
        name = words.say(Message(f"card-{kind}"))
        grid.add_row(f"{cards[kind]}×", kind, cost, name, stats)
    return grid
