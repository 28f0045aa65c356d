"""The line below the map: which turn it is, and what the numbers on an army say."""

from collections.abc import Iterator

from mathom.art import COLOURS, tag, text, width_of
from mathom.games.ringwar.picture.scene import Scene
from mathom.games.ringwar.picture.signs import counts
from mathom.games.ringwar.picture.tray import PAD, SMALL

HIGH = 40


def caption(scene: Scene, width: float, y: float) -> str:
    """The turn at the left, the legend at the right."""
    turn = scene.say("board-turn", number=scene.table.turn.number)
    ground = tag("rect", y=y, width=width, height=HIGH + 8, fill=COLOURS["table"])
    said = text(turn, PAD, y + 29, 27, font_weight=700)
    return tag("g", ground, said, *_legend(scene, width, y))


def _legend(scene: Scene, width: float, y: float) -> Iterator[str]:
    leaders = (scene.say("board-rank", rank="leader"), scene.say("figure-nazgul"))
    said = (
        scene.say("board-rank", rank="regular"),
        scene.say("board-rank", rank="elite"),
        " / ".join(leaders),
    )
    x = width - PAD
    for rank in (2, 1, 0):
        room = width_of(said[rank], SMALL) * 1.1
        yield text(said[rank], x - room, y + 27, SMALL, fill=COLOURS["ink-2"])
        x -= room + 26
        yield counts((int(rank == 0), int(rank == 1), int(rank == 2)), x, y + 10, SMALL)
        x -= 44
