"""Who goes along on a march or an attack that a card allows. Chapters 5 and 6."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from mathom.core import Log, Refusal, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.pieces.piece import part_at
from mathom.games.ringwar.frames import SortingMarch
from mathom.games.ringwar.frames.by_card import SortingParty
from mathom.games.ringwar.kinds import FREE, Force
from mathom.games.ringwar.rules import board, lone_player, sorting
from mathom.games.ringwar.state import State

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box

Along = Literal["anybody", "companion", "nazgul", "witch-king"]
"""Who has to go with an army."""


def goes_along(box: Box, along: Along, force: Force, people: Iterable[str]) -> bool:
    """Whether somebody is there who has to be. The Witch-king is a Nazgûl. RK-041"""
    match along:
        case "anybody":
            return True
        case "companion":
            return any(one in box.companions for one in people)
        case "nazgul":
            return forces.nazgul(force) > 0 or "witch-king" in people
        case "witch-king":
            return "witch-king" in people


@runtime_checkable
class Sorter(Protocol):
    """A piece that lets an army be split before it goes."""

    def refuse_party(
        self, box: Box, state: State, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        """Why these alone cannot go."""
        ...

    def refuse_rest(
        self, box: Box, state: State, frame: SortingParty, force: Force, lone: bool
    ) -> Refusal | None:
        """Why the others cannot stay if only these go; `lone`: it is no unit who would."""
        ...

    def refuse_going(self, box: Box, state: State, frame: SortingParty) -> Refusal | None:
        """Why it cannot be left at these."""
        ...

    def set_out(self, box: Box, state: State, frame: SortingParty, log: Log) -> State:
        """They go; the frame is gone."""
        ...


@enforces("RKR-6.47", "RK-030", "RKR-11.21", "RK-184")
class SortParty(sorting.SortArmy[SortingMarch]):
    """Who goes along, on a march or an attack that a card allows."""

    rule = "RKR-6.47"

    def _piece(self, frame: SortingMarch) -> tuple[Sorter, SortingParty]:
        assert isinstance(frame, SortingParty)
        piece = part_at(self.box, frame)
        assert isinstance(piece, Sorter)
        return piece, frame

    def refuse_going(self, state: State, frame: SortingMarch) -> Refusal | None:
        piece, party = self._piece(frame)
        return piece.refuse_going(self.box, state, party) or lone_player.refuse_again(
            state, frame.side, lone_player.purpose(frame.force, frame.origin)
        )

    def refuse_staying(
        self,
        state: State,
        frame: SortingMarch,
        force: Force,
        people: tuple[str, ...],
        lone: bool,
    ) -> Refusal | None:
        piece, party = self._piece(frame)
        if not forces.units(force):
            return Refusal("RKR-2.2", "no-unit-goes")
        if refusal := self.refuse_command(state, frame, force):
            return refusal
        return piece.refuse_party(self.box, state, party, force, people) or piece.refuse_rest(
            self.box, state, party, force, lone
        )

    def set_out(self, state: State, frame: SortingMarch, log: Log) -> State:
        piece, party = self._piece(frame)
        state = lone_player.note(
            state.then(), frame.side, lone_player.purpose(frame.force, frame.origin)
        )
        return piece.set_out(self.box, state, party, log)


def refuse_lone_leader(
    box: Box, state: State, frame: SortingParty, force: Force, lone: bool
) -> Refusal | None:
    """A leader of the Free Peoples stays only where a unit stays. RKR-6.43"""
    here = board.army(box, state, frame.side, frame.origin)
    leader = lone and frame.side == FREE and forces.leaders(here) > forces.leaders(force)
    if leader and forces.units(here) == forces.units(force):
        return Refusal("RKR-6.43", "leader-alone")
    return None
