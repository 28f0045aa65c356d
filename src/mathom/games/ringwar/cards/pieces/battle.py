"""What combat cards do: dice, leadership, cards against cards, hits, extra attacks, retreat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Listed, Phrase, clause, idiom, noun, verb
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.counts import Each, Quantity, Whose, number, said
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece, Scope, not_offered, region_name
from mathom.games.ringwar.events import CombatCardCancelled, HitsAdded, HitsCancelled
from mathom.games.ringwar.frames import Striking
from mathom.games.ringwar.frames.terms import (
    Cancelled,
    Confused,
    FewerDice,
    MostDice,
    NoReroll,
    RerollBonus,
    RollBonus,
)
from mathom.games.ringwar.kinds import MOST_DICE, REGULAR, Force, Side
from mathom.games.ringwar.options import Amount, Decline, Retreat, Withdraw
from mathom.games.ringwar.rules import fighting
from mathom.games.ringwar.rules.combat import may_withdraw, retreat, ways_out, withdraw
from mathom.games.ringwar.rules.fighting import add_terms, battle_of, losing, needs, with_round

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State

# -- dice ----------------------------------------------------------------------------------------

WhoseRolls: TypeAlias = Literal["own", "enemy", "both"]
Rolls: TypeAlias = Literal["roll", "reroll", "both"]


@enforces("RKR-6.68", "RK-072")
class Bonus(Piece, frozen=True):
    """So much is added to every die of these rolls."""

    amount: int
    rolls: Rolls = "roll"
    whose: WhoseRolls = "own"

    def _sides(self, at: Scope) -> Iterator[Side]:
        if self.whose != "enemy":
            yield at.side
        if self.whose != "own":
            yield at.enemy

    def act(self, at: Scope, log: Log) -> State:
        state = at.state
        for side in self._sides(at):
            if self.rolls != "reroll":
                state = add_terms(state, RollBonus(side, self.amount))
            if self.rolls != "roll":
                state = add_terms(state, RerollBonus(side, self.amount))
        return state

    def say(self, house: House) -> Phrase:
        kinds = {"roll": ("roll",), "reroll": ("reroll",), "both": ("roll", "reroll")}[self.rolls]
        own = self.whose == "own"
        rolls = tuple(noun(f"combat-{one}", determiner="your" if own else "the") for one in kinds)
        whose = () if own else (idiom(f"of-{self.whose}"),)
        word = "add" if self.amount > 0 else "subtract"
        return idiom(word, amount=abs(self.amount), rolls=Listed(rolls, "and", whose))


@enforces("RKR-6.66")
class FewDice(Piece, frozen=True):
    """The enemy rolls no more than so many dice in the combat roll."""

    most: int

    def act(self, at: Scope, log: Log) -> State:
        return add_terms(at.state, MostDice(at.enemy, self.most))

    def say(self, house: House) -> Phrase:
        return idiom("few-dice", dice=words.dice(self.most))


@enforces("RKR-6.66")
class TakeDice(Piece, frozen=True):
    """The enemy rolls one die less for each of these, at least one."""

    each: Each

    def act(self, at: Scope, log: Log) -> State:
        return add_terms(at.state, FewerDice(at.enemy, self.each.number(at)))

    def say(self, house: House) -> Phrase:
        return idiom(
            "take-dice",
            who=self.each.who.each(house),
            whose=idiom(f"fighting-for-{self.each.whose}"),
            dice=words.dice(self.each.times),
        )


class Confuse(Piece, frozen=True):
    """Natural ones of the enemy's combat roll hit the enemy, and are not re-rolled."""

    def act(self, at: Scope, log: Log) -> State:
        return add_terms(at.state, Confused(at.enemy))

    def say(self, house: House) -> Phrase:
        return idiom("confuse")


class DenyReroll(Piece, frozen=True):
    """No leader re-roll for the enemy."""

    def act(self, at: Scope, log: Log) -> State:
        return add_terms(at.state, NoReroll(at.enemy))

    def say(self, house: House) -> Phrase:
        return idiom("deny-reroll")


# -- cards against cards -------------------------------------------------------------------------


@enforces("RKR-6.63", "RK-086")
class CancelCard(Piece, frozen=True):
    """The enemy's combat card has no effect."""

    def act(self, at: Scope, log: Log) -> State:
        card = at.battle.round.cards[at.enemy]
        if not card:
            return at.state
        log.append(CombatCardCancelled(at.enemy, card))
        return add_terms(at.state, Cancelled(at.enemy))

    def say(self, house: House) -> Phrase:
        return idiom("cancel-card")


# -- hits ----------------------------------------------------------------------------------------


def change_hits(state: State, side: Side, by: int, log: Log) -> State:
    """A side's hits of this round become more or fewer."""
    log.append(HitsAdded(side, by) if by > 0 else HitsCancelled(side, -by))
    return fighting.change_hits(state, side, by)


@enforces("RK-092")
class ChangeHits(Piece, frozen=True):
    """So many hits more for a side in this round, or fewer."""

    by: int
    whose: Whose = "own"

    def act(self, at: Scope, log: Log) -> State:
        side = at.side if self.whose == "own" else at.enemy
        return change_hits(at.state, side, self.by, log)

    def say(self, house: House) -> Phrase:
        if self.by > 0:
            return idiom(f"more-hits-{self.whose}", hits=noun("hit", "further", count=self.by))
        lost = noun("hit", count=-self.by, after=idiom(f"of-{self.whose}"))
        return clause(lost, verb("cancel", passive=True))


@enforces("RKR-6.71", "RK-091")
class HitAtOnce(Piece, frozen=True):
    """So many hits on the enemy, who removes them at once."""

    hits: int

    def act(self, at: Scope, log: Log) -> State:
        log.append(HitsAdded(at.side, self.hits))
        return at.state.push(losing(at.battle, at.enemy, self.hits))

    def say(self, house: House) -> Phrase:
        return idiom("hit-at-once", hits=noun("hit", count=self.hits))


# -- extra attacks -------------------------------------------------------------------------------


@enforces("RKR-6.65", "RKR-6.71", "RK-085", "RK-091")
class ExtraAttack(Piece, frozen=True):
    """An attack with so many dice, at most five; it hits like the combat roll unless stated."""

    dice: Quantity
    hits_on: int | None = None

    def act(self, at: Scope, log: Log) -> State:
        dice = min(MOST_DICE, number(self.dice, at))
        if not dice:
            return at.state
        wanted = self.hits_on or needs(at.box, at.battle, at.side)
        return at.state.push(Striking(at.side, dice, wanted))

    def say(self, house: House) -> Phrase:
        if isinstance(self.dice, int):
            dice: Phrase = words.dice(self.dice)
        else:
            dice = idiom("as-many-dice-as", count=said(self.dice, house), most=MOST_DICE)
        return idiom("extra-attack", dice=dice, hits_on=self.hits_on)


@enforces("RKR-6.65", "RKR-6.71", "RK-091")
class ForOwnHits(Asks, frozen=True):
    """For hits on the own units, up to so many: a bonus to the combat roll, or dice that hit on
    this number."""

    ask: ClassVar[str] = "ask-own-hits"
    accepts: ClassVar[tuple[type[Option], ...]] = (Amount,)

    most: int
    bonus: int = 0
    hits_on: int = 0

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Amount, range(self.most + 1))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Amount)
        most = min(self.most, endures(at.state, at.fighters(at.side)[0]))
        if 0 <= option.number <= most:
            return None
        return Refusal("RKR-6.72", "too-many", most=most)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Amount)
        paid, state = option.number, at.state
        if not paid:
            return state
        if self.bonus:
            state = add_terms(state, RollBonus(at.side, self.bonus * paid))
        if self.hits_on:
            state = state.push(Striking(at.side, paid, self.hits_on))
        return state.push(losing(at.battle, at.side, paid))

    def say(self, house: House) -> Phrase:
        return idiom(
            "for-own-hits",
            most=self.most,
            bonus=words.optional("own-hits-bonus", self.bonus != 0, bonus=self.bonus),
            strike=words.optional("own-hits-strike", self.hits_on != 0, hits_on=self.hits_on),
        )


@enforces("RKR-6.72", "RKR-6.73", "RK-077")
def endures(state: State, force: Force) -> int:
    """How many hits the units of a Shadow force can take: an elite two, if it can be reduced."""
    hits = 0
    for at in range(REGULAR, len(force), 3):
        regulars, elites = force[at], force[at + 1]
        spare = regulars or forces.count(state.reinforcements, at)
        hits += regulars + (2 * elites if spare else elites)
    return hits


# -- retreat -------------------------------------------------------------------------------------


@enforces("RKR-6.77", "RKR-6.91", "RK-096")
class RetreatInTime(Asks, frozen=True):
    """The defenders may retreat into a free region, or withdraw into their stronghold."""

    ask: ClassVar[str] = "ask-slip-away"
    accepts: ClassVar[tuple[type[Option], ...]] = (Withdraw, Retreat, Decline)

    def _ways(self, at: Scope) -> list[Option]:
        found: list[Option] = []
        if may_withdraw(at.box, at.state, at.battle):
            found.append(Withdraw())
        return [*found, *map(Retreat, ways_out(at.box, at.state, at.side, at.battle.target))]

    def candidates(self, at: Scope) -> Iterable[Option]:
        return (*self._ways(at), Decline())

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        ways = self._ways(at)
        if option in ways or (ways and isinstance(option, Decline)):
            return None
        if isinstance(option, Retreat):
            return Refusal("RKR-6.77", "not-free", region=region_name(option.to))
        return not_offered(at, "RKR-6.91")

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if isinstance(option, Decline):
            return at.state
        # The enemy's card comes too late.
        state = with_round(at.state, replace(battle_of(at.state).round, queue=()))
        if isinstance(option, Retreat):
            return retreat(at.box, state, at.side, option.to, log)
        return withdraw(state, at.side, log)

    def say(self, house: House) -> Phrase:
        return idiom("retreat-in-time")
