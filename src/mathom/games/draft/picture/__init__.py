"""The table as a picture: who sits in the circle, the booster, one's own cards, the rounds."""

from mathom.art import COLOURS, Voice, sheet
from mathom.core import Message, View
from mathom.games.draft.game import Draft
from mathom.games.draft.picture.booster import booster
from mathom.games.draft.picture.circle import circle
from mathom.games.draft.picture.owned import decks, owned
from mathom.games.draft.picture.rounds import rounds
from mathom.games.draft.picture.top import top
from mathom.games.draft.view import Table
from mathom.games.tcg.picture.desk import MARGIN, WIDTH
from mathom.games.tcg.picture.layout import below


def draw(game: Draft, view: View[Table], words: Voice) -> str:
    """The table as this view shows it."""
    inside = below(
        (
            top(view, words),
            circle(view, words),
            booster(game, view, words),
            rounds(view.table, words),
            decks(game, view.table, words),
            owned(game, view, words),
        ),
        18,
    )
    return sheet(
        WIDTH,
        round(inside.height + 2 * MARGIN),
        inside.at(MARGIN, MARGIN),
        title=words.say(Message("game-title")),
        ground=COLOURS["table"],
    )
