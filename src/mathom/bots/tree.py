"""The tree of a search: what was tried where, and how it went for the seat that tried it."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random

from mathom.core import Option

_STILL = 0.001
"""The least spread of results that is taken seriously: a node where all is lost still explores."""


class Edge:
    """An option at a node, and what it brought the seat that chose it."""

    __slots__ = ("mean", "option", "prior", "seen", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        """The share of attention it gets: by the advisor's rating, or as much as any other."""
        self.seen = 0
        self.visits = 0
        self.total = 0.0
        self.mean = 0.0
        """What it brought on average; 0 if it was never tried."""


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

    def among(self, options: Sequence[Option]) -> list[Edge]:
        """The edges of these options, new where there is none yet."""
        edges, even = self.edges, 1 / len(options)
        found = []
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option, even)
            found.append(edge)
        return found

    def learn(self, edge: Edge, payoff: float) -> None:
        """Remembers what an option brought."""
        edge.visits += 1
        edge.total += payoff
        edge.mean = edge.total / edge.visits
        self.visits += 1
        self.total += payoff
        self.squares += payoff * payoff

    def select(self, edges: Sequence[Edge], exploration: float, rng: Random) -> Edge:
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
        bonus = exploration * deviation * (0.5 + rng.random())
        best, best_score = edges[0], -inf
        for edge in edges:
            edge.seen += 1
            visits = edge.visits
            if visits:
                score = edge.mean + bonus * edge.prior * sqrt(edge.seen) / (1 + visits)
            else:
                score = mean + 1e-9 * rng.random() + bonus * edge.prior * sqrt(edge.seen)
            if score > best_score:
                best, best_score = edge, score
        return best
