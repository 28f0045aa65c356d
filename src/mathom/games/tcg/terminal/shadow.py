"""The minions, whom each of them faces, and what the Shadow players keep in support."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import Assigning
from mathom.games.tcg.terminal.fellowship import support
from mathom.games.tcg.terminal.signs import DIM, Signs
from mathom.games.tcg.view import Table


def minions(table: Table, signs: Signs) -> list[RenderableType]:
    """Each minion with whom it faces; the skirmish going on with both sums; support areas."""
    board, scene = table.board, signs.scene
    facing = {minion: bout.who for bout in board.assigned for minion in bout.minions}
    frame = table.frames[-1] if table.frames else None
    if isinstance(frame, Assigning):
        facing |= {minion: who for who, minion in frame.pairs}
    now = board.skirmish
    if now is not None:
        facing |= dict.fromkeys(now.minions, now.who)
    several = len(board.order) > 2
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for card in scene.index.minions:
        line = Text.assemble("  ", signs.character(card))
        if several:
            line.append(f"  {signs.seat(card.owner)}", DIM)
        grid.add_row(line, _about(signs, card, facing.get(card.id)))
    parts: list[RenderableType] = [grid] if scene.index.minions else []
    for seat in board.shadows():
        parts += support(table, signs, seat, "shadow")
    if now is not None and now.who and now.minions:
        parts.append(_skirmish(signs, now))
    return ["", Text(signs.say("terminal-minions"), "bold"), *parts] if parts else []


def _about(signs: Signs, card: Card, who: int | None) -> Text:
    """Whom a minion faces, and what it bears."""
    parts = []
    against = signs.scene.card(who) if who else None
    if against is not None:
        parts.append(Text.assemble("→ ", signs.name(against.kind)))
    carried = signs.carried(card)
    if carried is not None:
        parts.append(Text.assemble((carried.plain, DIM)))
    return Text("  ").join(parts)


def _skirmish(signs: Signs, now: Bout) -> Text:
    """Who fights whom now, and how strong both sides are."""
    scene = signs.scene
    who = scene.card(now.who)
    against = [card for one in now.minions if (card := scene.card(one)) is not None]
    if who is None or not against:
        return Text("")
    ours, theirs = scene.strength(who), sum(map(scene.strength, against))
    return Text.assemble(
        (signs.say("terminal-skirmish"), "bold"),
        " ",
        signs.name(who.kind),
        (f" {ours}", "bold green" if ours > theirs else "bold red"),
        " : ",
        (f"{theirs} ", "bold"),
        Text(" + ").join(signs.name(card.kind) for card in against),
    )
