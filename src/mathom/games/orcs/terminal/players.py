"""The players and the cards in the own hand."""

from rich import box as boxes
from rich.console import JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from mathom.art import Voice
from mathom.core import Message
from mathom.games.orcs.board import FIELDS, FIGURES
from mathom.games.orcs.box import Box
from mathom.games.orcs.rules.pincer import beside
from mathom.games.orcs.terminal import style
from mathom.games.orcs.view import Table


def players_table(box: Box, table: Table, words: Voice) -> Grid:
    """One row for each player; the one on turn is marked."""
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1), expand=False)
    for heading in ("player", "figure", "points", "tokens", "hand"):
        justify: JustifyMethod = "right" if heading in ("points", "tokens") else "left"
        grid.add_column(words.say(Message(f"terminal-{heading}")), justify=justify)
    for seat, size in enumerate(table.hand_sizes):
        mark = "▸ " if seat == table.turn and table.frames else "  "
        grid.add_row(
            mark + words.say(Message("seat", {"seat": seat})),
            _figures(box, table, seat, words),
            str(table.points[seat]),
            str(sum(table.kept[seat])),
            words.say(Message("terminal-cards", {"count": size})),
        )
    return grid


def _figures(box: Box, table: Table, seat: int, words: Voice) -> Text:
    text = Text()
    for figure in _own(table, seat):
        field = table.board.find(FIGURES[figure])
        where = f" {words.say(Message(f'field-{FIELDS[field]}'))}" if field >= 0 else ""
        sign, look = style.FIGURES[figure]
        name = words.say(Message(f"figure-{box.figures[figure]}"))
        text.append("  " if text else "").append(f"{sign} {name}", look).append(where)
    return text


def _own(table: Table, seat: int) -> range:
    seats = len(table.hand_sizes)
    return range(seat, 3 if seats == 3 else len(FIGURES), seats)


def hand(box: Box, table: Table, seat: int | None, words: Voice) -> Text:
    """The own hero cards: strength, symbol, and the points they give where the figures stand."""
    text = Text(f"{words.say(Message('terminal-hand'))}: ", "bold")
    for card in table.hand or ():
        hero = box.heroes[card]
        horse = f" {style.SHADOWFAX}" if hero.shadowfax else ""
        text.append(f" {words.say(Message(f'card-{card}'))} ", "bold reverse")
        text.append(f" {style.SYMBOLS[hero.movement]}{horse}", "bold")
        points = [
            max(0, hero.strength - beside(box.land, table.board, field))
            for figure in _own(table, seat or 0)
            if (field := table.board.find(FIGURES[figure])) >= 0
        ]
        text.append(f" → {'/'.join(map(str, points))}   " if points else "   ", style.DIM)
    return text


def piles(table: Table, words: Voice) -> Text:
    """How much is left beside the board."""
    facts = {
        "supply": table.supply,
        "heroes": table.deck,
        "events": len(table.event_deck),
        "orcs": len(table.orc_deck),
    }
    return Text(words.say(Message("terminal-piles", {**facts})), style.DIM)


def between(missing: int | None, words: Voice) -> Text:
    """How much the orcs lack to join the towers."""
    if missing is None:
        return Text(words.say(Message("terminal-apart")), "green")
    look = "bold red" if missing <= 4 else "yellow" if missing <= 8 else "green"
    return Text(words.say(Message("terminal-missing", {"missing": missing})), look)
