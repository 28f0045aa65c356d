"""Attacks that cards begin, and landings. Chapters 5 and 6."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, idiom, noun
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import Who
from mathom.games.ringwar.cards.pieces.piece import Asks, Scope, region_name, remember
from mathom.games.ringwar.cards.pieces.places import Army, Place
from mathom.games.ringwar.cards.pieces.sorting import Splits, army_at, refuse_without
from mathom.games.ringwar.frames import Battle, Kind, Party, Trimming
from mathom.games.ringwar.frames.by_card import Following, SortingParty
from mathom.games.ringwar.frames.terms import (
    FewerDice,
    Landed,
    NoCards,
    NoCeasing,
    NoPressing,
    Term,
)
from mathom.games.ringwar.kinds import ARMY_LIMIT, FREE, SHADOW, Force
from mathom.games.ringwar.options import Attack, March
from mathom.games.ringwar.rules import attacking, board, marching, moving

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


class Attacks(Asks, Splits, frozen=True):
    """A card begins an attack, which otherwise follows the rules. RK-029"""

    ask: ClassVar[str] = "ask-card-attack"
    accepts: ClassVar[tuple[type[Option], ...]] = (Attack,)

    def terms(self, at: Scope, frame: SortingParty) -> tuple[Term, ...]:
        """What the card brings into the battle."""
        return ()

    def how_long(self) -> int:
        return 1

    def candidates(self, at: Scope) -> Iterable[Option]:
        return attacking.attacks(at.box, at.state, at.side, led=False)

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Attack)
        return attacking.refuse_attack(
            at.box, at.state, at.side, option.origin, option.to, led=False
        )

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Attack | March)
        party = self.party(at, option.origin, option.to)
        return self.set_apart(at, option.origin, option.to, party)

    def party(self, at: Scope, origin: str, to: str) -> Party:
        return attacking.attackers(at.box, at.state, at.side, origin)

    @enforces("RKR-6.55", "RK-083")
    def refuse_lone(self, at: Scope, frame: SortingParty, leader: bool) -> Refusal | None:
        if attacking.may_stay_out(at.state, frame.side, leader):
            return None
        return Refusal("RKR-6.55", "rearguard-needed", region=region_name(frame.origin))

    def refuse_going(self, at: Scope, frame: SortingParty) -> Refusal | None:
        rest = forces.minus(army_at(at, frame), frame.force)
        if rest and not forces.units(rest):
            return Attacks.refuse_lone(self, at, frame, leader=True)
        return None

    def kind(self, at: Scope, frame: SortingParty) -> Kind:
        kind = attacking.kind_of(at.box, at.state, frame.side, frame.origin, frame.to)
        assert kind is not None
        return kind

    def set_out(self, at: Scope, frame: SortingParty, log: Log) -> State:
        side, origin = frame.side, frame.origin
        staying = tuple(
            one
            for one in board.people_in(at.box, at.state, side, origin)
            if one not in frame.people
        )
        rear = Party(origin, forces.minus(army_at(at, frame), frame.force), staying)
        battle = Battle(
            side,
            origin,
            frame.to,
            self.kind(at, frame),
            rear=rear,
            rounds=self.how_long(),
            terms=self.terms(at, frame),
        )
        return at.state.push(battle)


class AttackWith(Attacks, frozen=True):
    """An army attacks with somebody in it."""

    who: Who

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if refusal := super().guard(at, option):
            return refusal
        assert isinstance(option, Attack)
        party = attacking.attackers(at.box, at.state, at.side, option.origin)
        return refuse_without(at.box, self.who, party.force, party.people)

    def refuse_party(
        self, at: Scope, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        return refuse_without(at.box, self.who, force, people)

    def say(self, house: House) -> Phrase:
        return idiom("attack-with", who=self.who.say(house))


@enforces("RKR-6.98", "RK-110")
class Relieve(Attacks, frozen=True):
    """An attack on besiegers, weakened by those they besiege. (Help Unlooked For)"""

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if refusal := super().guard(at, option):
            return refusal
        assert isinstance(option, Attack)
        besieging = board.besieger(at.box, at.state, option.to) == at.enemy
        if option.origin != option.to and besieging:
            return None
        return Refusal("RKR-5.6", "no-besieger", region=region_name(option.to))

    def terms(self, at: Scope, frame: SortingParty) -> tuple[Term, ...]:
        inside = forces.units(board.army(at.box, at.state, frame.side, frame.to))
        return (FewerDice(at.enemy, inside),)

    def say(self, house: House) -> Phrase:
        return idiom("relieve")


@enforces("RK-115")
class Storm(Attacks, frozen=True):
    """Rounds of siege battle by such an army; in the first no combat card against it."""

    army: Army
    rounds: int = 3

    def how_long(self) -> int:
        return self.rounds

    def candidates(self, at: Scope) -> Iterable[Option]:
        return [Attack(region, region) for region in self.army.find(at)]

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Attack)
        if option.origin not in at.box.at or not self.army.has(at, option.origin):
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(option.origin))
        if option.to != option.origin:
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(option.to))
        return super().guard(at, option)

    def terms(self, at: Scope, frame: SortingParty) -> tuple[Term, ...]:
        helped = board.people_in(at.box, at.state, FREE, frame.to)
        found: tuple[Term, ...] = () if helped else (NoCards(FREE),)
        if at.state.house_rule("storm", "three-rounds"):
            return (*found, NoPressing(frame.side))
        return found

    def say(self, house: House) -> Phrase:
        last = words.optional("no-more-rounds", "storm=three-rounds" in house)
        target = idiom("what-it-besieges" if self.army.besieging else "a-stronghold")
        return idiom(
            "storm",
            army=replace(self.army, besieging=False).say(house),
            target=target,
            rounds=noun("round", count=self.rounds),
            last=last,
        )


@enforces("RK-042", "RK-029", "RKR-6.93")
class Corsairs(Attacks, frozen=True):
    """An army lands somewhere on a coast, and fights if it meets an enemy.

    In the field it fights to the end; if the enemy is besieged already it is a siege battle.
    """

    debt: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Option], ...]] = (March,)

    origin: str
    to: Place

    def candidates(self, at: Scope) -> Iterable[Option]:
        return [March(self.origin, to) for to in self.to.find(at)]

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, March)
        box, state, side, to = at.box, at.state, at.side, option.to
        if option.origin != self.origin:
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(option.origin))
        if not board.has_army(box, state, side, self.origin):
            return Refusal("RKR-5.6", "no-army", region=region_name(self.origin))
        if board.is_garrison(box, state, side, self.origin):
            return Refusal("RKR-5.6", "besieged", region=region_name(self.origin))
        if not self.to.has(at, to):
            return Refusal("RK-042", "card-elsewhere", region=region_name(to))
        if marching.barred(box, state, side, to):
            return Refusal("RKR-5.6", "barred", region=region_name(to))
        if not forces.units(self.party(at, self.origin, to).force):
            return Refusal("RKR-7.12", "at-peace", region=region_name(to))
        return None

    def _meets(self, at: Scope, to: str) -> bool:
        return not board.open_to_march(at.box, at.state, at.side, to)

    def party(self, at: Scope, origin: str, to: str) -> Party:
        if self._meets(at, to):
            return attacking.attackers(at.box, at.state, at.side, origin)
        return marching.marchers(at.box, at.state, at.side, origin, to)

    def refuse_lone(self, at: Scope, frame: SortingParty, leader: bool) -> Refusal | None:
        if self._meets(at, frame.to):
            return super().refuse_lone(at, frame, leader)
        return Splits.refuse_lone(self, at, frame, leader)

    def refuse_going(self, at: Scope, frame: SortingParty) -> Refusal | None:
        return super().refuse_going(at, frame) if self._meets(at, frame.to) else None

    def terms(self, at: Scope, frame: SortingParty) -> tuple[Term, ...]:
        return (NoCeasing(frame.side), Landed(frame.side))

    def kind(self, at: Scope, frame: SortingParty) -> Kind:
        return "field"

    def set_out(self, at: Scope, frame: SortingParty, log: Log) -> State:
        if self._meets(at, frame.to):
            return super().set_out(at, frame, log)
        box, side, to = at.box, frame.side, frame.to
        state = moving.move(box, at.state, side, frame.origin, to, frame.force, frame.people, log)
        if board.besieger(box, state, to) != side:
            return state
        state = remember(state, region=to).push(Following(*at.place, region=to))
        # How many they are together is looked at before they storm.
        over = forces.units(board.army(box, state, side, to)) > ARMY_LIMIT
        return state.push(Trimming(side, to)) if over else state

    @enforces("RKR-6.52", "RKR-6.95")
    def follow(self, at: Scope, frame: Following, log: Log) -> State:
        """Those who landed among besiegers storm the stronghold with them."""
        here, box, state = frame.region, at.box, at.state
        assert here is not None
        if attacking.refuse_attack(box, state, at.side, here, here, led=False) is not None:
            return state
        return attacking.begin_attack(box, state, at.side, here, here)

    def say(self, house: House) -> Phrase:
        army = noun(
            "army", determiner="one-of-your", after=idiom("in", where=words.region(self.origin))
        )
        return idiom("corsairs", army=army, to=self.to.say(house))


SHADOW_BESIEGERS = Army(SHADOW, besieging=True)
