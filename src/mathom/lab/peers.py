"""Peers: the games of other libraries beside ours, in one run and in turns.

The games are not the same, so a ratio says what a choice costs there and here, and not that an
engine is so much better. What compares best are environments: the same interface, asked in the same
way. A library that is not installed is named and left out.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import msgspec

from mathom.lab import peer_games
from mathom.lab.extras import MissingExtra
from mathom.lab.timing import Play, Round, TimedRounds, calibration, play_round, race

MATHOM = "Mathom"


class Library(NamedTuple):
    """A way to play games: whose it is, how a player of random games is made, and which there are
    to be measured; of ours each."""

    name: str
    make: Callable[[str], Play]
    games: tuple[str, ...] = ()


THEIRS = (
    Library(
        "OpenSpiel, Python",
        peer_games.openspiel,
        ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes"),
    ),
    Library(
        "OpenSpiel, C++",
        peer_games.openspiel,
        ("connect_four", "breakthrough", "hearts", "chess", "backgammon", "gin_rummy"),
    ),
    Library("RLCard", peer_games.rlcard, ("uno", "gin-rummy", "bridge", "doudizhu")),
    Library("python-chess", peer_games.python_chess, ("chess",)),
    Library(
        "PettingZoo",
        peer_games.pettingzoo,
        ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6"),
    ),
    Library("Gymnasium", peer_games.gymnasium, ("Blackjack-v1", "Taxi-v4", "CartPole-v1")),
)
OURS = (
    Library(MATHOM, peer_games.mathom_game),
    Library("Mathom in PettingZoo", peer_games.pettingzoo_of_ours),
    Library("Mathom in Gymnasium", peer_games.gymnasium_of_ours),
    Library("Mathom in OpenSpiel", peer_games.openspiel_of_ours),
)


class Peer(msgspec.Struct, frozen=True):
    """What was measured for a game of some library."""

    library: str
    game: str
    us_per_choice: float
    """Processor time of whole random games by the choices in them, in the best round."""
    us_per_choice_median: float
    cost: float
    """The same in units of `timing.calibration`."""
    cold_us_per_choice: float
    """The same time in the first games of a new process."""
    games: int
    """How many were played, no two with the same seed."""


class Missing(msgspec.Struct, frozen=True):
    """What could not be measured, and which module is missing for it."""

    library: str
    game: str
    module: str


class Comparison(msgspec.Struct, frozen=True):
    """All that was measured, and what was not."""

    peers: tuple[Peer, ...]
    missing: tuple[Missing, ...]


def compare(games: Iterable[str], *, seconds: float = 2.0, repeats: int = 5) -> Comparison:
    """Our games, by themselves and in the libraries' interfaces, beside the libraries' own: so many
    seconds of processor time each, in turns. Raises BadSetup for a game there is not."""
    wanted = [
        *((library, name) for library in OURS for name in games),
        *((library, name) for library in THEIRS for name in library.games),
    ]
    found: list[tuple[Library, str, Play]] = []
    missing: list[Missing] = []
    for library, name in wanted:
        try:
            found.append((library, name, library.make(name)))
        except ImportError as error:
            missing.append(Missing(library.name, name, error.name or str(error)))
        except MissingExtra as error:
            missing.append(Missing(library.name, name, error.library))
    timed = race([play for _, _, play in found], seconds, repeats)
    peers = tuple(
        _peer(library, name, time, _cold(library, name, seconds))
        for (library, name, _), time in zip(found, timed, strict=True)
    )
    return Comparison(peers, tuple(missing))


def _peer(library: Library, name: str, timed: TimedRounds, cold: Round) -> Peer:
    best = timed.best
    return Peer(
        library=library.name,
        game=name,
        us_per_choice=1e6 * best.seconds / best.choices,
        us_per_choice_median=1e6 * timed.median,
        cost=timed.cost,
        cold_us_per_choice=1e6 * cold.seconds / cold.choices,
        games=timed.games,
    )


def _cold(library: Library, name: str, seconds: float) -> Round:
    """The first games in a new process; loading the library is not counted."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return fresh.submit(_first_games, library.make, name, seconds).result()


def _first_games(make: Callable[[str], Play], name: str, seconds: float) -> Round:
    return play_round(make(name), seconds / 5, 0, calibration())
