"""The bot `ismcts`: information-set tree search with a budget of time or iterations."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from mathom.bots.bot import Why, only_option, runner_up
from mathom.bots.contest import Contest
from mathom.bots.search import Search, Tuning
from mathom.bots.spec import Budget, Spec
from mathom.core import AnyGame, Arg, Message, Option, View

_PAUSE = 4
"""After so many iterations the search looks whether going on could still change its mind."""
_MUCH = 1_000
"""So many things are too many for the garbage collector to look through after every choice, …"""
_SELDOM = 100
"""… so it looks through everything after so many of such choices."""
_thoughts = count(1)


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
        self._last: tuple[Search, Option] | None = None
        """The last search, and what came of it."""

    def choose(self, view: View[Any]) -> Option:
        options = view.choice.options
        if len(options) == 1:
            self.why = only_option(options[0])
            return options[0]
        with _undisturbed():
            search = look_ahead(self._game, view, self._rng, self._tuning)
            if self._last and isinstance(search, Search):
                search.go_on_from(*self._last)
            seconds = run(search, self._budget)
        self.why = explain(search, seconds)
        chosen = self.why.weighed[0].option
        self._last = (search, chosen) if isinstance(search, Search) else None
        return chosen


@contextmanager
def _undisturbed() -> Iterator[None]:
    """The garbage collector waits. What a search makes stays to its end and never goes in circles:
    looking through it again and again would find nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            if gc.get_count()[0] > _MUCH:
                _grow_old()
            gc.enable()


def _grow_old() -> None:
    """What was made just now is left aside like what has been there for long. That is looked
    through more seldom, though it has to be: what others made may go in circles."""
    if next(_thoughts) % _SELDOM == 0:
        gc.collect()
    elif not gc.get_freeze_count():  # what somebody else has frozen stays so
        gc.freeze()
        gc.unfreeze()


def look_ahead(game: AnyGame, view: View[Any], rng: Random, tuning: Tuning) -> Search | Contest:
    """The kind of search that suits the game."""
    focus = game.guidance.focus
    return Contest(game, view, rng, focus) if focus else Search(game, view, rng, tuning)


def run(search: Search | Contest, budget: Budget) -> float:
    """Iterates until the budget is spent or the rest of it cannot matter; says how long it took."""
    begin = monotonic()
    while True:
        search.iterate()
        done, spent = search.iterations, monotonic() - begin
        left = budget.left(done, spent)
        if left < 1 or (done % _PAUSE == 1 and search.settled(left)):
            return spent


def explain(search: Search | Contest, seconds: float) -> Why:
    """The options, the best first, and what speaks for it."""
    weighed, done = search.weighed(), search.iterations
    best = weighed[0]
    facts: dict[str, Arg] = {
        "option": best.option.message(),
        "iterations": done,
        "percent": round(100 * (best.win or 0.0)),
    }
    messages = (Message("why-search", facts), *best.reasons, *runner_up(weighed))
    odds = tuple(total / done for total in search.totals)
    return Why(messages, tuple(weighed), odds, done, seconds)
