"""Who is likely to win: the Ring's way and its burden against the hunt, and the war of both sides.

Most weights are those of a logistic regression over positions from games that quick replies played
with each other; docs/bots/ringwar.md says how well the estimate fits games it was not made from.
"""

from math import exp, log

from mathom.games.ringwar.advice import road
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.advice.scene import front_of
from mathom.games.ringwar.kinds import CORRUPTED, FREE, FREE_POINTS, SHADOW, SHADOW_POINTS
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.seats import team
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
    taken, retaken = points(box, state.captured, SHADOW), points(box, state.captured, FREE)
    free, shadow = (front_of(atlas, state, side) for side in (FREE, SHADOW))
    share, retaken_share = taken / SHADOW_POINTS, retaken / FREE_POINTS
    soon = (taken + free.danger) / SHADOW_POINTS
    besieged = sum(
        box.points[place]
        for place in state.besieged
        if board.holder(box, state, place) == FREE
    )  # fmt: skip
    crowned = [one for one in ("aragorn", "gandalf-white") if board.on_map(box, state, one)]
    minions = [one for one in box.minions if board.on_map(box, state, one)]
    free_dice, shadow_dice = map(len, state.dice)
    free_hands, shadow_hands = (
        sum([len(state.hands[seat]) for seat in team(state, side)]) for side in (FREE, SHADOW)
    )
    return (
        road.way_left(atlas, state) / 10,
        road.steps_left(state) / 5,
        float(here.step is not None),
        corruption,
        corruption * corruption,
        min(1.0, road.burden(atlas, state) / CORRUPTED),
        road.shield(box, state) / 14,
        share,
        share * share,
        soon * soon,
        besieged / 4,
        retaken_share,
        retaken_share * retaken_share,
        max(0.0, retaken + shadow.danger - 3) / FREE_POINTS,
        float(len(crowned)),
        float(len(minions)),
        log((1 + free.strength) / (1 + shadow.strength)),
        free_dice / 5,
        shadow_dice / 5,
        float(here.hidden),
        float(state.rings[FREE]),
        float(state.rings[SHADOW]),
        float(free_hands - shadow_hands),
    )


EVEN = 4.46
WEIGHED = {
    "regions to Mordor": -1.74,
    "steps to the Crack of Doom": -1.65,
    "in Mordor": 0.67,
    "corruption": -0.86,
    "corruption squared": -1.93,
    "corruption to be expected": -1.80,
    "what the companions can bear": 0.94,
    "points of the Shadow": -0.25,
    "points of the Shadow squared": -1.29,
    "points of the Shadow, and those in danger, squared": -1.06,
    "points besieged": -0.29,
    "points of the Free Peoples": 0.39,
    "points of the Free Peoples squared": 0.84,
    "points of the Free Peoples, and those in reach, above three": 1.25,
    "Aragorn, Gandalf the White": 0.47,
    "minions": -0.34,
    "strength of the Free Peoples beside that of the Shadow": 0.84,
    "unused dice of the Free Peoples": 0.09,
    "unused dice of the Shadow": -0.16,
    "hidden": 0.12,
    "Elven Rings of the Free Peoples": 0.06,
    "Elven Rings of the Shadow": -0.04,
    "cards more in hand": 0.02,
}
"""What each of the features weighs, in their order."""
MARKS, WEIGHTS = tuple(WEIGHED), tuple(WEIGHED.values())
