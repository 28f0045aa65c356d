"""What would happen if: asked at a table, answered without changing anything.

All of it is made of what the seat can see, so it cannot know more than the seat does.
"""

import asyncio
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from mathom.core import AnyGame, BadProblem, Choice, Refusal, Seat, View
from mathom.core.preview import asked_next, beginning, meant, preview
from mathom.core.problems import AnyProblem, Line
from mathom.table import outgoing
from mathom.table.errors import TableError
from mathom.table.progress import Progress, written

MOST_PREVIEWS = 1000
"""So many options are tried out at once."""
MOST_DEEP = 24
"""So many, if what follows is tried out too."""
MOST_AHEAD = 8
"""After so many answers it is looked what would be asked."""
MOST_ODDS = 12
"""For so many answers it is worked out what they lead to."""


def why_not(
    progress: Progress, seat: Seat, anchors: tuple[str, ...]
) -> Refusal | TableError | None:
    """Why a seat can do nothing with these things now."""
    # To who is not asked nothing else may be said: it would be about another's question.
    return progress.asked_instead(seat) or progress.match.why_not(anchors, seat)


async def previews(
    progress: Progress,
    seat: Seat,
    anchors: tuple[str, ...],
    *,
    every: bool = False,
    deep: bool = False,
) -> list[dict[str, Any]]:
    """What the option that these anchors mean would do, as far as the seat can know; with
    `every`, all options that begin with them, without the tables; `deep`: with what the seat
    would be asked then, and what each answer to that would do. Raises TableError."""
    if (other := progress.asked_instead(seat)) is not None:
        raise other
    game, view = progress.match.game, progress.match.view(seat)
    if not isinstance(view.question, Choice):
        return []
    one = meant(view, anchors)
    most = MOST_DEEP if deep else MOST_PREVIEWS
    options = beginning(view, anchors)[:most] if every else [one] if one else []
    found = await asyncio.to_thread(preview, game, view, options, tables=not every, deep=deep)
    return [outgoing.preview_sight(game, each) for each in found]


async def ahead(progress: Progress, seat: Seat, answers: tuple[str, ...]) -> list[dict[str, Any]]:
    """What the seat would be asked after each of these answers of its own, where it would be asked
    at once. Raises TableError if it is not asked now."""
    if (other := progress.asked_instead(seat)) is not None:
        raise other
    game, view = progress.match.game, progress.match.view(seat)
    if not isinstance(view.question, Choice):
        return []
    offered = {written(game, one): one for one in view.question.options}
    wanted = [one for one in answers if one in offered][:MOST_AHEAD]

    def look() -> list[dict[str, Any]]:
        found = ((one, asked_next(game, view, offered[one])) for one in wanted)
        return [{"answer": one, **outgoing.asked_sight(game, next)} for one, next in found if next]

    return await asyncio.to_thread(look)


async def odds(
    progress: Progress, seat: Seat, problem: str, *, every: bool = False
) -> dict[str, object]:
    """How likely is what in the position of the moment, with the eyes of a seat; with `every`,
    after each of its answers.

    Raises BadProblem for what this game does not know, or what is not at stake now.
    """
    game, view = progress.match.game, progress.match.view(seat)
    return await asyncio.to_thread(imagined_odds, game, view, problem, every=every)


def imagined_odds(
    game: AnyGame,
    view: View[Any],
    problem: str,
    given: Mapping[str, str] = MappingProxyType({}),
    *,
    every: bool = False,
) -> dict[str, object]:
    """The answer to a problem as it is sent: exact shares as numbers from 0 to 1."""
    chosen = next((one for one in game.problems if one.id == problem), None)
    if chosen is None:
        known = ", ".join(one.id for one in game.problems)
        raise BadProblem("none", problem=problem, known=known)
    imagined = game.resample(view, Random(0))
    if every:
        return {"problem": problem, "answers": _after_each(game, view, chosen, imagined)}
    found = chosen.answer(given, imagined)
    return {
        "problem": problem,
        "title": found.title,
        "spreads": [
            {
                "id": spread.id,
                "label": spread.label,
                "lines": [_sent(line) for line in spread.lines],
            }
            for spread in found.spreads
        ],
        "means": [
            {"id": mean.id, "label": mean.label, "number": float(mean.number)}
            for mean in found.means
        ],
        "notes": list(found.notes),
    }


def _after_each(
    game: AnyGame, view: View[Any], problem: AnyProblem, imagined: Any
) -> list[dict[str, object]]:
    """What each answer leads to, where something of the kind is at stake after it."""
    if view.seat is None or not isinstance(view.question, Choice):
        return []
    found: list[dict[str, object]] = []
    for option in view.question.options[:MOST_ODDS]:
        lines = problem.prospects(game, imagined, view.seat, option)
        if lines:
            found.append({"answer": game.write(option), "lines": [_sent(one) for one in lines]})
    return found


def _sent(line: Line) -> dict[str, object]:
    return {"id": line.id, "label": line.label, "share": float(line.share)}
