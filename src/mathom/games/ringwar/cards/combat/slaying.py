"""Blows against leaders and characters, by hits of the leader re-roll."""

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.asking import Asking
from mathom.games.ringwar.cards.combat.who import (
    change_hits,
    force_of,
    leader_options,
    people_of,
    slay,
    slay_options,
)
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import NAZGUL_AT, Side
from mathom.games.ringwar.options import Choose, Decline, Slay
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.fighting import reroll_hits
from mathom.games.ringwar.state import State


def strike_down(
    box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
) -> State:
    """A leader, a Nazgûl or a character of a side is eliminated, or nobody."""
    match option:
        case Slay(figure):
            return slay(box, state, battle, side, figure, log)
        case Choose(person):
            return board.lose_person(box, state, person, log)
    return state


class HitForMinion(Asking, frozen=True):
    """A hit of the re-roll may be turned into the end of a minion."""

    moment: Moment = "after-rolls"
    question = "ask-hit-for-minion"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        minions = people_of(box, state, battle, 1 - side)
        if not minions or not reroll_hits(box, battle, side):
            return []
        return [*map(Choose, minions), Decline()]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        if isinstance(option, Decline):
            return state
        state = change_hits(state, side, -1, log)
        return strike_down(box, state, battle, 1 - side, option, log)

    def say(self) -> Phrase:
        return Phrase("combat-hit-for-minion")


@enforces("RK-041")
class FatefulStrike(Asking, frozen=True):
    """A hit of the re-roll eliminates a Nazgûl too; with two, it may be a minion instead."""

    moment: Moment = "after-rolls"
    question = "ask-fateful-strike"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        hits = reroll_hits(box, battle, side)
        if not hits:
            return []
        found = slay_options(force_of(box, state, battle, 1 - side), (NAZGUL_AT,))
        minions = [Choose(one) for one in people_of(box, state, battle, 1 - side) if hits > 1]
        if minions and not found:  # a minion may be chosen, a Nazgûl must be
            return [*minions, Decline()]
        return [*found, *minions]

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        return strike_down(box, state, battle, 1 - side, option, log)

    def say(self) -> Phrase:
        return Phrase("combat-fateful-strike")


class BlackBreath(Asking, frozen=True):
    """With a hit of the re-roll a leader may be eliminated, or a companion of no higher level."""

    moment: Moment = "after-rolls"
    question = "ask-black-breath"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        hits = reroll_hits(box, battle, side)
        if not hits:
            return []
        found = leader_options(force_of(box, state, battle, 1 - side))
        for one in people_of(box, state, battle, 1 - side):
            if hits >= (box.people[one].level or 0):
                found.append(Choose(one))
        return [*found, Decline()] if found else []

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        return strike_down(box, state, battle, 1 - side, option, log)

    def say(self) -> Phrase:
        return Phrase("combat-black-breath")
