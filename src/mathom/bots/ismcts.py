"""The bot `ismcts`: information-set tree search with a budget of time or iterations."""

from math import inf
from random import Random
from time import monotonic
from typing import Any

from mathom.bots.bot import Weighed, Why, only_option, runner_up
from mathom.bots.contest import Contest
from mathom.bots.search import Search, Tuning
from mathom.bots.spec import Budget, Spec
from mathom.bots.tree import Edge
from mathom.core import AnyGame, Arg, Message, Option, View

_PAUSE = 32
"""After so many iterations the search looks whether going on could still change its mind."""


class ISMCTS:
    """Imagines what it cannot see, many times over, and takes what it came back to most often."""

    def __init__(
        self, game: AnyGame, seed: int, budget: Budget, tuning: Tuning | None = None
    ) -> None:
        self.name = str(Spec("ismcts", budget))
        self.why = Why()
        self._game = game
        self._rng = Random(seed)
        self._budget = budget
        self._tuning = tuning or Tuning()

    def choose(self, view: View[Any]) -> Option:
        options = view.choice.options
        if len(options) == 1:
            self.why = only_option(options[0])
            return options[0]
        search = look_ahead(self._game, view, self._rng, self._tuning)
        seconds = run(search, self._budget)
        self.why = explain(search, seconds)
        return self.why.weighed[0].option


def look_ahead(game: AnyGame, view: View[Any], rng: Random, tuning: Tuning) -> Search | Contest:
    """The kind of search that suits the game."""
    focus = game.guidance.focus
    if focus is None:
        return Search(game, view, rng, tuning)
    return Contest(game, view, rng, tuning, focus)


def run(search: Search | Contest, budget: Budget) -> float:
    """Iterates until the budget is spent or the rest of it cannot matter; says how long it took."""
    begin = monotonic()
    while True:
        search.iterate()
        done, spent = search.iterations, monotonic() - begin
        left = inf if budget.iterations is None else budget.iterations - done
        if budget.seconds is not None:
            left = min(left, (budget.seconds - spent) * done / max(spent, 1e-9))
        if left < 1 or (done % _PAUSE == 0 and settled(search, left)):
            return spent


def settled(search: Search | Contest, left: float) -> bool:
    """Whether the option tried most often stays so, whatever the iterations left are spent on."""
    visits = [0, *sorted(edge.visits for edge in search.root.edges.values())]
    return visits[-1] - visits[-2] > left


def explain(search: Search | Contest, seconds: float) -> Why:
    """The options by how often they were tried, with what was expected of each."""
    said = {rating.option: rating for rating in search.ratings}

    def weigh(edge: Edge) -> Weighed:
        rating = said.get(edge.option)
        return Weighed(
            edge.option,
            score=rating.score if rating else None,
            visits=edge.visits,
            win=min(1.0, max(0.0, edge.mean)) if edge.visits else None,
            reasons=rating.reasons if rating else (),
        )

    edges = search.root.edges.values()
    weighed = [*map(weigh, sorted(edges, key=lambda one: (one.visits, one.mean), reverse=True))]
    best, done = weighed[0], search.iterations
    facts: dict[str, Arg] = {
        "option": best.option.message(),
        "iterations": done,
        "percent": round(100 * (best.win or 0.0)),
    }
    messages = (Message("why-search", facts), *best.reasons, *runner_up(weighed))
    odds = tuple(total / done for total in search.totals)
    return Why(messages, tuple(weighed), odds, done, seconds)
