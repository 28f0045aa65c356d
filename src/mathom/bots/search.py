"""Information-set Monte Carlo tree search, as one seat sees the game.

Every iteration goes into one of several imagined worlds (`worlds`): complete states that fit the
view, each with its own luck. It plays there by what is known about each position so far, adds one
node where nothing is known yet, plays on for a while as the game's advisor would, and remembers on
the way back what it brought to whom (max^n: at every node the seat that moves wants the most for
itself). What was played in a world stays there: coming by again costs no more than choosing.

What a node may know. A node is a seat and its *past*: all that seat has seen since the search
began. Its own options it knows; of other seats' options and of chance it knows the events it is
shown (`Event.seen_by`), and who is asked what next. So a card that another seat lays face down,
or draws unseen, leads to the same node whatever it is: neither the searching seat nor, in its
imagination, the others can plan on knowing it. (This is the many-observer form of the search; for
the searching seat's own nodes it is the same as the single-observer one.) Hands differ from one
world to the next, so nodes count how often each option was on offer. Chance with few outcomes
enters the past, with many it does not, and all its outcomes share a node.
"""

from collections.abc import Sequence
from math import exp
from operator import add
from random import Random
from typing import Any

import msgspec

from mathom.bots.bot import Weighed
from mathom.bots.playout import play_on, turn_of
from mathom.bots.tree import Edge, Node
from mathom.bots.worlds import Draws, World
from mathom.core import (
    Answer,
    AnyGame,
    Chance,
    Choice,
    Event,
    Option,
    Over,
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
    few: int = 6
    """Chance with at most so many outcomes leads to a node for each."""
    worlds: int = 8
    """So many worlds are imagined at once, …"""
    reuse: int = 64
    """… and one more after so many iterations: what is known of a world is used again."""
    kept: int = 20_000
    """So many positions are kept; then what was played is forgotten, and only what was learned
    from it stays."""


class Spot(msgspec.Struct, gc=False, eq=False):
    """A position on a way through one world, with the node it belongs to.

    Spots, and what they hold, never go in circles: the garbage collector need not look at them.
    """

    state: Any
    question: Question
    draws: Draws
    pasts: tuple[int, ...]
    node: Node | None = None
    """None until somebody comes by again, and where the game is over."""
    edges: tuple[Edge, ...] = ()
    """The options there, once there is a node."""
    after: dict[Option, "Spot"] = {}


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
        self._hiding = frozenset(
            kind for kind in game.event_types if kind.seen_by is not Event.seen_by
        )
        """The events that not everybody sees whole."""
        self._nodes: dict[int, Node | None] = {}
        """The nodes, by the past of the seat that is asked; None: somebody came by once."""
        self._seed = rng.getrandbits(32)
        self._worlds: list[Spot] = []
        self._pasts = tuple(range(self._seats))
        """What everybody has seen when a world begins: nothing, but every past is one's own."""
        self._kept = 0
        """So many positions are kept in them."""
        self._fair: list[Sequence[float]] = []
        """What the advisor expects of every world for every seat, …"""
        self._mean = [0.0] * self._seats
        """… and of all of them on average."""
        self.totals = [0.0] * self._seats
        """What the iterations brought, by seat."""
        self._options = self.root.among(self.choice.options)
        self.ratings = self._advise(self.root, self._options, view)
        """How the advisor rates the options at hand."""

    def iterate(self) -> None:
        """Tries an option in the next of the worlds, and learns from it."""
        seat = self.choice.seat
        tuning = self._tuning
        edge = self.root.select(self._options, tuning.exploration, self._rng)
        number = edge.visits % (tuning.worlds + self.iterations // tuning.reuse)
        number = min(number, len(self._worlds))
        if number == len(self._worlds):
            self._worlds.append(self._imagine(number))
        if self._kept >= tuning.kept:
            self._forget()
        path = [(seat, self.root, edge)]
        payoffs = self._descend(self._worlds[number], path)
        earned = self._earned(payoffs, number)
        for seat, node, edge in path:
            node.learn(edge, earned[seat])
        self.iterations += 1
        self.totals = [*map(add, self.totals, payoffs)]

    def go_on_from(self, before: "Search", option: Option) -> None:
        """Takes over what an earlier search has found out about just this view: if the same seat
        is asked again, the worlds in which that option has led here, and all it knows from here on.

        What happened really is told by the view alone: worlds that look different are gone.
        """
        spots = [
            spot
            for world in before._worlds
            if (spot := world.after.get(option)) is not None and self._is_here(spot)
        ]
        seat = self.choice.seat
        nodes = [node for spot in spots if (node := before._nodes.get(spot.pasts[seat]))]
        if not nodes or len(before._nodes) > self._tuning.kept:
            return
        node = max(nodes, key=lambda one: one.visits)
        self._nodes, self._kept = before._nodes, before._kept
        self._worlds = [spot for spot in spots if self._nodes.get(spot.pasts[seat]) is node]
        self._pasts = self._worlds[0].pasts
        for spot in self._worlds:
            spot.node = node
            self._expect(spot.state)
        self.root = node
        self._options = node.among(self.choice.options)
        self._attend(node, self._options, self.ratings)

    def _is_here(self, spot: Spot) -> bool:
        """Whether a position looks to the seat that is asked just like the one it is in."""
        question, choice = spot.question, self.choice
        return (
            isinstance(question, Choice)
            and (question.seat, question.options) == (choice.seat, choice.options)
            and self._game.table(spot.state, choice.seat) == self._view.table
        )

    def settled(self, left: float) -> bool:
        """Whether the option tried most often stays so, whatever is tried in the time left."""
        visits = [0, *sorted([edge.visits for edge in self._options])]
        return visits[-1] - visits[-2] > left

    def weighed(self) -> list[Weighed]:
        """The options by how often they were tried, with what was expected of each."""
        said = {rating.option: rating for rating in self.ratings}
        return [
            Weighed(
                edge.option,
                score=said[edge.option].score,
                visits=edge.visits,
                win=min(1.0, max(0.0, edge.mean)) if edge.visits else None,
                reasons=said[edge.option].reasons,
            )
            for edge in sorted(self._options, key=lambda one: (one.visits, one.mean), reverse=True)
        ]

    def _imagine(self, number: int) -> Spot:
        """One more world."""
        world = World(self._game, self._view, self._seed + number)
        self._expect(world.state)
        return Spot(world.state, self.choice, Draws(world), self._pasts, self.root)

    def _expect(self, state: Any) -> None:
        """Remembers what the advisor expects of a world."""
        fair = self._advisor.value(state)
        self._fair.append(fair)
        count = len(self._fair)
        self._mean = [
            mean + (one - mean) / count for mean, one in zip(self._mean, fair, strict=True)
        ]

    def _forget(self) -> None:
        """All worlds are as before anything was played there; playing it again leads to the same
        positions and nodes."""
        for world in self._worlds:
            world.after.clear()
        self._kept = 0

    def _earned(self, payoffs: Sequence[float], number: int) -> Sequence[float]:
        """What an iteration brought every seat, without luck: how much better than others the
        world is for it before anything is chosen.

        So fewer iterations tell the options apart: none is preferred for having met the better
        hands.
        """
        return [
            payoff - fair + mean
            for payoff, fair, mean in zip(payoffs, self._fair[number], self._mean, strict=True)
        ]

    def _descend(self, spot: Spot, path: list[tuple[Seat, Node, Edge]]) -> Sequence[float]:
        """Walks through known nodes to a new one, noting the path; gives every seat's result."""
        exploration, rng, nodes = self._tuning.exploration, self._rng, self._nodes
        rate_at, option = self._game.guidance.rate_at, path[0][2].option
        while True:
            after = spot.after.get(option)
            if after is None:
                after = spot.after[option] = self._go(spot, option)
                self._kept += 1
            before, spot, question = spot, after, after.question
            if type(question) is not Choice:
                assert type(question) is Over
                return question.payoffs
            seat, node = question.seat, spot.node
            if node is None:
                past = spot.pasts[seat]
                if past not in nodes:
                    nodes[past] = None
                    return self._judge(before, spot)
                node = nodes[past]
                if node is None:
                    node = nodes[past] = Node()
                spot.node = node
            edges = spot.edges
            if not edges:
                edges = spot.edges = node.among(question.options)
            if node.visits == rate_at:
                view = View(self._game.id, seat, question, self._game.table(spot.state, seat))
                self._advise(node, edges, view)
            edge = node.select(edges, exploration, rng)
            path.append((seat, node, edge))
            option = edge.option

    def _judge(self, before: Spot, spot: Spot) -> Sequence[float]:
        """What everybody may expect of a new position once it is played on as far as the game's
        guidance says. `before`: where it was chosen."""
        game, playout = self._game, self._game.guidance.playout
        if playout == 0:
            return self._advisor.value(spot.state)
        assert type(before.question) is Choice and type(spot.question) is Choice
        begun = turn_of(game, before.state, before.question)
        if playout == 1 and begun != turn_of(game, spot.state, spot.question):
            return self._advisor.value(spot.state)  # the turn has ended just there
        return play_on(game, spot.state, self._rng, spot.draws.fork().outcome, begun=begun)

    def _go(self, spot: Spot, option: Option) -> Spot:
        """Where an option leads in its world: to the next real choice, or to the end."""
        ask, apply = self._game.question, self._game.apply
        draws, pasts = spot.draws, list(spot.pasts)
        state, question = spot.state, spot.question
        answer: Answer = option
        while True:
            state, events = apply(state, answer)
            if type(question) is Choice:
                pasts[question.seat] = hash((pasts[question.seat], answer))
            elif type(question) is Chance and len(question.outcomes) > self._tuning.few:
                events = ()
            question = ask(state)
            self._witness(pasts, events, question)
            if type(question) is Chance:
                if draws is spot.draws:
                    draws = draws.fork()
                answer = draws.outcome(question)
            elif type(question) is Over or len(question.options) > 1:
                return Spot(state, question, draws, tuple(pasts))
            else:
                answer = question.options[0]

    def _witness(self, past: list[int], events: tuple[Event, ...], question: Question) -> None:
        """Adds to every seat's past what it sees happen, and who is asked what next.

        A past is a hash, so that it costs the same however long it is.
        """
        asked = (question.seat, question.ask.id) if type(question) is Choice else ()
        if self._hiding.isdisjoint(map(type, events)):
            news = hash(events)
            for seat, before in enumerate(past):
                past[seat] = hash((before, asked, news))
        else:
            for seat, before in enumerate(past):
                past[seat] = hash((before, asked, hash(project(events, seat))))

    def _advise(self, node: Node, edges: tuple[Edge, ...], view: View[Any]) -> Sequence[Rating]:
        """A node is told what the advisor thinks."""
        ratings = self._advisor.rate(view)
        self._attend(node, edges, ratings)
        return ratings

    def _attend(self, node: Node, edges: tuple[Edge, ...], ratings: Sequence[Rating]) -> None:
        """Spreads a node's attention by ratings, which compare among themselves."""
        unit, trust = self._game.guidance.unit, self._tuning.trust
        scores = [rating.score for rating in ratings]
        best = max(scores)
        scale = 1 / unit if unit else trust / (best - min(scores) or 1.0)
        weights = [exp((score - best) * scale) for score in scores]
        whole = sum(weights)
        node.attend(edges, [weight / whole for weight in weights], self._rng)
