"""Conditions of both halves: nations, people, armies, the Fellowship, the battle."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from mathom.core import Message, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Listed, Name, Phrase, clause, idiom, noun
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.counts import Each, HowMuch, Quantity, number
from mathom.games.ringwar.cards.pieces.figures import People, Who
from mathom.games.ringwar.cards.pieces.piece import Condition, Scope
from mathom.games.ringwar.cards.pieces.places import ANYWHERE, Army, PeacefulNation, Place, Where
from mathom.games.ringwar.kinds import FELLOWSHIP, NATION_AT, NATIONS_OF
from mathom.games.ringwar.rules import board

# -- joined --------------------------------------------------------------------------------------


class All(msgspec.Struct, frozen=True):
    """Several things at once."""

    conditions: tuple[Condition, ...]

    def holds(self, at: Scope) -> bool:
        return all(one.holds(at) for one in self.conditions)

    def say(self, house: House) -> Phrase:
        return words.each(one.say(house) for one in self.conditions)


@enforces("RK-045", "RK-049")
class Agreed(msgspec.Struct, frozen=True):
    """One thing if the table agreed on it, otherwise another."""

    setting: str
    value: str
    then: Condition
    otherwise: Condition

    def chosen(self, house: House) -> Condition:
        return self.then if f"{self.setting}={self.value}" in house else self.otherwise

    def holds(self, at: Scope) -> bool:
        return self.chosen(at.state.house).holds(at)

    def say(self, house: House) -> Phrase:
        return self.chosen(house).say(house)


# -- nations -------------------------------------------------------------------------------------


class NationsAre(msgspec.Struct, frozen=True):
    """All of these nations are active, or At War."""

    nations: tuple[str, ...]
    what: Literal["active", "at-war"]

    def holds(self, at: Scope) -> bool:
        state, active = at.state, self.what == "active"
        for nation in self.nations:
            number = NATION_AT[nation]
            if not (state.active[number] if active else state.steps[number] == 0):
                return False
        return True

    def say(self, house: House) -> Phrase:
        if self.nations in NATIONS_OF:
            owner = words.side(NATIONS_OF.index(self.nations))
            return clause(noun("nation", determiner="all", count=0, after=owner), f"be-{self.what}")
        return clause(words.each(map(words.nation, self.nations)), f"be-{self.what}")


def at_war(nation: str) -> NationsAre:
    """A nation is At War."""
    return NationsAre((nation,), "at-war")


def active(nation: str) -> NationsAre:
    """A nation is active."""
    return NationsAre((nation,), "active")


# -- people and armies ---------------------------------------------------------------------------


class Stands(msgspec.Struct, frozen=True):
    """One of these characters is on the map, in such a region."""

    who: Who
    where: Where = ANYWHERE

    def holds(self, at: Scope) -> bool:
        box, state = at.box, at.state
        people = self.who.names if isinstance(self.who, People) else box.companions
        here = [board.where(box, state, one) for one in people]
        return any(one in box.at and self.where.has(at, one) for one in here)

    def say(self, house: House) -> Phrase:
        if self.where == ANYWHERE:
            return clause(self.who.say(house), "be-in-play")
        return clause(self.who.say(house), "stand", where=self.where.say(house))


def in_play(person: str) -> Stands:
    """A character is on the map."""
    return Stands(People((person,)))


class InFellowship(msgspec.Struct, frozen=True):
    """One of these is in the Fellowship."""

    who: Who

    def holds(self, at: Scope) -> bool:
        box, state = at.box, at.state
        people = self.who.names if isinstance(self.who, People) else box.companions
        return any(board.where(box, state, one) == FELLOWSHIP for one in people)

    def say(self, house: House) -> Phrase:
        return clause(self.who.say(house), "belong-to-fellowship")


class Belongs(msgspec.Struct, frozen=True):
    """One of these belongs to such an army."""

    who: Who
    army: Army

    def holds(self, at: Scope) -> bool:
        box, state = at.box, at.state
        people = self.who.names if isinstance(self.who, People) else box.companions
        places = (board.where(box, state, one) for one in people)
        return any(here in box.at and self.army.has(at, here) for here in places)

    def say(self, house: House) -> Phrase:
        return clause(self.who.say(house), "belong", army=self.army.say(house))


class Exists(msgspec.Struct, frozen=True):
    """There is such an army, region or nation."""

    what: Army | Place | PeacefulNation

    def holds(self, at: Scope) -> bool:
        if isinstance(self.what, Army):
            return self.what.exists(at)
        return bool(self.what.find(at))

    def say(self, house: House) -> Phrase:
        match self.what:
            case Army(besieging=True, where=where):
                army = replace(self.what, besieging=False, where=None).say(house)
                held = where.say(house) if where is not None else noun("stronghold")
                return clause(army, "besiege", what=held)
            case Army(near=Army() as other):
                army = replace(self.what, near=None).say(house)
                return clause(army, "stand-near", army=other.say(house))
            case Army(where=where) if where is not None:
                army = replace(self.what, where=None).say(house)
                return clause(army, "stand", where=where.say(house))
            case Place(conquered=bool(taken)):
                place = replace(self.what, conquered=None).say(house)
                return clause(place, "be-conquered" if taken else "be-unconquered")
            case PeacefulNation(visited=True):
                who = words.either((Name("fellowship"), noun("companion")))
                nation = replace(self.what, visited=False).say(house)
                return clause(who, "be-in-land", nation=nation)
        return clause(self.what.say(house), "exist")


# -- the Fellowship ------------------------------------------------------------------------------


class GuidedBy(msgspec.Struct, frozen=True):
    """Somebody guides the Fellowship."""

    person: str

    def holds(self, at: Scope) -> bool:
        return at.state.fellowship.guide == self.person

    def say(self, house: House) -> Phrase:
        return clause(words.person(self.person), "be-guide")


class FellowshipRevealed(msgspec.Struct, frozen=True):
    """The Fellowship is revealed."""

    def holds(self, at: Scope) -> bool:
        return not at.state.fellowship.hidden

    def say(self, house: House) -> Phrase:
        return clause(Name("fellowship"), "be-revealed")


@enforces("RK-031", "RK-044")
class RingIn(msgspec.Struct, frozen=True):
    """The figure of the Ring-bearers is in such a region, or (`not_`) is not; Mordor is none."""

    where: Place
    outside: bool = False

    def holds(self, at: Scope) -> bool:
        ring = at.state.fellowship
        here = ring.step is None and self.where.has(at, ring.region)
        return here != self.outside

    def say(self, house: House) -> Phrase:
        where = self.where
        if where.who is not None and where == Place(who=where.who):
            return clause(where.who.say(house), "be-with-ring", "not" if self.outside else "")
        if where.is_named:
            ring, there = noun("ring-figure", determiner="the"), words.regions(where.names)
            stands = clause(ring, "stand", "not" if self.outside else "", where=there)
            if where.conquered is None:
                return stands
            held = clause(
                noun("place", determiner="the"),
                "be-conquered" if where.conquered else "be-unconquered",
            )
            return Listed((stands, held))
        return clause(where.say(house, "no" if self.outside else "a"), "lie-with-ring")


# -- numbers -------------------------------------------------------------------------------------

Relation: TypeAlias = Literal["at-least", "at-most", "more-than"]


class Compare(msgspec.Struct, frozen=True):
    """Something is at least, at most, or more than something else."""

    left: HowMuch | Each
    how: Relation
    right: Quantity

    def holds(self, at: Scope) -> bool:
        left, right = self.left.number(at), number(self.right, at)
        match self.how:
            case "at-least":
                return left >= right
            case "at-most":
                return left <= right
            case "more-than":
                return left > right

    def say(self, house: House) -> Phrase:
        left = self.left.say(house)
        if isinstance(self.right, int):
            return idiom(f"is-{self.how}", left=left, right=self.right)
        times = self.right.times if isinstance(self.right, Each) else 1
        right = replace(self.right, times=1) if isinstance(self.right, Each) else self.right
        often = idiom("so-many-times", times=times) if times > 1 else None
        return idiom(f"is-{self.how}-that", left=left, times=often, right=right.say(house))


# -- battles -------------------------------------------------------------------------------------


class Fights(msgspec.Struct, frozen=True):
    """One of these takes part in the battle, on the side of the card's player. RKR-6.62"""

    who: Who

    def holds(self, at: Scope) -> bool:
        return self.who.among(at.box, *at.fighters(at.side))

    def say(self, house: House) -> Phrase:
        return clause(self.who.say(house), "take-part")


class DefendersIn(msgspec.Struct, frozen=True):
    """The defending army is in such a region, or where the Ring-bearers are."""

    where: Where | None = None
    """None: in the region of the Ring-bearers."""

    def holds(self, at: Scope) -> bool:
        here = at.battle.target
        if self.where is None:
            ring = at.state.fellowship
            return ring.step is None and ring.region == here
        return self.where.has(at, here)

    def say(self, house: House) -> Phrase:
        army = noun("defending-army", determiner="the")
        match self.where:
            case None:
                return clause(army, "be-with-ring")
            case Place(within=within, names=names) as near if (
                within and names and near == Place(names=names, within=within)
            ):
                far = noun("region", count=within)
                return clause(army, "be-away", regions=far, place=words.regions(names))
        return clause(army, "stand", where=self.where.say(house))


class InBattle(msgspec.Struct, frozen=True):
    """It is a siege battle, or (`defending`) an attack on the card's player that is none."""

    what: Literal["siege", "defence-outside"]

    def holds(self, at: Scope) -> bool:
        siege = at.battle.kind == "siege"
        if self.what == "siege":
            return siege
        return not siege and at.battle.attacker != at.side

    def say(self, house: House) -> Phrase:
        return idiom(f"battle-{self.what}")


class EnemyPlayedCard(msgspec.Struct, frozen=True):
    """The enemy has played a combat card in this round."""

    def holds(self, at: Scope) -> bool:
        return bool(at.battle.round.cards[at.enemy])

    def say(self, house: House) -> Phrase:
        return idiom("enemy-played-card")


# -- what is missing -----------------------------------------------------------------------------


def leaves_of(condition: Condition) -> list[Condition]:
    """The parts of a condition that can fail on their own."""
    if isinstance(condition, All):
        return [leaf for one in condition.conditions for leaf in leaves_of(one)]
    return [condition]


def unmet(card: str, half: str, condition: Condition, at: Scope) -> Message:
    """The first part of a card's condition that is not met, in its own words.

    The words are prepared for each card: `condition-<half>-<number>-<card>`.
    """
    number = 0
    if isinstance(condition, All):
        number = next(n for n, one in enumerate(leaves_of(condition)) if not one.holds(at))
    return _named(half, number, card)


@cache
def _named(half: str, number: int, card: str) -> Message:
    return Message(f"condition-{half}-{number}-{card}")
