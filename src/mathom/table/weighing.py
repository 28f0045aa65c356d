"""What a bot would have weighed at a step of a match that is over, beside what was played."""

from typing import Any

from mathom.core import AnyGame, BadProblem, Choice, Option, View
from mathom.table.bot_workers import BotWorkers
from mathom.table.errors import BadOrder
from mathom.table.fair_queue import Asker
from mathom.table.past import Past
from mathom.table.what_if import imagined_odds

SEARCH = "ismcts"
SECONDS = 1.5
MOST_SHOWN = 6
"""So many options are told, and the one that was played."""


async def weighed(past: Past, at: int, workers: BotWorkers, asker: Asker) -> dict[str, Any]:
    """The options of the seat that was asked, as a bot with that seat's eyes weighs them.

    Raises BadOrder if there is no such step.
    """
    progress, game = past.progress, past.game
    if not 0 <= at <= progress.answers:
        raise BadOrder("at", most=progress.answers)
    state = progress.state_at(at)
    question = game.question(state)
    if at == progress.answers and progress.match.over is not None:
        question = progress.match.over
    if not isinstance(question, Choice):
        return {"at": at, "seat": None, "ask": None, "played": None, "weighed": (), "odds": ()}
    played = _played(past, at)
    view = game.view(state, question.seat)
    why, odds = await workers.later(asker, SECONDS, search, game.id, view, SECONDS)
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
