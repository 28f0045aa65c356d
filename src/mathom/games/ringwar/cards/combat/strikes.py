"""Attacks besides the combat roll, and hits on the own units that pay for them."""

from typing import Protocol

import msgspec

from mathom.core import Log, Option, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.asking import Asking
from mathom.games.ringwar.cards.combat.who import endures, force_of
from mathom.games.ringwar.events import HitsAdded
from mathom.games.ringwar.frames import Battle, Striking
from mathom.games.ringwar.frames.terms import RollBonus
from mathom.games.ringwar.kinds import MOST_DICE, Side
from mathom.games.ringwar.options import Amount
from mathom.games.ringwar.rules.fighting import add_terms, leadership, losing, needs
from mathom.games.ringwar.state import State

# -- how many dice -------------------------------------------------------------------------------


class DiceCount(Protocol):
    """How many dice an extra attack has."""

    def number(self, box: Box, state: State, battle: Battle, side: Side) -> int: ...

    def say(self) -> Phrase: ...


class Dice(msgspec.Struct, frozen=True):
    """So many dice."""

    count: int

    def number(self, box: Box, state: State, battle: Battle, side: Side) -> int:
        return self.count

    def say(self) -> Phrase:
        return Phrase("combat-count-dice", {"count": self.count})


class DieForEachLeadership(msgspec.Struct, frozen=True):
    """As many dice as the own leadership."""

    def number(self, box: Box, state: State, battle: Battle, side: Side) -> int:
        return leadership(box, state, battle, side)

    def say(self) -> Phrase:
        return Phrase("combat-count-leadership")


class DieForEachElite(msgspec.Struct, frozen=True):
    """A die for each own elite."""

    def number(self, box: Box, state: State, battle: Battle, side: Side) -> int:
        return forces.elites(force_of(box, state, battle, side))

    def say(self) -> Phrase:
        return Phrase("combat-count-elites")


# -- attacks -------------------------------------------------------------------------------------


@enforces("RKR-6.65", "RKR-6.71", "RK-085", "RK-091")
class ExtraAttack(msgspec.Struct, frozen=True):
    """An attack with so many dice, at most five; it hits like the combat roll unless stated."""

    dice: DiceCount
    hits_on: int | None = None
    moment: Moment = "before-roll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        number = min(MOST_DICE, self.dice.number(box, state, battle, side))
        if not number:
            return state
        wanted = self.hits_on or needs(box, battle, side)
        return state.push(Striking(side, number, wanted))

    def say(self) -> Phrase:
        number = "usual" if self.hits_on is None else self.hits_on
        facts = {"when": self.moment, "dice": self.dice.say(), "hits-on": number}
        return Phrase("combat-extra-attack", facts)


@enforces("RKR-6.71", "RK-091")
class GreatHost(msgspec.Struct, frozen=True):
    """Who has twice as many units as the enemy, or more, scores a hit after the losses."""

    moment: Moment = "after-losses"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        own, theirs = (forces.units(force_of(box, state, battle, one)) for one in (side, 1 - side))
        if own < 2 * theirs:
            return state
        log.append(HitsAdded(side, 1))
        return state.push(losing(battle, 1 - side, 1))

    def say(self) -> Phrase:
        return Phrase("combat-great-host")


# -- paid for with own units ---------------------------------------------------------------------


class ForOwnHits(Asking, frozen=True):
    """Paid for with hits on the own units, up to so many."""

    most: int

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        return own_hits(box, state, battle, side, self.most)


class Relentless(ForOwnHits, frozen=True):
    """For each hit on the own units, up to so many, +1 to every die of the combat roll."""

    moment: Moment = "before-roll"
    question = "ask-relentless"

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Amount)
        if not option.number:
            return state
        state = add_terms(state, RollBonus(side, option.number))
        return state.push(losing(battle, side, option.number))

    def say(self) -> Phrase:
        return Phrase("combat-relentless", {"most": self.most})


@enforces("RKR-6.65", "RKR-6.71", "RK-091")
class Onslaught(ForOwnHits, frozen=True):
    """For each hit on the own units, up to so many, a die against the enemy."""

    hits_on: int
    moment: Moment = "after-losses"
    question = "ask-onslaught"

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Amount)
        if not option.number:
            return state
        strike = Striking(side, option.number, self.hits_on)
        return state.push(strike, losing(battle, side, option.number))

    def say(self) -> Phrase:
        return Phrase("combat-onslaught", {"most": self.most, "hits-on": self.hits_on})


def own_hits(box: Box, state: State, battle: Battle, side: Side, most: int) -> list[Option]:
    """How many hits a player may inflict on his own units."""
    most = min(most, endures(state, force_of(box, state, battle, side)))
    return [Amount(number) for number in range(most + 1)]
