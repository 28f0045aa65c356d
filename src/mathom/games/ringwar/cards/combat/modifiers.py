"""More or fewer dice, and what is added to them: effects on the rolls of a round."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from mathom.core import Log, enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.who import people_of
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.frames.terms import Confused, FewerDice, MostDice, RerollBonus, RollBonus
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.rules.fighting import add_terms
from mathom.games.ringwar.state import State

Whose = Literal["own", "enemy", "both"]
Rolls = Literal["roll", "reroll", "both"]


def sides(whose: Whose, side: Side) -> Iterator[Side]:
    """The sides that are meant, seen from the player of the card."""
    if whose != "enemy":
        yield side
    if whose != "own":
        yield 1 - side


@enforces("RKR-6.68", "RK-072")
class Bonus(msgspec.Struct, frozen=True):
    """So much is added to every die of these rolls."""

    amount: int
    rolls: Rolls = "roll"
    whose: Whose = "own"
    moment: Moment = "roll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        for one in sides(self.whose, side):
            if self.rolls != "reroll":
                state = add_terms(state, RollBonus(one, self.amount))
            if self.rolls != "roll":
                state = add_terms(state, RerollBonus(one, self.amount))
        return state

    def say(self) -> Phrase:
        rolls = Phrase("combat-dice", {"whose": self.whose, "rolls": self.rolls})
        kind = "combat-bonus" if self.amount > 0 else "combat-malus"
        return Phrase(kind, {"amount": abs(self.amount), "dice": rolls})


@enforces("RKR-6.66")
class AtMostDice(msgspec.Struct, frozen=True):
    """The enemy rolls no more than so many dice in the combat roll."""

    most: int
    moment: Moment = "roll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        return add_terms(state, MostDice(1 - side, self.most))

    def say(self) -> Phrase:
        return Phrase("combat-at-most-dice", {"most": self.most})


@enforces("RKR-6.66")
class FewerDicePerCompanion(msgspec.Struct, frozen=True):
    """The enemy rolls one die less for each companion in the battle, at least one."""

    moment: Moment = "roll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        fewer = len(people_of(box, state, battle, side))
        return add_terms(state, FewerDice(1 - side, fewer))

    def say(self) -> Phrase:
        return Phrase("combat-fewer-dice")


class Confuse(msgspec.Struct, frozen=True):
    """Natural ones of the enemy's combat roll hit the enemy, and are not re-rolled."""

    moment: Moment = "roll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        return add_terms(state, Confused(1 - side))

    def say(self) -> Phrase:
        return Phrase("combat-confuse")
