"""Combat strength, leadership, dice and hits: chapter 6, a round of battle."""

from typing import TypeAlias, TypeVar

from mathom.core import enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Battle, Losing, Round
from mathom.games.ringwar.frames.terms import (
    Confused,
    FewerDice,
    GivenUp,
    MostDice,
    Mute,
    MuteNazgul,
    NoReroll,
    RerollBonus,
    RollBonus,
    Term,
    TurnedMisses,
)
from mathom.games.ringwar.kinds import MOST_DICE, SHADOW, Force, Side
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.seats import leading_elites
from mathom.games.ringwar.state import State

# -- the battle that is going on -----------------------------------------------------------------


def battle_at(state: State) -> int | None:
    """The place of the battle in the stack of frames, if there is one."""
    for at in range(len(state.frames) - 1, -1, -1):
        if isinstance(state.frames[at], Battle):
            return at
    return None


def battle_of(state: State) -> Battle:
    """The battle that is going on."""
    at = battle_at(state)
    assert at is not None
    battle = state.frames[at]
    assert isinstance(battle, Battle)
    return battle


def with_battle(state: State, battle: Battle) -> State:
    """The state with this battle in place of the one that is going on."""
    at = battle_at(state)
    assert at is not None
    return replace(state, frames=(*state.frames[:at], battle, *state.frames[at + 1 :]))


def with_round(state: State, battle_round: Round) -> State:
    return with_battle(state, replace(battle_of(state), round=battle_round))


T = TypeVar("T", bound=Term)


def add_terms(state: State, *new: Term) -> State:
    """For cards: something that holds for this round."""
    now = battle_of(state).round
    return with_round(state, replace(now, terms=now.terms + new))


def terms(battle: Battle, kind: type[T], side: Side) -> list[T]:
    """What holds for a side, in this round or in the whole battle."""
    return [
        term
        for term in (*battle.terms, *battle.round.terms)
        if isinstance(term, kind) and term.side == side
    ]


Summed: TypeAlias = RollBonus | RerollBonus | FewerDice | GivenUp | TurnedMisses


def total(battle: Battle, kind: type[Summed], side: Side) -> int:
    """How much the terms of a kind come to."""
    return sum(term.amount for term in terms(battle, kind, side))


def losing(battle: Battle, side: Side, hits: int) -> Losing:
    """A side takes hits in this battle; the rearguard is safe."""
    if side == battle.attacker:
        return Losing(side, battle.origin, hits, battle.rear.force)
    return Losing(side, battle.target, hits)


def change_hits(state: State, side: Side, by: int) -> State:
    """For cards: a side scored more hits or fewer."""
    now = battle_of(state).round
    hits = [number + by * (one == side) for one, number in enumerate(now.hits)]
    return with_round(state, replace(now, hits=(max(0, hits[0]), max(0, hits[1]))))


# -- who fights, and how strongly ----------------------------------------------------------------


@enforces("RKR-6.53", "RKR-6.56", "RKR-6.57", "RKR-6.58", "RKR-8.3", "RK-079", "RK-084", "RK-093")
def fighters(box: Box, state: State, battle: Battle, side: Side) -> tuple[Force, tuple[str, ...]]:
    """The figures and characters of a side in the battle."""
    if side != battle.attacker:
        return (
            board.army(box, state, side, battle.target),
            board.people_in(box, state, side, battle.target),
        )
    force = forces.minus(board.army(box, state, side, battle.origin), battle.rear.force)
    people = board.people_in(box, state, side, battle.origin)
    return force, tuple(one for one in people if one not in battle.rear.people)


def silenced(battle: Battle, side: Side) -> set[str]:
    """The characters whose leadership and abilities do not count."""
    out = {term.person for term in terms(battle, Mute, side)}
    return out | {"witch-king"} if terms(battle, MuteNazgul, side) else out


@enforces("RKR-6.59", "RKR-12.1", "RK-071", "RK-089", "RKR-2.1")
def strength(box: Box, state: State, battle: Battle, side: Side) -> int:
    """Units, and Captains of the West."""
    force, people = fighters(box, state, battle, side)
    out = silenced(battle, side)
    return forces.units(force) + sum(box.people[one].captain for one in people if one not in out)


@enforces("RKR-6.59", "RKR-6.64", "RKR-12.10", "RKR-12.14", "RK-087", "RK-094")
def leadership(box: Box, state: State, battle: Battle, side: Side) -> int:
    """Leaders or Nazgûl, characters, and with Saruman in play the elites of Isengard."""
    force, people = fighters(box, state, battle, side)
    out = silenced(battle, side)
    mute = bool(terms(battle, MuteNazgul, side))
    lead = 0 if mute else forces.leaders(force)
    lead += sum(box.people[one].leadership for one in people if one not in out)
    if side == SHADOW and board.white_hand(box, state):
        lead += sum(forces.count(force, kind) for kind in leading_elites(state))
    given = sum(
        term.amount
        for term in terms(battle, GivenUp, side)
        if not term.person or (term.person in people and term.person not in out)
    )
    return max(0, lead - given)


def nazgul_leadership(box: Box, state: State, battle: Battle) -> int:
    """What the Nazgûl in the battle contribute, the Witch-king included, and can give up."""
    if terms(battle, MuteNazgul, SHADOW):
        return 0
    force, people = fighters(box, state, battle, SHADOW)
    lead = forces.nazgul(force)
    if "witch-king" in people and "witch-king" not in silenced(battle, SHADOW):
        lead += box.people["witch-king"].leadership
    return max(0, lead - total(battle, GivenUp, SHADOW))


@enforces("RKR-6.59", "RKR-6.66", "RK-071")
def dice(box: Box, state: State, battle: Battle, side: Side) -> int:
    """How many dice a side rolls."""
    most = min(MOST_DICE, strength(box, state, battle, side))
    for term in terms(battle, MostDice, side):
        most = min(most, term.amount)
    return max(1, most - total(battle, FewerDice, side))


@enforces("RKR-6.66", "RKR-6.69", "RKR-6.94", "RKR-6.90", "RKR-6.97", "RK-072", "RK-073", "RK-074")
def needs(box: Box, battle: Battle, side: Side) -> int:
    """What a die must show: walls help against an attack from outside, in the first round."""
    if side != battle.attacker:
        return 5
    if battle.kind == "siege":
        return 6
    walled = battle.kind == "field" and battle.target in box.walls
    return 6 if walled and battle.round.number == 1 else 5


@enforces("RKR-6.68", "RK-072")
def hits(rolled: str, wanted: int, bonus: int) -> int:
    """Modifiers change the die; a natural 1 never hits, a natural 6 always does."""
    return sum(die == "6" or (die != "1" and int(die) + bonus >= wanted) for die in rolled)


def roll_hits(box: Box, battle: Battle, side: Side) -> int:
    """The hits of a side's combat roll."""
    rolled, bonus = battle.round.rolls[side], total(battle, RollBonus, side)
    return hits(rolled, needs(box, battle, side), bonus)


def reroll_hits(box: Box, battle: Battle, side: Side) -> int:
    """The hits of a side's leader re-roll."""
    rolled, bonus = battle.round.rerolls[side], total(battle, RerollBonus, side)
    return hits(rolled, needs(box, battle, side), bonus)


@enforces("RKR-6.67", "RK-071")
def may_reroll(box: Box, state: State, battle: Battle, side: Side) -> int:
    """How many dice a side may re-roll: those that missed, as far as its leadership goes."""
    if terms(battle, NoReroll, side):
        return 0
    rolled = battle.round.rolls[side]
    missed = len(rolled) - roll_hits(box, battle, side)
    missed -= total(battle, TurnedMisses, side)  # misses that a card turned into hits
    if terms(battle, Confused, side):
        missed -= rolled.count("1")
    return max(0, min(leadership(box, state, battle, side), MOST_DICE, missed))


@enforces("RKR-6.70", "RK-075")
def tally(box: Box, battle: Battle) -> tuple[int, int]:
    """The hits both sides scored, from roll, re-roll and confusion among the enemy."""
    scored = [
        roll_hits(box, battle, side)
        + reroll_hits(box, battle, side)
        + total(battle, TurnedMisses, side)
        for side in (0, 1)
    ]
    for side in (0, 1):
        if terms(battle, Confused, side):
            scored[1 - side] += battle.round.rolls[side].count("1")
    return scored[0], scored[1]


def count(box: Box, state: State) -> State:
    """The hits as the dice lie now: what a side knows when it may re-roll."""
    battle = battle_of(state)
    return with_round(state, replace(battle.round, hits=tally(box, battle)))
