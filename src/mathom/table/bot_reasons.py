"""What a bot says about its answers, and who may hear it."""

from collections.abc import Mapping
from typing import Any

from mathom.core import AnyGame, Seat
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
    if not any(progress.match.may_hear_why(seat, played) for seat in seats):
        raise TableError("why-later")
    return {
        "version": at,
        "seat": played.seat,
        "answer": game.write(thought.option),
        "messages": thought.why.messages,
        "weighed": [weighed_sight(game, one) for one in thought.why.weighed],
    }


def weighed_sight(game: AnyGame, weighed: Any) -> dict[str, Any]:
    """An option as a bot weighed it, as it is sent."""
    return {
        "answer": game.write(weighed.option),
        "message": weighed.option.message(),
        "score": weighed.score,
        "visits": weighed.visits,
        "win": weighed.win,
        "reasons": weighed.reasons,
    }
