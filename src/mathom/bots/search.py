"""Information-set Monte Carlo tree search, as one seat sees the game.

Every iteration imagines a complete state that fits the view, plays it by what is known about each
position so far, adds one node where nothing is known yet, plays on for a while as the game's
advisor would, and remembers on the way back what it brought to whom (max^n: at every node the
seat that moves wants the most for itself).

What a node may know. A node is a seat and its *past*: all that seat has seen since the search
began. Its own options it knows; of other seats' options and of chance it knows the events it is
shown (`Event.seen_by`), and who is asked what next. So a card that another seat lays face down,
or draws unseen, leads to the same node whatever it is: neither the searching seat nor, in its
imagination, the others can plan on knowing it. (This is the many-observer form of the search; for
the searching seat's own nodes it is the same as the single-observer one.) Hands differ from one
iteration to the next, so nodes count how often each option was on offer. Chance with few outcomes
enters the past, with many it does not, and all its outcomes share a node.
"""

from collections.abc import Sequence
from functools import partial
from math import exp
from random import Random
from typing import Any

import msgspec

from mathom.bots.playout import play_on, sample
from mathom.bots.tree import Edge, Node
from mathom.core import (
    AnyGame,
    Chance,
    Choice,
    Event,
    Guidance,
    Question,
    Rating,
    Seat,
    View,
    project,
)


class Tuning(msgspec.Struct, frozen=True):
    """The knobs of the search, the same for every game; the defaults come from simulations."""

    exploration: float = 4.0
    """How much to try what was tried little, in standard deviations of the results."""
    trust: float = 4.0
    """How much more attention the option rated best gets than the one rated worst: e to this.
    (Not where the game's guidance tells a unit of the ratings.)"""
    rate_at: int = 4
    """A node is rated by the advisor at this visit: a rating costs as much as several steps."""
    few: int = 6
    """Chance with at most so many outcomes leads to a node for each."""


class Search:
    """One search: made for one view, iterated as often as the budget allows."""

    def __init__(self, game: AnyGame, view: View[Any], rng: Random, tuning: Tuning) -> None:
        self.choice = view.choice
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._advisor = game.advisor
        self._view = view
        self._rng = rng
        self._tuning = tuning
        self._seats = len(self._advisor.value(game.resample(view, rng)))
        self._hides = any(kind.seen_by is not Event.seen_by for kind in game.event_types)
        self._nodes: dict[tuple[Seat, int], Node] = {}
        self._even = (0.0,) * self._seats
        self._values = [0.0] * self._seats
        self.totals = [0.0] * self._seats
        """What the iterations brought, by seat."""
        self.ratings = self._advise(self.root, view)
        """How the advisor rates the options at hand."""

    def iterate(self) -> None:
        """Imagines one state, plays it, and learns from it."""
        path: list[tuple[Seat, Node, Edge]] = []
        state = self._game.resample(self._view, self._rng)
        luck = self._luck(state)
        payoffs = self._descend(state, path)
        for seat, node, edge in path:
            node.learn(edge, payoffs[seat] - luck[seat])
        self.iterations += 1
        self.totals = [total + payoff for total, payoff in zip(self.totals, payoffs, strict=True)]

    def _luck(self, state: Any) -> Sequence[float]:
        """How much better than on average the imagined state is for every seat.

        It has nothing to do with what is chosen. Without it the options can be told apart with
        far fewer iterations: one is not preferred for having met the better hands.
        """
        if not self._hides:
            return self._even
        values = self._advisor.value(state)
        self._values = [total + one for total, one in zip(self._values, values, strict=True)]
        count = self.iterations + 1
        return [one - total / count for one, total in zip(values, self._values, strict=True)]

    def _descend(self, state: Any, path: list[tuple[Seat, Node, Edge]]) -> tuple[float, ...]:
        """Walks through known nodes to a new one, noting the path; gives every seat's result."""
        ask, apply, nodes = self._game.question, self._game.apply, self._nodes
        rng, tuning = self._rng, self._tuning
        node, past = self.root, [0] * self._seats
        question: Question = self.choice
        while True:
            if isinstance(question, Choice):
                seat, options = question.seat, question.options
                if len(options) == 1:
                    option = options[0]
                else:
                    edge = node.select(options, tuning.exploration, rng)
                    path.append((seat, node, edge))
                    option = edge.option
                state, events = apply(state, option)
                past[seat] = hash((past[seat], option))
            elif isinstance(question, Chance):
                state, events = apply(state, sample(question, rng))
                if len(question.outcomes) > tuning.few:
                    events = ()
            else:
                return question.payoffs
            question = ask(state)
            self._witness(past, events, question)
            if isinstance(question, Choice) and len(question.options) > 1:
                seat = question.seat
                known = nodes.get((seat, past[seat]))
                if known is None:
                    nodes[seat, past[seat]] = Node()
                    return play_on(self._game, state, rng, partial(sample, rng=rng))
                node = known
                if node.visits == tuning.rate_at:
                    view = View(self._game.id, seat, question, self._game.table(state, seat))
                    self._advise(node, view)

    def _witness(self, past: list[int], events: tuple[Event, ...], question: Question) -> None:
        """Adds to every seat's past what it sees happen, and who is asked what next.

        A past is a hash, so that it costs the same however long it is.
        """
        asked = (question.seat, question.ask.id) if isinstance(question, Choice) else ()
        if self._hides and events:
            for seat, before in enumerate(past):
                past[seat] = hash((before, asked, project(events, seat)))
        else:
            news = hash((asked, events))
            for seat, before in enumerate(past):
                past[seat] = hash((before, news))

    def _advise(self, node: Node, view: View[Any]) -> Sequence[Rating]:
        """A node is told what the advisor thinks."""
        ratings = self._advisor.rate(view)
        attend(node, ratings, self._tuning, self._game.guidance)
        return ratings


def attend(node: Node, ratings: Sequence[Rating], tuning: Tuning, guidance: Guidance) -> None:
    """Spreads a node's attention by ratings, which compare among themselves."""
    scores = [rating.score for rating in ratings]
    best = max(scores)
    scale = 1 / guidance.unit if guidance.unit else tuning.trust / (best - min(scores) or 1.0)
    weights = [exp((score - best) * scale) for score in scores]
    whole = sum(weights)
    for rating, weight in zip(ratings, weights, strict=True):
        node.edge(rating.option).prior = weight / whole
