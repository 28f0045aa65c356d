"""How to play well: every answer is tried out, and habits decide where trying tells nothing."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from mathom.core import Choice, Focus, Guidance, Option, Rating, View
from mathom.games.tcg import imagine
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.fights import quick_pair
from mathom.games.tcg.advice.standing import advantage, shares
from mathom.games.tcg.advice.trying import Trial, reluctant
from mathom.games.tcg.frames import Acting, Assigning
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table

if TYPE_CHECKING:
    from mathom.games.tcg.game import Tcg


GUIDANCE = Guidance(
    unit=0.4,
    playout=1,
    turn=lambda _, choice: choice.seat,
    focus=Focus(options=6, chance=0.03, doubt=0.02),
)
"""Quick replies play no events. So nothing is fought out with them: a position is judged, with all
that threatens, as soon as somebody else is asked."""
IMAGINED = 2
"""So many states are imagined to try an answer out in."""
EFFORT = 0.03
"""An action that changes nothing is not worth the trouble."""


class TcgAdvisor:
    """Judges positions of one box."""

    def __init__(self, game: "Tcg", rules: Rules) -> None:
        self.rules = rules
        self.trial = Trial(game, rules)

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        """Every option of the choice, as it turns out in some states that look like this."""
        choice, seat = view.choice, view.choice.seat
        if isinstance(choice.options[0], o.Bid):
            return [Rating(one, _bid(one)) for one in choice.options]
        scores = [0.0] * len(choice.options)
        now = 0.0
        for seed in range(IMAGINED):
            state = imagine.resample(self.rules, view.table, seat, Random(seed))
            now += advantage(self.rules, state, seat) / IMAGINED
            for at, option in enumerate(choice.options):
                scores[at] += self.trial.score(state, option, seat, Random(seed)) / IMAGINED
        waits = _others_act(view)
        return [
            # Where others still may act, a pass leaves things as they are.
            Rating(one, (now if waits else score) + EFFORT if isinstance(one, o.Pass) else score)
            for one, score in zip(choice.options, scores, strict=True)
        ]

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """A quick sensible answer: what one has to do, and little else."""
        options = choice.options
        if len(options) == 1:
            return options[0]
        frame = state.frames[-1]
        if isinstance(frame, Acting):
            return self._muster(choice) or reluctant(choice)
        scene = self.rules.scene(state.board)
        if isinstance(frame, Assigning):
            return quick_pair(scene, choice, defends=frame.seat == state.board.fp)
        bearer = f".{scene.ring_bearer}"
        own = choice.seat == state.board.fp
        spared = [one for one in options if not (own and _hurts(one, bearer))]
        return rng.choice(spared or list(options))

    def _muster(self, choice: Choice) -> Option | None:
        """The strongest minion that can be played; there is none where it is not the time."""
        faces = self.rules.faces
        minions = [
            one
            for one in choice.options
            if isinstance(one, o.Play) and faces[one.card].type == "minion"
        ]
        return max(minions, key=lambda one: faces[one.card].strength, default=None)

    def value(self, state: State) -> tuple[float, ...]:
        """Everybody's share of the win."""
        return shares(self.rules, state)


def _others_act(view: View[Table]) -> bool:
    """Whether what is asked goes on after a pass: the others may act, or act first in what follows.

    Only a skirmish ends with the last pass, and the phase in which a player acts alone.
    """
    frame, board = view.table.frames[-1], view.table.board
    if not isinstance(frame, Acting) or frame.alone is not None:
        return False
    return board.phase != "skirmish" or frame.passes < len(board.order) - 1


def _bid(option: Option) -> float:
    """Going first is worth a burden, and rarely two."""
    assert isinstance(option, o.Bid)
    return {0: 0.6, 1: 1.0, 2: 0.5}.get(option.burdens, -float(option.burdens))


def _hurts(option: Option, bearer: str) -> bool:
    """Whether an answer gives the Ring-bearer a wound."""
    return isinstance(option, o.WoundBy) and option.card.endswith(bearer)
