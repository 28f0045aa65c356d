"""The players: where their hobbits stand, what is near, and what they have gathered."""

from rich import box as boxes
from rich.table import Table as Grid
from rich.text import Text

from mathom.art import Voice
from mathom.core import Message
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.terminal import style
from mathom.games.hobbits.view import Table

NEAREST = 2


def legend(table: Table, words: Voice) -> Text:
    """What the signs on the map mean, and how many tiles are left to draw."""

    def said(name: str, **facts: int) -> str:
        return words.say(Message(f"terminal-{name}", {**facts}))

    parts: list[str | tuple[str, str]] = [
        (f" {style.FRIEND[0]} ", style.FRIEND[1]), f" {said('friend')}  ",
        (" 3 ", style.ENEMY_STYLE), f" {said('enemy')}  ",
        style.NAZGUL, f" {said('nazgul')}  ",
    ]  # fmt: skip
    if table.advanced:
        parts += [style.TOWER_FIELD, f" {said('tower-field')}  "]
    stacks = said("stacks", light=len(table.light), dark=len(table.dark))
    return Text.assemble(*parts, (stacks, "bright_black"))


def players_table(box: Box, table: Table, words: Voice) -> Grid:
    """One row for each player; the one on turn is marked."""
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1), expand=False)
    for heading in ("player", "where", "near", "gathered"):
        grid.add_column(words.say(Message(f"terminal-{heading}")), overflow="fold")
    for seat, field in enumerate(table.hobbits):
        sign, look = style.HOBBITS[seat]
        name = words.say(Message("seat", {"seat": seat}))
        mark = "▸" if seat == table.turn and table.winner is None else " "
        grid.add_row(
            Text.assemble(mark, (f"{sign} {name}", look)),
            words.say(Message(f"field-{field}")),
            _near(box, table, field, words),
            _gathered(box, table, seat, words),
        )
    return grid


def _near(box: Box, table: Table, field: str, words: Voice) -> str:
    """The nearest places with a tile, and how many steps it is to stand beside them."""
    empty = () if table.light or table.dark else tuple(
        at for at, site in enumerate(table.sites) if site.tile is None
    )  # fmt: skip
    steps: dict[int, int] = {}
    for beside, at in box.place_beside.items():
        distance = box.steps_to(field, beside, empty)
        if distance is not None and table.sites[at].tile is not None:
            steps[at] = min(distance, steps.get(at, distance))
    nearest = sorted(steps.items(), key=lambda one: one[1])[:NEAREST]
    return " · ".join(
        f"{words.say(Message(f'place-{box.places[at].id}'))} {distance}" for at, distance in nearest
    )


def _gathered(box: Box, table: Table, seat: int, words: Voice) -> Text:
    """Tiles by name, friends first because they can help, and Nazgûl beaten for good."""
    hoard, text = table.hoards[seat], Text()
    for tile in sorted(hoard.tiles, key=lambda tile: not box.is_friend(tile)):
        look = style.FRIEND_NAME if box.is_friend(tile) else style.ENEMY_NAME
        text.append(", " if text else "").append(words.say(Message(f"tile-{tile}")), look)
    if hoard.nazgul:
        text.append(" " if text else "").append(style.NAZGUL[0] * hoard.nazgul, style.NAZGUL[1])
    return text
