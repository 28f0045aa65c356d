"""The line below the map: which turn it is, and what the numbers on an army say."""

from collections.abc import Iterator

from mathom.art import COLOURS, tag, text, width_of
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.signs import counts
from mathom.games.ringwar.picture.tray import PAD, SMALL

HIGH = 40


def caption(sight: Sight, width: float, y: float) -> str:
    """The turn at the left, the legend at the right."""
    turn = sight.say("board-turn", number=sight.table.turn.number)
    ground = tag("rect", y=y, width=width, height=HIGH + 8, fill=COLOURS["table"])
    said = text(turn, PAD, y + 29, 27, font_weight=700)
    return tag("g", ground, said, *_legend(sight, width, y))


def _legend(sight: Sight, width: float, y: float) -> Iterator[str]:
    leaders = (sight.say("board-rank", rank="leader"), sight.say("figure-nazgul"))
    said = (
        sight.say("board-rank", rank="regular"),
        sight.say("board-rank", rank="elite"),
        " / ".join(leaders),
    )
    x = width - PAD
    for rank in (2, 1, 0):
        room = width_of(said[rank], SMALL) * 1.1
        yield text(said[rank], x - room, y + 27, SMALL, fill=COLOURS["ink-2"])
        x -= room + 26
        yield counts((int(rank == 0), int(rank == 1), int(rank == 2)), x, y + 10, SMALL)
        x -= 44
