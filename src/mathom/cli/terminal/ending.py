"""How it ended: the winners and the scores, of one game and of a series."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.console import seat_style
from mathom.core import Over
from mathom.text import Words


def verdict(over: Over, words: Words) -> str:
    """Who won, in a sentence."""
    if not over.winners:
        return words.text("over-nobody")
    winners = tuple(words.player(seat) for seat in over.winners)
    return words.text("over-won", winners=winners, count=len(winners))


def scores(
    over: Over, words: Words, totals: Sequence[int] | None = None, *, played: int = 1
) -> RenderableType:
    """The scores by seat, with the sums of a series where there is one."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column(words.text("heading-player"))
    score = words.text("score") if "score" in words else words.text("heading-score")
    table.add_column(score, justify="right")
    if totals is not None:
        table.add_column(words.text("heading-total", games=played), justify="right")
    for seat, points in enumerate(over.scores):
        won = seat in over.winners
        row: list[Text | str] = [
            Text(words.player(seat) + (" ★" if won else ""), seat_style(seat)),
            f"{points}",
        ]
        if totals is not None:
            row.append(f"{totals[seat]}")
        table.add_row(*row)
    return table
