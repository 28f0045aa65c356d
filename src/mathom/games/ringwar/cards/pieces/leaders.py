"""Leadership given up or silenced, and blows against leaders and characters, in a battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.phrases import Phrase, idiom, noun
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.battle import change_hits
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece, Scope, not_offered, person_name
from mathom.games.ringwar.events import LeadershipGivenUp, LeadersLost, MissesTurned, Silenced
from mathom.games.ringwar.frames.terms import FewerDice, GivenUp, Mute, TurnedMisses
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, LEADER, NAZGUL_AT, Force, Side
from mathom.games.ringwar.options import Amount, Choose, Decline, GiveLife, Slay
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.fighting import (
    add_terms,
    nazgul_leadership,
    reroll_hits,
    roll_hits,
    silenced,
    terms,
    total,
)

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State

# -- leadership given up -------------------------------------------------------------------------


@enforces("RKR-6.64", "RK-087")
def leading(at: Scope) -> list[str]:
    """The own characters with leadership that can still be given up."""
    out = silenced(at.battle, at.side)
    out |= {term.person for term in terms(at.battle, GivenUp, at.side)}
    people = at.fighters(at.side)[1]
    return [one for one in people if one not in out and at.box.people[one].leadership]


def give_up_person(at: Scope, person: str, log: Log) -> State:
    """A character gives up his leadership for this round."""
    amount = at.box.people[person].leadership
    log.append(LeadershipGivenUp(at.side, amount, person))
    return add_terms(at.state, GivenUp(at.side, amount, person))


def give_up(at: Scope, amount: int, log: Log) -> State:
    """The Nazgûl give up so much of their leadership for this round."""
    log.append(LeadershipGivenUp(at.side, amount))
    return add_terms(at.state, GivenUp(at.side, amount))


@enforces("RKR-6.64", "RK-087")
class GiveUpNazgul(Piece, frozen=True):
    """So much leadership of the Nazgûl is given up."""

    amount: int

    def act(self, at: Scope, log: Log) -> State:
        return give_up(at, self.amount, log)

    def say(self, house: House) -> Phrase:
        return idiom("give-up-nazgul", points=noun("point", count=self.amount))


@enforces("RKR-6.64", "RK-087")
class Dread(Asks, frozen=True):
    """For each point of Nazgûl leadership given up the enemy rolls one die less."""

    ask: ClassVar[str] = "ask-dread"
    accepts: ClassVar[tuple[type[Option], ...]] = (Amount,)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Amount, range(1, nazgul_leadership(at.box, at.state, at.battle) + 1))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Amount)
        most = nazgul_leadership(at.box, at.state, at.battle)
        if 1 <= option.number <= most:
            return None
        return Refusal("RKR-6.64", "from-to", least=1, most=most)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Amount)
        state = give_up(at, option.number, log)
        return add_terms(state, FewerDice(at.enemy, option.number))

    def say(self, house: House) -> Phrase:
        return idiom("dread")


@enforces("RKR-6.64", "RK-087")
class GiveUpCompanions(Piece, frozen=True):
    """All companions in the battle give up their leadership."""

    def act(self, at: Scope, log: Log) -> State:
        state = at.state
        for one in leading(at):
            state = give_up_person(at.after(state), one, log)
        return state

    def say(self, house: House) -> Phrase:
        return idiom("give-up-companions")


def missed(at: Scope) -> int:
    """How many dice of the own combat roll missed and still do."""
    battle = at.battle
    rolled = len(battle.round.rolls[at.side])
    return rolled - roll_hits(at.box, battle, at.side) - total(battle, TurnedMisses, at.side)


def turn_misses(at: Scope, person: str, misses: int, log: Log) -> State:
    """A character gives up his leadership, and so many misses are hits."""
    state = give_up_person(at, person, log)
    log.append(MissesTurned(at.side, misses))
    return add_terms(state, TurnedMisses(at.side, misses))


@enforces("RKR-6.64", "RK-087")
class HeroicBlow(Asks, frozen=True):
    """A companion gives up his leadership, and a die that missed is a hit."""

    ask: ClassVar[str] = "ask-heroic-blow"
    accepts: ClassVar[tuple[type[Option], ...]] = (Choose,)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Choose, at.fighters(at.side)[1])

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Choose)
        if not missed(at):
            return Refusal("RKR-6.63", "nothing-missed")
        if option.person in leading(at):
            return None
        return Refusal("RKR-6.64", "leads-not", person=person_name(option.person))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Choose)
        return turn_misses(at, option.person, 1, log)

    def say(self, house: House) -> Phrase:
        return idiom("heroic-blow")


@enforces("RKR-6.64", "RK-087")
class WieldSword(Asks, frozen=True):
    """Whoever of these is there gives up his leadership, to turn up to so many misses."""

    ask: ClassVar[str] = "ask-anduril"
    accepts: ClassVar[tuple[type[Option], ...]] = (Amount,)

    misses: tuple[tuple[str, int], ...]

    def _wielder(self, at: Scope) -> tuple[str, int]:
        able = leading(at)
        return next(((one, most) for one, most in self.misses if one in able), ("", 0))

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Amount, range(self._wielder(at)[1], 0, -1))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Amount)
        most = min(self._wielder(at)[1], missed(at))
        if 1 <= option.number <= most:
            return None
        return Refusal("RKR-6.64", "from-to", least=1, most=most)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Amount)
        return turn_misses(at, self._wielder(at)[0], option.number, log)

    def say(self, house: House) -> Phrase:
        ways = [
            idiom(
                "sword-of",
                who=words.person(who),
                misses=noun("miss", determiner="up-to" if most > 1 else "a", count=most),
            )
            for who, most in self.misses
        ]
        return idiom("wield-sword", ways=words.either(ways))


class Silence(Asks, frozen=True):
    """A companion of choice neither leads nor uses abilities in this round."""

    ask: ClassVar[str] = "ask-silence"
    accepts: ClassVar[tuple[type[Option], ...]] = (Choose,)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Choose, at.fighters(at.enemy)[1])

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Choose)
        if option.person in at.fighters(at.enemy)[1]:
            return None
        return Refusal("RKR-6.63", "not-there", name=person_name(option.person))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Choose)
        log.append(Silenced(option.person))
        return add_terms(at.state, Mute(at.enemy, option.person))

    def say(self, house: House) -> Phrase:
        return idiom("silence")


# -- the fallen ----------------------------------------------------------------------------------


def leaders_in(force: Force) -> list[int]:
    """The kinds of leaders in a force."""
    return [kind for kind in range(LEADER, len(FIGURES), 3) if forces.count(force, kind)]


@enforces("RKR-6.27")
def slay(at: Scope, side: Side, figure: str, log: Log) -> State:
    """A leader or a Nazgûl of a side is eliminated."""
    battle = at.battle
    region = battle.origin if side == battle.attacker else battle.target
    one = forces.of(FIGURE_AT[figure])
    log.append(LeadersLost(side, region, 1))
    state = board.take(at.box, at.state, side, region, one, log)
    return board.discard_figures(state, side, one)


class Blow(Asks, frozen=True):
    """With hits of the own re-roll a leader, Nazgûl or character of the enemy is eliminated."""

    accepts: ClassVar[tuple[type[Option], ...]] = (Slay, Choose, Decline)

    def hits(self, at: Scope) -> int:
        return reroll_hits(at.box, at.battle, at.side)

    def figures(self, at: Scope) -> list[int]:
        """The kinds of figures that can be struck down."""
        return []

    def people(self, at: Scope) -> list[str]:
        """The characters who can be."""
        return []

    def forced(self, at: Scope) -> bool:
        """Whether somebody has to be."""
        return False

    def candidates(self, at: Scope) -> Iterable[Option]:
        force, people = at.fighters(at.enemy)
        yield from (Slay(FIGURES[kind]) for kind in leaders_in(force))
        yield from map(Choose, people)
        yield Decline()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if not self.hits(at):
            return Refusal("RKR-6.63", "no-hit")
        figures, people = self.figures(at), self.people(at)
        match option:
            case Slay(figure) if FIGURE_AT.get(figure) in figures:
                return None
            case Choose(person) if person in people:
                return None
            case Decline() if (figures or people) and not self.forced(at):
                return None
            case Decline():
                return Refusal("RKR-6.63", "must-choose")
        return not_offered(at, "RKR-6.63")

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        match option:
            case Slay(figure):
                return slay(at, at.enemy, figure, log)
            case Choose(person):
                return board.lose_person(at.box, at.state, person, log)
        return at.state


class HitForMinion(Blow, frozen=True):
    """A hit of the re-roll may be turned into the end of a minion."""

    ask: ClassVar[str] = "ask-hit-for-minion"

    def people(self, at: Scope) -> list[str]:
        return list(at.fighters(at.enemy)[1])

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if isinstance(option, Decline):
            return at.state
        return super().chosen(at.after(change_hits(at.state, at.side, -1, log)), option, log)

    def say(self, house: House) -> Phrase:
        return idiom("hit-for-minion")


@enforces("RK-041")
class FatefulStrike(Blow, frozen=True):
    """A hit of the re-roll eliminates a Nazgûl too; with enough, it may be a minion instead."""

    ask: ClassVar[str] = "ask-fateful-strike"

    for_minion: int = 2

    def figures(self, at: Scope) -> list[int]:
        there = forces.count(at.fighters(at.enemy)[0], NAZGUL_AT)
        return [NAZGUL_AT] if there else []

    def people(self, at: Scope) -> list[str]:
        return list(at.fighters(at.enemy)[1]) if self.hits(at) >= self.for_minion else []

    def forced(self, at: Scope) -> bool:
        return bool(self.figures(at))  # a minion may be chosen, a Nazgûl must be

    def say(self, house: House) -> Phrase:
        return idiom("fateful-strike", for_minion=noun("hit", count=self.for_minion))


class BlackBreath(Blow, frozen=True):
    """With a hit of the re-roll a leader may be eliminated, or a companion of no higher level."""

    ask: ClassVar[str] = "ask-black-breath"

    def figures(self, at: Scope) -> list[int]:
        return leaders_in(at.fighters(at.enemy)[0])

    def people(self, at: Scope) -> list[str]:
        hits = self.hits(at)
        return [one for one in at.fighters(at.enemy)[1] if hits >= (at.box.people[one].level or 0)]

    def say(self, house: House) -> Phrase:
        return idiom("black-breath")


class GiveLives(Asks, frozen=True):
    """A leader may die to cancel one hit, or a companion to cancel as many as his level."""

    ask: ClassVar[str] = "ask-give-lives"
    accepts: ClassVar[tuple[type[Option], ...]] = (Slay, GiveLife, Decline)

    def candidates(self, at: Scope) -> Iterable[Option]:
        force, people = at.fighters(at.side)
        yield from (Slay(FIGURES[kind]) for kind in leaders_in(force))
        for one in people:
            most = min(at.battle.round.hits[at.enemy], at.box.people[one].level or 0)
            yield from (GiveLife(one, hits) for hits in range(most, 0, -1))
        yield Decline()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        hits = at.battle.round.hits[at.enemy]
        if hits <= 0:
            return Refusal("RKR-6.63", "no-hit")
        force, people = at.fighters(at.side)
        match option:
            case Slay(figure):
                if FIGURE_AT.get(figure) in leaders_in(force):
                    return None
                return not_offered(at, "RKR-6.63")
            case GiveLife(person, cancelled):
                if person not in people:
                    return Refusal("RKR-6.63", "not-there", name=person_name(person))
                most = min(hits, at.box.people[person].level or 0)
                if 1 <= cancelled <= most:
                    return None
                return Refusal("RKR-6.63", "from-to", least=1, most=most)
        able = leaders_in(force) or any(at.box.people[one].level for one in people)
        return None if able else not_offered(at, "RKR-6.63")

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        match option:
            case Slay(figure):
                return change_hits(slay(at, at.side, figure, log), at.enemy, -1, log)
            case GiveLife(person, hits):
                state = board.lose_person(at.box, at.state, person, log)
                return change_hits(state, at.enemy, -hits, log)
        return at.state

    def say(self, house: House) -> Phrase:
        return idiom("give-lives")
