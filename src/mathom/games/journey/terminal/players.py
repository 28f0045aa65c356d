"""The players: points, ring, hands and the rows in front of them."""

from rich import box as boxes
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.journey.components import Box
from mathom.games.journey.state import Row
from mathom.games.journey.terminal.road import goal
from mathom.games.journey.terminal.signs import CARD, GANDALF_SIGN, GANDALF_STYLE, RING, Signs
from mathom.games.journey.view import Table


def players_table(box: Box, table: Table, signs: Signs) -> Grid:
    """One row for each player: a column for each colour, and what counts at the next place."""
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column(signs.say("terminal-player"), no_wrap=True)
    grid.add_column(signs.say("terminal-points"), justify="right")
    grid.add_column(signs.say("terminal-cards"), justify="right")
    for colour in box.colours:
        grid.add_column(Text(signs.say(f"colour-{colour}"), signs.colour(colour)), min_width=6)
    place = box.places[goal(table)]
    grid.add_column(signs.say("terminal-valid"), justify="right")
    for seat, rows in enumerate(table.rows):
        valid = sum(len(row) for row in rows if row is not None and row.trait in place.traits)
        grid.add_row(
            _name(table, seat, signs),
            f"{sum(table.won[seat])}",
            f"{table.hand_sizes[seat]}",
            *(_row(row, colour, signs) for row, colour in zip(rows, box.colours, strict=True)),
            f"{valid}",
        )
    return grid


def _name(table: Table, seat: int, signs: Signs) -> Text:
    mark = "▸" if seat == table.turn and table.frames else " "
    text = Text.assemble(mark, (signs.player(seat), "bold"))
    return text.append(f" {RING}", "bold yellow") if seat == table.ring else text


def _row(row: Row | None, colour: str, signs: Signs) -> Text:
    """A row: the letter of its trait, Gandalf if he leads it, and its cards."""
    if row is None:
        return Text("")
    look = signs.colour(colour)
    text = Text(f"{signs.letters[row.trait]} ", look)
    if row.gandalf:
        text.append(GANDALF_SIGN, GANDALF_STYLE)
    return text.append(CARD * row.cards, look)
