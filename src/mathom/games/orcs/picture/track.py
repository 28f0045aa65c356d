"""The Ent on its way to Orthanc: one space above every column."""

from collections.abc import Iterator

from mathom.art import COLOURS, stamp, tag, text
from mathom.games.orcs.box import Box
from mathom.games.orcs.picture.layout import LEFT, TRACK, WIDTH
from mathom.games.orcs.view import Table


def track(box: Box, table: Table) -> Iterator[str]:
    """The spaces, those behind the Ent green, and the Ent."""
    start, last = box.components.ent_track.start, box.last_space
    room = (WIDTH - 2 * LEFT) / (last - start + 1)
    for space in range(start, last + 1):
        x = LEFT + (space - start) * room
        yield _space(x, room, gone=space < table.ent, end=space == last)
        if space != table.ent and (space in (start, last) or space % 5 == 0):
            yield text(
                space,
                x + room / 2,
                TRACK + 4.5,
                13,
                anchor="middle",
                font_weight=600,
                fill=COLOURS["ink-2"],
            )
    yield _ent(LEFT + (table.ent - start + 0.5) * room, table.ent, arrived=table.ent == last)


def _space(x: float, room: float, *, gone: bool, end: bool) -> str:
    tint = "leaf" if gone else "brass" if end else None
    shape = {"x": x + 1.5, "y": TRACK - 11, "width": room - 3, "height": 22, "rx": 4}
    plain = tag("rect", **shape, fill=COLOURS["sunken"])
    if tint is None:
        return plain
    return plain + tag(
        "rect",
        **shape,
        fill=COLOURS[tint],
        fill_opacity=0.38 if gone else 0.3,
        stroke=COLOURS["brass"] if end else None,
    )


def _ent(x: float, space: int, *, arrived: bool) -> str:
    return tag(
        "g",
        tag(
            "circle",
            cx=x,
            cy=TRACK,
            r=17,
            fill=COLOURS["leaf"],
            stroke=COLOURS["glow-line" if arrived else "surface"],
            stroke_width=5 if arrived else 2.5,
        ),
        stamp("ent", x, TRACK, 26, COLOURS["on-leaf"], COLOURS["leaf"]),
        data_thing=f"ent:{space}",
    )
