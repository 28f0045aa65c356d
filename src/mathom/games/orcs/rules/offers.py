"""What hero cards offer: chapter 5, reckoned for all ways at once."""

from collections.abc import Sequence

from mathom.core import enforces
from mathom.games.orcs.board import FIGURES, ORC, Land, orc_fields
from mathom.games.orcs.box import Box
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.options import Discard
from mathom.games.orcs.paths import MARK, Fan, Moves
from mathom.games.orcs.portions import Portion, Portions
from mathom.games.orcs.rules.figures import figure_name
from mathom.games.orcs.rules.pincer import open_jaws
from mathom.games.orcs.state import State


class Mover:
    """A figure that could be moved now with one of these cards: what every way would cost it."""

    def __init__(
        self, box: Box, state: State, figure: int, cards: Sequence[HeroCard], orcs: Sequence[int]
    ) -> None:
        board, land = state.board, box.land
        self.start = start = board.index(FIGURES[figure])
        self.beside = beside(land, board, start)
        figures = map(board.find, FIGURES)
        self.others = [field for field in figures if field >= 0 and field != start]
        self._atlas = box.atlas
        self.name = figure_name(box, state, figure)
        self._cards = cards
        self._orcs = orcs
        self.jaws = open_jaws(land, board, start, self.others)
        self._costs: dict[str, int] = {}

    def reckon(self, hero: HeroCard) -> tuple[Fan, int] | None:
        """The ways under a hero card, and what they cost; None if it leaves no points.

        Cards with the same symbol are reckoned together, with the points of the strongest.
        """
        points = hero.strength - self.beside
        if points <= 0:
            return None
        symbol = hero.movement
        fans = self._atlas.fans[symbol][self.start]
        costs = self._costs.get(symbol)
        if costs is None:
            strongest = max([one.strength for one in self._cards if one.movement == symbol])
            widest = fans[strongest - self.beside]
            costs = widest.costs(self._orcs, self.others, self.jaws)
            self._costs[symbol] = costs
        return fans[points], costs

    def moves(self, hero: HeroCard) -> Portion | None:
        """The moves this hero card offers the figure, if any."""
        reckoned = self.reckon(hero)
        if reckoned is None:
            return None
        fan, costs = reckoned
        payable = fan.payable(costs)
        if not payable:
            return None
        return Portion(self.ways(hero), payable, payable.bit_count())

    def ways(self, hero: HeroCard) -> Moves:
        """The ways under a hero card as options, whether it can pay for them or not."""
        return Moves(self._atlas, hero, self.name, self.start)

    def jumps(self, hero: HeroCard) -> Portion:
        """Every jump with Shadowfax."""
        marks = self._atlas.jump_marks((*self.others, self.start))
        return Portion(self._atlas.jumps(hero.id, self.name), marks, marks.bit_count())


@enforces("ORK-5.1")
def beside(land: Land, board: str, field: int) -> int:
    """How many orcs are beside a field, and so how many points are lost there; never at corners."""
    signs: tuple[str, ...] = land.beside[field](board)
    return signs.count(ORC)


def movers_of(box: Box, state: State, cards: Sequence[HeroCard]) -> list[Mover]:
    """The figures of the active player, to be moved with these cards."""
    orcs = orc_fields(state.board)
    return [Mover(box, state, figure, cards, orcs) for figure in state.own(state.turn)]


@enforces("ORK-5.6", "ORK-R9", "ORK-R10")
def offers(box: Box, state: State, cards: Sequence[str]) -> Portions:
    """Everything these hero cards offer: moves and jumps, or being discarded if they offer none."""
    heroes = [box.heroes[card] for card in cards]
    movers = movers_of(box, state, heroes)
    portions: list[Portion] = []
    for hero in heroes:
        before = len(portions)
        for mover in movers:
            moves = mover.moves(hero)
            if moves is not None:
                portions.append(moves)
            if hero.shadowfax:
                portions.append(mover.jumps(hero))
        if len(portions) == before:
            portions.append(Portion((Discard(hero.id),), MARK, 1))
    return Portions(portions)
