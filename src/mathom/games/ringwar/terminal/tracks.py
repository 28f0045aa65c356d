"""The tracks around the map: dice, hunt, Ring and rings, points; and the nations on theirs."""

from rich import box as boxes
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FELLOWSHIP, FREE, NATIONS, SHADOW
from mathom.games.ringwar.terminal.signs import STYLES, Signs
from mathom.games.ringwar.view import Table


def tracks(box: Box, table: Table, signs: Signs) -> Grid:
    """What everybody looks at first."""
    grid = Grid.grid(padding=(0, 2))
    here = table.fellowship
    place = signs.say(f"region-{here.region}")
    if here.step is not None:
        place = f"{signs.say('terminal-mordor')} {here.step}/5"
    else:
        place = f"{place} +{here.progress}"
    hidden = signs.say("terminal-hidden" if here.hidden else "terminal-revealed")
    there = [
        signs.say(f"character-{one}")
        for one, where in zip(box.characters, table.people, strict=True)
        if where == FELLOWSHIP
    ]
    guide = signs.say(f"character-{here.guide}")
    rows = (
        (signs.say("terminal-turn"), f"{table.turn.number}"),
        (signs.say("terminal-fellowship"), f"{place} ({hidden}, {guide})"),
        (signs.say("terminal-companions"), ", ".join(there) or "–"),
        (signs.say("terminal-corruption"), f"{'●' * here.corruption}{here.corruption}/12"),
        (signs.say("terminal-hunt"), f"{table.hunt.dice[SHADOW]} + {table.hunt.dice[FREE]}"),
    )
    for name, text in rows:
        grid.add_row(Text(name, "bold"), text)
    for side in (FREE, SHADOW):
        dice = " ".join(signs.say(f"die-{die}") for die in table.dice[side]) or "–"
        points = sum(box.points[one] for one in table.captured if box.home[one] != side)
        text = f"{dice}   ◯ {table.rings[side]}   ★ {points}"
        grid.add_row(Text(signs.say(f"side-{side}"), f"bold {signs.side(side)}"), text)
    return grid


def nations(table: Table, signs: Signs) -> Grid:
    """How far from war each nation is; a hollow mark is passive."""
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    for nation in NATIONS:
        grid.add_column(Text(signs.say(f"nation-{nation}"), STYLES[nation]), justify="center")
    grid.add_row(
        *(
            "⚔" if not steps else ("●" if active else "○") * steps
            for steps, active in zip(table.steps, table.active, strict=True)
        )
    )
    return grid
