"""The Dead Men of Dunharrow: a Shadow army is hit and has to flee. And where Nazgûl flee to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces.piece import Place, Question, Roll, noted, place_of
from mathom.games.ringwar.cards.pieces.strikes import perish
from mathom.games.ringwar.events import NazgulFlew, UnitLost
from mathom.games.ringwar.frames import Losing
from mathom.games.ringwar.frames.by_card import Choosing, Following, Throwing
from mathom.games.ringwar.kinds import FIGURES, FREE, NAZGUL_AT, SHADOW, Side
from mathom.games.ringwar.options import Land, Retreat
from mathom.games.ringwar.rules import board, politics
from mathom.games.ringwar.rules.combat import ways_out
from mathom.games.ringwar.rules.moving import move

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


@enforces("RK-026", "RK-027", "RKR-7.6")
class Haunt(Roll, frozen=True):
    """The Shadow army there takes as many hits as a die shows."""

    debt: ClassVar[bool] = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        here = noted(state)
        return here is not None and board.has_army(box, state, SHADOW, here)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        here = noted(state)
        assert here is not None
        force = board.army(box, state, SHADOW, here)
        state = politics.attacked(box, state, forces.nations(force), here, log)
        return state.push(Throwing(*at, 1))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        here = noted(state)
        assert here is not None
        state = state.push(Following(*place_of(frame)))
        return state.push(Losing(SHADOW, here, int(dice)))

    def follow(self, box: Box, state: State, frame: Following, log: Log) -> State:
        here = noted(state)
        assert here is not None
        return perish(box, state, here, log)

    def say(self) -> Phrase:
        return Phrase("piece-haunt")


@enforces("RKR-6.77", "RKR-6.11", "RK-026")
class Flee(Question, frozen=True):
    """What is left of it retreats to a free neighbouring region, or is wiped out."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-flee"

    def possible(self, box: Box, state: State, side: Side) -> bool:
        here = noted(state)
        return here is not None and board.has_army(box, state, SHADOW, here)

    def asked(self, frame: Choosing) -> Side:
        return SHADOW

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        here = noted(state)
        return [Retreat(to) for to in ways_out(box, state, SHADOW, here)] if here else []

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        here = noted(state)
        assert here is not None
        if ways_out(box, state, SHADOW, here):
            return self.begin(box, state, at)
        units = forces.units_only(board.army(box, state, SHADOW, here))
        for kind in forces.kinds(units):
            log += [UnitLost(FIGURES[kind], here)] * units[kind]
        state = board.take(box, state, SHADOW, here, units, log)
        return perish(box, board.discard_figures(state, SHADOW, units), here, log)

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Retreat)
        here = noted(state)
        assert here is not None
        force = board.army(box, state, SHADOW, here)
        people = board.people_in(box, state, SHADOW, here)
        going = tuple(one for one in people if box.people[one].level != 0)
        return move(box, state, SHADOW, here, option.to, force, going, log, "retreat")

    def say(self) -> Phrase:
        return Phrase("piece-flee")


@enforces("RK-044", "RK-046")
class Scatter(Question, frozen=True):
    """The Nazgûl that are left fly to one Sauron stronghold, as the Shadow chooses. (Eagles)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-scatter"

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return self.begin(box, state, at, ("free",) if state.house_rule("eagles", "free") else ())

    def asked(self, frame: Choosing) -> Side:
        return FREE if "free" in frame.notes else SHADOW

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        here = noted(state)
        if here is None or not forces.nazgul(board.army(box, state, SHADOW, here)):
            return []
        return [
            Land(region)
            for region in box.towns_of["sauron"]
            if region in box.strongholds and board.unconquered(box, state, region)
        ]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Land)
        here, to = noted(state), option.to
        assert here is not None
        if here == to:
            return state
        count = forces.nazgul(board.army(box, state, SHADOW, here))
        flock = forces.of(NAZGUL_AT, count)
        log.append(NazgulFlew(count, here, to))
        state = board.take(box, state, SHADOW, here, flock, log)
        return board.add(box, state, SHADOW, to, flock, log)

    def say(self) -> Phrase:
        return Phrase("piece-scatter")
