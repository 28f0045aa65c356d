"""What drawings of the games are made of in Python: SVG, colours, symbols, and who finds words.

A game draws its table in `games/<game>/picture`; `mathom.svg` and notebooks show it. The symbols
are those of the browser client, which takes them from here.
"""

from mathom.art.colours import COLOURS, PLAYERS
from mathom.art.lit import lit
from mathom.art.players import PlayerRow, badge, players
from mathom.art.stamps import stamp
from mathom.art.svg import group, lines, sheet, tag, text, width_of
from mathom.art.voice import Voice

__all__ = [
    "COLOURS",
    "PLAYERS",
    "PlayerRow",
    "Voice",
    "badge",
    "group",
    "lines",
    "lit",
    "players",
    "sheet",
    "stamp",
    "tag",
    "text",
    "width_of",
]
