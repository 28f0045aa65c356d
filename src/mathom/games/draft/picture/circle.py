"""Who sits round the table, who has chosen, and which way the boosters go."""

from collections.abc import Iterator

from mathom.art import COLOURS, Voice, badge, stamp, tag, text
from mathom.core import Choice, Message, View, Waiting
from mathom.games.draft.view import Table
from mathom.games.tcg.picture.desk import ROOM
from mathom.games.tcg.picture.layout import NOTHING, Drawn

GAP, HIGH, MOST = 34, 62, 280
DOWN = 26
"""Between both sides of the table."""


def circle(view: View[Table], words: Voice) -> Drawn:
    """The seats along both long sides of a table, as they sit."""
    if view.table.stage == "over":
        return NOTHING
    seats = len(view.table.done)
    across = seats if seats < 3 else (seats + 1) // 2
    wide = min(MOST, (ROOM - GAP * (across - 1)) / across)
    parts = []
    for seat in range(seats):
        x, y = _place(seat, seats, across, wide)
        parts.append(_seat(view, words, seat, x, y, wide))
    if view.table.stage == "picking" and not view.table.sealed:
        parts += _arrows(seats, across, wide, left=view.table.passes == "left")
    rows = 1 if seats <= across else 2
    return Drawn(ROOM, HIGH * rows + DOWN * (rows - 1), "".join(parts))


def _place(seat: int, seats: int, across: int, wide: float) -> tuple[float, float]:
    """The first ones sit on one side, from left to right; the others opposite, back again."""
    here = across if seat < across else seats - across
    column = seat if seat < across else seats - 1 - seat
    start = (ROOM - here * wide - GAP * (here - 1)) / 2
    return start + column * (wide + GAP), 0 if seat < across else HIGH + DOWN


def _seat(view: View[Table], words: Voice, seat: int, x: float, y: float, wide: float) -> str:
    table = view.table
    asked = view.question.seat if isinstance(view.question, Choice | Waiting) else None
    edge = COLOURS["leaf"] if seat == asked else COLOURS["line"]
    starter = table.starters[seat]
    name = words.say(Message(f"deck-{starter}")) if starter else ""
    own = seat == view.seat
    cards = f"{table.kept[seat]} · {name}" if name else str(table.kept[seat])
    return tag(
        "g",
        tag(
            "rect", x=x, y=y, width=wide, height=HIGH, rx=8,
            fill=COLOURS["surface" if own else "paper"], stroke=edge,
            stroke_width=2.5 if seat == asked else 1,
        ),
        badge(seat, x + 26, y + HIGH / 2, 30),
        text(words.player(seat), x + 50, y + 22, 16, width=wide - 58, font_weight=650),
        text(_state(table, words, seat), x + 50, y + 38, 13, width=wide - 58),
        stamp("ui-deck", x + 57, y + 50, 15, COLOURS["ink-2"]),
        text(cards, x + 68, y + 54, 12.5, width=wide - 76, fill=COLOURS["ink-2"]),
        data_player=seat,
        data_done="yes" if table.done[seat] else None,
    )  # fmt: skip


def _state(table: Table, words: Voice, seat: int) -> str:
    """Whether somebody still chooses."""
    if seat in table.gone:
        return words.say(Message("board-gone"))
    if table.stage not in ("picking", "building"):
        return ""
    return words.say(Message("board-ready" if table.done[seat] else "board-chooses"))


def _arrows(seats: int, across: int, wide: float, *, left: bool) -> Iterator[str]:
    """From everybody to who gets the booster next."""
    for seat in range(seats):
        other = (seat + 1) % seats
        (ax, ay), (bx, by) = _place(seat, seats, across, wide), _place(other, seats, across, wide)
        if seats == 2 and seat:
            return
        if ay == by:
            x, y = max(ax, bx) - GAP / 2, ay + HIGH / 2
            dx, dy = (1 if bx > ax else -1), 0
        else:
            x, y = (ax + bx) / 2 + wide / 2, HIGH + DOWN / 2
            dx, dy = 0, (1 if by > ay else -1)
        if not left:
            dx, dy = -dx, -dy
        yield _chevron(x, y, dx, dy)


def _chevron(x: float, y: float, dx: int, dy: int) -> str:
    """An arrowhead."""
    return tag(
        "path",
        d=f"M{x - 5 * dx - 8 * dy:g} {y - 5 * dy - 8 * dx:g}L{x + 5 * dx:g} {y + 5 * dy:g}"
        f" {x - 5 * dx + 8 * dy:g} {y - 5 * dy + 8 * dx:g}",
        fill="none", stroke=COLOURS["ink-2"], stroke_width=3, stroke_linecap="round",
    )  # fmt: skip
