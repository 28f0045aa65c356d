"""The players above the board: figures, name, captured orcs, cards in hand, points."""

from collections.abc import Iterator
from html import escape

from mathom.art import COLOURS, Voice, badge, group, tag, text
from mathom.core import Message, Over, View
from mathom.games.orcs.box import Box
from mathom.games.orcs.picture import cards
from mathom.games.orcs.picture.layout import EDGE, PLAYERS, WIDTH, colour
from mathom.games.orcs.picture.pieces import token
from mathom.games.orcs.picture.reach import acting, figures_of
from mathom.games.orcs.state import Turning
from mathom.games.orcs.view import Table

_GAP = 10
_HEIGHT = 44


def players(box: Box, view: View[Table], words: Voice) -> Iterator[str]:
    """Everybody side by side; who is on turn has a green edge, who has won one of brass."""
    seats, on_turn = len(view.table.hand_sizes), acting(view)
    won = view.question.winners if isinstance(view.question, Over) else ()
    width = (WIDTH - 2 * EDGE + _GAP) / seats - _GAP
    for seat in range(seats):
        edge = "glow-line" if seat in won else "leaf" if seat == on_turn else None
        drawn = _player(box, view.table, seat, width, words, edge)
        x = EDGE + seat * (width + _GAP)
        yield group(*drawn, x=x, y=PLAYERS, data_thing=f"player:{seat}")


def _player(
    box: Box, table: Table, seat: int, width: float, words: Voice, edge: str | None
) -> Iterator[str]:
    kept, held = sum(table.kept[seat]), table.hand_sizes[seat]
    said = f"{_say(words, 'board-tokens', kept)}, {_say(words, 'terminal-cards', held)}"
    yield tag("title", escape(said, quote=False))
    yield tag(
        "rect",
        width=width,
        height=_HEIGHT,
        rx=6,
        fill=COLOURS["surface"],
        stroke=COLOURS[edge or "line"],
        stroke_width=2.5 if edge else 1,
    )
    own = figures_of(table, seat)
    for number, figure in enumerate(own):
        yield badge(colour(box, figure), 24 + 30 * number, _HEIGHT / 2, 27)
    left = 16 + 30 * len(own)
    yield text(words.player(seat), left, 18, 15, width=width - left - 52, font_weight=650)
    yield from _lies(left, kept, _to_turn(table, seat), held)
    yield text(table.points[seat], width - 12, 29, 21, anchor="end", width=44, font_weight=650)


def _say(words: Voice, message: str, count: int) -> str:
    return words.say(Message(message, {"count": count}))


def _to_turn(table: Table, seat: int) -> int:
    """How many tokens won this turn are still to be turned over."""
    won = [dict(frame.won).get(seat, 0) for frame in table.frames if isinstance(frame, Turning)]
    return sum(won)


def _lies(x: float, kept: int, to_turn: int, held: int) -> Iterator[str]:
    """Captured orcs, and the cards in hand."""
    yield token(x + 8, 31, 1, 8)
    yield text(f"{kept} + {to_turn}" if to_turn else kept, x + 20, 35.5, 13, fill=COLOURS["ink-2"])
    yield cards.back(x + 72, 24, 10)
    yield text(held, x + 86, 35.5, 13, fill=COLOURS["ink-2"])
