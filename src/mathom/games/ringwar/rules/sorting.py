"""Who of an army goes along, and who stays: chapter 6."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import TypeVar

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import SortingAdvance, SortingAttack, SortingMarch
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, FREE, Force, Side
from mathom.games.ringwar.options import Go, Hold, Stay, StayBehind
from mathom.games.ringwar.rules import board, lone_player, seats
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State

Sorting = TypeVar("Sorting", SortingMarch, SortingAttack, SortingAdvance)


@enforces("RKR-6.43")
def refuse_lone_leader(side: Side, leader: bool, units: int) -> Refusal | None:
    """A leader of the Free Peoples stays only where a unit stays; a character always may."""
    if side == FREE and leader and not units:
        return Refusal("RKR-6.43", "leader-alone")
    return None


class SortArmy(ChoiceStep[Box, State, Sorting]):
    """Figures are told to stay, one kind after the other, until the rest goes."""

    accepts = (Stay, StayBehind, Go, Hold)

    def seat(self, state: State, frame: Sorting) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Sorting) -> Iterable[Option]:
        yield Go()
        yield Hold()
        for kind in forces.kinds(frame.force):
            yield from (Stay(FIGURES[kind], one + 1) for one in range(frame.force[kind]))
        yield from map(StayBehind, frame.people)

    def guard(
        self, state: State, frame: Sorting, option: Stay | StayBehind | Go | Hold
    ) -> Refusal | None:
        match option:
            case Go():
                return self.refuse_going(state, frame)
            case Hold():
                return self.refuse_holding(state, frame)
            case StayBehind():
                if option.person not in frame.people:
                    return Refusal(
                        self.rule, "not-there", name=Message(f"character-{option.person}")
                    )
                people = tuple(one for one in frame.people if one != option.person)
                return self.refuse_staying(state, frame, frame.force, people, lone=True)
            case Stay():
                kind = FIGURE_AT.get(option.figure, -1)
                if kind < 0 or not 0 < option.count <= forces.count(frame.force, kind):
                    return Refusal(self.rule, "not-there", name=Message(f"figure-{option.figure}"))
                force = forces.minus(frame.force, forces.of(kind, option.count))
                return self.refuse_staying(state, frame, force, frame.people, lone=kind % 3 == 2)

    def refuse_going(self, state: State, frame: Sorting) -> Refusal | None:
        return None

    def refuse_holding(self, state: State, frame: Sorting) -> Refusal | None:
        return Refusal(self.rule, "must-go")

    @abstractmethod
    def refuse_staying(
        self, state: State, frame: Sorting, force: Force, people: tuple[str, ...], lone: bool
    ) -> Refusal | None:
        """Why it cannot be so that only these go on; `lone`: it is no unit who would stay."""

    def units_staying(self, state: State, frame: Sorting, force: Force) -> int:
        here = board.army(self.box, state, frame.side, frame.origin)
        return forces.units(here) - forces.units(force)

    def refuse_command(self, state: State, frame: Sorting, force: Force) -> Refusal | None:
        """Why these figures cannot go at the word of who leads: in a team, or alone against one."""
        if state.seats > 2 and (refusal := seats.refuse_split(state, frame.side, force)):
            return refusal
        return lone_player.refuse_army(state, frame.side, force, frame.origin)

    def refuse_lone_leader(
        self, state: State, frame: Sorting, force: Force, leader: bool
    ) -> Refusal | None:
        """Why a leader cannot be the one who stays."""
        return refuse_lone_leader(frame.side, leader, self.units_staying(state, frame, force))

    @abstractmethod
    def set_out(self, state: State, frame: Sorting, log: Log) -> State:
        """What happens with those who go."""

    def hold(self, state: State, frame: Sorting, log: Log) -> State:
        return state.then()

    def do(
        self, state: State, frame: Sorting, option: Stay | StayBehind | Go | Hold, log: Log
    ) -> State:
        match option:
            case Go():
                return self.set_out(state, frame, log)
            case Hold():
                return self.hold(state, frame, log)
            case StayBehind():
                left = tuple(one for one in frame.people if one != option.person)
                return state.then(replace(frame, people=left))
            case Stay():
                gone = forces.of(FIGURE_AT[option.figure], option.count)
                return state.then(replace(frame, force=forces.minus(frame.force, gone)))
