"""The tracks around the map: dice, hunt, Ring and rings, points; and the nations on theirs."""

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import (
    CORRUPTED,
    DOOM,
    FELLOWSHIP,
    FREE,
    FREE_POINTS,
    NATIONS,
    SHADOW,
    SHADOW_POINTS,
    Side,
)
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.terminal.signs import STYLES, Signs
from mathom.games.ringwar.view import Table

POINTS = (FREE_POINTS, SHADOW_POINTS)


def tracks(box: Box, table: Table, signs: Signs) -> Grid:
    """What everybody looks at first."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(ratio=1)
    for name, text in _ring(box, table, signs):
        grid.add_row(signs.say(name), text)
    for name, nations in _politics(table, signs):
        grid.add_row(signs.say(name), nations)
    for side in (FREE, SHADOW):
        grid.add_row(
            Text(signs.say(f"side-{side}"), signs.side(side)), _side(box, table, side, signs)
        )
    return grid


def _ring(box: Box, table: Table, signs: Signs) -> Iterator[tuple[str, str]]:
    here = table.fellowship
    yield "terminal-turn", f"{table.turn.number}"
    hidden = signs.say("terminal-hidden" if here.hidden else "terminal-revealed")
    if here.step is None:
        region = signs.say(f"region-{here.region}")
        place = signs.say("terminal-last-seen", region=region, progress=here.progress)
    else:
        place = signs.say("terminal-in-mordor", step=here.step, of=DOOM)
    yield "terminal-fellowship", f"{place}, {hidden}"
    yield "terminal-guide", signs.say(f"character-{here.guide}")
    there = [
        signs.say(f"character-{one}")
        for one, where in zip(box.characters, table.people, strict=True)
        if where == FELLOWSHIP and one != here.guide
    ]
    yield "terminal-companions", ", ".join(there) or "–"
    marks = "●" * here.corruption + "○" * (CORRUPTED - here.corruption)
    yield "terminal-corruption", f"{marks} {here.corruption}"
    free, shadow = table.hunt.dice
    yield (
        "terminal-hunt",
        signs.say("terminal-hunt-box", shadow=shadow, free=free, tiles=len(table.hunt.pool)),
    )


def _politics(table: Table, signs: Signs) -> Iterator[tuple[str, Text]]:
    """The nations by how far from war they are; who is passive is marked."""
    for steps in sorted({0, *table.steps}):
        names = Text()
        for at, nation in enumerate(NATIONS):
            if table.steps[at] == steps:
                names.append(", " if names.plain else "")
                names.append(signs.say(f"nation-{nation}"), STYLES[nation])
                if not table.active[at]:
                    names.append(f" ({signs.say('terminal-passive')})")
        yield f"terminal-war-{steps}", names or Text("–")


def _side(box: Box, table: Table, side: Side, signs: Signs) -> str:
    taken = [one for one in table.captured if box.home[one] != side]
    parts = [
        signs.say("terminal-dice", dice=signs.many("die", table.dice[side]) or "–"),
        signs.say("terminal-rings", rings=table.rings[side]),
        signs.say("terminal-points", points=points(box, taken, side), of=POINTS[side]),
    ]
    if taken:
        regions = ", ".join(signs.say(f"region-{one}") for one in taken)
        parts.append(signs.say("terminal-taken", regions=regions))
    return " · ".join(parts)
