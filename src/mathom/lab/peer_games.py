"""Random games through the interfaces of other libraries: their own games, and ours in them.

Each of these makes a player of random games, as `random_games` does for ours. They raise
ImportError where a library is missing.
"""

import io
import warnings
from contextlib import redirect_stdout
from importlib import import_module
from random import Random
from typing import Any

from mathom.lab.plan import find_game
from mathom.lab.random_games import random_player
from mathom.lab.timing import GameCounts, Play

CUT = 2000
"""An environment in which random players do not find the end is left after so many steps."""


def mathom_game(name: str) -> Play:
    """One of our games, with the fewest players and by its own interface."""
    game = find_game(name)
    return random_player(game, game.setup(game.players[0]))


def openspiel(name: str) -> Play:
    """A game of OpenSpiel, by the name it is loaded by."""
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # this is what registers them
    game = pyspiel.load_game(name)

    def play(seed: int) -> GameCounts:
        rng = Random(seed)
        state = game.new_initial_state()
        choices = steps = 0
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                choices += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return GameCounts(choices, steps)

    return play


def openspiel_of_ours(name: str) -> Play:
    """One of our games as a game of OpenSpiel."""
    import_module("pyspiel")
    import_module("mathom.lab.openspiel")
    return openspiel(f"mathom_{name}(players={find_game(name).players[0]})")


def pettingzoo(module: str) -> Play:
    """A game of PettingZoo."""
    return _with_agents(import_module(f"pettingzoo.classic.{module}").env())


def pettingzoo_of_ours(name: str) -> Play:
    """One of our games as an environment of PettingZoo."""
    made = import_module("mathom.lab.pettingzoo").env(name, max_cycles=CUT)
    return _with_agents(made)


def _with_agents(env: Any) -> Play:
    def play(seed: int) -> GameCounts:
        rng, choices = Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, told = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            choices += 1
            env.step(int(rng.choice(mask.nonzero()[0])))
        return GameCounts(choices, choices)

    return play


def gymnasium(name: str) -> Play:
    """An environment of Gymnasium, by the name it is made by."""
    return _alone(import_module("gymnasium").make(name))


def gymnasium_of_ours(name: str) -> Play:
    """One of our games as an environment of Gymnasium: one seat, the others play at random."""
    made = import_module("mathom.lab.gymnasium").env(name, bots="random", max_cycles=CUT)
    return _alone(made)


def _alone(env: Any) -> Play:
    count = int(env.action_space.n)

    def play(seed: int) -> GameCounts:
        rng, choices = Random(seed), 0
        seen, _ = env.reset(seed=seed)
        over = False
        while not over and choices < CUT:
            choices += 1
            if isinstance(seen, dict) and "action_mask" in seen:
                action = int(rng.choice(seen["action_mask"].nonzero()[0]))
            else:
                action = rng.randrange(count)
            seen, _, over, cut, _ = env.step(action)
            over = over or cut
        return GameCounts(choices, choices)

    return play


def rlcard(name: str) -> Play:
    """A game of RLCard, by the name it is made by."""
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = import_module("rlcard").make(name)

    def play(seed: int) -> GameCounts:
        rng, choices = Random(seed), 0
        env.seed(seed)
        state, _ = env.reset()
        while not env.is_over():
            choices += 1
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return GameCounts(choices, choices)

    return play


def python_chess(_: str) -> Play:
    """Chess by python-chess."""
    chess = import_module("chess")

    def play(seed: int) -> GameCounts:
        rng, board, choices = Random(seed), chess.Board(), 0
        while not board.is_game_over(claim_draw=False):
            choices += 1
            board.push(rng.choice(list(board.legal_moves)))
        return GameCounts(choices, choices)

    return play
