"""Attacks that cards begin, and leaps of whole armies. Chapters 5 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from mathom.core import Log, Option, Refusal, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Question, noted
from mathom.games.ringwar.cards.pieces.sorting import Along, goes_along, refuse_lone_leader
from mathom.games.ringwar.frames import Battle, Kind, Party, Trimming
from mathom.games.ringwar.frames.by_card import Choosing, Following, SortingParty
from mathom.games.ringwar.frames.terms import (
    FewerDice,
    Landed,
    NoCards,
    NoCeasing,
    NoPressing,
    Term,
)
from mathom.games.ringwar.kinds import ARMY_LIMIT, FREE, NATION_AT, SHADOW, Force, Side
from mathom.games.ringwar.options import Attack, March
from mathom.games.ringwar.rules import attacking, board, marching, moving
from mathom.games.ringwar.rules.cards import remember

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class Attacks(Question, frozen=True):
    """A card begins an attack, which otherwise follows the rules. RK-029"""

    ask: ClassVar[str] = "ask-card-attack"

    def along(self) -> Along:
        """Who has to fight along."""
        return "anybody"

    def terms(self, box: Box, state: State, frame: SortingParty) -> tuple[Term, ...]:
        """What the card brings into the battle."""
        return ()

    def rounds(self) -> int:
        return 1

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Attack | March)
        origin, to = option.origin, option.to
        party = self.party(box, state, frame.side, origin, to)
        return state.push(
            SortingParty(
                frame.side, origin, to, False, party.force, party.people, frame.card, frame.path
            )
        )

    def party(self, box: Box, state: State, side: Side, origin: str, to: str) -> Party:
        return attacking.attackers(box, state, side, origin)

    def refuse_party(
        self, box: Box, state: State, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        if goes_along(box, self.along(), force, people):
            return None
        return Refusal("RKR-5.6", f"without-{self.along()}")

    @enforces("RKR-6.55", "RK-083")
    def refuse_rest(
        self, box: Box, state: State, frame: SortingParty, force: Force, lone: bool
    ) -> Refusal | None:
        here = board.army(box, state, frame.side, frame.origin)
        if not lone or forces.units(here) > forces.units(force):
            return None
        leader = forces.leaders(here) > forces.leaders(force)
        if not attacking.may_stay_out(state, frame.side, leader):
            return Refusal("RKR-6.55", "rearguard-needed", region=_region(frame.origin))
        return None

    def refuse_going(self, box: Box, state: State, frame: SortingParty) -> Refusal | None:
        here = board.army(box, state, frame.side, frame.origin)
        rest = forces.minus(here, frame.force)
        if rest and not forces.units(rest):
            if attacking.may_stay_out(state, frame.side, leader=True):
                return None
            return Refusal("RKR-6.55", "rearguard-needed", region=_region(frame.origin))
        return None

    def kind(self, box: Box, state: State, frame: SortingParty) -> Kind:
        kind = attacking.kind_of(box, state, frame.side, frame.origin, frame.to)
        assert kind is not None
        return kind

    def set_out(self, box: Box, state: State, frame: SortingParty, log: Log) -> State:
        side, origin = frame.side, frame.origin
        here = board.army(box, state, side, origin)
        staying = tuple(
            one for one in board.people_in(box, state, side, origin) if one not in frame.people
        )
        rear = Party(origin, forces.minus(here, frame.force), staying)
        battle = Battle(
            side,
            origin,
            frame.to,
            self.kind(box, state, frame),
            rear=rear,
            rounds=self.rounds(),
            terms=self.terms(box, state, frame),
        )
        return state.push(battle)


class AttackWith(Attacks, frozen=True):
    """An army attacks with somebody in it."""

    who: Along

    def along(self) -> Along:
        return self.who

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [
            attack
            for attack in attacking.attacks(box, state, frame.side, led=False)
            if self._able(box, attacking.attackers(box, state, frame.side, attack.origin))
        ]

    def _able(self, box: Box, party: Party) -> bool:
        return goes_along(box, self.who, party.force, party.people)

    def say(self) -> Phrase:
        return Phrase(f"piece-attack-{self.who}")


@enforces("RKR-6.98", "RK-110")
class Relieve(Attacks, frozen=True):
    """An attack on besiegers, weakened by those they besiege. (Help Unlooked For)"""

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [
            attack
            for attack in attacking.attacks(box, state, frame.side, led=False)
            if attack.origin != attack.to
            and board.besieger(box, state, attack.to) == 1 - frame.side
        ]

    def terms(self, box: Box, state: State, frame: SortingParty) -> tuple[Term, ...]:
        inside = forces.units(board.army(box, state, frame.side, frame.to))
        return (FewerDice(1 - frame.side, inside),)

    def say(self) -> Phrase:
        return Phrase("piece-relieve")


# -- storming strongholds ------------------------------------------------------------------------


def _stormed(box: Box, state: State, who: str) -> list[str]:
    """The strongholds that the Shadow besieges with this minion or this nation."""
    found = []
    for region in state.besieged:
        if board.besieger(box, state, region) != SHADOW:
            continue
        army = board.army(box, state, SHADOW, region)
        if who in NATION_AT:
            first = 3 * NATION_AT[who]
            there = forces.count(army, first) + forces.count(army, first + 1) > 0
        else:
            there = board.where(box, state, who) == region
        if there:
            found.append(region)
    return found


class Besieging(msgspec.Struct, frozen=True):
    """A Shadow army with this minion, or with a unit of this nation, besieges a stronghold."""

    who: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return bool(_stormed(box, state, self.who))

    def say(self) -> Phrase:
        if self.who in NATION_AT:
            return Phrase("if-nation-besieges", {"nation": words.of_nation(self.who)})
        return Phrase("if-besieges", {"person": words.person(self.who)})


class Besieged(msgspec.Struct, frozen=True):
    """The Shadow besieges this stronghold."""

    region: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return board.besieger(box, state, self.region) == SHADOW

    def say(self) -> Phrase:
        return Phrase("if-besieged", {"region": Phrase(f"region-{self.region}")})


@enforces("RK-115")
class Storm(Attacks, frozen=True):
    """Three rounds of siege battle; in the first no combat card of the Free Peoples."""

    who: str
    long: int = 3

    def rounds(self) -> int:
        return self.long

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [
            Attack(region, region)
            for region in _stormed(box, state, self.who)
            if attacking.refuse_attack(box, state, SHADOW, region, region, False) is None
        ]

    def terms(self, box: Box, state: State, frame: SortingParty) -> tuple[Term, ...]:
        helped = board.people_in(box, state, FREE, frame.to)
        found = () if helped else (NoCards(FREE),)
        if state.house_rule("storm", "three-rounds"):
            return (*found, NoPressing(frame.side))
        return found

    def say(self) -> Phrase:
        return Phrase("piece-storm", {"rounds": self.long})


# -- leaps ---------------------------------------------------------------------------------------


@enforces("RK-042", "RK-029", "RKR-6.93")
class Corsairs(Attacks, frozen=True):
    """An army lands on the coast of Gondor, and fights if it meets an enemy.

    In the field it fights to the end; if the enemy is besieged already it is a siege battle.
    """

    debt: ClassVar[bool] = True

    origin: str
    land: str

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        side, origin = frame.side, self.origin
        if not board.has_army(box, state, side, origin):
            return []
        if board.is_garrison(box, state, side, origin):
            return []
        return [
            March(origin, to)
            for to in box.regions
            if to in box.coastal and to in box.land_of[self.land]
            if not marching.barred(box, state, side, to)
            and forces.units(self.party(box, state, side, origin, to).force)
        ]

    def _meets(self, box: Box, state: State, side: Side, to: str) -> bool:
        return not board.open_to_march(box, state, side, to)

    def party(self, box: Box, state: State, side: Side, origin: str, to: str) -> Party:
        if self._meets(box, state, side, to):
            return attacking.attackers(box, state, side, origin)
        return marching.marchers(box, state, side, origin, to)

    def refuse_rest(
        self, box: Box, state: State, frame: SortingParty, force: Force, lone: bool
    ) -> Refusal | None:
        if self._meets(box, state, frame.side, frame.to):
            return super().refuse_rest(box, state, frame, force, lone)
        return refuse_lone_leader(box, state, frame, force, lone)

    def refuse_going(self, box: Box, state: State, frame: SortingParty) -> Refusal | None:
        if self._meets(box, state, frame.side, frame.to):
            return super().refuse_going(box, state, frame)
        return None

    def terms(self, box: Box, state: State, frame: SortingParty) -> tuple[Term, ...]:
        return (NoCeasing(frame.side), Landed(frame.side))

    def kind(self, box: Box, state: State, frame: SortingParty) -> Kind:
        return "field"

    def set_out(self, box: Box, state: State, frame: SortingParty, log: Log) -> State:
        if self._meets(box, state, frame.side, frame.to):
            return super().set_out(box, state, frame, log)
        side, to = frame.side, frame.to
        state = moving.move(box, state, side, frame.origin, to, frame.force, frame.people, log)
        if board.besieger(box, state, to) != side:
            return state
        state = remember(state, to).push(Following(side, frame.card, frame.path))
        # How many they are together is looked at before they storm.
        over = forces.units(board.army(box, state, side, to)) > ARMY_LIMIT
        return state.push(Trimming(side, to)) if over else state

    @enforces("RKR-6.52", "RKR-6.95")
    def follow(self, box: Box, state: State, frame: Following, log: Log) -> State:
        """Those who landed among besiegers storm the stronghold with them."""
        here, side = noted(state), frame.side
        assert here is not None
        if attacking.refuse_attack(box, state, side, here, here, led=False) is not None:
            return state
        return attacking.begin_attack(box, state, side, here, here)

    def say(self) -> Phrase:
        return words.phrase(
            "piece-corsairs", origin=words.region_in(self.origin), land=words.of_nation(self.land)
        )


def _region(region: str) -> Phrase:
    return Phrase(f"region-{region}")
