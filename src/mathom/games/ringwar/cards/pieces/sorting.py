"""Who goes along on a march or an attack that a card allows. Chapters 5 and 6."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mathom.core import Log, Refusal, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.pieces.figures import Who
from mathom.games.ringwar.cards.pieces.piece import Piece, Scope, part_at
from mathom.games.ringwar.frames import Party, SortingMarch
from mathom.games.ringwar.frames.by_card import SortingParty
from mathom.games.ringwar.kinds import Force
from mathom.games.ringwar.rules import board, lone_player, sorting
from mathom.games.ringwar.state import State

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box


class Splits(Piece, frozen=True):
    """A piece that lets an army be split before it goes."""

    def set_apart(self, at: Scope, origin: str, to: str, party: Party) -> State:
        """Asks who of them goes."""
        _, card, path = at.place
        return at.state.push(
            SortingParty(at.side, origin, to, False, party.force, party.people, card, path)
        )

    def refuse_party(
        self, at: Scope, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        """Why these alone cannot go."""
        return None

    def refuse_lone(self, at: Scope, frame: SortingParty, leader: bool) -> Refusal | None:
        """Why somebody who is no unit cannot stay where no unit stays."""
        return sorting.refuse_lone_leader(frame.side, leader, units=0)

    def refuse_going(self, at: Scope, frame: SortingParty) -> Refusal | None:
        """Why it cannot be left at these."""
        return None

    @abstractmethod
    def set_out(self, at: Scope, frame: SortingParty, log: Log) -> State:
        """They go; the frame is gone."""


def refuse_without(
    box: Box, who: Who | None, force: Force, people: tuple[str, ...]
) -> Refusal | None:
    """Why nobody can go without somebody whom the card names."""
    if who is None or who.among(box, force, people):
        return None
    return Refusal("RKR-5.6", f"without-{who.key}")


@enforces("RKR-6.43", "RKR-6.47", "RK-030", "RKR-11.21", "RK-184")
class SortParty(sorting.SortArmy[SortingMarch]):
    """Who goes along, on a march or an attack that a card allows."""

    rule = "RKR-6.47"

    def _piece(self, state: State, frame: SortingMarch) -> tuple[Splits, Scope, SortingParty]:
        assert isinstance(frame, SortingParty)
        piece = part_at(self.box, frame)
        assert isinstance(piece, Splits)
        return piece, Scope(self.box, state, frame.side, frame.card, frame.path), frame

    def refuse_going(self, state: State, frame: SortingMarch) -> Refusal | None:
        piece, at, party = self._piece(state, frame)
        return piece.refuse_going(at, party) or lone_player.refuse_again(
            state, frame.side, lone_player.purpose(frame.force, frame.origin)
        )

    def refuse_staying(
        self, state: State, frame: SortingMarch, force: Force, people: tuple[str, ...], lone: bool
    ) -> Refusal | None:
        piece, at, party = self._piece(state, frame)
        if not forces.units(force):
            return Refusal("RKR-2.2", "no-unit-goes")
        if refusal := self.refuse_command(state, frame, force):
            return refusal
        if refusal := piece.refuse_party(at, party, force, people):
            return refusal
        if not lone or self.units_staying(state, frame, force):
            return None
        return piece.refuse_lone(at, party, leader=people == frame.people)

    def set_out(self, state: State, frame: SortingMarch, log: Log) -> State:
        piece, at, party = self._piece(state, frame)
        state = lone_player.note(
            state.then(), frame.side, lone_player.purpose(frame.force, frame.origin)
        )
        return piece.set_out(at.after(state), party, log)


def army_at(at: Scope, frame: SortingParty) -> Force:
    """All that the side has where they set out."""
    return board.army(at.box, at.state, frame.side, frame.origin)
