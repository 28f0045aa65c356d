"""Who is likely to win: the Ring's way and its burden against the hunt, and the war."""

from math import exp

from mathom.games.ringwar.advice import road
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.rules.turn import points
from mathom.games.ringwar.state import State


def free_wins(atlas: Atlas, state: State) -> float:
    """How likely the Free Peoples win."""
    if state.won is not None:
        return float(state.won[0] == FREE)
    return 1 / (1 + exp(-balance(atlas, state)))


def balance(atlas: Atlas, state: State) -> float:
    """How far the Free Peoples are ahead."""
    box = atlas.box
    here = state.fellowship
    way = road.way_left(atlas, state) + 1.5 * road.steps_left(state)
    burden = here.corruption * (0.45 + 0.05 * here.corruption)
    guard = 0.18 * road.shield(box, state)
    war = 0.5 * points(box, state, SHADOW) - 0.9 * points(box, state, FREE)
    return (11.0 - 0.7 * way - burden + guard - war) / 3
