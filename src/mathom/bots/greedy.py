"""The bot `greedy`: what the game's own advisor rates best, without looking ahead."""

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
        top = max(rating.score for rating in ratings)
        chosen = self._rng.choice([rating for rating in ratings if rating.score == top])
        others = sorted(
            (rating for rating in ratings if rating is not chosen), key=lambda one: -one.score
        )
        weighed = tuple(
            Weighed(one.option, score=one.score, reasons=one.reasons) for one in (chosen, *others)
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
