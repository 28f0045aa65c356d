"""Quick answers for games that are only imagined: sensible, and hundreds of times as fast as trying
everything out. Minions are mustered, met and beaten; events are played where they turn a skirmish;
nobody moves on."""

from random import Random

from mathom.core import Choice, Option
from mathom.core.frames import FramedGame
from mathom.core.values import Seat
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.fights import quick_pair
from mathom.games.tcg.advice.trying import reluctant
from mathom.games.tcg.board import Card
from mathom.games.tcg.frames import (
    Acting,
    Assigning,
    Confirming,
    Firing,
    Healing,
    MovingOn,
    Reconciling,
    Responding,
)
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table

TRIED = 3
"""So many actions are tried to turn a skirmish."""
REACH = 5
"""More strength than this comes from no single action."""
FURTHER = 6
"""So many answers at most belong to an action."""
WEAK = 1
"""With so much vitality left the Ring-bearer needs the Ring."""
WHOLE = 99.0
"""More vitality than anybody has."""


class Replies:
    """Answers without much thought."""

    def __init__(self, game: FramedGame[State, Table], rules: Rules) -> None:
        self._game = game
        self._rules = rules

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """What somebody sensible might do."""
        options, frame = choice.options, state.frames[-1]
        if len(options) == 1:
            return options[0]
        if isinstance(frame, Acting):
            if state.board.phase == "skirmish":
                return self._turn_skirmish(state, choice, rng)
            return self._muster(choice) or reluctant(choice)
        if isinstance(frame, (MovingOn, Reconciling)):
            return reluctant(choice)
        scene = self._rules.scene(state.board)
        own = choice.seat == state.board.fp
        if isinstance(frame, Assigning):
            return quick_pair(scene, choice, defends=own)
        if isinstance(frame, Firing):
            return max(options, key=lambda one: _left(scene, one))
        if isinstance(frame, Healing):
            return min(options, key=lambda one: _left(scene, one))
        if isinstance(frame, Confirming):
            return options[0]
        if isinstance(frame, Responding) and own:
            return self._respond(scene, choice, rng)
        return rng.choice(options)

    def _muster(self, choice: Choice) -> Option | None:
        """The strongest minion that can be played; there is none where it is not the time."""
        faces = self._rules.faces
        minions = [
            one
            for one in choice.options
            if isinstance(one, o.Play) and faces[one.card].type == "minion"
        ]
        return max(minions, key=lambda one: faces[one.card].strength, default=None)

    def _respond(self, scene: Scene, choice: Choice, rng: Random) -> Option:
        """The Ring is worn by who would die without it; anything else as it comes."""
        rings = [
            one
            for one in choice.options
            if isinstance(one, o.React) and self._rules.faces[_kind(one.card)].type == "one_ring"
        ]
        if not rings:
            return rng.choice(choice.options)
        bearer = scene.card(scene.ring_bearer)
        needs = bearer is not None and scene.vitality_left(bearer) <= WEAK
        return rings[0] if needs else reluctant(choice)

    def _turn_skirmish(self, state: State, choice: Choice, rng: Random) -> Option:
        """An action that turns the skirmish, if one is found soon."""
        quiet = reluctant(choice)
        now = self._outcome(state)
        if now is None:
            return quiet
        level, short = now
        defends = choice.seat == state.board.fp
        if (defends and level >= 2) or short[defends] > REACH:
            return quiet
        actions = [one for one in choice.options if isinstance(one, (o.Play, o.Use))]
        for action in rng.sample(actions, min(TRIED, len(actions))):
            after = self._outcome(self._done(state, action, choice.seat))
            if after is not None and (after[0] > level if defends else after[0] < level):
                return action
        return quiet

    def _done(self, state: State, action: Option, seat: Seat) -> State:
        """The state after an action, with everything that belongs to it."""
        state, _ = self._game.apply(state, action)
        for _ in range(FURTHER):
            question = self._game.question(state)
            if not isinstance(question, Choice) or isinstance(state.frames[-1], Acting):
                break
            own = question.seat == seat
            answer = question.options[0] if own else reluctant(question)
            state, _ = self._game.apply(state, answer)
        return state

    def _outcome(self, state: State) -> tuple[int, tuple[int, int]] | None:
        """How the skirmish stands for the companion: 0 overwhelmed, 1 lost, 2 won; and how much
        strength the Shadow and the Free Peoples lack for the next better result."""
        bout = state.board.skirmish
        scene = self._rules.scene(state.board)
        who = scene.card(bout.who) if bout is not None else None
        if bout is None or who is None or not bout.minions:
            return None
        minions: list[Card] = [card for one in bout.minions if (card := scene.card(one))]
        ours, theirs = scene.strength(who), sum(map(scene.strength, minions))
        double = scene.overwhelm_factor(who) * ours
        if ours > theirs:
            return 2, (ours - theirs, 0)
        if theirs < double:
            return 1, (double - theirs, theirs - ours + 1)
        return 0, (REACH + 1, min(theirs - double + 1, theirs - ours + 1))


def _kind(card: str) -> str:
    return card.partition(".")[0]


def _left(scene: Scene, option: Option) -> float:
    """The vitality that a card has left; the Ring-bearer is hit last and healed first."""
    if not isinstance(option, (o.WoundBy, o.Heal)):
        return WHOLE
    card = scene.index.cards[int(option.card.partition(".")[2])]
    left = scene.vitality_left(card)
    return left - WHOLE if card.id == scene.ring_bearer else left
