"""Who stands where, land by land."""

from rich import box as boxes
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FREE, NATION_AT, SHADOW, Force, Side
from mathom.games.ringwar.terminal.signs import STYLES, Signs
from mathom.games.ringwar.view import Table

MARKS = {"town": "·", "city": "▪", "stronghold": "♜", "fortification": "#"}


def lands(box: Box, table: Table, signs: Signs) -> Grid:
    """One row for each region with somebody in it: figures as regulars/elites/leaders."""
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    for title in ("terminal-region", "side-0", "side-1"):
        grid.add_column(signs.say(title))
    order = sorted(box.regions, key=lambda one: (box.nation[one] or "~", one))
    for region in order:
        sides = [_figures(box, table, side, region, signs) for side in (FREE, SHADOW)]
        if any(side.plain for side in sides):
            grid.add_row(_name(box, table, region, signs), *sides)
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
    parts = Text()
    force: Force = table.armies[side][box.at[region]]
    for nation, at in NATION_AT.items():
        count = force[3 * at : 3 * at + 3]
        if any(count):
            parts.append(f"{'/'.join(map(str, count))} ", STYLES[nation])
    for person in box.of_side[side]:
        if table.people[box.person_at[person]] == region:
            parts.append(f"{signs.say(f'character-{person}')} ", "bold")
    return parts
