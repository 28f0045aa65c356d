"""The table as a picture: the road, the cards that lie open, the players' rows, the own hand."""

from mathom import art
from mathom.art import COLOURS
from mathom.core import View
from mathom.games.journey.game import Journey
from mathom.games.journey.picture import hand, market, players, road
from mathom.games.journey.picture.layout import WIDTH
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.view import Table

TOP, GAP = 16, 14


def draw(game: Journey, view: View[Table], words: art.Voice) -> str:
    """The table as this view shows it: one part below the other."""
    table, signs, lit = view.table, Prints(game.box, words), art.lit(view)
    below_road = TOP + road.HEIGHT + GAP
    below_market = below_road + market.HEIGHT + GAP
    below_players = below_market + players.height(table)
    height = below_players if table.hand is None else below_players + hand.HEIGHT + TOP
    return art.sheet(
        WIDTH,
        height,
        road.road(table, signs, TOP),
        market.market(table, signs, lit, below_road),
        players.players(view, signs, below_market),
        hand.hand(view, signs, lit, below_players),
        title=signs.say("game-title"),
        ground=COLOURS["table"],
    )
