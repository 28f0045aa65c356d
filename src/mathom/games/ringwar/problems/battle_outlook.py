"""How likely a battle ends well for a seat, played on by the rules to the end of the round.

The cards that lie open or that the seat has laid do all they do; a card the enemy laid face down is
set aside. From there on both fight to the end without cards, which `odds` works out at once.
"""

from collections.abc import Hashable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from mathom.core import Choice, Option, Outcome
from mathom.core.frames import put, replace
from mathom.core.odds import Odds
from mathom.core.outlook import Rules, outlook
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import (
    Battle,
    Carding,
    Losing,
    Retreating,
    RollingAgain,
    RollingCombat,
    Standing,
    Striking,
    WhiteRider,
)
from mathom.games.ringwar.frames.terms import Confused, RerollBonus, RollBonus
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.odds import Host, battle, field_battle, won
from mathom.games.ringwar.options import Decline, Reduce
from mathom.games.ringwar.rules import fighting
from mathom.games.ringwar.rules.fighting import battle_at, battle_of, fighters, with_round
from mathom.games.ringwar.state import State

AFTER_ROLLS = ("after-losses", "decide", "pressed", "continued")
"""The steps of a round after which nothing but losses is left of it."""
GIVING_WAY = (Carding, Retreating, Standing, WhiteRider)
"""Frames at which somebody may do something else than fight on: nobody does."""


class Left(NamedTuple):
    """What is left of both armies when a round is over."""

    attacker: Host
    defender: Host
    storms: bool
    """A siege: the attacker goes on only at the price of an elite."""


def standing(box: Box, state: State, under_way: Battle, side: Side) -> Host:
    """A side's army in a battle, after the hits it has still to take."""
    force, people = fighters(box, state, under_way, side)
    captains = sum(box.people[one].captain for one in people)
    lead = fighting.leadership(box, state, under_way, side)
    army = Host(forces.regulars(force), forces.elites(force), lead, captains)
    hits = sum(one.hits for one in state.frames if isinstance(one, Losing) and one.side == side)
    return army.after(hits)


def conquest(
    game: Rules, box: Box, state: State, own: Side, fought: Battle | None = None
) -> Fraction | None:
    """How likely the attacker destroys the defender; None: no battle, or too much to follow.

    `fought`: the battle that may just have ended with the losses of a round.
    """
    under_way = battle_at(state) is not None
    begun = battle_of(state) if under_way else fought
    if begun is None:
        return None
    hidden = begun.round.cards[1 - own]
    known = begun.round.revealed or hidden in begun.round.known
    if under_way and hidden and not known:
        cards = put(begun.round.cards, 1 - own, "")
        state = with_round(state, replace(begun.round, cards=(cards[0], cards[1])))

    def ends(now: State) -> Left | None:
        over = battle_at(now) is None
        under_way = begun if over else battle_of(now)
        if not over and under_way.step not in AFTER_ROLLS:
            return None
        sides = (under_way.attacker, 1 - under_way.attacker)
        ours, theirs = (standing(box, now, under_way, side) for side in sides)
        return Left(ours, theirs, begun.kind == "siege")

    def alike(now: State, outcome: Outcome) -> Hashable:
        return _hits(box, now, str(outcome))

    found = outlook(game, state, ends, _decide, alike)
    return None if found is None else _won(found)


def _decide(state: State, choice: Choice) -> Option:
    """Both fight on: all dice are rolled again, elites are reduced, cards do what they may."""
    options = choice.options
    if isinstance(state.frames[-1], GIVING_WAY):
        return next(one for one in options if isinstance(one, Decline))
    reduced = next((one for one in options if isinstance(one, Reduce)), None)
    return reduced or next((one for one in options if not isinstance(one, Decline)), options[0])


def _hits(box: Box, state: State, rolled: str) -> Hashable:
    """What matters of a roll of combat dice: its hits, and the misses a card may ask for."""
    frame = state.frames[-1]
    if not isinstance(frame, RollingCombat | RollingAgain | Striking):
        return rolled
    if isinstance(frame, Striking):
        return fighting.hits(rolled, frame.needs, 0)
    under_way, side = battle_of(state), frame.side
    kind = RollBonus if isinstance(frame, RollingCombat) else RerollBonus
    needs = fighting.needs(box, under_way, side)
    ones = rolled.count("1") if fighting.terms(under_way, Confused, side) else 0
    return fighting.hits(rolled, needs, fighting.total(under_way, kind, side)), ones


def _won(found: Odds[Left]) -> Fraction:
    return sum((share * _to_the_end(left) for left, share in found.items()), Fraction())


@lru_cache(maxsize=4096)
def _to_the_end(left: Left) -> Fraction:
    """How likely the attacker wins from here, if both fight on without cards."""
    ours, theirs, storms = left
    if not ours.units or not theirs.units:
        return Fraction(int(ours.units > theirs.units))
    if not storms:
        return Fraction(field_battle(ours, theirs).attacker)
    if not ours.elites:
        return Fraction()
    return won(battle(ours.after(1, "elites"), theirs, "siege"))
