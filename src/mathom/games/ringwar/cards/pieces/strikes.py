"""Hits by card, outside battle, and what comes of them. The owner of the army allots them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import msgspec

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, clause, idiom
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import Figure
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Piece,
    RollsDice,
    Scope,
    not_offered,
    region_name,
    remember,
)
from mathom.games.ringwar.cards.pieces.places import Army, Place, There
from mathom.games.ringwar.events import LeadersLost, NazgulFlew, UnitLost
from mathom.games.ringwar.frames import Losing
from mathom.games.ringwar.frames.by_card import Following, Throwing
from mathom.games.ringwar.kinds import FIGURES, FREE, MOST_DICE, NAZGUL_AT, SHADOW, Side
from mathom.games.ringwar.options import Aim, Land, Retreat, Target
from mathom.games.ringwar.rules import board, politics
from mathom.games.ringwar.rules.combat import ways_out
from mathom.games.ringwar.rules.hunt import count_hits
from mathom.games.ringwar.rules.moving import move

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State

# -- choosing ------------------------------------------------------------------------------------


class ChooseTarget(Asks, frozen=True):
    """A region or an army is chosen, for the parts of the card that come after."""

    ask: ClassVar[str] = "ask-card-target"
    accepts: ClassVar[tuple[type[Option], ...]] = (Target,)

    among: Place | Army

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Target, self.among.find(at))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Target)
        if option.region in at.box.at and self.among.has(at, option.region):
            return None
        return Refusal("RKR-5.6", "card-elsewhere", region=region_name(option.region))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Target)
        return remember(at.state, region=option.region)

    def say(self, house: House) -> Phrase:
        return idiom("choose", what=self.among.say(house))


class ChooseSpell(Asks, frozen=True):
    """An army and one that it reaches are chosen, for the parts that come after. RK-028"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-aim"
    accepts: ClassVar[tuple[type[Option], ...]] = (Aim,)

    by: Army
    """With `near`: the army that it reaches."""

    def candidates(self, at: Scope) -> Iterable[Option]:
        for origin in self.by.find(at):
            yield from (Aim(origin, to) for to in (origin, *at.box.near[origin]))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Aim) and self.by.near is not None
        origin, to = option.origin, option.to
        if origin not in at.box.at or not self.by.has(at, origin):
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(origin))
        if to != origin and to not in at.box.near[origin]:
            return Refusal("RK-028", "not-adjacent", origin=region_name(origin), to=region_name(to))
        if not self.by.near.has(at, to):
            return Refusal("RK-028", "card-elsewhere", region=region_name(to))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Aim)
        return remember(at.state, region=option.to, origin=option.origin)

    def say(self, house: House) -> Phrase:
        assert self.by.near is not None
        own = replace(self.by, near=None)
        return idiom("choose-spell", by=own.say(house), at=self.by.near.say(house))


# -- dice ----------------------------------------------------------------------------------------


class DieForEach(msgspec.Struct, frozen=True):
    """A die for each such figure in the army that is struck, or in the own one, at most five."""

    who: Figure
    whose: Literal["own", "enemy"] = "enemy"
    most: int = MOST_DICE

    def number(self, at: Scope, army: Army, region: str) -> int:
        box, state = at.box, at.state
        side, here = army.side, region
        if self.whose == "own":
            side, origin = at.side, at.noted.origin
            assert origin is not None
            here = origin
        force = board.army(box, state, side, here)
        people = board.people_in(box, state, side, here)
        return min(self.most, self.who.count(box, force, people))

    def say(self, house: House) -> Phrase:
        who = self.who.each(house)
        return idiom(f"die-for-each-{self.whose}", who=who, most=self.most)


Toll: TypeAlias = Literal["hit", "nazgul"]


@enforces("RKR-5.10", "RK-026", "RK-027", "RK-028", "RKR-7.6")
class RollForHits(RollsDice, frozen=True):
    """Dice are rolled against armies: each that shows enough is a hit, or the end of a Nazgûl.

    No number needed: as many hits as the die shows. As an attack it rouses nations, and with
    the last unit leaders and characters die too.
    """

    dice: int | DieForEach
    needs: int | None
    army: Army
    toll: Toll = "hit"
    as_attack: bool = False

    def _regions(self, at: Scope) -> list[str]:
        there = self.army.where
        found = there.find(at) if there is not None else self.army.find(at)
        return [region for region in found if self.army.has(at, region)]

    def possible(self, at: Scope) -> bool:
        return bool(self._regions(at))

    def act(self, at: Scope, log: Log) -> State:
        state = at.state
        for region in self._regions(at):
            if self.as_attack:
                force = board.army(at.box, state, self.army.side, region)
                state = politics.attacked(at.box, state, forces.nations(force), region, log)
            dice = self.dice
            number = dice if isinstance(dice, int) else dice.number(at, self.army, region)
            if number:
                state = state.push(Throwing(*at.place, number, region))
        return state

    def rolled(self, at: Scope, dice: str, region: str | None, log: Log) -> State:
        assert region is not None
        state, side = at.state, self.army.side
        hits = int(dice) if self.needs is None else count_hits(dice, self.needs)
        if not hits:
            return state
        if self.toll == "nazgul":
            log.append(LeadersLost(side, region, hits))
            lost = forces.of(NAZGUL_AT, hits)
            state = board.take(at.box, state, side, region, lost, log)
            return board.discard_figures(state, side, lost)
        if self.as_attack:
            state = state.push(Following(*at.place, region=region))
        return state.push(Losing(side, region, hits))

    def follow(self, at: Scope, frame: Following, log: Log) -> State:
        assert frame.region is not None
        return perish(at, self.army.side, frame.region, log)

    def say(self, house: House) -> Phrase:
        dice = self.dice
        attack = words.optional("counts-as-attack", self.as_attack)
        if self.needs is None:
            if not isinstance(dice, int) or self.toll != "hit":
                raise ValueError("as many hits as the die shows")
            army = self.army.say(house)
            return idiom("strike-by-die", army=army, dice=words.dice(dice), attack=attack)
        return idiom(
            "strike-nazgul" if self.toll == "nazgul" else "strike",
            dice=words.dice(dice) if isinstance(dice, int) else dice.say(house),
            needs=self.needs,
            army=self._target(house),
            attack=attack,
        )

    def _target(self, house: House) -> Phrase:
        where = self.army.where
        if isinstance(where, There):
            return replace(self.army, where=None).say(house, "that")
        single = isinstance(where, Place) and len(where.names) == 1
        return self.army.say(house, "the" if single else "each")


def perish(at: Scope, side: Side, region: str, log: Log) -> State:
    """With the last unit of an army its leaders and characters are eliminated too."""
    force = board.army(at.box, at.state, side, region)
    if forces.units(force):
        return at.state
    people = board.people_in(at.box, at.state, side, region)
    return board.destroy_leaders(at.box, at.state, side, region, force, people, log)


class Falls(Piece, frozen=True):
    """A minion who stands somewhere without an army is eliminated."""

    person: str
    region: str

    def possible(self, at: Scope) -> bool:
        here = board.where(at.box, at.state, self.person) == self.region
        return here and not board.has_army(at.box, at.state, SHADOW, self.region)

    def act(self, at: Scope, log: Log) -> State:
        return board.lose_person(at.box, at.state, self.person, log)

    def say(self, house: House) -> Phrase:
        return idiom("falls", who=words.person(self.person), where=words.region(self.region))


# -- flight --------------------------------------------------------------------------------------


@enforces("RKR-6.77", "RKR-6.11", "RK-026")
class Flee(Asks, frozen=True):
    """What is left of the army there retreats to a free region next to it, or is wiped out."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-flee"
    accepts: ClassVar[tuple[type[Option], ...]] = (Retreat,)

    side: Side

    def possible(self, at: Scope) -> bool:
        here = at.noted.region
        return here is not None and board.has_army(at.box, at.state, self.side, here)

    def chooser(self, at: Scope) -> Side:
        return self.side

    def _ways(self, at: Scope) -> tuple[str, ...]:
        here = at.noted.region
        return tuple(ways_out(at.box, at.state, self.side, here)) if here is not None else ()

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Retreat, self._ways(at))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Retreat)
        if option.to in self._ways(at):
            return None
        return Refusal("RKR-6.77", "not-free", region=region_name(option.to))

    def act(self, at: Scope, log: Log) -> State:
        if self._ways(at):
            return self.begin(at)
        here = at.noted.region
        assert here is not None
        units = forces.units_only(board.army(at.box, at.state, self.side, here))
        for kind in forces.kinds(units):
            log += [UnitLost(FIGURES[kind], here)] * units[kind]
        state = board.take(at.box, at.state, self.side, here, units, log)
        return perish(
            at.after(board.discard_figures(state, self.side, units)), self.side, here, log
        )

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Retreat)
        box, state, here = at.box, at.state, at.noted.region
        assert here is not None
        force = board.army(box, state, self.side, here)
        people = board.people_in(box, state, self.side, here)
        going = tuple(one for one in people if box.people[one].level != 0)
        return move(box, state, self.side, here, option.to, force, going, log, "retreat")

    def say(self, house: House) -> Phrase:
        return idiom("flee", side=words.side(self.side))


@enforces("RK-044", "RK-046")
class Scatter(Asks, frozen=True):
    """The Nazgûl that are left fly to one of these strongholds, as the Shadow chooses. (Eagles)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-scatter"
    accepts: ClassVar[tuple[type[Option], ...]] = (Land,)

    to: Place

    def chooser(self, at: Scope) -> Side:
        return FREE if at.state.house_rule("eagles", "free") else SHADOW

    def _left(self, at: Scope) -> int:
        here = at.noted.region
        if here is None:
            return 0
        return forces.nazgul(board.army(at.box, at.state, SHADOW, here))

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Land, self.to.find(at))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Land)
        if not self._left(at):
            return not_offered(at)
        if self.to.has(at, option.to):
            return None
        return Refusal("RK-044", "card-elsewhere", region=region_name(option.to))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Land)
        here, to, count = at.noted.region, option.to, self._left(at)
        assert here is not None
        if here == to:
            return at.state
        flock = forces.of(NAZGUL_AT, count)
        log.append(NazgulFlew(count, here, to))
        state = board.take(at.box, at.state, SHADOW, here, flock, log)
        return board.add(at.box, state, SHADOW, to, flock, log)

    def say(self, house: House) -> Phrase:
        by = words.side(FREE if "eagles=free" in house else SHADOW)
        return idiom("scatter", to=self.to.say(house), says=clause(by, "choose-stronghold"))
