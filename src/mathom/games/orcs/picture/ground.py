"""What never changes on the board: fields, areas, towers, gates, letters and numbers."""

from collections.abc import Collection, Iterator
from string import ascii_uppercase

from mathom.art import COLOURS, Voice, stamp, tag, text, width_of
from mathom.core import Message
from mathom.games.orcs.board import COLUMNS, FIELDS, ROWS
from mathom.games.orcs.box import Box, fields
from mathom.games.orcs.picture.layout import BOTTOM, LEFT, TOP, UNIT, WIDTH, around, middle

_AREAS = {
    "amon_hen": "land-2",
    "fangorn": "wood",
    "rohan_plain": "grass",
    "edoras": "grass",
    "helms_deep": "rock",
    "minas_tirith": "rock",
}
_TOWERS = {"orthanc": "orthanc", "barad_dur": "barad-dur"}
_PRINT = 13
_NAME = 14


def ground(box: Box) -> Iterator[str]:
    """The fields in the colours of their areas, and the borders of these."""
    areas = {field: name for name, spots in box.areas.items() for field in spots}
    for field in box.land.open:
        x, y = middle(field)
        area = areas.get(field)
        yield tag(
            "rect",
            x=x - UNIT / 2 + 1.5,
            y=y - UNIT / 2 + 1.5,
            width=UNIT - 3,
            height=UNIT - 3,
            rx=5,
            fill=COLOURS[_AREAS.get(area, "land-2") if area else "land"],
            data_thing=f"field:{FIELDS[field]}",
        )
    for spots in box.areas.values():
        edge = around(spots)
        yield tag(
            "rect",
            x=edge.x + 1,
            y=edge.y + 1,
            width=edge.width - 2,
            height=edge.height - 2,
            rx=7,
            fill="none",
            stroke=COLOURS["board-ink"],
            stroke_width=1.6,
            stroke_dasharray="2 5",
            stroke_linecap="round",
            opacity=0.38,
        )


def names(box: Box, words: Voice, busy: Collection[int]) -> Iterator[str]:
    """What the areas are called: on the upper border, or the lower one at the edge of the board.

    Where there is something to read on a field below, the name steps back.
    """
    for area, spots in box.areas.items():
        edge, said = around(spots), words.say(Message(f"area-{area}"))
        width = min(width_of(said, _NAME, bold=True) + 10, edge.width + UNIT)
        x = edge.x + edge.width / 2
        y = edge.y if edge.y > TOP else edge.y + edge.height
        if any(_covers(x, y, width, field) for field in busy):
            continue
        yield tag(
            "rect",
            x=x - width / 2,
            y=y - 9,
            width=width,
            height=18,
            rx=5,
            fill=COLOURS["paper"],
            stroke=COLOURS["line"],
        )
        yield text(
            said,
            x,
            y + 4.5,
            _NAME,
            width=width - 8,
            title=True,
            anchor="middle",
            font_weight=700,
            fill=COLOURS["board-ink"],
        )


def _covers(x: float, y: float, width: float, field: int) -> bool:
    across, down = middle(field)
    return abs(across - x) < (width + UNIT) / 2 and abs(down - y) < UNIT * 0.75


def towers(box: Box, words: Voice) -> Iterator[str]:
    """The two towers with their names."""
    for name, tower in box.components.board.towers.items():
        edge, tone = around(fields(tower.fields)), COLOURS[_TOWERS.get(name, "tower")]
        x, bottom = edge.x + edge.width / 2, edge.y + edge.height
        yield tag(
            "g",
            tag(
                "rect",
                x=edge.x + 2,
                y=edge.y + 2,
                width=edge.width - 4,
                height=edge.height - 4,
                rx=9,
                fill=tone,
                stroke=COLOURS["piece-rim"],
                stroke_width=2,
            ),
            stamp(
                "tower",
                x,
                edge.y + edge.height / 2 - 9,
                min(edge.width, edge.height) - 40,
                COLOURS["token-on"],
                tone,
            ),
            text(
                words.say(Message(f"tower-{name}")),
                x,
                bottom - 11,
                17,
                width=edge.width - 12,
                title=True,
                anchor="middle",
                font_weight=700,
                fill=COLOURS["token-on"],
            ),
            data_thing=f"tower:{name}",
        )


def frame(box: Box, card: str | None) -> Iterator[str]:
    """Letters, numbers and gates around the board; those of the orc card are large."""
    for column in range(COLUMNS):
        yield _print(ascii_uppercase[column], LEFT + (column + 0.5) * UNIT, BOTTOM + 15)
    for row in range(ROWS):
        y = TOP + (row + 0.5) * UNIT + 4.5
        yield _print(row + 1, 8, y) + _print(row + 1, WIDTH - 8, y)
    known = box.orc_cards.get(card or "")
    open_ = {(one.edge, one.row) for one in known.placements} if known else set()
    for realm, entry in box.components.board.entry.items():
        x, inward = (LEFT - 9, 1) if entry.edge == "left" else (WIDTH - LEFT + 9, -1)
        for row in entry.rows:
            wide = (entry.edge, row) in open_
            yield tag(
                "path",
                d=f"M{x - 5 * inward:g} {TOP + (row - 0.5) * UNIT - 7:g}l{10 * inward} 7"
                f"{-10 * inward:+d} 7z",
                fill=COLOURS["rubric"],
                stroke=COLOURS["rubric"] if wide else None,
                stroke_width=4 if wide else None,
                stroke_linejoin="round",
                opacity=None if wide else 0.75,
                data_thing=f"gate:{realm}-{row}",
            )


def _print(words: object, x: float, y: float) -> str:
    return text(words, x, y, _PRINT, anchor="middle", font_weight=600, fill=COLOURS["ink-2"])
