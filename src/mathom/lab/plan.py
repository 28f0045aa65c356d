"""Plans: what is to be simulated, as data that can be sent to a worker and kept with the result."""

import hashlib
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint

import msgspec

from mathom.bots import make
from mathom.core import AnyGame, BadSetup, Seat, Setup
from mathom.games import find


class Plan(msgspec.Struct, frozen=True):
    """So many matches of a game between these bots. Made by `plan`, which checks it."""

    game: str
    bots: tuple[str, ...]
    """One spec for every seat."""
    setup: Setup
    games: int
    seed: int
    rotate: bool
    """Whether the bots move on by one seat from game to game, so that all sit everywhere."""
    components: bytes | None = None

    def seating(self, index: int) -> tuple[int, ...]:
        """Which of the bots sits on which seat in game number `index`."""
        seats, shift = len(self.bots), index if self.rotate else 0
        return tuple((seat - shift) % seats for seat in range(seats))

    def game_seed(self, index: int) -> int:
        """The seed of the chance in game number `index`; short enough to be typed."""
        return _digest(self.seed, index)


def plan(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    rotate: bool | None = None,
    components: bytes | None = None,
) -> Plan:
    """A plan that can be carried out. Raises BadSetup and BadBot.

    A single bot plays all seats. Different bots rotate, unless told otherwise.
    """
    found = find_game(game, components)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else found.players[0]
    setup = found.setup(seats, settings)
    if len(bots) == 1:
        bots = (*bots,) * seats
    if len(bots) != seats:
        raise BadSetup("bots", bots=len(bots), seats=seats)
    for bot in bots:
        make(bot, found)
    if rotate is None:
        rotate = len(set(bots)) > 1
    return Plan(game, tuple(bots), setup, games, seed, rotate, components)


def find_game(name: str, components: bytes | None = None) -> AnyGame:
    """An installed game by its id, or any other by the factory's place: `my_games.chess:game`."""
    if ":" not in name:
        return find(name, components)
    game: AnyGame = EntryPoint(name, name, "").load()(components)
    return game


def bot_seed(game_seed: int, seat: Seat) -> int:
    """The seed of the bot on this seat; it has nothing to do with the seed of the chance."""
    return _digest(game_seed, f"bot {seat}")


def _digest(*parts: object) -> int:
    text = ":".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
