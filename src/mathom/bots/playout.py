"""Playing on from where a search knows nothing more, as the game's advisor would."""

from collections.abc import Callable
from random import Random
from typing import Any

from mathom.core import Answer, AnyGame, Chance, Choice, Outcome, Over, Seat


def play_on(
    game: AnyGame,
    state: Any,
    rng: Random,
    luck: Callable[[Chance], Outcome],
    further: int = 0,
    begun: Seat | None = None,
) -> tuple[float, ...]:
    """Every seat's result after as many replies as the game's guidance says, or its estimate.

    `further`: if the match ends within so many more replies, its result counts instead.
    `begun`: whose turn it is; if nobody's, that of who is asked next.
    """
    ask, apply, advisor = game.question, game.apply, game.advisor
    left = game.guidance.playout
    judged: tuple[float, ...] | None = None
    answer: Answer
    while not isinstance(question := ask(state), Over):
        if isinstance(question, Chance):
            answer = luck(question)
        else:
            assert isinstance(question, Choice)
            begun = question.seat if begun is None else begun
            if judged is None and (left == 0 or (left is None and question.seat != begun)):
                judged, left = advisor.value(state), further
            if judged is not None and left == 0:
                return judged
            left = None if left is None else left - 1
            options = question.options
            answer = options[0] if len(options) == 1 else advisor.reply(state, question, rng)
        state, _ = apply(state, answer)
    return question.payoffs


def sample(chance: Chance, rng: Random) -> Outcome:
    """An outcome by its weight. (A float has 53 bits; no die and no deck weighs near as much.)"""
    return chance.at(rng.random())
