"""The booster in front of one, as cards; the one taken has a green edge."""

from mathom.art import Voice, lit
from mathom.core import Message, View
from mathom.games.draft.game import Draft
from mathom.games.draft.view import Table
from mathom.games.tcg.picture.cards import card, cost_of
from mathom.games.tcg.picture.desk import ROOM, heading
from mathom.games.tcg.picture.layout import NOTHING, Drawn, below, beside, indented, larger
from mathom.games.tcg.picture.marks import Marks

LARGE, GAP = 1.3, 17


def booster(game: Draft, view: View[Table], words: Voice) -> Drawn:
    """What one may choose from; nothing for whoever has no booster."""
    table, faces = view.table, game.products.box.faces
    if not table.pack or table.stage != "picking":
        return NOTHING
    glow = lit(view)
    cards = [
        larger(
            card(
                faces[kind],
                Marks(
                    thing := f"card:{kind}",
                    glows=thing in glow and kind != table.pick,
                    chosen=kind == table.pick,
                    cost=cost_of(faces[kind]),
                ),
                words,
            ),
            LARGE,
        )
        for kind in table.pack
        if kind in faces
    ]
    row = indented(beside(cards, ROOM - 8, GAP, rows=22, middle=True), 4, 2)
    return below([heading(words.say(Message("board-pack"))), row], 10)
