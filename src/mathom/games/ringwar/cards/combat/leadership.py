"""Leadership given up, silenced or outdone."""

import msgspec

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.asking import Asking
from mathom.games.ringwar.cards.combat.who import give_up, give_up_person, leading, people_of
from mathom.games.ringwar.events import MissesTurned, Silenced
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.frames.terms import FewerDice, Mute, NoReroll, TurnedMisses
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.options import Amount, Choose
from mathom.games.ringwar.rules.fighting import (
    add_terms,
    leadership,
    nazgul_leadership,
    roll_hits,
    total,
)
from mathom.games.ringwar.state import State


@enforces("RKR-6.64", "RK-087")
class GiveUpNazgul(msgspec.Struct, frozen=True):
    """So much leadership of the Nazgûl is given up."""

    amount: int
    moment: Moment

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        return give_up(state, side, self.amount, log)

    def say(self) -> Phrase:
        return Phrase("combat-give-up-nazgul", {"amount": self.amount})


@enforces("RKR-6.64", "RK-087")
class Dread(Asking, frozen=True):
    """For each point of Nazgûl leadership given up the enemy rolls one die less."""

    moment: Moment = "before-roll"
    question = "ask-dread"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        most = nazgul_leadership(box, state, battle)
        return [Amount(number) for number in range(1, most + 1)]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Amount)
        state = give_up(state, side, option.number, log)
        return add_terms(state, FewerDice(1 - side, option.number))

    def say(self) -> Phrase:
        return Phrase("combat-dread")


@enforces("RKR-6.64", "RK-087")
class GiveUpCompanions(msgspec.Struct, frozen=True):
    """All companions in the battle give up their leadership."""

    moment: Moment = "reveal"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        for one in leading(box, state, battle, side):
            state = give_up_person(box, state, side, one, log)
        return state

    def say(self) -> Phrase:
        return Phrase("combat-give-up-companions")


def missed(box: Box, battle: Battle, side: Side) -> int:
    """How many dice of a side's combat roll missed and still do."""
    rolled = battle.round.rolls[side]
    return len(rolled) - roll_hits(box, battle, side) - total(battle, TurnedMisses, side)


@enforces("RKR-6.64", "RK-087")
class HeroicBlow(Asking, frozen=True):
    """A companion gives up his leadership, and a die that missed is a hit."""

    moment: Moment = "before-reroll"
    question = "ask-heroic-blow"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        if not missed(box, battle, side):
            return []
        return [Choose(one) for one in leading(box, state, battle, side)]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Choose)
        state = give_up_person(box, state, side, option.person, log)
        log.append(MissesTurned(side, 1))
        return add_terms(state, TurnedMisses(side, 1))

    def say(self) -> Phrase:
        return Phrase("combat-heroic-blow")


@enforces("RKR-6.64", "RK-087")
class Anduril(Asking, frozen=True):
    """Strider gives up his leadership for one miss turned into a hit, Aragorn his for up to two."""

    misses: tuple[tuple[str, int], ...] = (("strider", 1), ("aragorn", 2))
    moment: Moment = "before-reroll"
    question = "ask-anduril"

    def _wielder(self, box: Box, state: State, battle: Battle, side: Side) -> tuple[str, int]:
        able = leading(box, state, battle, side)
        return next(((one, most) for one, most in self.misses if one in able), ("", 0))

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        _, most = self._wielder(box, state, battle, side)
        most = min(most, missed(box, battle, side))
        return [Amount(number) for number in range(most, 0, -1)]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Amount)
        who, _ = self._wielder(box, state, battle, side)
        state = give_up_person(box, state, side, who, log)
        log.append(MissesTurned(side, option.number))
        return add_terms(state, TurnedMisses(side, option.number))

    def say(self) -> Phrase:
        return Phrase("combat-anduril")


class Silence(Asking, frozen=True):
    """A companion of choice neither leads nor uses abilities in this round."""

    moment: Moment = "reveal"
    question = "ask-silence"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        return [Choose(one) for one in people_of(box, state, battle, 1 - side)]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        assert isinstance(option, Choose)
        log.append(Silenced(option.person))
        return add_terms(state, Mute(1 - side, option.person))

    def say(self) -> Phrase:
        return Phrase("combat-silence")


class OutleadByNazgul(msgspec.Struct, frozen=True):
    """No leader re-roll for the enemy if the Nazgûl lead as well as they do, or better."""

    moment: Moment = "before-reroll"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        if nazgul_leadership(box, state, battle) < leadership(box, state, battle, 1 - side):
            return state
        return add_terms(state, NoReroll(1 - side))

    def say(self) -> Phrase:
        return Phrase("combat-outlead")
