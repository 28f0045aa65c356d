"""The table drawn, in signs or as a picture: by the game's own hand, or plainly."""

from collections.abc import Callable
from functools import cache
from io import StringIO
from typing import Any

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.core import AnyGame, MathomError, Message, View
from mathom.core.extensions import extensions
from mathom.text.words import Words

GROUP = "mathom.terminals"
PICTURES = "mathom.pictures"
Draw = Callable[[AnyGame, View[Any], Words], RenderableType]


class NoPicture(MathomError):
    """What cannot be drawn: none of ours, or of a game that draws no pictures."""

    def __init__(self, what: str) -> None:
        super().__init__(Message("picture-none", {"what": what}))


def draw(game: AnyGame, view: View[Any], words: Words) -> RenderableType:
    """The table as this view shows it."""
    return _drawing(game.id)(game, view, words)


def as_svg(game: AnyGame, view: View[Any], words: Words) -> str:
    """The table as a picture. Raises NoPicture where the game draws none."""
    picture = extensions(PICTURES).get(game.id)
    if picture is None:
        raise NoPicture(game.id)
    drawn: str = picture.load()(game, view, words)
    return drawn


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
    found = extensions(GROUP).get(game_id)
    drawing: Draw = plain if found is None else found.load()
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
