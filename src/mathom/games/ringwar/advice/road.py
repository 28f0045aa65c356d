"""The way of the Ring: what the hunt does, what the Fellowship can bear, how long it takes."""

from functools import lru_cache
from typing import NamedTuple

from mathom.core.memo import by_identity
from mathom.core.pile import Pile
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import DOOM, FREE, SHADOW
from mathom.games.ringwar.odds import hunt_successes, hunted, tile_drawn, tiles_in
from mathom.games.ringwar.rules import fellowship
from mathom.games.ringwar.rules.hunt import second_chances
from mathom.games.ringwar.state import State

Pool = tuple[tuple[str, int], ...]


class Peril(NamedTuple):
    """What one more move of the Fellowship is likely to bring."""

    damage: float
    found: float
    """How likely it is revealed."""


def pool_of(state: State) -> Pool:
    return _pool_of(state.hunt.pool)


@by_identity
def _pool_of(pool: Pile) -> Pool:
    return tuple(sorted(tiles_in(pool).items()))


def peril(box: Box, state: State) -> Peril:
    """What the next move is likely to bring."""
    free, shadow = state.hunt.dice
    if state.fellowship.step is not None:
        return _in_mordor(box, pool_of(state), free + shadow)
    return _hunted(box, pool_of(state), free, shadow, second_chances(box, state))


def peril_with(box: Box, state: State, free: int, shadow: int) -> Peril:
    """What a move is likely to bring with so many dice in the hunt box."""
    if state.fellowship.step is not None:
        return _in_mordor(box, pool_of(state), free + shadow)
    return _hunted(box, pool_of(state), free, shadow, second_chances(box, state))


@lru_cache(maxsize=8192)
def _in_mordor(box: Box, pool: Pool, dice: int) -> Peril:
    found = tile_drawn(box, dict(pool), dice)
    return Peril(
        float(sum(max(0, one.damage) * part for one, part in found.items())),
        float(sum(one.revealed * part for one, part in found.items())),
    )


@lru_cache(maxsize=8192)
def _hunted(box: Box, pool: Pool, free: int, shadow: int, again: int) -> Peril:
    found = hunted(box, dict(pool), hunt_successes(shadow, free, again))
    return Peril(
        float(sum(max(0, one.damage) * part for one, part in found.items())),
        float(sum(one.revealed * part for one, part in found.items())),
    )


def way_left(atlas: Atlas, state: State) -> int:
    """How many regions the Fellowship has to go before it can enter Mordor."""
    here = state.fellowship
    if here.step is not None:
        return 0
    return max(0, atlas.to_mordor[here.region] - here.progress)


def steps_left(state: State) -> int:
    """How many steps are left on the Mordor track."""
    return DOOM - (state.fellowship.step or 0)


def shield(box: Box, state: State) -> float:
    """The damage that companions can still take upon themselves."""
    people = box.people
    return float(sum(people[one].level or 0 for one in fellowship.companions(box, state)))


def turns_left(atlas: Atlas, state: State) -> float:
    """The turns to the Crack of Doom, if all goes well."""
    dice = max(3, state.turn.pool[FREE] or atlas.box.dice_start[FREE])
    seen = 0.0 if state.fellowship.hidden else 0.5
    return way_left(atlas, state) / (0.45 * dice) + steps_left(state) / 1.4 + seen


def burden(atlas: Atlas, state: State) -> float:
    """The corruption to be expected at the end of the way, if nobody bears any of it."""
    box, here = atlas.box, state.fellowship
    on_the_road = peril_with(box, state, 0, max(1, min(2, state.hunt.dice[SHADOW]))).damage
    in_mordor = _in_mordor(box, pool_of(state), 3).damage
    if here.step is None:
        in_mordor *= 1.1  # eyes drawn before come back, and so do tiles that wait
    total = way_left(atlas, state) * min(1.0, on_the_road + 0.25) + steps_left(state) * in_mordor
    return here.corruption + total
