"""What a side is after: the Ring or the war, by how far each of them has come."""

from typing import NamedTuple

from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.advice.front import Front
from mathom.games.ringwar.advice.road import burden, shield, turns_left, way_left
from mathom.games.ringwar.kinds import (
    FREE,
    FREE_POINTS,
    NATION_AT,
    SHADOW,
    SHADOW_NATIONS,
    SHADOW_POINTS,
)
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.state import State

SHARE = 0.7
"""How much of the damage that companions could bear they do bear in the end."""
WAITING = range(6, 21)
"""In these turns a Shadow that has taken nothing is not feared."""
PACE = 1.5
"""Points that the Shadow takes in a turn, once it is on the march."""


class Plan(NamedTuple):
    """How much each way to win is worth pursuing: 0 not at all, 1 as usual, 2 before all else."""

    haste: float
    """Free Peoples: how little time is left to carry the Ring."""
    care: float
    """Free Peoples: how much each point of corruption hurts."""
    hunt: float
    """Shadow: how much the hunt promises."""
    war: float
    """Shadow: how much conquest promises."""
    raid: float
    """Free Peoples: how much conquest promises."""
    calm: bool
    """Free Peoples: whether the Shadow does so little that the Ring can wait for the war."""


def plan(atlas: Atlas, state: State, front: Front) -> Plan:
    """The plans of both sides, from what both can see. `front` is that of either side."""
    box = atlas.box
    ring = turns_left(atlas, state)
    weight = burden(atlas, state) - SHARE * shield(box, state)
    taken = points(box, state.captured, SHADOW)
    war = war_turns(atlas, state, taken)
    haste = clamp((ring - war + 3.0) / 3.0, 0.0, 2.0)
    care = clamp(0.8 + (weight - 6.0) / 6.0, 0.6, 2.0)
    near = (
        1.0 if state.fellowship.step is not None else clamp(1.4 - way_left(atlas, state) / 6, 0, 1)
    )
    hunt = clamp(0.6 + (weight - 5.0) / 7.0 + 0.5 * near + (0.3 if ring < war else 0.0), 0.3, 2.0)
    conquest = clamp(1.4 - 0.5 * (hunt - 1.0) - (0.3 if ring < war - 2 else 0.0), 0.6, 2.0)
    calm = state.turn.number in WAITING and not taken and not state.besieged
    return Plan(haste, care, hunt, conquest, raid(atlas, state, front), calm)


def war_turns(atlas: Atlas, state: State, taken: int) -> float:
    """The turns that the Shadow needs to conquer enough, if all goes well."""
    box = atlas.box
    peace = sum(state.steps[NATION_AT[nation]] for nation in SHADOW_NATIONS)
    sieges = sum(box.points[place] for place in state.besieged if box.home[place] == FREE)
    return max(1.0, (SHADOW_POINTS - taken - 0.4 * sieges) / PACE + 0.75 * peace)


def raid(atlas: Atlas, state: State, front: Front) -> float:
    """What the Free Peoples may hope to conquer, measured by what they need."""
    needed = FREE_POINTS - points(atlas.box, state.captured, FREE)
    if needed <= 0:
        return 2.0
    return clamp(front.raids / needed, 0.0, 2.0)


def clamp(number: float, least: float, most: float) -> float:
    return max(least, min(most, number))
