"""What hero cards offer: chapter 5, reckoned for all ways at once."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from mathom.core import enforces
from mathom.games.orcs.box import Box, Hand
from mathom.games.orcs.lazy_options import MARK, Marked, Portion, Portions
from mathom.games.orcs.options import Discard
from mathom.games.orcs.paths import Fan, Jaw, Ways
from mathom.games.orcs.rules.figures import figure_names
from mathom.games.orcs.rules.pincer import beside, grips, open_jaws
from mathom.games.orcs.state import State


class Mover(Struct, frozen=True, gc=False):
    """A figure that could be moved now with some cards: the ways it could go, and their costs."""

    name: str | None
    jaws: Mapping[int, Sequence[Jaw]]
    fan: Fan
    costs: int
    payable: list[int]
    """For each card a mark for every way it can pay for."""


def movers_of(box: Box, state: State, hand: Hand) -> list[Mover]:
    """The figures of the active player, to be moved with a hand of cards."""
    land, board = box.land, state.board
    names, tolls = figure_names(box, state), box.atlas.tolls.of(board)
    spots = state.spots()
    gripping = grips(land, board, spots)
    found = []
    for figure in state.own(state.turn):
        start = spots[figure]
        lost = beside(land, board, start)
        jaws = open_jaws(board, start, gripping) if gripping else {}
        fan = box.atlas.fan(start, hand.strength - lost, hand.wide - lost)
        costs = fan.sums(tolls, fan.freed(jaws) if jaws else 0)
        payable = fan.payable(costs, hand.heroes, lost)
        found.append(Mover(names[figure], jaws, fan, costs, payable))
    return found


@enforces("ORK-5.6", "ORK-R9", "ORK-R10")
class Offers(Portions):
    """Everything these hero cards offer: moves and jumps, or being discarded if they offer none.

    Nobody looks where an imagined game stops.
    """

    __slots__ = ("_box", "_movers", "hand", "state")

    def __init__(self, box: Box, state: State, cards: tuple[str, ...]) -> None:
        super().__init__()
        self.hand = box.hand(cards)
        self._box = box
        self.state = state
        self._movers: list[Mover] | None = None

    @property
    def movers(self) -> list[Mover]:
        """The figures that could be moved with these cards."""
        if self._movers is None:
            self._movers = movers_of(self._box, self.state, self.hand)
        return self._movers

    def _work_out(self) -> tuple[list[Portion], int]:
        atlas, movers = self._box.atlas, self.movers
        portions: list[Portion] = []
        offered = 0
        for number, hero in enumerate(self.hand.heroes):
            before = offered
            landings = atlas.jump_marks(self.state.spots()) if hero.shadowfax else 0
            for mover in movers:
                marks = mover.payable[number]
                if marks:
                    size = marks.bit_count()
                    offered += size
                    portions.append(Ways(mover.fan, hero.id, mover.name, marks, size))
                if landings:
                    size = landings.bit_count()
                    offered += size
                    portions.append(Marked(atlas.jumps(hero.id, mover.name), landings, size))
            if offered == before:
                offered += 1
                portions.append(Marked((Discard(hero.id),), MARK, 1))
        return portions, offered
