"""What is common beside the board: orcs, orc cards, events, heroes."""

from collections.abc import Iterator
from html import escape

from mathom.art import COLOURS, Voice, tag, text
from mathom.core import Message
from mathom.games.orcs.box import Box
from mathom.games.orcs.picture import cards
from mathom.games.orcs.picture.layout import CARDS, EDGE, PILES, WIDTH
from mathom.games.orcs.picture.pieces import token
from mathom.games.orcs.state import Effect, Picking, Relocating
from mathom.games.orcs.view import Table

_CARD = 80
_EVENT = 114
_GAP = 14
_LABEL = 13
_BOTTOM = CARDS + _CARD * 1.4


def piles(box: Box, table: Table, words: Voice) -> Iterator[str]:
    """The piles, from the right to the left edge of their room."""
    said = {
        "supply": Message("board-supply", {"count": table.supply}),
        "orc-cards": Message("picture-orc-cards", {"count": len(table.orc_deck)}),
        "events": Message("board-events", {"count": len(table.event_deck)}),
        "discard": Message("board-discard"),
        "heroes": Message("board-heroes", {"count": table.deck}),
    }
    drawn = {
        "supply": (_supply, 76),
        "orc-cards": (_orc_card, _CARD),
        "events": (_event, _EVENT),
        "discard": (_discard, _CARD),
        "heroes": (_heroes, _CARD),
    }
    x = float(WIDTH - EDGE - PILES + 10)
    for name, (draw, width) in drawn.items():
        label = text(
            words.say(said[name]),
            x + width / 2,
            _BOTTOM + 20,
            _LABEL,
            width=width + _GAP - 6,
            anchor="middle",
            fill=COLOURS["ink-2"],
        )
        yield tag("g", draw(box, table, words, x), label, data_thing=f"pile:{name}")
        x += width + _GAP


def _supply(box: Box, table: Table, words: Voice, x: float) -> str:
    motifs = (3, 1, 6)[: table.supply]
    return "".join(
        token(x + 22 + at * 16, _BOTTOM - 26, motif, 22) for at, motif in enumerate(motifs)
    )


def _orc_card(box: Box, table: Table, words: Voice, x: float) -> str:
    """The card revealed last, on the pile."""
    card = box.orc_cards.get(table.orc_discard[-1]) if table.orc_discard else None
    if card is None:
        return cards.back(x, CARDS, _CARD, "tower")
    below = cards.back(x - 4, CARDS - 4, _CARD) if table.orc_deck else ""
    drawn = cards.orcs(card, x, CARDS, _CARD, words)
    return below + tag("g", drawn, data_thing=f"orc_card:{card.id}")


def _event(box: Box, table: Table, words: Voice, x: float) -> str:
    """The event that is carried out, or the pile."""
    read = [one.card for one in table.frames if isinstance(one, Effect | Picking | Relocating)]
    card = box.event_cards.get(read[-1]) if read else None
    middle = x + (_EVENT - _CARD) / 2
    if card is not None:
        drawn = cards.event(card, x, CARDS, _EVENT, _CARD * 1.4, words)
        read_aloud = escape(words.say(Message(f"event_text-{card.id}")), quote=False)
        return tag("g", tag("title", read_aloud), drawn, data_thing=f"event_card:{card.id}")
    if table.event_deck:
        return cards.back(middle, CARDS, _CARD, "eye")
    return cards.slot(middle, CARDS, _CARD)


def _discard(box: Box, table: Table, words: Voice, x: float) -> str:
    """The hero card played last."""
    card = box.heroes.get(table.discard[-1]) if table.discard else None
    if card is None:
        return cards.slot(x, CARDS, _CARD)
    return tag("g", cards.hero(card, x, CARDS, _CARD), data_thing=f"discarded:{card.id}")


def _heroes(box: Box, table: Table, words: Voice, x: float) -> str:
    return (
        cards.back(x, CARDS, _CARD, "hero-aragorn") if table.deck else cards.slot(x, CARDS, _CARD)
    )
