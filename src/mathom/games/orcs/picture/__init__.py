"""The table of `orcs` as a picture: the board, the players above it, hand and piles below."""

from mathom.art import Voice, group, sheet
from mathom.core import Message, View
from mathom.games.orcs.game import Orcs
from mathom.games.orcs.picture.chain import chain, sentence, threat
from mathom.games.orcs.picture.ground import frame, ground, names, towers
from mathom.games.orcs.picture.hand import hand, hands
from mathom.games.orcs.picture.layout import HEIGHT, WIDTH
from mathom.games.orcs.picture.pieces import figures, orcs
from mathom.games.orcs.picture.piles import piles
from mathom.games.orcs.picture.players import players
from mathom.games.orcs.picture.reach import glowing, numbers, reach
from mathom.games.orcs.picture.track import track
from mathom.games.orcs.view import Table


def draw(game: Orcs, view: View[Table], words: Voice) -> str:
    """The table as this view shows it."""
    box, table = game.box, view.table
    found, way = reach(box, view), chain(box, table)
    return sheet(
        WIDTH,
        HEIGHT,
        group(*players(box, view, words)),
        group(*track(box, table)),
        group(*frame(box, table.orc_discard[-1] if table.orc_discard else None)),
        group(*ground(box), *glowing(box, table, found), *threat(table, way)),
        group(*towers(box, words), *names(box, words, found.brought)),
        group(*orcs(table, frozenset(way if table.joined else ()))),
        group(*figures(box, view), *numbers(found)),
        group(*sentence(box, view, words)),
        group(*(hands(box, view) if table.hand is None else hand(box, table.hand, found))),
        group(*piles(box, table, words)),
        title=words.say(Message("game-title")),
    )
