"""A contest between the few options that the game's advisor rates best.

The first of them is the champion, and the others challenge it. A challenger is played on in the
same imagined worlds as the champion: the same hidden cards, the same luck, and replies as the
advisor would give them, for as long as the game's guidance says; then `value` judges. What is
learned is the difference in the same world, which takes far fewer tries than two results of their
own would.

Chance alone should not overturn a judgement. So an option begins with what its rating says, which
may be off by the guidance's `doubt`, and results move that by as much as they can be trusted: by
how much they differ from world to world, and by how far `value` may be off in all of them (`bias`).
The next to be played is the challenger that may be the best, by its estimate and what is still
unknown about it; who leads in the end is chosen. The longer it goes on, the more options take part.
When nobody else is likely to be better by as much as is worth the time, it is over before its time.
"""

from collections.abc import Sequence
from math import erf, exp, hypot, pi, sqrt
from random import Random
from typing import Any

from mathom.bots.bot import Weighed
from mathom.bots.playout import play_on, turn_of
from mathom.bots.worlds import Draws, World
from mathom.core import AnyGame, Focus, Rating, View

FIRST, MORE = 7, 16
"""So many challengers there are at first, and one more after so many iterations."""
HOPE = 1.5
"""Whose turn it is: by the estimate, and so many times what that may be off by."""
WORTH = 0.001
"""A contest that is likely to gain less than this many chances to win by going on is over."""
ALIKE = 0.2
"""Ratings that differ by less than so much of the doubt about them say the same."""
KNOWN = 4
"""What is usual for results to differ by counts as if so many of them had shown it."""


class Entrant:
    """An option that takes part, and how much more it brought than the champion."""

    __slots__ = ("gain", "prior", "rating", "worlds")

    def __init__(self, rating: Rating, prior: float) -> None:
        self.rating = rating
        self.prior = prior
        """How much more it should bring by its rating, in chances to win."""
        self.worlds = 0
        """In so many worlds it was played on."""
        self.gain = 0.0
        """How much more it brought there on average."""


class Contest:
    """One contest: made for one view, iterated as often as the budget allows."""

    def __init__(self, game: AnyGame, view: View[Any], rng: Random, focus: Focus) -> None:
        self.iterations = 0
        self.totals: list[float] = []
        """What the iterations brought, by seat."""
        self._game = game
        self._view = view
        self._seed = rng.getrandbits(32)
        ratings = _best(game.advisor.rate(view), focus, rng)
        top = ratings[0].score
        self._entrants = [Entrant(one, (one.score - top) * focus.chance) for one in ratings]
        self._champion = self._entrants[0]
        rated, valued = focus.doubt**2, focus.bias**2
        self._trust = 1 / (rated + valued)
        """How surely ratings foretell results: one divided by the variance of what is meant."""
        self._belief = rated / (rated + valued)
        """How much of what results say against a rating is right, and not the fault of `value`."""
        self._results = KNOWN
        self._squares = KNOWN * focus.spread**2
        self._worlds: list[tuple[World, float]] = []
        """The worlds so far, and what the champion brought there."""

    def iterate(self) -> None:
        """Plays a challenger on in its next world: first the champion, if it was not there yet."""
        entrant = max(self._taking_part()[1:], key=self._hope, default=self._champion)
        number = entrant.worlds
        if number == len(self._worlds):
            world = World(self._game, self._view, self._seed + number)
            self._worlds.append((world, self._play_on(self._champion, world, number)))
            return
        world, champion = self._worlds[number]
        more = self._play_on(entrant, world, number) - champion
        before = entrant.gain if number else more
        entrant.gain += (more - entrant.gain) / entrant.worlds
        self._results += number > 0
        self._squares += (more - before) * (more - entrant.gain)

    def settled(self, left: float) -> bool:
        """Whether going on is not worth it: whoever else turns out to be the best, it is not
        likely to be better than who leads by much."""
        leader = max(self._entrants, key=self._estimate)
        lead, doubt = self._estimate(leader), self._doubt(leader)
        return not any(
            _gain(self._estimate(one) - lead, hypot(doubt, self._doubt(one))) >= WORTH
            for one in self._entrants
            if one is not leader
        )

    def weighed(self) -> list[Weighed]:
        """The options that took part, the best first."""
        champion = sum(brought for _, brought in self._worlds) / (len(self._worlds) or 1)
        return [
            Weighed(
                one.rating.option,
                score=one.rating.score,
                visits=one.worlds,
                win=min(1.0, max(0.0, champion + self._estimate(one))) if one.worlds else None,
                reasons=one.rating.reasons,
            )
            for one in sorted(self._taking_part(), key=self._estimate, reverse=True)
        ]

    def _taking_part(self) -> list[Entrant]:
        """Those who take part so far, the champion first."""
        return self._entrants[: 1 + FIRST + self.iterations // MORE]

    def _estimate(self, entrant: Entrant) -> float:
        """How much more than the champion an option brings, by its rating and its results."""
        seen = entrant.worlds * self._results / self._squares
        against = (entrant.gain - entrant.prior) * seen / (self._trust + seen)
        return entrant.prior + self._belief * against

    def _doubt(self, entrant: Entrant) -> float:
        """How far an estimate is from what it would be after all results; that the champion is as
        good as itself is certain."""
        if entrant is self._champion:
            return 0.0
        return self._belief / sqrt(self._trust + entrant.worlds * self._results / self._squares)

    def _hope(self, entrant: Entrant) -> float:
        return self._estimate(entrant) + HOPE * self._doubt(entrant)

    def _play_on(self, entrant: Entrant, world: World, number: int) -> float:
        """What an option brings the seat that chooses, in one of the worlds."""
        entrant.worlds += 1
        game, seat = self._game, self._view.choice.seat
        state, _ = game.apply(world.state, entrant.rating.option)
        luck, rng = Draws(world).outcome, Random(self._seed + number)
        begun = turn_of(game, world.state, self._view.choice)
        payoffs = play_on(game, state, rng, luck, begun=begun)
        self.iterations += 1
        totals = self.totals or [0.0] * len(payoffs)
        self.totals = [total + payoff for total, payoff in zip(totals, payoffs, strict=True)]
        return payoffs[seat]


def _gain(ahead: float, doubt: float) -> float:
    """How much is gained on average by knowing whether something is above zero that is thought to
    be so much, give or take a doubt: what it is where it is, nothing elsewhere."""
    if not doubt:
        return max(0.0, ahead)
    off = ahead / doubt
    return doubt * (exp(-off * off / 2) / sqrt(2 * pi) + off * (1 + erf(off / sqrt(2))) / 2)


def _best(ratings: Sequence[Rating], focus: Focus, rng: Random) -> Sequence[Rating]:
    """The ratings of the options that take part, the best first, of equal ones any.

    Of options that are rated nearly alike and end with the same thing, as ways to the same field
    do with one card or another, one is enough.
    """
    step = ALIKE * focus.doubt / focus.chance
    ranked = list(ratings)
    rng.shuffle(ranked)
    ranked.sort(key=lambda one: one.score, reverse=True)
    found: dict[object, Rating] = {}
    for one in ranked:
        found.setdefault((one.score // step, one.option.anchors()[-1:]), one)
        if len(found) == focus.options:
            break
    return list(found.values())
