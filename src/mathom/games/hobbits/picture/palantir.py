"""The palantír: in its hole near Mount Doom, or in one of two fists."""

from mathom.art import COLOURS, group, lines, stamp, tag, text
from mathom.games.hobbits.options import Hand
from mathom.games.hobbits.picture.layout import Point
from mathom.games.hobbits.picture.scene import Scene
from mathom.games.hobbits.state import Guessing, Hiding, Opening

HOLE = Point(960, 500)
HANDS: tuple[Hand, ...] = ("near", "far")
SHORE = Point(166, 622)
"""Where the fists are held out: in the open sea."""
WIDE, HIGH, GAP = 200, 70, 8


def hole(scene: Scene) -> str:
    """The hole; the palantír is not in it while somebody holds it."""
    held = isinstance(scene.top, Hiding | Guessing | Opening)
    return group(
        tag("circle", r=20, fill=COLOURS["table"], stroke=COLOURS["piece-rim"], stroke_width=2),
        tag("circle", r=11, fill=COLOURS["line-strong"])
        if held
        else stamp("palantir", 0, 0, 28, COLOURS["ink"], COLOURS["table"]),
        x=HOLE.x,
        y=HOLE.y,
        data_thing="palantir-hole",
    )


def fists(scene: Scene) -> str:
    """Two fists, while they are held out. Only who hid the palantír sees where it is."""
    top = scene.top
    if not isinstance(top, Hiding | Guessing | Opening):
        return ""
    seen = top.palantir if isinstance(top, Guessing) else None
    chosen = top.hand if isinstance(top, Opening) else None
    return "".join(
        group(
            _fist(scene, hand, stone=hand == seen, chosen=hand == chosen),
            x=SHORE.x + at * (WIDE + GAP),
            y=SHORE.y,
            data_thing=f"hand:{hand}",
        )
        for at, hand in enumerate(HANDS)
    )


def _fist(scene: Scene, hand: Hand, *, stone: bool, chosen: bool) -> str:
    """A fist beside its words; the one farther out is the other hand."""
    anchor = f"hand:{hand}"
    can = anchor in scene.lit
    edge = "leaf" if chosen else "glow-line" if can else "line"
    panel = {"width": WIDE, "height": HIGH, "rx": 10}
    said = lines(scene.say(f"hand-{hand}"), 16, WIDE - 94)
    first = HIGH / 2 + 5 - (len(said) - 1) * 9
    return "".join(
        (
            tag("rect", fill=COLOURS["surface"], **panel),
            tag(
                "rect",
                fill=COLOURS["glow"] if can else "none",
                fill_opacity=0.34,
                stroke=COLOURS[edge],
                stroke_width=4 if can or chosen else 1.5,
                data_chosen=anchor if chosen else None,
                data_lit=anchor if can and not chosen else None,
                **panel,
            ),
            tag(
                "g",
                stamp(
                    "hand-open" if chosen else "fist",
                    0,
                    0,
                    54,
                    COLOURS["brass"],
                    COLOURS["surface"],
                ),
                transform=f"translate(38 {HIGH // 2}){' scale(-1 1)' if hand == 'far' else ''}",
            ),
            group(*_stone(), x=58, y=HIGH - 18, data_thing="palantir") if stone else "",
            *(text(line, 74, first + at * 18, 16, width=WIDE - 82) for at, line in enumerate(said)),
        )
    )


def _stone() -> tuple[str, str]:
    return (
        tag("circle", r=16, fill=COLOURS["bead"], stroke=COLOURS["surface"], stroke_width=2),
        stamp("palantir", 0, 0, 24, COLOURS["print"], COLOURS["bead"]),
    )
