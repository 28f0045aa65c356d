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
    seen: int = 0
    """How often it was on offer, where that differs from option to option."""
    visits: int = 0
    total: float = 0.0
    mean: float = 0.0
    """What it brought on average; 0 if it was never tried."""


class Node:
    """One seat asked, after all it has seen.

    Many positions share a node: those the seat cannot tell apart, and those that a chance with
    many outcomes led to. They may offer different options, so it is counted how often each was on
    offer, and it is explored by that count.
    """

    __slots__ = ("alike", "edges", "seen", "squares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.alike: tuple[Edge, ...] | None = ()
        """What every position has offered so far; None: they differ, and edges count themselves."""
        self.seen = 0
        """How often that was on offer."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def among(self, options: Sequence[Option]) -> tuple[Edge, ...]:
        """The edges of these options, new where there is none yet."""
        edges, even = self.edges, 1 / len(options)
        listed = []
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option, even)
            listed.append(edge)
        found = tuple(listed)
        if self.alike is None:
            return found
        if not self.alike:
            self.alike = found
        elif self.alike != found:
            for edge in self.alike:
                edge.seen = self.seen
            self.alike = None
            return found
        return self.alike

    def learn(self, edge: Edge, payoff: float) -> None:
        """Remembers what an option brought."""
        edge.visits = visits = edge.visits + 1
        edge.total = total = edge.total + payoff
        edge.mean = total / visits
        self.visits += 1
        self.total += payoff
        self.squares += payoff * payoff

    def select(self, edges: tuple[Edge, ...], exploration: float, rng: Random) -> Edge:
        """The option to try now: the best so far, plus a bonus for what was tried too little.

        The bonus is that of PUCT, on availability counts, in units of the standard deviation of
        the node's results: so that it fits a lopsided position as well as an even one, a game
        that is valued early as well as one that is played out.

        It is also a little random. Where two seats choose without seeing the other's choice, two
        searches that reckon exactly run after each other in step and learn nothing true.
        """
        visits = self.visits
        mean = self.total / visits if visits else 0.5
        variance = self.squares / visits - mean * mean if visits > 1 else 0.25
        deviation = sqrt(variance) if variance > _STILL * _STILL else _STILL
        random = rng.random
        bonus = exploration * deviation * (0.5 + random())
        best, best_score = edges[0], -inf
        for edge, seen in zip(edges, self._offered(edges), strict=True):
            visits = edge.visits
            if visits:
                score = edge.mean + bonus * edge.prior * seen / (1 + visits)
            else:
                score = mean + 1e-9 * random() + bonus * edge.prior * seen
            if score > best_score:
                best, best_score = edge, score
        return best

    def _offered(self, edges: tuple[Edge, ...]) -> Sequence[float]:
        """Counts once more that these were on offer: the root of how often that was, for each."""
        if self.alike is not None:
            self.seen += 1
            return (sqrt(self.seen),) * len(edges)
        counts = []
        for edge in edges:
            edge.seen = seen = edge.seen + 1
            counts.append(sqrt(seen))
        return counts
