"""Where everybody is, and what time it is: turn, phase, twilight; the adventure path."""

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.terminal.signs import DIM, Signs
from mathom.games.tcg.view import Table


def headline(table: Table, signs: Signs) -> Text:
    """Whose turn it is, which phase, and what lies in the twilight pool."""
    board = table.board
    if board.phase == "start":
        return Text(signs.say("terminal-start"), "bold")
    return Text.assemble(
        (signs.say("terminal-turn", n=board.turn, seat=signs.seat(board.fp)), "bold"),
        " · ",
        (signs.say(f"terminal-phase-{board.phase}"), "bold cyan"),
        " · ",
        (signs.say("terminal-twilight", n=board.twilight), "magenta"),
        " · ",
        signs.say("terminal-moves", n=board.moves, most=board.limit),
    )


def path(table: Table, signs: Signs) -> Grid:
    """A line for every fellowship: how far it has come, and the site it is at."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    board = table.board
    for seat in board.order:
        at = board.markers[seat]
        steps = "─".join("◉" if n == at else "●" if n < at else "○" for n in _sites())
        style = "bold" if seat == board.fp else ""
        site = Text.assemble(f"{at} ", signs.name(board.path[at - 1].kind))
        keywords = signs.scene.faces[board.path[at - 1].kind].keywords
        said = ", ".join(signs.say(f"terminal-site-{word}") for word in keywords)
        if said:
            site.append(f" ({said})", DIM)
        grid.add_row(Text(signs.seat(seat), style), steps, site)
    for seat in board.order:
        own = [f"{n}" for n, owner in enumerate(board.control, 1) if owner == seat]
        if own:
            grid.add_row(
                "", "", signs.say("terminal-controls", seat=signs.seat(seat), sites=", ".join(own))
            )
    return grid


def _sites() -> Iterator[int]:
    return iter(range(1, LAST_SITE + 1))
