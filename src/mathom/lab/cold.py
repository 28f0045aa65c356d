"""A game's first minutes: random games in a process of their own, where nothing is remembered."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from mathom.core import Setup
from mathom.lab.plan import find_game
from mathom.lab.random_games import random_player
from mathom.lab.timing import Round, calibration, play_round


def cold_round(name: str, setup: Setup, seconds: float) -> Round:
    """The first games in a new process, for so many seconds; loading the game is not counted."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return fresh.submit(_play, name, setup, seconds).result()


def _play(name: str, setup: Setup, seconds: float) -> Round:
    return play_round(random_player(find_game(name), setup), seconds, 0, calibration())
