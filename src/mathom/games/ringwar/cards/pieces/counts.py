"""Counts: numbers that cards read off the table or the battle."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mathom.core import enforces
from mathom.core.phrases import Number, Phrase, idiom, noun
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import Figure
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.rules import fighting

Whose: TypeAlias = Literal["own", "enemy"]
Counted: TypeAlias = Literal[
    "progress", "corruption", "leadership", "nazgul-leadership", "rolled-hits", "all-hits"
]


@enforces("RKR-6.64", "RK-087")
class HowMuch(msgspec.Struct, frozen=True):
    """Something that is counted, of the player of the card or of the enemy."""

    what: Counted
    whose: Whose = "own"

    def number(self, at: Scope) -> int:
        side = at.side if self.whose == "own" else at.enemy
        match self.what:
            case "progress":
                return at.state.fellowship.progress
            case "corruption":
                return at.state.fellowship.corruption
            case "leadership":
                return fighting.leadership(at.box, at.state, at.battle, side)
            case "nazgul-leadership":
                return fighting.nazgul_leadership(at.box, at.state, at.battle)
            case "rolled-hits":
                return rolled_hits(at, side)
            case "all-hits":
                now = at.battle.round
                return now.hits[side] + now.struck[side]

    def say(self, house: House) -> Phrase:
        return idiom(f"{self.what}-{self.whose}")


class Each(msgspec.Struct, frozen=True):
    """One for each figure of a kind in the battle, times a number."""

    who: Figure
    whose: Whose = "own"
    times: int = 1

    def number(self, at: Scope) -> int:
        side = at.side if self.whose == "own" else at.enemy
        return self.times * self.who.count(at.box, *at.fighters(side))

    def say(self, house: House) -> Phrase:
        if self.who.number != 1:
            raise ValueError("each is one")
        owner = (words.nation(self.who.nation),) if self.who.nation else ()
        who = noun(self.who.kind, determiner="bare", count=0, after=owner)
        number_of = idiom(f"number-of-{self.whose}", who=who)
        return idiom("multiple", times=self.times, of=number_of) if self.times > 1 else number_of


Quantity: TypeAlias = int | HowMuch | Each


def number(amount: Quantity, at: Scope) -> int:
    """How much it is now."""
    return amount if isinstance(amount, int) else amount.number(at)


def said(amount: Quantity, house: House) -> Phrase:
    """An amount in words."""
    return Number(amount) if isinstance(amount, int) else amount.say(house)


def rolled_hits(at: Scope, side: int) -> int:
    """What a side hit in its combat roll and its leader re-roll."""
    box, battle = at.box, at.battle
    return fighting.roll_hits(box, battle, side) + fighting.reroll_hits(box, battle, side)
