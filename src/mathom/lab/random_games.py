"""Complete random games through the interface that everybody uses, and nothing else."""

from random import Random

from mathom.core import AnyGame, Choice, Over, Setup
from mathom.lab.timing import GameCounts, Play


def random_player(game: AnyGame, setup: Setup) -> Play:
    """Plays random games by asking and answering, and nothing else."""

    ask, apply = game.question, game.apply

    def play(seed: int) -> GameCounts:
        random = Random(seed).random
        state, _ = game.start(setup)
        choices = steps = 0
        while type(question := ask(state)) is not Over:
            choices += type(question) is Choice
            steps += 1
            state, _ = apply(state, question.at(random()))
        return GameCounts(choices, steps)

    return play
