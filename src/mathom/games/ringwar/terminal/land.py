"""Who stands where: the armies of both sides, beside each other."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FREE, NATION_AT, SHADOW, Force, Side
from mathom.games.ringwar.terminal.signs import STYLES, Signs
from mathom.games.ringwar.view import Table

MARKS = {"town": "·", "city": "▪", "stronghold": "♜", "fortification": "#"}


def lands(box: Box, table: Table, signs: Signs) -> RenderableType:
    """One row for each region with somebody in it, and what the signs mean."""
    grid = Grid.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*(_armies(box, table, side, signs) for side in (FREE, SHADOW)))
    return Group("", grid, Text(signs.say("terminal-signs"), "bright_black"), "")


def _armies(box: Box, table: Table, side: Side, signs: Signs) -> Grid:
    """The armies of one side, those of a land together."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(ratio=1)
    grid.add_row(Text(signs.say(f"side-{side}"), f"bold {signs.side(side)}"))
    for region in sorted(box.regions, key=lambda one: (box.nation[one] or "~", one)):
        figures = _figures(box, table, side, region, signs)
        if figures.plain:
            grid.add_row(_name(box, table, region, signs), figures)
    return grid


def _name(box: Box, table: Table, region: str, signs: Signs) -> Text:
    mark = MARKS.get(box.settlement[region] or "", " ")
    text = Text(f"{mark} {signs.say(f'region-{region}')}", STYLES.get(box.nation[region] or "", ""))
    if region in table.besieged:
        text.append(" ⚑", "bold")
    if region in table.captured:
        text.append(" ✗", signs.side(1 - box.home[region]))
    if region == table.fellowship.region and table.fellowship.step is None:
        text.append(" ◯", "bold yellow")
    return text


def _figures(box: Box, table: Table, side: Side, region: str, signs: Signs) -> Text:
    """Regulars/elites/leaders of each nation, named where it is not the land's own; people."""
    parts = []
    force: Force = table.armies[side][box.at[region]]
    for nation, at in NATION_AT.items():
        count = force[3 * at : 3 * at + 3]
        if any(count):
            figures = Text("/".join(map(str, count)), STYLES[nation])
            if nation != box.nation[region]:
                figures.append(f" {signs.say(f'terminal-short-{nation}')}")
            parts.append(figures)
    for person in box.of_side[side]:
        if table.people[box.person_at[person]] == region:
            parts.append(Text(signs.say(f"character-{person}"), "bold"))
    return Text(", ").join(parts)
