"""Fellowships: the one whose turn it is card by card, the others in a few lines."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.terminal.signs import DIM, Signs
from mathom.games.tcg.view import Table


def fellowship(table: Table, signs: Signs) -> RenderableType:
    """The fellowship of the turn, each companion with what it bears; then the support area."""
    board = table.board
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, style=DIM)
    for card in companions(table, signs, board.fp):
        grid.add_row(Text.assemble("  ", signs.character(card)), signs.carried(card) or "")
    parts: list[RenderableType] = [_heading(table, signs, board.fp), grid]
    return Group(*parts, *support(table, signs, board.fp, "free"))


def others(table: Table, signs: Signs) -> Iterator[RenderableType]:
    """The fellowships whose turn it is not."""
    board = table.board
    for seat in board.order:
        if seat != board.fp:
            yield _heading(table, signs, seat)
            found = [signs.character(card) for card in companions(table, signs, seat)]
            yield Padding(Text(" · ").join(found), (0, 0, 0, 2))
            yield from support(table, signs, seat, "free")


def companions(table: Table, signs: Signs, seat: Seat) -> list[Card]:
    """The Ring-bearer first, then the others as they came."""
    board = table.board
    found = [
        card
        for card in board.play
        if card.owner == seat and signs.scene.faces[card.kind].type == "companion"
    ]
    return sorted(found, key=lambda card: card.id != board.bearers[seat])


def _heading(table: Table, signs: Signs, seat: Seat) -> Text:
    board = table.board
    line = Text(signs.say("terminal-fellowship", seat=signs.seat(seat)), "bold")
    facts = [
        signs.say("terminal-burdens", n=board.burdens[seat], most=board.resistance[seat]),
        signs.say("terminal-hand", n=table.hand_sizes[seat]),
        signs.say("terminal-deck", n=len(table.decks[seat])),
        signs.say("terminal-discards", n=len(board.discards[seat])),
    ]
    if board.dead[seat]:
        facts.append(signs.say("terminal-dead", n=len(board.dead[seat])))
    if board.worn and seat == board.fp:
        facts.append(signs.say("terminal-worn"))
    return line.append(f"  {' · '.join(facts)}", DIM)


def support(table: Table, signs: Signs, seat: Seat, side: str) -> Iterator[RenderableType]:
    """Allies and what else lies in a player's support area, of one side."""
    scene = signs.scene
    parts = []
    for card in table.board.play:
        face = scene.faces[card.kind]
        if (
            card.owner != seat
            or card.on
            or face.side != side
            or face.type in ("companion", "minion")
        ):
            continue
        said = signs.character(card) if face.type == "ally" else signs.name(card.kind)
        carried = signs.carried(card)
        parts.append(Text.assemble(said, (f" [{carried.plain}]", DIM)) if carried else said)
    if parts:
        line = Text.assemble(f"{signs.say('terminal-support')} ", Text(" · ").join(parts))
        yield Padding(line, (0, 0, 0, 2))
