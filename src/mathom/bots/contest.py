"""A contest between a few options, for games that offer them by the hundred.

A tree would spend all its time on trying everything once. So the advisor picks the options that are
worth it, and each of them is played on, again and again, as the advisor would. All of them meet the
same luck: the first time the same imagined hands and the same cards off the decks, the second time
others. What is left is the difference that the options make.
"""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Any

from mathom.bots.playout import play_on
from mathom.bots.search import Tuning, attend
from mathom.bots.tree import Node
from mathom.core import AnyGame, Chance, Outcome, Rating, Seeded, View


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
        self._options = [rating.option for rating in self.ratings]
        attend(self.root, self.ratings, tuning, game.guidance)

    def iterate(self) -> None:
        """Plays one of the options on, in the next of the worlds that all of them meet."""
        edge = self.root.select(self._options, self._tuning.exploration, self._rng)
        world = self._seed + edge.visits
        rng = Random(world)
        state, _ = self._game.apply(self._game.resample(self._view, rng), edge.option)
        payoffs = play_on(self._game, state, rng, _Luck(world).outcome)
        self.root.learn(edge, payoffs[self._view.choice.seat])
        self.iterations += 1
        totals = self.totals or [0.0] * len(payoffs)
        self.totals = [total + payoff for total, payoff in zip(totals, payoffs, strict=True)]


def _best(ratings: Sequence[Rating], number: int) -> Sequence[Rating]:
    """So many ratings, the best first; options rated alike are one and the same to the advisor."""
    unlike = {rating.score: rating for rating in ratings}
    return [unlike[score] for score in nlargest(number, unlike)]


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
