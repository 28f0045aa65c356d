"""The table drawn: by the game's own hand, or plainly where it has none."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from io import StringIO
from typing import Any

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.core import AnyGame, View
from mathom.text.words import Words

GROUP = "mathom.terminals"
Draw = Callable[[AnyGame, View[Any], Words], RenderableType]


def draw(game: AnyGame, view: View[Any], words: Words) -> RenderableType:
    """The table as this view shows it."""
    return _drawing(game.id)(game, view, words)


def as_text(game: AnyGame, view: View[Any], words: Words, width: int = 100) -> str:
    """The table drawn with nothing but signs."""
    return _printed(draw(game, view, words), width).export_text()


def as_html(game: AnyGame, view: View[Any], words: Words, width: int = 100) -> str:
    """The table drawn in colours, for a page or a notebook, whatever is around it."""
    page = (
        '<pre style="background:#fff;color:#000;padding:.5em;line-height:1.2;overflow-x:auto;'
        "font-family:Menlo,'DejaVu Sans Mono',Consolas,monospace\">{code}</pre>"
    )
    drawn = _printed(draw(game, view, words), width)
    return drawn.export_html(inline_styles=True, code_format=page)


def _printed(what: RenderableType, width: int) -> Console:
    console = Console(
        file=StringIO(),
        record=True,
        width=width,
        force_terminal=True,
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.print(what)
    return console


@cache
def _drawing(game_id: str) -> Draw:
    found = entry_points(group=GROUP, name=game_id)
    if not found:
        return plain
    drawing: Draw = next(iter(found)).load()
    return drawing


def plain(game: AnyGame, view: View[Any], words: Words) -> RenderableType:
    """Any table at all, as a list of what is on it: good enough until the game draws its own."""
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    seen = msgspec.to_builtins(view.table)
    for name, value in seen.items() if isinstance(seen, dict) else ():
        table.add_row(name, Text(value if isinstance(value, str) else _short(value)))
    return table


def _short(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "").replace(",", ", ")
