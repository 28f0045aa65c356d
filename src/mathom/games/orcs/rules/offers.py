"""What hero cards offer: chapter 5, reckoned for all ways at once."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, compress
from typing import NamedTuple

from mathom.core import Option, enforces
from mathom.games.orcs.board import FIGURES, ORC
from mathom.games.orcs.box import Box
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.options import Discard, Jump, Move
from mathom.games.orcs.paths import Fan, Way, orc_marks
from mathom.games.orcs.rules.figures import figure_name
from mathom.games.orcs.rules.pincer import open_jaws, walk
from mathom.games.orcs.state import State


class Hand(NamedTuple):
    """What all figures of a player have in common: where orcs are, and the strongest cards."""

    marks: bytes
    strongest: Mapping[str, int]
    """By symbol."""


class Mover:
    """A figure that could be moved now: where it stands, and what every way would cost it."""

    def __init__(self, box: Box, state: State, figure: int, hand: Hand) -> None:
        board = state.board
        self.box = box
        self.board = board
        self.start = start = board.index(FIGURES[figure])
        self.name = figure_name(box, state, figure)
        self.beside = beside(box, board, start)
        self.others = [
            field for sign in FIGURES if (field := board.find(sign)) >= 0 and field != start
        ]
        self.jaws = open_jaws(box.land, board, self.others)
        self._hand = hand
        self._costs: dict[str, int] = {}

    def reckon(self, hero: HeroCard, points: int) -> tuple[Fan, int]:
        """The ways under a hero card, and what they cost: reckoned once for cards alike."""
        symbol, fan_of = hero.movement, self.box.atlas.fan
        costs = self._costs.get(symbol)
        if costs is None:
            widest = fan_of(self.start, symbol, self._hand.strongest[symbol] - self.beside)
            costs = self._costs[symbol] = widest.costs(self._hand.marks, self.others)
        fan = fan_of(self.start, symbol, points)
        return fan, costs & fan.mask

    def moves(self, hero: HeroCard) -> Iterator[Iterable[Move]]:
        """The moves this hero card offers the figure, in no or several portions."""
        points = hero.strength - self.beside
        if points <= 0:
            return
        fan, costs = self.reckon(hero, points)
        payable = fan.payable(costs, points)
        offered = self.box.atlas.moves(hero, self.name, self.start)
        if payable:
            yield compress(offered, fan.marks(payable))
        if self.jaws:
            # A pincer on the way makes fields free: some ways cost less than reckoned.
            at_best = fan.payable(fan.at_best(costs, self.jaws), points)
            if at_best != payable:
                hopeful = compress(range(len(fan.ways)), fan.marks(at_best ^ payable))
                found = [offered[way] for way in hopeful if self._can_pay(fan.ways[way], points)]
                if found:
                    yield found

    def hunts(self, hero: HeroCard, near: float) -> Iterator[Move]:
        """A move that beats as many orcs as any on foot, the first from some place on; quickly."""
        points = hero.strength - self.beside
        if points <= 0:
            return
        fan, costs = self.reckon(hero, points)
        beaten = fan.beaten(costs, fan.payable(costs, points))
        most = max(beaten)
        if most:
            found = beaten.find(most, int(near * len(beaten)))
            way = found if found >= 0 else beaten.index(most)
            yield self.box.atlas.moves(hero, self.name, self.start)[way]

    def _can_pay(self, way: Way, points: int) -> bool:
        """Whether a way can be paid after all, gone step by step."""
        _, to, entered = way
        gone = walk(self.box.land, self.board, self.start, entered)
        return gone.cost <= points and to not in self.others

    def jumps(self, hero: HeroCard) -> list[Jump]:
        """Every jump with Shadowfax."""
        found = list(self.box.atlas.jumps(hero.id, self.name))
        number_of = self.box.open_number
        for field in sorted((*self.others, self.start), reverse=True):
            del found[number_of[field]]
        return found


@enforces("ORK-5.1")
def beside(box: Box, board: str, field: int) -> int:
    """How many orcs are beside a field, and so how many points are lost there; never at corners."""
    return sum([board[side] == ORC for side in box.land.sides[field]])


def movers_of(box: Box, state: State, cards: Sequence[str]) -> list[Mover]:
    """The figures of the active player, to be moved with these cards."""
    strongest: dict[str, int] = {}
    for card in cards:
        hero = box.heroes[card]
        if hero.strength > strongest.get(hero.movement, 0):
            strongest[hero.movement] = hero.strength
    hand = Hand(orc_marks(state.board), strongest)
    return [Mover(box, state, figure, hand) for figure in state.own(state.turn)]


@enforces("ORK-5.6", "ORK-R9", "ORK-R10")
def offers(box: Box, state: State, cards: Sequence[str]) -> tuple[Option, ...]:
    """Everything these hero cards offer: moves and jumps, or being discarded if they offer none."""
    movers = movers_of(box, state, cards)
    portions: list[Iterable[Option]] = []
    for card in cards:
        hero, before = box.heroes[card], len(portions)
        for mover in movers:
            portions += mover.moves(hero)
            if hero.shadowfax:
                portions.append(mover.jumps(hero))
        if len(portions) == before:
            portions.append((Discard(card),))
    return tuple(chain.from_iterable(portions))
