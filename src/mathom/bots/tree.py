"""The tree of a search: what was tried where, and how it went for the seat that tried it."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random

import msgspec

from mathom.core import Option

_STILL = 0.001
"""The least spread of results that is taken seriously: a node where all is lost still explores."""


class Edge(msgspec.Struct, gc=False, eq=False):
    """An option at a node, and what it brought the seat that chose it."""

    option: Option
    prior: float
    """The share of attention it gets: by the advisor's rating, or as much as any other."""
    attention: float
    """What is left of that share: the less, the more often it was tried."""
    seen: int = 0
    """How often it was on offer, where that differs from option to option."""
    visits: int = 0
    mean: float = 0.0
    """What it brought on average; 0 if it was never tried."""


class Node(msgspec.Struct, gc=False, eq=False):
    """One seat asked, after all it has seen.

    Many positions share a node: those the seat cannot tell apart, and those that a chance with
    many outcomes led to. They may offer different options, so it is counted how often each was on
    offer, and it is explored by that count.
    """

    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    options: Sequence[Option] = ()
    """What the first position offered, …"""
    alike: tuple[Edge, ...] | None = ()
    """… as all others did so far; None: they differ, and edges count themselves."""
    seen: int = 0
    """How often that was on offer."""
    tried: list[Edge] = []
    fresh: list[Edge] = []
    """What was tried of it and what was not, the most promising last."""
    rated: bool = False
    """Whether some are more promising than others."""
    edges: dict[Option, Edge] = {}
    """The edges of all options, where positions differ."""

    def among(self, options: Sequence[Option]) -> tuple[Edge, ...]:
        """The edges of these options, new where there is none yet."""
        even = 1 / len(options)
        if self.alike is not None:
            if not self.alike:
                self.options = options
                self.alike = tuple([Edge(one, even, even) for one in options])
                self.fresh.extend(self.alike)
                return self.alike
            if options == self.options:
                return self.alike
            for edge in self.alike:
                edge.seen = self.seen
                self.edges[edge.option] = edge
            self.alike = None
        edges, listed = self.edges, []
        for option in options:
            found = edges.get(option)
            if found is None:
                found = edges[option] = Edge(option, even, even)
            listed.append(found)
        return tuple(listed)

    def attend(self, edges: Sequence[Edge], priors: Sequence[float], rng: Random) -> None:
        """Spreads attention among these edges."""
        for edge, prior in zip(edges, priors, strict=True):
            edge.prior, edge.attention = prior, prior / (1 + edge.visits)
        self.rated = True
        self.fresh.sort(key=lambda one: (one.prior, rng.random()))

    def learn(self, edge: Edge, payoff: float) -> None:
        """Remembers what an option brought."""
        edge.visits = visits = edge.visits + 1
        edge.mean += (payoff - edge.mean) / visits
        edge.attention = edge.prior / (1 + visits)
        self.visits += 1
        self.total += payoff
        self.squares += payoff * payoff

    def select(self, edges: tuple[Edge, ...], exploration: float, rng: Random) -> Edge:
        """The option to try now: the best so far, plus a bonus for what was tried too little.

        The bonus is that of PUCT, on availability counts, in units of the standard deviation of
        the node's results: so that it fits a lopsided position as well as an even one, a game
        that is valued early as well as one that is played out. What was never tried counts as
        much as the node.

        It is also a little random. Where two seats choose without seeing the other's choice, two
        searches that reckon exactly run after each other in step and learn nothing true.
        """
        visits = self.visits
        mean = self.total / visits if visits else 0.5
        variance = self.squares / visits - mean * mean if visits > 1 else 0.25
        deviation = sqrt(variance) if variance > _STILL * _STILL else _STILL
        bonus = exploration * deviation * (0.5 + rng.random())
        if self.alike is None:
            return _best_of(edges, mean, bonus, rng)
        self.seen += 1
        return self._best_alike(mean, bonus * sqrt(self.seen), rng)

    def _best_alike(self, mean: float, bonus: float, rng: Random) -> Edge:
        """The best of what is always on offer: of what was tried, or the most promising of the
        rest."""
        best, best_score, fresh = None, -inf, self.fresh
        for edge in self.tried:
            score = edge.mean + bonus * edge.attention
            if score > best_score:
                best, best_score = edge, score
        if fresh and mean + bonus * fresh[-1].attention > best_score:
            best = fresh.pop() if self.rated else fresh.pop(int(rng.random() * len(fresh)))
            self.tried.append(best)
        assert best is not None
        return best


def _best_of(edges: tuple[Edge, ...], mean: float, bonus: float, rng: Random) -> Edge:
    """The best of those that are on offer now, which counts."""
    best, best_score = edges[0], -inf
    for edge in edges:
        edge.seen = seen = edge.seen + 1
        if edge.visits:
            score = edge.mean + bonus * edge.attention * sqrt(seen)
        else:
            score = mean + 1e-9 * rng.random() + bonus * edge.attention * sqrt(seen)
        if score > best_score:
            best, best_score = edge, score
    return best
