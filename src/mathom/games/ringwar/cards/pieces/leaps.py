"""Armies that go from place to place without marching between. Chapters 5 and 6."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.phrases import Phrase, idiom, noun
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Asks, Scope, not_offered, region_name
from mathom.games.ringwar.cards.pieces.sorting import Splits
from mathom.games.ringwar.frames.by_card import SortingParty
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, nation_of
from mathom.games.ringwar.options import Done, March, Summon
from mathom.games.ringwar.rules import board, lone_player, marching, moving, sieges

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


@enforces("RK-030")
class Leap(Asks, Splits, frozen=True):
    """An army of a land goes to a place, or if the enemy is there, next to it. (Woses)"""

    ask: ClassVar[str] = "ask-card-leap"
    accepts: ClassVar[tuple[type[Option], ...]] = (March,)

    land: str
    goal: str

    def _goals(self, at: Scope) -> tuple[str, ...]:
        held = board.holder(at.box, at.state, self.goal) == at.side
        if held and self.goal not in at.state.besieged:
            return (self.goal,)
        return at.box.near[self.goal]

    def candidates(self, at: Scope) -> Iterable[Option]:
        for origin in board.armies(at.box, at.state, at.side):
            yield from (March(origin, to) for to in self._goals(at))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, March)
        box, state, side, origin, to = at.box, at.state, at.side, option.origin, option.to
        if origin not in box.land_of[self.land]:
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(origin))
        if not board.has_army(box, state, side, origin):
            return Refusal("RKR-5.6", "no-army", region=region_name(origin))
        if to not in self._goals(at) or to == origin:
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(to))
        if not board.open_to_march(box, state, side, to):
            return Refusal("RKR-2.13", "not-free", region=region_name(to))
        if marching.barred(box, state, side, to):
            return Refusal("RKR-5.6", "barred", region=region_name(to))
        force = marching.marchers(box, state, side, origin, to).force
        if not forces.units(force):
            return Refusal("RKR-7.12", "at-peace", region=region_name(to))
        return lone_player.refuse_army(state, side, force, origin)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, March)
        origin, to = option.origin, option.to
        party = marching.marchers(at.box, at.state, at.side, origin, to)
        return self.set_apart(at, origin, to, party)

    def set_out(self, at: Scope, frame: SortingParty, log: Log) -> State:
        side, origin, to = frame.side, frame.origin, frame.to
        state = moving.move(at.box, at.state, side, origin, to, frame.force, frame.people, log)
        return sieges.settle(at.box, state, origin, log)

    def say(self, house: House) -> Phrase:
        land = noun("region", after=words.nation(self.land))
        return idiom("leap", land=land, goal=words.region(self.goal))


class Flock(Asks, frozen=True):
    """Units of a nation may come from these regions to the one chosen. (Rage of the …)"""

    ask: ClassVar[str] = "ask-card-summon"
    accepts: ClassVar[tuple[type[Option], ...]] = (Summon, Done)

    nation: str
    regions: tuple[str, ...]
    most: int

    def _units(self, at: Scope) -> Iterable[Summon]:
        for origin in self.regions:
            for kind in forces.kinds(board.army(at.box, at.state, at.side, origin)):
                yield Summon(FIGURES[kind], origin)

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from self._units(at)
        yield Done()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if at.so_far.count >= self.most:
            return Refusal("RKR-5.5", "too-many", most=self.most)
        if isinstance(option, Summon):
            return self._refuse(at, option)
        if any(self._refuse(at, one) is None for one in self._units(at)):
            return None
        return Refusal("RKR-5.5", "nobody-left")

    def _refuse(self, at: Scope, option: Summon) -> Refusal | None:
        here, origin, kind = at.noted.region, option.origin, FIGURE_AT.get(option.figure, -1)
        if here is None or kind < 0 or kind % 3 > 1 or nation_of(kind) != self.nation:
            return not_offered(at)
        if origin not in self.regions or origin == here:
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(origin))
        if board.is_garrison(at.box, at.state, at.side, origin):
            return Refusal("RKR-5.6", "besieged", region=region_name(origin))
        if not forces.count(board.army(at.box, at.state, at.side, origin), kind):
            return Refusal("RKR-5.6", "not-there", name=Message(f"figure-{option.figure}"))
        if not marching.may_enter(at.box, at.state, kind, here):
            return Refusal("RKR-7.12", "at-peace", region=region_name(here))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if not isinstance(option, Summon):
            return at.state
        here = at.noted.region
        assert here is not None
        one = forces.of(FIGURE_AT[option.figure])
        state = moving.move(at.box, at.state, at.side, option.origin, here, one, (), log)
        return self.again(at, state)

    def say(self, house: House) -> Phrase:
        nation = words.nation(self.nation)
        units = noun("unit", determiner="up-to", count=self.most, after=nation)
        return idiom("flock", units=units, regions=words.regions(self.regions))
