"""Mathom: five Middle-earth games at one table.

import mathom

match = mathom.new("journey", seats=3, seed=7)
bots = [mathom.bot("greedy", match.game, seed=seat) for seat in range(3)]
while not match.over:
    match.play(bots[match.to_move].choose(match.view(match.to_move)))
print(match.over.winners, mathom.record(match))
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.bots import make as bot
from mathom.core import (
    AnyGame,
    Match,
    MathomError,
    Message,
    Refusal,
    Seeded,
    State,
    Value,
    read_record,
    record,
    replay,
    verify,
)
from mathom.core.lid import Lid
from mathom.core.view import AnyView
from mathom.games import available
from mathom.games import find as game

if TYPE_CHECKING:
    from mathom.lab import Arena, Report

    def games() -> tuple[Lid, ...]:
        """What there is to play: the lids of all boxes, without opening them.

        (It is the package `mathom.games` itself that can be called.)
        """
else:
    from mathom import games

__version__ = "0.1.0"


def new(game_id: str, *, seats: int = 2, seed: int = 0, **settings: str) -> Match:
    """A new match, with seeded chance. Raises BadSetup for a game or setting there is not."""
    found = game(game_id)
    return Match(found, found.setup(seats, settings), Seeded(seed))


def load(text: str, to: int | None = None) -> Match:
    """The match that the text of a record tells, up to answer number `to`. Raises BadRecord."""
    played = read_record(text)
    return replay(game(played.game), played, to)


def say(
    what: Message | Value | MathomError, game: AnyGame | None = None, language: str = "en"
) -> str:
    """A message, an option, an event or an error in words: `"de"` or `"en"`.

    Things are called what the game calls them. What has no words is said as `‹its id›`.
    """
    from mathom.text import Words  # noqa: PLC0415 – who says nothing needs no words

    if isinstance(what, Value):
        message = what.message()
    else:
        message = what.message if isinstance(what, MathomError) else what
    return Words(language, game).say(message)


def svg(what: "Match | AnyView | State", language: str | None = None) -> str:
    """The table as a picture, in a language, or that of the locale.

    A match and a position are drawn as a spectator sees them, a view as its seat does. Raises
    NoPicture for a game that draws none.
    """
    from mathom.lab import notebook  # noqa: PLC0415 – who draws nothing needs no words

    return notebook.svg(what, language)


def simulate(
    game_id: str,
    bots: Sequence[str] = ("greedy",),
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    decks: Sequence[tuple[str, str]] = (),
    workers: int | None = None,
    on: str = "local",
    keep: Path | None = None,
    **settings: str,
) -> "Report":
    """Many games between bots, and what came of them: what `mathom simulate` tells.

    A single bot plays all seats. Decks are pairs of name and text. `workers` says how many
    processes (None: one for every core, if it takes longer than a moment), `on` on which machines,
    and `keep` is a folder from which a run goes on. Raises MathomError.
    """
    from mathom import lab  # noqa: PLC0415 – the laboratory loads much

    wanted = lab.plan(
        game_id, bots, seats=seats, settings=settings, games=games, seed=seed, decks=decks
    )
    return lab.simulate(wanted, workers, on=on, keep=keep)


def arena(
    game_id: str,
    bots: Sequence[str],
    *,
    games: int = 200,
    ladder: bool = False,
    yardstick: bool = False,
    sure: float | None = None,
    seats: int | None = None,
    seed: int = 0,
    decks: Sequence[tuple[str, str]] = (),
    workers: int | None = None,
    on: str = "local",
    keep: Path | None = None,
    **settings: str,
) -> "Arena":
    """Bots against each other, and how strong they are: what `mathom arena` tells.

    It stops early once everybody is told apart with the certainty `sure` (0 to 1). The rest is as
    in `simulate`. Raises MathomError.
    """
    from mathom import lab  # noqa: PLC0415 – the laboratory loads much

    wanted = lab.arena_plan(
        game_id,
        bots,
        ladder=ladder,
        yardstick=yardstick,
        seats=seats,
        settings=settings,
        games=games,
        seed=seed,
        decks=decks,
    )
    return lab.hold(wanted, workers, sure=sure, on=on, keep=keep)


__all__ = [
    "Lid",
    "Match",
    "MathomError",
    "Refusal",
    "__version__",
    "arena",
    "available",
    "bot",
    "game",
    "games",
    "load",
    "new",
    "record",
    "replay",
    "say",
    "simulate",
    "svg",
    "verify",
]
