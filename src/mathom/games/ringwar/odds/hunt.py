"""What the hunt does, and what is drawn."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from mathom.core.odds import Odds, drawn, follow, rerolled
from mathom.core.pile import Pile
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import MOST_DICE
from mathom.games.ringwar.odds.armies import hit_chance


class Found(NamedTuple):
    """What a move of the Fellowship leads to, before anybody bears or lowers the damage."""

    damage: int
    revealed: bool


UNSEEN = Found(0, revealed=False)


def hunt_successes(shadow: int, free: int, rerolls: int = 0, bonus: int = 0) -> Odds[int]:
    """How many dice of the hunt succeed, with so many dice of both sides in the hunt box.

    RKR-9.10 to RKR-9.12
    """
    chance = hit_chance(6, free + bonus)
    return rerolled(min(MOST_DICE, shadow), chance, rerolls, chance)


def tiles_in(pool: Pile) -> dict[str, int]:
    """How many tiles of each kind are in a hunt pool."""
    if not pool:
        return {}
    return {str(tile): number for tile, number in pool.draw("tile").counts().items()}


def tile_damage(box: Box, tile: str, eyes: int) -> Odds[Found]:
    """What a tile does. An eye does this much: the successes, on the Mordor track all dice.

    RKR-9.15, RKR-9.46
    """
    kind = box.tiles[tile]
    if kind.value == "die":
        return {Found(face, kind.reveal): Fraction(1, 6) for face in range(1, 7)}
    return {Found(eyes if kind.value == "eye" else kind.value, kind.reveal): Fraction(1)}


def tile_drawn(box: Box, pool: Mapping[str, int], eyes: int) -> Odds[Found]:
    """What a tile drawn from a pool with so many of each does."""
    total = sum(pool.values())
    if not total:
        return {UNSEEN: Fraction(1)}
    tiles = {tile: Fraction(count, total) for tile, count in pool.items() if count}
    return follow(tiles, lambda tile: tile_damage(box, tile, eyes))


def hunted(box: Box, pool: Mapping[str, int], successes: Mapping[int, Fraction]) -> Odds[Found]:
    """What a hunt does: with at least one success a tile is drawn. RKR-9.13"""
    return follow(
        successes,
        lambda number: tile_drawn(box, pool, number) if number else {UNSEEN: Fraction(1)},
    )


def draw_odds(unseen: int, wanted: int, draws: int) -> Fraction:
    """How likely one of the wanted cards is among the next ones of a deck."""
    return 1 - drawn(unseen, wanted, min(draws, unseen)).get(0, Fraction())
