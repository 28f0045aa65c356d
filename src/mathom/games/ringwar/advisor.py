"""How to play well: the Free Peoples carry the Ring to Mordor, the Shadow hunts and conquers.

What there is to know about it is in `advice`; here it is put together.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from mathom.core import Choice, Focus, Guidance, Option, Rating, View
from mathom.games.ringwar import view
from mathom.games.ringwar.advice import battles, cards, dice, marches, people, ring, war
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.advice.prospects import MARKS, features, free_wins
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.rules.seats import side_of, team
from mathom.games.ringwar.state import State
from mathom.games.ringwar.view import Table

JUDGES: dict[type[Option], Judge] = {
    **dice.JUDGES,
    **cards.JUDGES,
    **ring.JUDGES,
    **marches.JUDGES,
    **war.JUDGES,
    **people.JUDGES,
    **battles.JUDGES,
}
"""How each kind of answer is judged; what is not listed is as good as any other."""
ANY = Verdict(0.0, because("as-good"))
GUIDANCE = Guidance(
    unit=0.7,
    playout=1,
    turn=lambda state, _: side_of(state.seats, state.turn.actor),
    focus=Focus(options=6, chance=0.008, doubt=0.02, bias=0.02),
)
"""Ratings know more than a glance, so those rated best are compared: each action is played to its
end, and judged when the other side is about to act."""
DOUBT = 0.5
"""How far a quick reply may stray from the best."""


class Unshuffled(Random):
    """Luck for which any order of hidden cards is as good as another."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Leaves them as they come."""


class RingwarAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.atlas = Atlas(box)

    def rate(self, view_: View[Table]) -> Sequence[Rating]:
        # What is hidden does not matter to the rules of thumb: any state that looks alike will do.
        state = view.resample(self.box, view_.table, view_.seat, Unshuffled(0))
        choice = view_.choice
        scene = Scene(self.atlas, state, choice.seat)
        return [Rating(option, *judged(scene, option)) for option in choice.options]

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        scene = Scene(self.atlas, state, choice.seat)
        best, found = choice.options[0], -1e9
        for option in choice.options:
            score = judged(scene, option).score + rng.random() * DOUBT
            if score > found:
                best, found = option, score
        return best

    def value(self, state: State) -> tuple[float, ...]:
        free = free_wins(self.atlas, state)
        shares = (free / len(team(state, FREE)), (1 - free) / len(team(state, SHADOW)))
        return tuple([shares[side_of(state.seats, seat)] for seat in range(state.seats)])

    def marks(self, state: State) -> Sequence[Mapping[str, float]]:
        """What speaks for the Free Peoples; the Shadow is what speaks against them."""
        free = {"even": 1.0, **dict(zip(MARKS, features(self.atlas, state), strict=True))}
        sides: tuple[dict[str, float], ...] = (free, {})
        return [sides[side_of(state.seats, seat)] for seat in range(state.seats)]


def judged(scene: Scene, option: Option) -> Verdict:
    """What is to be said about an answer."""
    judge = JUDGES.get(type(option))
    return ANY if judge is None else judge(scene, option)
