"""A contest between a few options, for games that offer them by the hundred.

A tree would spend all its time on trying everything once. So the advisor picks the options that are
worth it, and the others challenge the one it rates best: both are played on, as the advisor would,
with the same luck, the same imagined hands and the same cards off the decks. What is left is the
difference that the options make. Every option enters with what the advisor expects of it, as if
that had been seen a few times: chance alone should not overturn a judgement.
"""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Any

from mathom.bots.playout import play_on
from mathom.bots.search import Tuning, attend
from mathom.bots.tree import Node
from mathom.bots.worlds import Draws, World
from mathom.core import AnyGame, Option, Rating, View

BELIEF = 12
"""So many results the advisor's rating of an option weighs."""


class Contest:
    """One contest: made for one view, iterated as often as the budget allows."""

    def __init__(
        self, game: AnyGame, view: View[Any], rng: Random, tuning: Tuning, entrants: int
    ) -> None:
        self.root = Node()
        self.iterations = 0
        self.totals: list[float] = []
        """What the iterations brought, by seat."""
        self.ratings = _best(game.advisor.rate(view), entrants, rng)
        """How the advisor rates the options that take part, the best first."""
        self._game = game
        self._view = view
        self._rng = rng
        self._tuning = tuning
        self._seed = rng.getrandbits(32)
        self._worlds: list[World] = []
        self._champion = self.ratings[0]
        self._played: list[tuple[float, ...]] = []
        """What the champion brought in each world so far."""
        self._edges = self.root.among([rating.option for rating in self.ratings])
        attend(self.root, self.ratings, tuning, game.guidance)
        for rating, edge in zip(self.ratings, self._edges, strict=True):
            for _ in range(BELIEF):
                self.root.learn(edge, rating.score)

    def iterate(self) -> None:
        """Plays an option on, and the champion in the same world, and learns which did better."""
        edge = self.root.select(self._edges, self._tuning.exploration, self._rng)
        world = edge.visits - BELIEF
        if world == len(self._played):
            self._played.append(self._play_on(self._champion.option, world))
        payoffs = champion = self._played[world]
        if edge.option is not self._champion.option:
            payoffs = self._play_on(edge.option, world)
        seat = self._view.choice.seat
        self.root.learn(edge, self._champion.score + payoffs[seat] - champion[seat])
        self.iterations += 1
        totals = self.totals or [0.0] * len(payoffs)
        self.totals = [total + payoff for total, payoff in zip(totals, payoffs, strict=True)]

    def _play_on(self, option: Option, number: int) -> tuple[float, ...]:
        """What an option brings every seat in one of the worlds."""
        while number >= len(self._worlds):
            self._worlds.append(World(self._game, self._view, self._seed + len(self._worlds)))
        world = self._worlds[number]
        state, _ = self._game.apply(world.state, option)
        return play_on(self._game, state, Random(self._seed + number), Draws(world).outcome)


def _best(ratings: Sequence[Rating], number: int, rng: Random) -> Sequence[Rating]:
    """So many ratings, the best first, of equal ones any.

    Of options that are rated alike and end with the same thing, as ways to the same field do, one
    is enough.
    """
    unlike = {(one.score, one.option.anchors()[-1:]): one for one in ratings}
    found = list(unlike.values())
    rng.shuffle(found)
    return nlargest(number, found, key=lambda one: one.score)
