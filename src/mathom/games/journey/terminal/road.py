"""The road: seven places with their traits and tiles, and the paths between them."""

from rich.table import Table as Grid
from rich.text import Text

from mathom.games.journey.components import Box
from mathom.games.journey.terminal.signs import DIM, MARKED, MARKER, PASSED, PLACE, SPACE, Signs
from mathom.games.journey.view import Table


def road(box: Box, table: Table, signs: Signs) -> Grid:
    """One column for each place: its name, itself with the path behind it, traits, tiles."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in box.places:
        grid.add_column(no_wrap=True)
    at = range(len(box.places))
    grid.add_row(*(_name(box, table, place, signs) for place in at))
    grid.add_row(*(_path(table, place) for place in at))
    grid.add_row(*(_traits(box, table, place, signs) for place in at))
    grid.add_row(*(_tiles(table, place) for place in at))
    return grid


def _name(box: Box, table: Table, place: int, signs: Signs) -> Text:
    return Text(signs.say(f"place-{box.places[place].id}"), _look(table, place))


def _look(table: Table, place: int) -> str:
    """Places behind the marker fade, the one ahead stands out."""
    if place == goal(table):
        return MARKED
    return DIM if place < goal(table) else ""


def goal(table: Table) -> int:
    """The place that is scored next, or right now."""
    return min(table.place + (table.space > 0 or table.place == 0), len(table.tiles) - 1)


def _path(table: Table, place: int) -> Text:
    """The place and the spaces of the path card behind it, with the marker on one of them."""
    text = Text()
    spaces = table.paths[place] if place < len(table.paths) else 0
    for step in range(spaces + 1):
        if (place, step) == (table.place, table.space):
            text.append(MARKER, "bold yellow")
        elif (place, step) < (table.place, table.space):
            text.append(PLACE if step == 0 else PASSED, DIM)
        else:
            text.append(PLACE if step == 0 else SPACE)
        text.append(" ")
    return text


def _traits(box: Box, table: Table, place: int, signs: Signs) -> Text:
    letters = (signs.letters[trait] for trait in box.places[place].traits)
    return Text(" ".join(letters), _look(table, place) or "bold")


def _tiles(table: Table, place: int) -> Text:
    """With two players each tile stands below its trait."""
    lying = table.tiles[place] if place < len(table.tiles) else ()
    return Text(" ").join(Text(f"{tile}", "bold black on yellow") for tile in lying)
