"""What a bot says about its answers, and who may hear it."""

from collections.abc import Mapping
from typing import Any

from mathom.core import AnyGame, Seat
from mathom.core.match import Played
from mathom.table.bot_workers import Thought
from mathom.table.errors import TableError
from mathom.table.progress import Progress


def explain(
    progress: Progress,
    thoughts: Mapping[int, Thought],
    seats: tuple[Seat | None, ...],
    version: int | None,
) -> dict[str, Any]:
    """The explanation of the bot's answer at a version (None: the last), for these seats.

    Raises TableError if there is none, or if they may not know it before the match is over.
    """
    standing = [one for one in thoughts if one in progress.versions]
    at = version if version is not None else max(standing, default=0)
    if at not in standing or thoughts[at].why is None:
        raise TableError("why-none")
    game, thought = progress.match.game, thoughts[at]
    played = progress.match.played[progress.versions.index(at)]
    if progress.match.over is None and not _saw_the_same(game, played, seats):
        raise TableError("why-later")
    return {
        "version": at,
        "seat": played.seat,
        "answer": game.write(thought.option),
        "messages": thought.why.messages,
        "weighed": [
            {
                "answer": game.write(one.option),
                "message": one.option.message(),
                "score": one.score,
                "visits": one.visits,
                "win": one.win,
                "reasons": one.reasons,
            }
            for one in thought.why.weighed
        ],
    }


def _saw_the_same(game: AnyGame, played: Played, seats: tuple[Seat | None, ...]) -> bool:
    """Whether one of these saw the table as the bot did; its reasons then give nothing away."""
    own = game.table(played.before, played.seat)
    return any(game.table(played.before, seat) == own for seat in seats)
