"""Playing on from where a search knows nothing more, as the game's advisor would."""

from collections.abc import Callable
from random import Random
from typing import Any

from mathom.core import Answer, AnyGame, Chance, Choice, Outcome, Over


def play_on(
    game: AnyGame,
    state: Any,
    rng: Random,
    luck: Callable[[Chance], Outcome],
    further: int = 0,
    begun: object = None,
) -> tuple[float, ...]:
    """Every seat's result, or what it may expect after as many choices or turns as the game's
    guidance says.

    `further`: if the match ends within so many more replies, its result counts instead.
    `begun`: whose turn is under way (`turn_of`); None: that of the next choice.
    """
    ask, apply, advisor, turn = game.question, game.apply, game.advisor, game.guidance.turn
    left, replies, last = game.guidance.playout, 0, begun
    judged: tuple[float, ...] | None = None
    answer: Answer
    while type(question := ask(state)) is not Over:
        if type(question) is Chance:
            answer = luck(question)
        else:
            assert type(question) is Choice
            if judged is None:
                now = None if turn is None else turn(state, question)
                if now is None:
                    left -= replies > 0
                elif begun is None:
                    begun = now
                elif last == begun != now:
                    left -= 1
                last = now
                if left == 0:
                    judged, left = advisor.value(state), further + 1
            if judged is not None:
                left -= 1
                if left == 0:
                    return judged
            replies += 1
            options = question.options
            answer = options[0] if len(options) == 1 else advisor.reply(state, question, rng)
        state, _ = apply(state, answer)
    return question.payoffs


def turn_of(game: AnyGame, state: Any, choice: Choice) -> object:
    """Whose turn it is at a choice; None where the game's guidance knows no turns."""
    turn = game.guidance.turn
    return None if turn is None else turn(state, choice)


def sample(chance: Chance, rng: Random) -> Outcome:
    """An outcome by its weight. (A float has 53 bits; no die and no deck weighs near as much.)"""
    return chance.at(rng.random())
