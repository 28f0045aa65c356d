"""Who is likely to win: the Ring's way and its burden against the hunt, and the war of both sides.

The weights are those of a logistic regression over positions from games that `greedy` played with
itself; docs/bots.md says how well the estimate fits games it was not made from.
"""

from math import exp

from mathom.games.ringwar.advice import road
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.kinds import CORRUPTED, FREE, FREE_POINTS, SHADOW, SHADOW_POINTS
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.state import State


def free_wins(atlas: Atlas, state: State) -> float:
    """How likely the Free Peoples win."""
    if state.won is not None:
        return float(state.won[0] == FREE)
    marks = features(atlas, state)
    balance = EVEN + sum([weight * mark for weight, mark in zip(WEIGHTS, marks, strict=True)])
    return 1 / (1 + exp(-balance))


def features(atlas: Atlas, state: State) -> tuple[float, ...]:
    """What the estimate looks at, in the order of `WEIGHED`; most of it between 0 and 1."""
    box, here = atlas.box, state.fellowship
    corruption = here.corruption / CORRUPTED
    taken = points(box, state, SHADOW) / SHADOW_POINTS
    retaken = points(box, state, FREE) / FREE_POINTS
    besieged = sum(
        box.points[place]
        for place in state.besieged
        if board.holder(box, state, place) == FREE
    )  # fmt: skip
    crowned = [one for one in ("aragorn", "gandalf-white") if board.on_map(box, state, one)]
    minions = [one for one in box.minions if board.on_map(box, state, one)]
    return (
        road.way_left(atlas, state) / 10,
        road.steps_left(state) / 5,
        float(here.step is not None),
        corruption,
        corruption * corruption,
        min(1.0, road.burden(atlas, state) / CORRUPTED),
        road.shield(box, state) / 14,
        taken,
        taken * taken,
        besieged / 4,
        retaken,
        retaken * retaken,
        float(len(crowned)),
        float(len(minions)),
    )


EVEN = 3.11
WEIGHED = {
    "regions to Mordor": -0.83,
    "steps to the Crack of Doom": -2.51,
    "in Mordor": 0.67,
    "corruption": -0.86,
    "corruption squared": -1.73,
    "corruption to be expected": -1.18,
    "what the companions can bear": 1.54,
    "points of the Shadow": -0.46,
    "points of the Shadow squared": -1.29,
    "points besieged": -0.29,
    "points of the Free Peoples": 0.39,
    "points of the Free Peoples squared": 0.84,
    "Aragorn, Gandalf the White": 0.77,
    "minions": -0.23,
}
"""What each of the features weighs, in their order."""
MARKS, WEIGHTS = tuple(WEIGHED), tuple(WEIGHED.values())
