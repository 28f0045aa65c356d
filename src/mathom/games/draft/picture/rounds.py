"""Who meets whom with the decks that were built, round by round."""

from mathom.art import COLOURS, Voice, badge, tag, text
from mathom.art import lines as in_lines
from mathom.core import Message
from mathom.games.draft.pairings import rounds as all_rounds
from mathom.games.draft.view import Table
from mathom.games.tcg.picture.desk import ROOM, heading, panel
from mathom.games.tcg.picture.layout import NOTHING, Drawn, below, beside

WIDE = (ROOM - 24) / 3
ROW = 34


def rounds(table: Table, words: Voice) -> Drawn:
    """The matches that follow; nobody plays against who has given up."""
    if table.stage != "over":
        return NOTHING
    seats = len(table.done)
    there = set(range(seats)) - set(table.gone)
    parts = []
    for number, pairs in enumerate(all_rounds(seats), start=1):
        playing = [pair for pair in pairs if there.issuperset(pair)]
        free = sorted(there - {seat for pair in playing for seat in pair})
        rows = [_title(words, number)]
        rows += [_match(words, *pair) for pair in playing]
        rows += [_left_over(words, seat) for seat in free]
        inside = below(rows)
        parts.append(panel(Drawn(WIDE, inside.height + 8, inside.drawn), acts=False))
    title = heading(words.say(Message("board-rounds")))
    return below([title, beside(parts, ROOM, 12)], 8)


def _title(words: Voice, number: int) -> Drawn:
    said = words.say(Message("board-round", {"round": number}))
    return Drawn(WIDE, 30, text(said, 12, 22, 15, font_weight=650, width=WIDE - 24))


def _match(words: Voice, one: int, two: int) -> Drawn:
    half = WIDE / 2
    drawn = (
        badge(one, 24, 16, 24),
        text(words.player(one), 42, 21, 14.5, width=half - 56),
        text("–", half, 21, 14.5, anchor="middle", fill=COLOURS["ink-2"]),
        badge(two, half + 24, 16, 24),
        text(words.player(two), half + 42, 21, 14.5, width=half - 52),
    )
    return Drawn(WIDE, ROW, tag("g", *drawn, data_match=f"{one}-{two}"))


def _left_over(words: Voice, seat: int) -> Drawn:
    said = words.say(Message("board-left-over", {"player": words.player(seat)}))
    rows = in_lines(said, 13, WIDE - 64)
    drawn = [
        text(row, 42, 18 + 15 * at, 13, width=WIDE - 52, fill=COLOURS["ink-2"])
        for at, row in enumerate(rows)
    ]
    return Drawn(WIDE, 12 + 15 * len(rows), badge(seat, 24, 16, 24) + "".join(drawn))
