"""What hero cards offer: chapter 5, reckoned for all ways at once."""

from collections.abc import Sequence

from mathom.core import enforces
from mathom.games.orcs.board import FIGURES, ORC, Land
from mathom.games.orcs.box import Box, Hand
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.options import Discard
from mathom.games.orcs.paths import Moves, tolls
from mathom.games.orcs.portions import MARK, Portion, Portions
from mathom.games.orcs.rules.figures import figure_name
from mathom.games.orcs.rules.pincer import open_jaws
from mathom.games.orcs.state import State


class Mover:
    """A figure that could be moved now with some cards: the ways it could go, and their costs."""

    def __init__(
        self, box: Box, state: State, figure: int, spots: Sequence[int], hand: Hand
    ) -> None:
        board, start = state.board, spots[figure]
        self.start = start
        self.name = figure_name(box, state, figure)
        self.others = [field for field in spots if field != start]
        self.beside = beside(box.land, board, start)
        self.jaws = open_jaws(box.land, board, start, self.others)
        self.fan = box.atlas.fan(start, hand.strength - self.beside, hand.wide)
        self.costs = self.fan.costs(tolls(board), self.jaws)
        self._atlas = box.atlas

    def payable(self, hero: HeroCard) -> int:
        """A mark for each way that a hero card can pay for."""
        points = hero.strength - self.beside
        return self.fan.payable(self.costs, hero.movement, points) if points > 0 else 0

    def moves(self, hero: HeroCard) -> Portion | None:
        """The moves this hero card offers the figure, if any."""
        payable = self.payable(hero)
        if not payable:
            return None
        ways = Moves(self._atlas, self.fan, hero.id, self.name)
        return Portion(ways, payable, payable.bit_count())

    def jumps(self, hero: HeroCard) -> Portion:
        """Every jump with Shadowfax."""
        marks = self._atlas.jump_marks((*self.others, self.start))
        return Portion(self._atlas.jumps(hero.id, self.name), marks, marks.bit_count())


@enforces("ORK-5.1")
def beside(land: Land, board: str, field: int) -> int:
    """How many orcs are beside a field, and so how many points are lost there; never at corners."""
    signs: tuple[str, ...] = land.beside[field](board)
    return signs.count(ORC)


def movers_of(box: Box, state: State, hand: Hand) -> list[Mover]:
    """The figures of the active player, to be moved with a hand of cards."""
    spots = [state.board.index(sign) for sign in FIGURES[: state.figures]]
    return [Mover(box, state, figure, spots, hand) for figure in state.own(state.turn)]


@enforces("ORK-5.6", "ORK-R9", "ORK-R10")
def offers(box: Box, state: State, cards: tuple[str, ...]) -> Portions:
    """Everything these hero cards offer: moves and jumps, or being discarded if they offer none."""
    hand = box.hand(cards)
    movers = movers_of(box, state, hand)
    portions: list[Portion] = []
    for hero in hand.heroes:
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
