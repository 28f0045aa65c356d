"""What would happen if: asked at a table, answered without changing anything.

All of it is made of what the seat can see, so it cannot know more than the seat does.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from mathom.core import AnyGame, BadProblem, Choice, Option, Refusal, Seat, View
from mathom.core.preview import asked_next, beginning, meant, preview
from mathom.core.problems import AnyProblem, Likelihood
from mathom.table import outgoing
from mathom.table.bot_workers import BotWorkers
from mathom.table.errors import TableError
from mathom.table.fair_queue import Asker
from mathom.table.progress import Progress, written

MOST_REFUSALS = 100
"""So many refusals are told at once."""
MOST_PREVIEWS = 1000
"""So many options are tried out at once."""
MOST_DEEP = 24
"""So many, if what follows is tried out too."""
MOST_AHEAD = 12
"""After so many answers it is looked what would be asked."""
MOST_ODDS = 12
"""For so many answers it is worked out what they lead to."""
ODDS_SECONDS = 4.0
"""No problem takes that long."""


def why_not(
    progress: Progress, seat: Seat, anchors: tuple[str, ...]
) -> Refusal | TableError | None:
    """Why a seat can do nothing with these things now."""
    # To who is not asked nothing else may be said: it would be about another's question.
    return progress.asked_instead(seat) or progress.match.why_not(anchors, seat)


def not_now(
    progress: Progress, seat: Seat, anchors: tuple[str, ...]
) -> list[tuple[Option, Refusal]]:
    """What begins with these things and a seat may not do now, each with why. Raises TableError if
    it is not asked."""
    if (other := progress.asked_instead(seat)) is not None:
        raise other
    return list(islice(progress.match.not_now(anchors, seat), MOST_REFUSALS))


class Tryout(NamedTuple):
    """Options that a seat wants to know the consequences of."""

    game: AnyGame
    view: View[Any]
    options: Sequence[Option]
    tables: bool
    deep: bool

    def previews(self) -> list[dict[str, Any]]:
        """What each of them would do, as it is sent. Takes a while."""
        found = preview(self.game, self.view, self.options, tables=self.tables, deep=self.deep)
        return [outgoing.preview_sight(self.game, one) for one in found]


def tryout(
    progress: Progress,
    seat: Seat,
    anchors: tuple[str, ...],
    *,
    every: bool = False,
    deep: bool = False,
) -> Tryout:
    """The option that these anchors mean; with `every`, all options that begin with them, without
    the tables; `deep`: with what the seat would be asked then, and what each answer to that would
    do. Raises TableError."""
    if (other := progress.asked_instead(seat)) is not None:
        raise other
    game, view = progress.match.game, progress.match.view(seat)
    return tryout_of(game, view, anchors, every=every, deep=deep)


def tryout_of(
    game: AnyGame,
    view: View[Any],
    anchors: tuple[str, ...],
    *,
    every: bool = False,
    deep: bool = False,
) -> Tryout:
    """The same for whoever has this view."""
    options: Sequence[Option] = ()
    if isinstance(view.question, Choice):
        one = meant(view, anchors)
        most = MOST_DEEP if deep else MOST_PREVIEWS
        options = beginning(view, anchors)[:most] if every else [one] if one else []
    return Tryout(game, view, options, not every, deep)


class LookAhead(NamedTuple):
    """Answers after which a seat wants to know what it would be asked."""

    game: AnyGame
    view: View[Any]
    answers: tuple[str, ...]

    def asked(self) -> list[dict[str, Any]]:
        """What would be asked at once after each of them. Takes a while."""
        game, view = self.game, self.view
        if not isinstance(view.question, Choice):
            return []
        offered = {written(game, one): one for one in view.question.options}
        wanted = [one for one in self.answers if one in offered][:MOST_AHEAD]
        found = ((one, asked_next(game, view, offered[one])) for one in wanted)
        return [{"answer": one, **outgoing.asked_sight(game, next)} for one, next in found if next]


def look_ahead(progress: Progress, seat: Seat, answers: tuple[str, ...]) -> LookAhead:
    """What the seat would be asked after each of these answers of its own. Raises TableError if it
    is not asked now."""
    if (other := progress.asked_instead(seat)) is not None:
        raise other
    return LookAhead(progress.match.game, progress.match.view(seat), answers)


async def odds(
    progress: Progress,
    seat: Seat,
    problem: str,
    workers: BotWorkers,
    asker: Asker,
    *,
    every: bool = False,
) -> dict[str, object]:
    """How likely is what in the position of the moment, with the eyes of a seat; with `every`,
    after each of its answers. No bot waits for it.

    Raises BadProblem for what this game does not know, or what is not at stake now.
    """
    game, view = progress.match.game, progress.match.view(seat)
    return await workers.later(asker, ODDS_SECONDS, solve, game.id, view, problem, {}, every)


def solve(
    game_id: str, view: View[Any], problem: str, given: Mapping[str, str], every: bool = False
) -> dict[str, object]:
    """Runs in a worker process: the odds of what is asked. Raises BadProblem."""
    from mathom.games import find  # noqa: PLC0415 – only workers need all games

    return imagined_odds(find(game_id), view, problem, given, every=every)


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


def _sent(line: Likelihood) -> dict[str, object]:
    return {"id": line.id, "label": line.label, "share": float(line.share)}
