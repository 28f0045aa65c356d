"""What a bot would have weighed at a step of a match that is over, beside what was played."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from mathom.core import AnyGame, BadProblem, Choice, Option, Seat, View
from mathom.table.bot_workers import BotWorkers
from mathom.table.errors import BadOrder
from mathom.table.fair_queue import Asker
from mathom.table.past import Past
from mathom.table.replay import check_step
from mathom.table.what_if import ODDS_SECONDS, imagined_odds, solve

SEARCH = "ismcts"
SECONDS = (0.25, 1.5)
"""A first look, and a long one; between them others have their turn."""
MOST_SHOWN = 4
"""So many options are told, and the one that was played."""


async def weighed(
    past: Past, at: int, workers: BotWorkers, asker: Asker
) -> AsyncIterator[dict[str, Any]]:
    """The options of the seat that was asked, as a bot with that seat's eyes weighs them: soon, and
    once more when it has looked longer; `done` is the share of the work. Raises BadOrder."""
    check_step(past, at)
    progress, game = past.progress, past.game
    state = progress.state_at(at)
    question = game.question(state)
    if at == progress.answers and progress.match.over is not None:
        question = progress.match.over
    if not isinstance(question, Choice):
        nothing = {"at": at, "seat": None, "ask": None, "played": None, "weighed": (), "odds": ()}
        yield {**nothing, "done": 1.0}
        return
    view = game.view(state, question.seat)
    spent = 0.0
    for seconds in SECONDS:
        found = await workers.later(asker, seconds, search, game.id, view, seconds)
        spent += seconds
        yield {**_told(past, at, question, *found), "done": spent / sum(SECONDS)}


def _told(
    past: Past, at: int, question: Choice, why: Any, odds: list[dict[str, object]]
) -> dict[str, Any]:
    game, played = past.game, _played(past, at)
    told = [one for one in why.weighed if one.option in question]
    shown = [one for rank, one in enumerate(told) if rank < MOST_SHOWN or one.option == played]
    return {
        "at": at,
        "seat": question.seat,
        "ask": question.ask,
        "played": None if played is None else game.write(played),
        "weighed": [
            {
                "answer": game.write(one.option),
                "message": one.option.message(),
                "anchors": one.option.anchors(),
                "visits": one.visits,
                "win": one.win,
                "reasons": one.reasons,
            }
            for one in shown
        ],
        "odds": odds,
    }


def _played(past: Past, at: int) -> Option | None:
    before = len(past.progress.past)
    played = past.progress.match.played
    if not 0 <= at - before < len(played):
        return None
    answer = played[at - before].answer
    return answer if isinstance(answer, Option) else None


class OddsQuestion(NamedTuple):
    """A problem that is put to a step of a match."""

    at: int
    seat: Seat
    """Whose eyes."""
    problem: str
    given: dict[str, str]
    every: bool = False
    """After each answer of that seat, if it is asked there."""


async def asked_odds(
    past: Past, wanted: OddsQuestion, workers: BotWorkers, asker: Asker
) -> dict[str, object]:
    """The exact answer; no bot waits for it. Raises BadOrder, BadProblem."""
    check_step(past, wanted.at)
    if not 0 <= wanted.seat < len(past.players):
        raise BadOrder("seats", number=wanted.seat + 1)
    view = past.game.view(past.progress.state_at(wanted.at), wanted.seat)
    arguments = past.game.id, view, wanted.problem, wanted.given, wanted.every
    return await workers.later(asker, ODDS_SECONDS, solve, *arguments)


def odds_here(game: AnyGame, view: View[Any]) -> list[dict[str, object]]:
    """The exact odds of what is at stake in a position, as far as the view's owner can know."""
    found = []
    for problem in game.problems:
        try:
            found.append(imagined_odds(game, view, problem.id))
        except BadProblem:  # nothing of the kind is at stake
            continue
    return found


def search(game_id: str, view: View[Any], seconds: float) -> tuple[Any, list[dict[str, object]]]:
    """Runs in a worker process: why a search would choose as it does, and what the odds are."""
    from mathom.bots import Budget, make  # noqa: PLC0415 – only workers need bots
    from mathom.games import find  # noqa: PLC0415

    game = find(game_id)
    bot = make(SEARCH, game, 0, Budget(seconds=seconds))
    bot.choose(view)
    return bot.why, odds_here(game, view)
