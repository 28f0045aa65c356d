"""Cards on the table and in the hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF
from mathom.games.journey.terminal.signs import CARD, DIM, GANDALF_SIGN, GANDALF_STYLE, Signs
from mathom.games.journey.view import Table


def open_cards(table: Table, signs: Signs) -> RenderableType:
    """The open cards by name, and how many lie on the two piles."""
    piles = signs.say("terminal-piles", pile=table.pile, discard=len(table.discard))
    head = Text.assemble((signs.say("terminal-open"), "bold"), "   ", (piles, DIM))
    if not table.open:
        return Group("", head, Text(f" {signs.say('terminal-no-open')}", DIM))
    return Group("", head, Columns([signs.card(card) for card in table.open], padding=(0, 2)))


def hand_table(box: Box, hand: tuple[str, ...], signs: Signs) -> Grid:
    """The hand as colours by traits: what can become a row stands in one cell."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for _ in box.traits:
        grid.add_column(min_width=8)
    grid.add_row("", *(Text(name, DIM) for name in signs.traits.values()))
    for colour in box.colours:
        look = signs.colour(colour)
        cells = (Text(CARD * hand.count(f"{colour}-{trait}"), look) for trait in box.traits)
        grid.add_row(Text(f" {signs.say(f'colour-{colour}')}", look), *cells)
    jokers = hand.count(GANDALF)
    if jokers:
        name = Text(f" {signs.say('card-gandalf')}", GANDALF_STYLE)
        grid.add_row(name, Text(GANDALF_SIGN * jokers, GANDALF_STYLE))
    return grid
