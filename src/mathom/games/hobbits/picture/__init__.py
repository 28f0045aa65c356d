"""The table as a picture: the map with everything on it, and the players beside it."""

from mathom.art import COLOURS, Voice, group, lit, sheet, tag
from mathom.core import Message, View
from mathom.games.hobbits.game import Hobbits
from mathom.games.hobbits.picture.fields import fields, start_name, towers
from mathom.games.hobbits.picture.hobbits import hobbits
from mathom.games.hobbits.picture.land import land
from mathom.games.hobbits.picture.layout import Size, canvas, spots
from mathom.games.hobbits.picture.palantir import fists, hole
from mathom.games.hobbits.picture.places import nazgul, places
from mathom.games.hobbits.picture.scene import Scene
from mathom.games.hobbits.picture.side import side
from mathom.games.hobbits.picture.thrown import die, spinner
from mathom.games.hobbits.view import Table

WIDTH, MARGIN, MAP, SIDE = 1000, 12, 750, 212
CORNER = 14


def draw(game: Hobbits, view: View[Table], words: Voice) -> str:
    """The table as this view shows it; what its seat could point at now glows."""
    scene = Scene(game.box, view, words, lit(view), spots(game.box))
    size = canvas(game.box)
    scale = MAP / size.width
    beside, needed = side(scene, WIDTH - MARGIN - SIDE, MARGIN, SIDE, size.height * scale)
    return sheet(
        WIDTH,
        round(needed + 2 * MARGIN),
        group(_map(scene, size), x=MARGIN, y=MARGIN, scale=scale),
        beside,
        title=words.say(Message("game-title")),
    )


def _map(scene: Scene, size: Size) -> str:
    """The map, from the ground up."""
    return "".join(
        (
            land(scene.box),
            hole(scene),
            fields(scene),
            start_name(scene),
            towers(scene),
            places(scene),
            hobbits(scene),
            nazgul(scene),
            spinner(scene),
            die(scene),
            fists(scene),
            _frame(size),
        )
    )


def _frame(size: Size) -> str:
    """The edge of the map, with round corners."""
    width, height = size
    along, down = width - 2 * CORNER, height - 2 * CORNER
    turn = f"a{CORNER} {CORNER} 0 0 1"
    edge = (
        f"M{CORNER} 0h{along}{turn} {CORNER} {CORNER}v{down}{turn}-{CORNER} {CORNER}"
        f"h-{along}{turn}-{CORNER}-{CORNER}v-{down}{turn} {CORNER}-{CORNER}z"
    )
    return tag(
        "path",
        d=f"M-2-2h{width + 4}v{height + 4}h-{width + 4}z{edge}",
        fill=COLOURS["paper"],
        fill_rule="evenodd",
    ) + tag("path", d=edge, fill="none", stroke=COLOURS["line"], stroke_width=2)
