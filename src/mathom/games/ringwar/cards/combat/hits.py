"""Hits scored and hits cancelled, once the dice have been rolled."""

import msgspec

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.asking import Asking
from mathom.games.ringwar.cards.combat.who import (
    change_hits,
    force_of,
    leader_options,
    people_of,
    rolled_hits,
    slay,
)
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.options import Decline, GiveLife, Slay
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.state import State


class MoreHits(msgspec.Struct, frozen=True):
    """Who hit with his combat roll or his re-roll scores so many hits more."""

    amount: int
    moment: Moment = "after-rolls"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        if not rolled_hits(box, battle, side):
            return state
        return change_hits(state, side, self.amount, log)

    def say(self) -> Phrase:
        return Phrase("combat-more-hits", {"amount": self.amount})


class HitIfAhead(msgspec.Struct, frozen=True):
    """Who scored more hits than the enemy in this round scores one more."""

    moment: Moment = "after-rolls"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        now = battle.round
        own, theirs = (now.hits[one] + now.struck[one] for one in (side, 1 - side))
        return change_hits(state, side, 1, log) if own > theirs else state

    def say(self) -> Phrase:
        return Phrase("combat-hit-if-ahead")


@enforces("RK-092")
class ShieldWall(msgspec.Struct, frozen=True):
    """If combat roll and re-roll of the enemy scored two hits or more, one of them is cancelled."""

    least: int = 2
    moment: Moment = "after-rolls"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        if rolled_hits(box, battle, 1 - side) < self.least:
            return state
        return change_hits(state, 1 - side, -1, log)

    def say(self) -> Phrase:
        return Phrase("combat-shield-wall", {"least": self.least})


class GiveLives(Asking, frozen=True):
    """A leader may die to cancel one hit, or a companion to cancel as many as his level."""

    moment: Moment = "after-rolls"
    question = "ask-give-lives"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        hits = battle.round.hits[1 - side]
        if hits <= 0:
            return []
        found = leader_options(force_of(box, state, battle, side))
        for one in people_of(box, state, battle, side):
            most = min(hits, box.people[one].level or 0)
            found += [GiveLife(one, number) for number in range(most, 0, -1)]
        return [*found, Decline()] if found else []

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        match option:
            case Slay(figure):
                state = slay(box, state, battle, side, figure, log)
                return change_hits(state, 1 - side, -1, log)
            case GiveLife(person, hits):
                state = board.lose_person(box, state, person, log)
                return change_hits(state, 1 - side, -hits, log)
        return state

    def say(self) -> Phrase:
        return Phrase("combat-give-lives")
