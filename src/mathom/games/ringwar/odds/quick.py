"""Who wins a battle, what a hunt does, quickly: remembered, and in floats where speed counts.

`number` makes the numbers to reckon with: `exactly` fractions (the default) or `roughly` floats.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from mathom.core.odds import gather
from mathom.core.pile import Pile
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.odds.armies import Host, hits
from mathom.games.ringwar.odds.hunt import hunt_successes, hunted, tiles_in
from mathom.games.ringwar.state import State

Number: TypeAlias = Callable[[int, int], Any]
"""Makes a number of a numerator and a denominator."""


def exactly(numerator: int, denominator: int) -> Fraction:
    return Fraction(numerator, denominator)


def roughly(numerator: int, denominator: int) -> float:
    return numerator / denominator


class BattleOdds(NamedTuple):
    """How a battle fought to the end turns out."""

    attacker: Any
    defender: Any
    nobody: Any
    """Both armies are destroyed."""


@lru_cache(maxsize=65536)
def field_battle(
    attacker: Host, defender: Host, walls: bool = False, number: Number = exactly
) -> BattleOdds:
    """A battle without retreat; behind walls the attacker needs a 6 in the first round."""
    return _fight(attacker, defender, 6 if walls else 5, 5, number)


@lru_cache(maxsize=65536)
def siege_to_the_end(attacker: Host, defender: Host, number: Number = exactly) -> BattleOdds:
    """A siege battle as if every round were fought: the attacker needs a 6 each time."""
    return _fight(attacker, defender, 6, 6, number)


@lru_cache(maxsize=4096)
def _hits(dice: int, leadership: int, needs: int, number: Number) -> Mapping[int, Any]:
    """The hits of an army, in the numbers wanted."""
    odds = hits(Host(dice, 0, leadership), needs)
    return {scored: number(*share.as_integer_ratio()) for scored, share in odds.items()}


@lru_cache(maxsize=65536)
def _fight(attacker: Host, defender: Host, first: int, later: int, number: Number) -> BattleOdds:
    zero, one = number(0, 1), number(1, 1)
    if not attacker.units or not defender.units:
        return BattleOdds(
            one if attacker.units else zero,
            one if defender.units else zero,
            zero if attacker.units or defender.units else one,
        )
    struck = _hits(attacker.dice, attacker.leadership, first, number)
    suffered = _hits(defender.dice, defender.leadership, 5, number)
    won, lost, nobody = zero, zero, zero
    for mine, chance in struck.items():
        for theirs, other in suffered.items():
            if not mine and not theirs:
                continue
            weight = chance * other
            then = _fight(attacker.after(theirs), defender.after(mine), later, later, number)
            won += weight * then.attacker
            lost += weight * then.defender
            nobody += weight * then.nobody
    # A round without any hit changes nothing but the walls.
    still = struck.get(0, zero) * suffered.get(0, zero)
    if first == later:
        rest = one - still
        return BattleOdds(won / rest, lost / rest, nobody / rest)
    then = _fight(attacker, defender, later, later, number)
    return BattleOdds(
        won + still * then.attacker, lost + still * then.defender, nobody + still * then.nobody
    )


# -- the hunt ------------------------------------------------------------------------------------


def tile_odds(state: State, number: Number = exactly) -> Mapping[str, Any]:
    """Which tile is drawn next."""
    tiles = tiles_in(state.hunt.pool)
    total = sum(tiles.values())
    return {tile: number(count, total) for tile, count in tiles.items()}


def hunt_damage(
    box: Box, state: State, dice: int, bonus: int, rerolls: int, number: Number = exactly
) -> Mapping[int, Any]:
    """The damage of one hunt, before guide, casualty and cards; what heals does none."""
    return _hunt_damage(box, state.hunt.pool, dice, bonus, rerolls, number)


@lru_cache(maxsize=4096)
def _hunt_damage(
    box: Box, pool: Pile, dice: int, bonus: int, rerolls: int, number: Number
) -> Mapping[int, Any]:
    found = hunted(box, tiles_in(pool), hunt_successes(dice, bonus, rerolls))
    odds = gather(found, lambda one: max(0, one.damage))
    return {damage: number(*share.as_integer_ratio()) for damage, share in odds.items()}
