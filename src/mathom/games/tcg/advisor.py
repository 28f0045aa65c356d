"""How to play well: every answer is tried out, and habits decide where trying tells nothing."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from mathom.core import Choice, Focus, Guidance, Option, Rating, View
from mathom.games.tcg import imagine
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.replies import Replies
from mathom.games.tcg.advice.standing import shares
from mathom.games.tcg.advice.trying import Trial
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table

if TYPE_CHECKING:
    from mathom.games.tcg.game import Tcg


GUIDANCE = Guidance(
    unit=0.4,
    playout=1,
    turn=lambda state, _: state.board.turn,
    focus=Focus(options=6, chance=0.03, doubt=0.03, bias=0.015, spread=0.04),
)
"""A turn is played to its end, through all that was begun in it, and judged when the next player's
begins: then nothing is left to be fought out."""
IMAGINED = 2
"""So many states are imagined to try an answer out in."""


class TcgAdvisor:
    """Judges positions of one box."""

    def __init__(self, game: "Tcg", rules: Rules) -> None:
        self.rules = rules
        self.trial = Trial(game, rules)
        self.replies = Replies(self.trial)

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        """Every option of the choice, as it turns out in some states that look like this."""
        choice, seat = view.choice, view.choice.seat
        if isinstance(choice.options[0], o.Bid):
            return [Rating(one, _bid(one)) for one in choice.options]
        scores = [0.0] * len(choice.options)
        for seed in range(IMAGINED):
            state = imagine.resample(self.rules, view.table, seat, Random(seed))
            for at, score in enumerate(self.trial.scores(state, seat, choice.options, seed)):
                scores[at] += score / IMAGINED
        return [*map(Rating, choice.options, scores)]

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """A quick sensible answer."""
        return self.replies.reply(state, choice, rng)

    def value(self, state: State) -> tuple[float, ...]:
        """Everybody's share of the win."""
        return shares(self.rules, state)


def _bid(option: Option) -> float:
    """Going first is worth a burden, and rarely two."""
    assert isinstance(option, o.Bid)
    return {0: 0.6, 1: 1.0, 2: 0.5}.get(option.burdens, -float(option.burdens))
