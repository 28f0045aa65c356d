"""The rows of cards in front of a player, one place for each colour."""

from collections.abc import Container

from mathom.art import COLOURS, tag
from mathom.games.journey.options import GANDALF
from mathom.games.journey.picture import cards
from mathom.games.journey.picture.layout import apart
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.state import Row, Rows


def rows(
    signs: Prints, laid: Rows, wanted: Container[str], x: float, y: float, width: float, card: float
) -> str:
    """All rows of a player; what shows a wanted trait has a green edge below."""
    column = width / len(laid)
    card = max(6.0, min(card, column - 4))
    return "".join(
        tag("g", cards.slot(x + at * column, y, card), data_thing=f"slot:{colour}")
        if row is None
        else tag(
            "g",
            _row(signs, at, row, x + at * column, y, card, column - 10, row.trait in wanted),
            data_thing=f"row:{colour}",
            data_cards=len(row),
            data_valid="yes" if row.trait in wanted else "no",
        )
        for at, (colour, row) in enumerate(zip(signs.box.colours, laid, strict=True))
    )


def _row(
    signs: Prints, colour: int, row: Row, x: float, y: float, width: float, room: float, valid: bool
) -> str:
    """Gandalf leads the row; its cards cover each other."""
    card = signs.box.card_of[colour][row.trait]
    lead = min(width * 0.55, room * 0.3) if row.gandalf else 0.0
    step = apart(row.cards, width, room - lead, -0.64 * width)
    first, foot = x + lead, y + width * cards.TALL
    end = first + step * (row.cards - 1) + width
    covered = (first + step * at for at in range(row.cards - 1))
    return "".join(
        (
            cards.face(signs, GANDALF, x, y, width, seen=lead) if row.gandalf else "",
            *(cards.face(signs, card, left, y, width, seen=step) for left in covered),
            cards.face(signs, card, end - width, y, width),
            cards.pill(f"{len(row)}", end - 3, foot - 5, 12),
            _edge(x, end, foot + 4) if valid else "",
        )
    )


def _edge(start: float, end: float, y: float) -> str:
    """Below a row that counts."""
    return tag("rect", x=start, y=y, width=end - start, height=3, rx=1.5, fill=COLOURS["leaf"])
