"""Armies that go from place to place without marching between. Chapters 5 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, Refusal, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Question, noted, place_of
from mathom.games.ringwar.cards.pieces.sorting import refuse_lone_leader
from mathom.games.ringwar.frames.by_card import Choosing, SortingParty
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, Force, Side
from mathom.games.ringwar.options import Done, March, Summon
from mathom.games.ringwar.rules import board, lone_player, marching, moving, sieges

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


@enforces("RK-030")
class Leap(Question, frozen=True):
    """An army of a land goes to a place, or if the enemy is there, next to it. (Woses)"""

    ask: ClassVar[str] = "ask-card-leap"

    land: str
    goal: str

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        side = frame.side
        taken = board.holder(box, state, self.goal) != side or self.goal in state.besieged
        goals = box.near[self.goal] if taken else (self.goal,)
        return [
            March(origin, to)
            for origin in board.armies(box, state, side)
            if origin in box.land_of[self.land]
            for to in goals
            if to != origin
            and board.open_to_march(box, state, side, to)
            and not marching.barred(box, state, side, to)
            and self._able(box, state, side, origin, to)
        ]

    def _able(self, box: Box, state: State, side: Side, origin: str, to: str) -> bool:
        force = marching.marchers(box, state, side, origin, to).force
        return (
            bool(forces.units(force))
            and lone_player.refuse_army(state, side, force, origin) is None
        )

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, March)
        origin, to = option.origin, option.to
        party = marching.marchers(box, state, frame.side, origin, to)
        return state.push(
            SortingParty(
                frame.side, origin, to, False, party.force, party.people, frame.card, frame.path
            )
        )

    def refuse_party(
        self, box: Box, state: State, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        return None

    def refuse_rest(
        self, box: Box, state: State, frame: SortingParty, force: Force, lone: bool
    ) -> Refusal | None:
        return refuse_lone_leader(box, state, frame, force, lone)

    def refuse_going(self, box: Box, state: State, frame: SortingParty) -> Refusal | None:
        return None

    def set_out(self, box: Box, state: State, frame: SortingParty, log: Log) -> State:
        side, origin = frame.side, frame.origin
        state = moving.move(box, state, side, origin, frame.to, frame.force, frame.people, log)
        return sieges.settle(box, state, origin, log)

    def say(self) -> Phrase:
        return words.phrase(
            "piece-leap",
            land=words.of_nation(self.land),
            to=words.region_to(self.goal),
            goal=Phrase(f"region-{self.goal}"),
        )


class Flock(Question, frozen=True):
    """Units of a nation may come from these regions to the one chosen. (Rage of the …)"""

    ask: ClassVar[str] = "ask-card-summon"

    nation: str
    regions: tuple[str, ...]
    most: int

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        here = noted(state)
        if here is None or len(frame.notes) >= self.most:
            return []
        able: list[Option] = [
            Summon(FIGURES[kind], origin)
            for origin in self.regions
            if origin != here and not board.is_garrison(box, state, frame.side, origin)
            for kind in forces.kinds(board.army(box, state, frame.side, origin))
            if kind % 3 < 2
            and FIGURES[kind].startswith(self.nation)
            and marching.may_enter(box, state, kind, here)
        ]
        return [*able, Done()] if able else []

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if not isinstance(option, Summon):
            return state
        here = noted(state)
        assert here is not None
        one = forces.of(FIGURE_AT[option.figure])
        state = moving.move(box, state, frame.side, option.origin, here, one, (), log)
        return self.begin(box, state, place_of(frame), (*frame.notes, option.origin))

    def say(self) -> Phrase:
        regions = words.any_of(Phrase(f"region-{one}") for one in self.regions)
        nation = words.of_nation(self.nation)
        return words.phrase("piece-flock", most=self.most, nation=nation, regions=regions)
