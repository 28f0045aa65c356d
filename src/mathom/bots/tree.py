"""The tree of a search: what was tried where, and how it went for the seat that tried it."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random

from mathom.core import Option

_STILL = 0.001
"""The least spread of results that is taken seriously: a node where all is lost still explores."""


class Edge:
    """An option at a node. Its total is the sum of what it brought the seat that chose it."""

    __slots__ = ("option", "prior", "seen", "total", "visits")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.prior = 0.0
        """The share of attention the advisor's rating gives it; 0 if it was not rated."""
        self.seen = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """One seat asked, after all it has seen.

    Many positions share a node: those the seat cannot tell apart, and those that a chance with
    many outcomes led to. They may offer different options, so an edge also counts how often it
    was on offer (`seen`), and is explored by that count.
    """

    __slots__ = ("edges", "squares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def edge(self, option: Option) -> Edge:
        """The edge of an option, new if there is none yet."""
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge(option)
        return edge

    def learn(self, edge: Edge, payoff: float) -> None:
        """Remembers what an option brought."""
        edge.visits += 1
        edge.total += payoff
        self.visits += 1
        self.total += payoff
        self.squares += payoff * payoff

    def select(self, options: Sequence[Option], exploration: float, rng: Random) -> Edge:
        """The option to try now: the best so far, plus a bonus for what was tried too little.

        The bonus is that of PUCT, on availability counts, in units of the standard deviation of
        the node's results: so that it fits a lopsided position as well as an even one, a game
        that is valued early as well as one that is played out.

        It is also a little random. Where two seats choose without seeing the other's choice, two
        searches that reckon exactly run after each other in step and learn nothing true.
        """
        edges, visits = self.edges, self.visits
        mean = self.total / visits if visits else 0.5
        variance = self.squares / visits - mean * mean if visits > 1 else 0.25
        deviation = sqrt(variance) if variance > _STILL * _STILL else _STILL
        bonus = exploration * deviation * (0.5 + rng.random())
        even = 1 / len(options)
        best, best_score = None, -inf
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option)
            edge.seen += 1
            visits = edge.visits
            score = edge.total / visits if visits else mean + 1e-9 * rng.random()
            score += bonus * (edge.prior or even) * sqrt(edge.seen) / (1 + visits)
            if score > best_score:
                best, best_score = edge, score
        assert best is not None
        return best
