"""The bot `greedy`: what the game's own advisor rates best, without looking ahead."""

from itertools import takewhile
from operator import attrgetter
from random import Random
from typing import Any

from mathom.bots.bot import Weighed, Why, only_option, runner_up
from mathom.core import AnyGame, Message, Option, View


class Greedy:
    """Takes the best-rated option; where several are best, any of them."""

    name = "greedy"

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        self.why = Why()
        self._game = game
        self._rng = Random(seed)

    def choose(self, view: View[Any]) -> Option:
        options = view.choice.options
        if len(options) == 1:
            self.why = only_option(options[0])
            return options[0]
        ratings = self._game.advisor.rate(view)
        ranked = sorted(ratings, key=attrgetter("score"), reverse=True)
        top = ranked[0].score
        chosen = self._rng.choice([*takewhile(lambda one: one.score == top, ranked)])
        ranked.remove(chosen)
        ranked.insert(0, chosen)
        weighed = tuple(
            [Weighed(one.option, score=one.score, reasons=one.reasons) for one in ranked]
        )
        self.why = Why(
            (
                Message("why-greedy", {"option": chosen.option.message()}),
                *chosen.reasons,
                *runner_up(weighed),
            ),
            weighed,
        )
        return chosen.option
