"""Who is in a battle, and what becomes of them: what the pieces of combat cards have in common."""

from collections.abc import Iterable

from mathom.core import Log, Option, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import (
    HitsAdded,
    HitsCancelled,
    LeadershipGivenUp,
    LeadersLost,
)
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.frames.terms import GivenUp
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, LEADER, REGULAR, SHADOW, Force, Side
from mathom.games.ringwar.options import Slay
from mathom.games.ringwar.rules import board, fighting
from mathom.games.ringwar.rules.fighting import (
    add_terms,
    fighters,
    reroll_hits,
    roll_hits,
    silenced,
    terms,
)
from mathom.games.ringwar.state import State


def force_of(box: Box, state: State, battle: Battle, side: Side) -> Force:
    """The figures of a side in the battle."""
    return fighters(box, state, battle, side)[0]


def people_of(box: Box, state: State, battle: Battle, side: Side) -> tuple[str, ...]:
    """The characters of a side in the battle."""
    return fighters(box, state, battle, side)[1]


def place_of(battle: Battle, side: Side) -> str:
    """Where a side's figures stand."""
    return battle.origin if side == battle.attacker else battle.target


def has_nazgul(box: Box, state: State, battle: Battle) -> bool:
    """Whether a Nazgûl is in the battle; the Witch-king is one. RK-041"""
    force, people = fighters(box, state, battle, SHADOW)
    return forces.nazgul(force) > 0 or "witch-king" in people


# -- leadership ----------------------------------------------------------------------------------


@enforces("RKR-6.64", "RK-087")
def leading(box: Box, state: State, battle: Battle, side: Side) -> list[str]:
    """The characters with leadership that can still be given up."""
    out = silenced(battle, side) | {term.person for term in terms(battle, GivenUp, side)}
    return [
        one
        for one in people_of(box, state, battle, side)
        if one not in out and box.people[one].leadership
    ]


def give_up_person(box: Box, state: State, side: Side, person: str, log: Log) -> State:
    """A character gives up his leadership for this round."""
    amount = box.people[person].leadership
    log.append(LeadershipGivenUp(side, amount, person))
    return add_terms(state, GivenUp(side, amount, person))


def give_up(state: State, side: Side, amount: int, log: Log) -> State:
    """The Nazgûl give up so much of their leadership for this round."""
    log.append(LeadershipGivenUp(side, amount))
    return add_terms(state, GivenUp(side, amount))


# -- hits ----------------------------------------------------------------------------------------


def rolled_hits(box: Box, battle: Battle, side: Side) -> int:
    """What a side hit in its combat roll and its leader re-roll."""
    return roll_hits(box, battle, side) + reroll_hits(box, battle, side)


def change_hits(state: State, side: Side, by: int, log: Log) -> State:
    """A side's hits of this round become more or fewer."""
    log.append(HitsAdded(side, by) if by > 0 else HitsCancelled(side, -by))
    return fighting.change_hits(state, side, by)


@enforces("RKR-6.72", "RKR-6.73", "RK-077")
def endures(state: State, force: Force) -> int:
    """How many hits the units of a Shadow force can take: an elite two, if it can be reduced."""
    hits = 0
    for at in range(REGULAR, len(force), 3):
        regulars, elites = force[at], force[at + 1]
        spare = regulars or forces.count(state.reinforcements, at)
        hits += regulars + (2 * elites if spare else elites)
    return hits


# -- the fallen ----------------------------------------------------------------------------------


def slay_options(force: Force, kinds: Iterable[int]) -> list[Option]:
    """A leader of any of these kinds."""
    return [Slay(FIGURES[kind]) for kind in kinds if forces.count(force, kind)]


def leader_options(force: Force) -> list[Option]:
    """A leader of any nation."""
    return slay_options(force, range(LEADER, len(FIGURES), 3))


@enforces("RKR-6.27")
def slay(box: Box, state: State, battle: Battle, side: Side, figure: str, log: Log) -> State:
    """A leader or a Nazgûl of a side is eliminated."""
    region, one = place_of(battle, side), forces.of(FIGURE_AT[figure])
    log.append(LeadersLost(side, region, 1))
    state = board.take(box, state, side, region, one, log)
    return board.discard_figures(state, side, one)
