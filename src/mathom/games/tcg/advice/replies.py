"""Answers for games that are only imagined, as `greedy` would give them.

Where something is fought out, every answer is tried out, once and with open cards. Elsewhere habits
are enough, and take no time: what there is to play is played, nothing is discarded, nobody moves
on.
"""

from collections.abc import Sequence
from random import Random

from mathom.core import Choice, Option
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.trying import Trial, reluctant
from mathom.games.tcg.board import Card
from mathom.games.tcg.frames import (
    Acting,
    Assigning,
    Bidding,
    Firing,
    Healing,
    MovingOn,
    NextSkirmish,
    Reconciling,
)
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

PLAYED = {"minion": 400, "companion": 300, "possession": 200, "artifact": 200, "condition": 100}
"""What is played to the table, and how early; of the same kind the strongest first."""
REACH = 5
"""More strength than this comes from no single action."""
WHOLE = 99.0
"""More vitality than anybody has."""


class Replies:
    """Answers with as little thought as does."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._rules = trial.rules

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """What somebody sensible might do."""
        options, frame = choice.options, state.frames[-1]
        scene = self._rules.scene(state.board)
        match frame:
            case Acting() if state.board.phase in ("fellowship", "shadow"):
                return self._play(choice)
            case Acting() if state.board.phase == "skirmish":
                if not _in_reach(scene, defends=choice.seat == state.board.fp):
                    return reluctant(choice)
            case Assigning():
                options = _of_the_strongest(scene, options)
            case MovingOn() | Reconciling():
                return reluctant(choice)
            case Firing():
                return max(options, key=lambda one: _left(scene, one))
            case Healing():
                return min(options, key=lambda one: _left(scene, one))
            case Bidding() | NextSkirmish():
                return rng.choice(options)
        scores = self._trial.scores(state, choice.seat, options, 0)
        return options[scores.index(max(scores))]

    def _play(self, choice: Choice) -> Option:
        """What comes to the table first, if there is anything."""
        best, found = reluctant(choice), 0
        for one in choice.options:
            if isinstance(one, o.Play):
                face = self._rules.faces[one.card]
                early = PLAYED.get(face.type, 0)
                if early and early + face.strength > found:
                    best, found = one, early + face.strength
        return best


def _in_reach(scene: Scene, *, defends: bool) -> bool:
    """Whether an action may matter: who defends and does not win is near victory or near being
    overwhelmed; who attacks is near the next better result."""
    bout = scene.board.skirmish
    who = scene.card(bout.who) if bout is not None else None
    if bout is None or who is None or not bout.minions:
        return False
    ours = scene.strength(who)
    theirs = sum(scene.strength(card) for one in bout.minions if (card := scene.card(one)))
    double = scene.overwhelm_factor(who) * ours
    if defends:
        return ours <= theirs and min(theirs - ours, abs(theirs - double)) < REACH
    return theirs < double and (ours - theirs if ours > theirs else double - theirs) <= REACH


def _of_the_strongest(scene: Scene, options: Sequence[Option]) -> Sequence[Option]:
    """Whom the strongest minion that is left can be assigned to, or nobody."""
    strength: dict[Option, int] = {
        one: scene.strength(_card(scene, one.minion))
        for one in options
        if isinstance(one, o.Assign)
    }
    most = max(strength.values())
    return [one for one in options if strength.get(one, most) == most]


def _card(scene: Scene, name: str) -> Card:
    return scene.index.cards[int(name.partition(".")[2])]


def _left(scene: Scene, option: Option) -> float:
    """The vitality that a card has left; the Ring-bearer is hit last and healed first."""
    if not isinstance(option, (o.WoundBy, o.Heal)):
        return WHOLE
    card = _card(scene, option.card)
    left = scene.vitality_left(card)
    return left - WHOLE if card.id == scene.ring_bearer else left
