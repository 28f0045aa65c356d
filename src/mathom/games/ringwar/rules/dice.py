"""The action dice of a side: how many there are, and which are left."""

from collections.abc import Iterable

from mathom.core import enforces
from mathom.core.frames import put, replace
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import Face, Side
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.state import State


@enforces("RKR-4.3", "RKR-6.4", "RK-002")
def pool_size(box: Box, state: State, side: Side) -> int:
    """How many dice a side has this turn, with those of its characters in play."""
    bonus = sum(
        box.people[one].die_bonus for one in box.of_side[side] if board.on_map(box, state, one)
    )
    return box.dice_start[side] + bonus


def with_dice(state: State, side: Side, dice: Iterable[Face]) -> State:
    """The state with these unused dice of a side."""
    pair = put(state.dice, side, tuple(sorted(dice)))
    return replace(state, dice=(pair[0], pair[1]))


def spend(state: State, side: Side, die: Face) -> State:
    """The die chosen is the die spent. RK-009"""
    left = list(state.dice[side])
    left.remove(die)
    return with_dice(state, side, left)
