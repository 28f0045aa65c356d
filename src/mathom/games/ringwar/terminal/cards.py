"""Cards: their names, and what they say where that is what the question is about."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mathom.core import Choice, Message, View
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.text import combat_message, event_message
from mathom.games.ringwar.frames import Acting, Carding, Discarding, Reacting
from mathom.games.ringwar.terminal.signs import Signs
from mathom.games.ringwar.view import Table


def cards(box: Box, view: View[Table], signs: Signs) -> list[RenderableType]:
    """The cards on the table, and the own hand."""
    table, asked = view.table, isinstance(view.question, Choice) and view.table.frames[-1]
    parts: list[RenderableType] = []
    if table.table:
        parts.append(
            _list(box, "terminal-on-table", table.table, signs, isinstance(asked, Reacting))
        )
    if table.hand is None:
        return parts
    if isinstance(asked, Carding):
        parts.append(_combat_halves(box, table.hand, signs))
    else:
        open_ = isinstance(asked, Acting | Discarding)
        parts.append(_list(box, "terminal-hand", table.hand, signs, open_))
    return parts


def _list(
    box: Box, title: str, names: tuple[str, ...], signs: Signs, open_: bool
) -> RenderableType:
    """The cards in a row, or one below the other with what they do."""
    if not open_ or not names:
        named = ", ".join(signs.say(f"card-{card}") for card in names)
        return Text.assemble((signs.say(title), "bold"), ": ", named or "–")
    lines = []
    for card in names:
        die = signs.say(f"die-{box.cards[card].die}")
        text = Text.assemble((signs.say(f"card-{card}"), "bold"), f" ({die})")
        if card in box.built:
            text.append(f": {signs.words.say(event_message(card, box.built[card].event))}")
        lines.append(Padding(text, (0, 0, 0, 2)))
    return Group(Text(signs.say(title), "bold"), *lines)


def _combat_halves(box: Box, names: tuple[str, ...], signs: Signs) -> RenderableType:
    lines = [
        Padding(
            Text.assemble(
                (signs.say(f"card-{card}"), "bold"),
                f" – {signs.words.say(Message(f'combat-{card}'))}: ",
                signs.words.say(combat_message(card, box.built[card].combat)),
            ),
            (0, 0, 0, 2),
        )
        for card in names
        if card in box.built
    ]
    return Group(Text(signs.say("terminal-combat-cards"), "bold"), *lines)
