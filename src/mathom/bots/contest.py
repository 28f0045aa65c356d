"""A contest between a few options, for games that offer them by the hundred.

A tree would spend all its time on trying everything once. So the advisor picks the options that are
worth it, and each of them is played on, again and again, as the advisor would. All of them meet the
same luck: the first time the same imagined hands and the same cards off the decks, the second time
others. What is left is the difference that the options make.
"""

from collections.abc import Sequence
from heapq import nlargest
from math import exp
from random import Random
from typing import Any

from mathom.bots.search import Tuning
from mathom.bots.tree import Node
from mathom.core import (
    Answer,
    AnyGame,
    Chance,
    Choice,
    Option,
    Outcome,
    Over,
    Rating,
    Seeded,
    View,
)


class Contest:
    """One contest: made for one view, iterated as often as the budget allows."""

    def __init__(
        self, game: AnyGame, view: View[Any], rng: Random, tuning: Tuning, entrants: int
    ) -> None:
        self.root = Node()
        self.iterations = 0
        self.totals: list[float] = []
        """What the iterations brought, by seat."""
        self.ratings = _best(game.advisor.rate(view), entrants)
        """How the advisor rates the options that take part."""
        self._game = game
        self._view = view
        self._rng = rng
        self._tuning = tuning
        self._seed = rng.getrandbits(32)
        self._options = self._enter()

    def _enter(self) -> Sequence[Option]:
        """Every option that takes part, with its share of the attention."""
        best = self.ratings[0].score
        scale = self._tuning.trust / (best - self.ratings[-1].score or 1.0)
        weights = [exp((rating.score - best) * scale) for rating in self.ratings]
        for rating, weight in zip(self.ratings, weights, strict=True):
            self.root.edge(rating.option).prior = weight / sum(weights)
        return [rating.option for rating in self.ratings]

    def iterate(self) -> None:
        """Plays one of the options on, in the next of the worlds that all of them meet."""
        edge = self.root.select(self._options, self._tuning.exploration, self._rng)
        payoffs = self._play_on(edge.option, self._seed + edge.visits)
        self.root.learn(edge, payoffs[self._view.choice.seat])
        self.iterations += 1
        totals = self.totals or [0.0] * len(payoffs)
        self.totals = [total + payoff for total, payoff in zip(totals, payoffs, strict=True)]

    def _play_on(self, option: Option, world: int) -> tuple[float, ...]:
        """Every seat's result after an option and some replies, or its estimate."""
        ask, apply, advisor = self._game.question, self._game.apply, self._game.advisor
        rng, luck = Random(world), _Luck(world)
        state, _ = apply(self._game.resample(self._view, rng), option)
        left = self._tuning.playout
        answer: Answer
        while not isinstance(question := ask(state), Over):
            if isinstance(question, Chance):
                answer = luck.outcome(question)
            elif left == 0:
                return advisor.value(state)
            else:
                left -= 1
                answer = _reply(advisor, state, question, rng)
            state, _ = apply(state, answer)
        return question.payoffs


def _best(ratings: Sequence[Rating], number: int) -> Sequence[Rating]:
    """So many ratings, the best first; options rated alike are one and the same to the advisor."""
    unlike = {rating.score: rating for rating in ratings}
    return [unlike[score] for score in nlargest(number, unlike)]


def _reply(advisor: Any, state: Any, choice: Choice, rng: Random) -> Option:
    options = choice.options
    if len(options) == 1:
        return options[0]
    reply: Option = advisor.reply(state, choice, rng)
    return reply


class _Luck:
    """The luck of one world: the n-th die or card of a kind falls the same way, whoever asks."""

    def __init__(self, world: int) -> None:
        self._world = world
        self._asked: dict[str, int] = {}

    def outcome(self, chance: Chance) -> Outcome:
        number = self._asked.get(chance.what, 0)
        self._asked[chance.what] = number + 1
        kind = int.from_bytes(chance.what.encode(), "little")
        return Seeded(self._world ^ kind << 32).outcome(number, chance)
