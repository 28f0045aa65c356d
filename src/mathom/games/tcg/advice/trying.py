"""Trying an answer out: what is begun is done to its end, then it is seen how things stand.

A card says what it does by doing it, so nothing needs to be known about any single card.
"""

from collections.abc import Sequence
from random import Random

from mathom.core import Choice, Option, Over
from mathom.core.frames import FramedGame
from mathom.core.question import Chance
from mathom.core.values import Seat
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.standing import advantage
from mathom.games.tcg.frames import Acting, Assigning, Firing, MovingOn, NextSkirmish
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table

FURTHER = 14
"""So many answers at most belong to what one answer began."""
WIDE = 8
"""So many ways to go on are compared on the way."""
EFFORT = 0.03
"""An action that changes nothing is not worth the trouble."""
DECISIONS = (Acting, Assigning, Firing, MovingOn, NextSkirmish)
"""Questions that are decisions of their own: here what was begun is done."""
QUIET = (o.Pass, o.No, o.Stop, o.Done, o.Stay)


class Trial:
    """Tries answers out in imagined states."""

    def __init__(self, game: FramedGame[State, Table], rules: Rules) -> None:
        self.game = game
        self.rules = rules

    def scores(self, state: State, seat: Seat, options: Sequence[Option], seed: int) -> list[float]:
        """How a seat stands after each of these answers, with the same luck for all."""
        waits = others_act(state)
        return [
            # Where others still may act, a pass leaves things as they are.
            EFFORT + advantage(self.rules, state, seat)
            if waits and isinstance(one, o.Pass)
            else EFFORT * isinstance(one, o.Pass) + self._score(state, one, seat, Random(seed))
            for one in options
        ]

    def _score(self, state: State, option: Option, seat: Seat, rng: Random) -> float:
        """How a seat stands after an answer.

        In a phase of its own a seat compares by what comes after the phase: there an action is
        followed by a pass.
        """
        after, _ = self.game.apply(state, option)
        after = self._settled(after, seat, rng)
        if not isinstance(option, o.Pass) and alone(after, seat):
            after, _ = self.game.apply(after, o.Pass())
            after = self._settled(after, seat, rng)
        return advantage(self.rules, after, seat)

    def _settled(self, state: State, seat: Seat, rng: Random) -> State:
        """Goes on until something else is to be decided."""
        further = FURTHER
        while further > 0:
            question = self.game.question(state)
            if isinstance(question, Over):
                break
            if isinstance(question, Chance):
                state, _ = self.game.apply(state, question.at(rng.random()))
                continue
            if isinstance(state.frames[-1], DECISIONS):
                break
            further -= 1
            if question.seat != seat:
                state, _ = self.game.apply(state, reluctant(question))
                continue
            best, found = state, float("-inf")
            for one in question.options[:WIDE]:
                after, _ = self.game.apply(state, one)
                worth = advantage(self.rules, after, seat)
                if worth > found:
                    best, found = after, worth
            state = best
        return state


def others_act(state: State) -> bool:
    """Whether what is asked goes on after a pass: the others may act, or act first in what follows.

    Only a skirmish ends with the last pass, and the phase in which a player acts alone.
    """
    frame, board = state.frames[-1], state.board
    if not isinstance(frame, Acting) or frame.alone is not None:
        return False
    return board.phase != "skirmish" or frame.passes < len(board.order) - 1


def alone(state: State, seat: Seat) -> bool:
    """Whether it is a phase in which this seat alone acts."""
    frame = state.frames[-1] if state.frames else None
    return isinstance(frame, Acting) and frame.alone == seat


def reluctant(question: Choice) -> Option:
    """What somebody answers who wants to do nothing."""
    for option in question.options:
        if isinstance(option, QUIET):
            return option
    return question.options[0]
