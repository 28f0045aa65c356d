"""Companions leave the Fellowship or walk, by card. Chapters 6 and 8."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, place_of
from mathom.games.ringwar.frames import Companions, Flying, Walking
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import FELLOWSHIP, FREE, Side
from mathom.games.ringwar.options import Go, Take, Walk
from mathom.games.ringwar.rules import board, characters, fellowship
from mathom.games.ringwar.rules.cards import remember

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


@enforces("RKR-8.34", "RKR-9.49", "RK-112", "RK-154", "RK-165")
class Journey(Question, frozen=True):
    """One companion or one group leaves the Fellowship, or walks if it is on the map."""

    ask: ClassVar[str] = "ask-card-group"

    further: int = 0
    level: int | None = None
    """What the level of the group counts as."""
    on_map: bool = False
    """Whether companions on the map may go instead; then they may end inside a siege."""

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        group = frame.notes
        where = board.where(box, state, group[0]) if group else None
        able = [
            Take(person)
            for person in box.companions
            if person not in group and self._may_go(box, state, person, where)
        ]
        return [*able, Go()] if group else list(able)

    def _may_go(self, box: Box, state: State, person: str, where: str | None) -> bool:
        here = board.where(box, state, person)
        if where is not None:
            return here == where
        return here == FELLOWSHIP or (self.on_map and here in box.at)

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        group = frame.notes
        if isinstance(option, Take):
            return self.begin(box, state, place_of(frame), (*group, option.person))
        normal = characters.level(box, group)
        further = self.further if self.level is None else self.level - normal
        here = board.where(box, state, group[0])
        if here == FELLOWSHIP:
            return fellowship.separate(box, state, group, log, further, self.on_map)
        return state.push(Walking(group, here, normal + further, self.on_map))

    def say(self) -> Phrase:
        if self.level is not None:
            return Phrase("piece-journey-level", {"level": self.level})
        if self.on_map:
            return Phrase("piece-journey", {"further": self.further})
        return Phrase("piece-separate", {"further": self.further})


class CompanionsWalk(Piece, frozen=True):
    """All companions on the map may move. (Book of Mazarbul, Fear! Fire! Foes!)"""

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return characters.no_companions(box, state) is None

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Companions())

    def say(self) -> Phrase:
        return Phrase("piece-companions-walk")


@enforces("RK-041", "RK-048", "RK-123")
class NazgulFly(Piece, frozen=True):
    """Any number of Nazgûl fly, the Witch-king among them."""

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return characters.no_flight(box, state, nazgul_only=True) is None

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Flying(nazgul_only=True))

    def say(self) -> Phrase:
        return Phrase("piece-nazgul-fly")


@enforces("RKR-7.7", "RK-027")
class RideTo(Question, frozen=True):
    """The heir of Isildur goes to one of these regions, and takes along whom he likes."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-ride"

    people: tuple[str, ...]
    regions: tuple[str, ...]

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        heir = next((one for one in self.people if board.on_map(box, state, one)), None)
        if heir is None:
            return []
        here = board.where(box, state, heir)
        others = [
            Take(one)
            for one in board.people_in(box, state, FREE, here)
            if one != heir and one not in frame.notes
        ]
        return [*map(Walk, self.regions), *others]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if isinstance(option, Take):
            return self.begin(box, state, place_of(frame), (*frame.notes, option.person))
        assert isinstance(option, Walk)
        heir = next(one for one in self.people if board.on_map(box, state, one))
        state = characters.arrive(box, state, (heir, *frame.notes), option.to, log)
        return remember(state, option.to)

    def say(self) -> Phrase:
        regions = words.any_of(map(words.region_to, self.regions))
        return Phrase("piece-ride", {"where": regions})
