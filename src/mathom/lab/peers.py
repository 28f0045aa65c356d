"""OpenSpiel's games that are written in Python, as a yardstick. Optional: the extra `research`."""

from random import Random
from typing import Any, NamedTuple

from mathom.lab.timing import Counts, Play

GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
"""Turn-based ones, from the smallest to the most like ours."""


class Rival(NamedTuple):
    """A game of OpenSpiel."""

    name: str
    seats: int
    play: Play


def rivals() -> tuple[Rival, ...]:
    """The games to compare with; none if OpenSpiel is not installed."""
    try:
        import open_spiel.python.games  # noqa: F401, PLC0415 – this is what registers them
        import pyspiel  # noqa: PLC0415
    except ImportError:
        return ()
    known = set(pyspiel.registered_names())
    games = [pyspiel.load_game(name) for name in GAMES if name in known]
    return tuple(
        Rival(game.get_type().short_name, game.num_players(), _player(game)) for game in games
    )


def _player(game: Any) -> Play:
    def play(seed: int) -> Counts:
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
        return Counts(choices, steps)

    return play
