"""The players: points, ring, hands, and the rows of cards in front of them."""

from collections.abc import Container
from math import ceil

from mathom import art
from mathom.art import COLOURS, tag
from mathom.core import View
from mathom.games.journey.picture import cards
from mathom.games.journey.picture.layout import LEFT, RIGHT, apart, label, panel, tile
from mathom.games.journey.picture.patterns import ground
from mathom.games.journey.picture.road import goal
from mathom.games.journey.picture.rows import rows
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.rules.ending import Standing
from mathom.games.journey.view import Table

_CARD = {2: 60.0, 3: 52.0, 4: 46.0, 5: 40.0}
"""How wide the cards of a row are with so many players."""
_HEAD = 28
_GAP = 6
_ROWS, _VALID, _POINTS = LEFT + 246, RIGHT - 154, RIGHT - 14
_ROOM = _VALID - 32 - _ROWS
"""What all rows of a player have together."""
_KNOWN = 20.0
_TILE = 18.0
_IN_LINE = 6


def height(table: Table) -> float:
    """How high the part is."""
    return _HEAD + len(table.rows) * (_band(table) + _GAP) + _GAP


def _band(table: Table) -> float:
    return _card(table) * cards.TALL + 20


def _card(table: Table) -> float:
    return _CARD.get(len(table.rows), 40.0)


def players(view: View[Table], signs: Prints, y: float) -> str:
    """One band for each player: a column for each colour, and what counts at the next place."""
    table = view.table
    high = _band(table)
    return _head(table, signs, y) + "".join(
        tag(
            "g",
            _player(view, signs, seat, y + _HEAD + seat * (high + _GAP), high),
            data_thing=f"player:{seat}",
        )
        for seat in range(len(table.rows))
    )


def _head(table: Table, signs: Prints, y: float) -> str:
    """The names of the columns: the colours with their patterns, the place that is scored next."""
    column = _ROOM / len(signs.suits)
    place = signs.box.places[goal(signs.box, table)]
    colours = "".join(
        art.group(ground(suit, 15, 15, 42), x=_ROWS + at * column, y=y + 6)
        + label(signs.say(f"colour-{name}"), _ROWS + at * column + 20, y + 18, width=column - 24)
        for at, (name, suit) in enumerate(zip(signs.box.colours, signs.suits, strict=True))
    )
    return "".join(
        (
            label(signs.say("terminal-player"), LEFT + 4, y + 18),
            colours,
            signs.place(place.id, _VALID - 20, y + 13, 20, COLOURS["table"]),
            label(signs.say("terminal-valid"), _VALID - 6, y + 18, width=40),
            label(signs.say("terminal-points"), _POINTS, y + 18, "end", 80),
        )
    )


def _player(view: View[Table], signs: Prints, seat: int, y: float, high: float) -> str:
    table = view.table
    traits = signs.box.places[goal(signs.box, table)].traits
    return "".join(
        (
            panel(y, high, "surface", *_edge(table, seat)),
            _name(table, signs, seat, y),
            _hand(view, signs, seat, y + 42),
            rows(signs, table.rows[seat], traits, _ROWS, y + 9, _ROOM, _card(table)),
            _valid(table, seat, traits, y + high / 2 + 7),
            _points(table, seat, y, high),
        )
    )


def _edge(table: Table, seat: int) -> tuple[str, float]:
    """The edge of a band: green is on turn, brass has won."""
    if table.frames and seat == table.turn:
        return "leaf", 2.5
    return ("glow-line", 3) if seat == _winner(table) else ("line", 1)


def _winner(table: Table) -> int | None:
    """Whoever has the best standing, once the journey is over."""
    if table.frames or not table.final:
        return None
    seats = len(table.won)
    standings = [
        Standing(sum(won), cards, -((seat - table.start) % seats))
        for seat, (won, cards) in enumerate(zip(table.won, table.final, strict=True))
    ]
    return standings.index(max(standings))


def _valid(table: Table, seat: int, traits: Container[str], y: float) -> str:
    """How many cards count at the next place, or counted at the last one."""
    if not table.frames and table.final:
        valid = table.final[seat]
    else:
        valid = sum(len(row) for row in table.rows[seat] if row is not None and row.trait in traits)
    fill = COLOURS["leaf" if valid else "ink-3"]
    return art.text(valid, _VALID, y, 20, anchor="middle", font_weight=650, fill=fill)


def _name(table: Table, signs: Prints, seat: int, y: float) -> str:
    ring = ""
    if seat == table.ring:
        x = _ROWS - 30
        ring = tag(
            "g",
            tag("circle", cx=x, cy=y + 21, r=12, fill=COLOURS["leaf"]),
            art.stamp("ring", x, y + 21, 16, COLOURS["on-leaf"], COLOURS["leaf"]),
            data_thing="ring",
        )
    name = art.text(signs.words.player(seat), LEFT + 44, y + 26, 17, width=136, font_weight=650)
    return art.badge(seat, LEFT + 24, y + 21, 28) + name + ring


def _hand(view: View[Table], signs: Prints, seat: int, y: float) -> str:
    """How many cards a player holds, and which of them everybody knows."""
    table, x = view.table, LEFT + 15.0
    own = seat == view.seat and table.hand is not None
    known = () if own else signs.in_order(table.known[seat])
    first = x + 54
    step = apart(len(known), _KNOWN, _ROWS - 16 - first, 2)
    return "".join(
        (
            cards.back(x, y, 18),
            art.text(table.hand_sizes[seat], x + 24, y + 19, 16, width=24, font_weight=650),
            *(
                tag(
                    "g",
                    cards.face(
                        signs,
                        card,
                        first + at * step,
                        y - 1,
                        _KNOWN,
                        seen=_KNOWN if at == len(known) - 1 else step,
                    ),
                    data_thing=f"known:{card}",
                )
                for at, card in enumerate(known)
            ),
        )
    )


def _points(table: Table, seat: int, y: float, high: float) -> str:
    """The sum of the tiles, and the tiles; many lie in two lines."""
    won = table.won[seat]
    in_line = len(won) if len(won) <= _IN_LINE else ceil(len(won) / 2)
    step = apart(in_line, _TILE, 117, 1.5)
    left = _POINTS - _TILE - step * max(0, in_line - 1)
    total = art.text(sum(won), _POINTS, y + 32, 25, anchor="end", font_weight=700)
    return total + "".join(
        tag(
            "g",
            tile(value, left + at % in_line * step, y + high - 51 + line * 21, _TILE),
            data_thing="won",
        )
        for at, value in enumerate(won)
        for line in (1 if len(won) == in_line else at // in_line,)
    )
