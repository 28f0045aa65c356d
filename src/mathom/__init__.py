"""Mathom: five Middle-earth games at one table.

import mathom

match = mathom.new("journey", seats=3, seed=7)
bots = [mathom.bot("greedy", match.game, seed=seat) for seat in range(3)]
while not match.over:
    match.play(bots[match.to_move].choose(match.view(match.to_move)))
print(match.over.winners, mathom.record(match))
"""

from mathom.bots import make as bot
from mathom.core import (
    Match,
    MathomError,
    Refusal,
    Seeded,
    read_record,
    record,
    replay,
    verify,
)
from mathom.games import available
from mathom.games import find as game

__version__ = "0.1.0"


def new(game_id: str, *, seats: int = 2, seed: int = 0, **settings: str) -> Match:
    """A new match, with seeded chance. Raises BadSetup for a game or setting there is not."""
    found = game(game_id)
    return Match(found, found.setup(seats, settings), Seeded(seed))


def load(text: str, to: int | None = None) -> Match:
    """The match that the text of a record tells, up to answer number `to`. Raises BadRecord."""
    played = read_record(text)
    return replay(game(played.game), played, to)


__all__ = [
    "Match",
    "MathomError",
    "Refusal",
    "__version__",
    "available",
    "bot",
    "game",
    "load",
    "new",
    "record",
    "replay",
    "verify",
]
