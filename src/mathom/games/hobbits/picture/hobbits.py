"""The hobbits: each has the colour and the shape of its player."""

from mathom.art import COLOURS, PLAYERS, group, stamp, tag
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.picture.layout import stand
from mathom.games.hobbits.picture.scene import Scene

BODY = "M-15 19c0-7 3-10 6-12-4-3-6-6-6-11 0-9 7-15 15-15s15 6 15 15c0 5-2 8-6 11 3 2 6 5 6 12z"
_COLOURS = {"yellow": 0, "red": 1, "blue": 2, "green": 3, "violet": 4}


def colour_of(box: Box, seat: int) -> int:
    """Which of the players' colours a seat's hobbit has."""
    return _COLOURS.get(box.components.hobbits[seat].colour, seat)


def hobbits(scene: Scene) -> str:
    """Every hobbit where it stands."""
    return "".join(_hobbit(scene, seat) for seat in range(len(scene.table.hobbits)))


def _hobbit(scene: Scene, seat: int) -> str:
    """A piece; a dashed ring at its feet when it is on turn, bars before it in a tower."""
    shape, colour, on = PLAYERS[colour_of(scene.box, seat)]
    field = scene.table.hobbits[seat]
    x, y = stand(scene.table, seat, scene.at)
    return group(
        scene.hint(scene.words.player(seat), scene.say(f"field-{field}")),
        _ring() if seat == scene.table.turn and scene.table.winner is None else "",
        tag(
            "path",
            d=BODY,
            fill=colour,
            stroke=COLOURS["piece-rim"],
            stroke_width=2.2,
            stroke_linejoin="round",
        ),
        stamp(f"player-{shape}", 0, -3.5, 18, on, colour),
        _bars() if field in scene.box.towers else "",
        x=x,
        y=y - 6,
        data_thing=f"seat:{seat}",
        data_at=field,
    )


def _ring() -> str:
    return tag(
        "ellipse",
        cy=19,
        rx=22,
        ry=8,
        fill=COLOURS["leaf"],
        fill_opacity=0.26,
        stroke=COLOURS["leaf"],
        stroke_width=2.5,
        stroke_dasharray="6 4",
    )


def _bars() -> str:
    return tag(
        "path",
        d="M-9-17V18M0-19V19M9-17V18",
        fill="none",
        stroke=COLOURS["tower"],
        stroke_width=2.4,
        stroke_linecap="round",
    )
