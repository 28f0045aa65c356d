"""The tree of a search: what was tried where, and how it went for the seat that tried it."""

from math import log, sqrt
from random import Random
from typing import Protocol

from mathom.core import Option


class Edge:
    """An option at a node. Its total is the sum of what it brought the seat that chose it."""

    __slots__ = ("option", "prior", "seen", "total", "visits")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.prior = 0.0
        self.visits = 0
        self.seen = 0
        self.total = 0.0


class Knobs(Protocol):
    """What `Node.select` needs of the tuning."""

    @property
    def exploration(self) -> float: ...
    @property
    def bias(self) -> float: ...
    @property
    def urgency(self) -> float: ...


class Node:
    """One seat asked, after all it has seen.

    Many positions share a node: those the seat cannot tell apart, and those that a chance with
    many outcomes led to. They may offer different options, so an edge also counts how often it
    was on offer (`seen`), and is explored by that count.
    """

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def edge(self, option: Option) -> Edge:
        """The edge of an option, new if there is none yet."""
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge(option)
        return edge

    def select(self, options: tuple[Option, ...], knobs: Knobs, rng: Random) -> Edge:
        """The option to try now: UCB1 on availability counts, with a bias that fades with visits.

        An option not tried yet counts as somewhat better than the node's average, the better the
        higher it is rated; so that with many options the first good ones are looked into before
        the last bad one is tried.
        """
        bias, edges = knobs.bias, self.edges
        exploration = knobs.exploration * (0.5 + rng.random())
        hope = (self.total / self.visits if self.visits else 0.5) + knobs.urgency
        best, best_score = None, -1.0
        for option in options:
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option)
            edge.seen += 1
            visits = edge.visits
            if visits:
                score = (edge.total + bias * edge.prior) / visits
                score += exploration * sqrt(log(edge.seen) / visits)
            else:
                score = hope + bias * edge.prior + 1e-9 * rng.random()
            if score > best_score:
                best, best_score = edge, score
        assert best is not None
        return best
