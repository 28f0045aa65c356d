"""Plans: what is to be simulated, as data that can be sent to a worker and kept with the result."""

import hashlib
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint
from itertools import permutations

import msgspec

from mathom.bots import hire
from mathom.core import AnyGame, BadSetup, Seat, Setup
from mathom.core.setup import DECK, by_seat
from mathom.games import find


class Deck(msgspec.Struct, frozen=True):
    """A deck that is tried out, and what reports call it."""

    name: str
    text: str


class Plan(msgspec.Struct, frozen=True):
    """So many matches of a game between these bots. Made by `plan`, which checks it."""

    game: str
    bots: tuple[str, ...]
    """One spec for every seat, or more of them where they meet at several tables."""
    setup: Setup
    games: int
    seed: int
    rotate: bool
    """Whether the bots move on by one seat from game to game, so that all sit everywhere."""
    components: bytes | None = None
    decks: tuple[Deck, ...] = ()
    """What the seats bring instead of what the setup says: every order of them in turn."""
    tables: tuple[tuple[int, ...], ...] = ()
    """Which of the bots meet, a table after the other, the same deal at each and from every seat;
    none: all of them sit at one table, and every game is dealt anew."""

    def deal(self, index: int) -> int:
        """The number of the deal that is played in game number `index`."""
        return index // (self.setup.seats * len(self.tables)) if self.tables else index

    def seating(self, index: int) -> tuple[int, ...]:
        """Which of the bots sits on which seat in game number `index`."""
        seats, shift = self.setup.seats, index if self.rotate else 0
        table = self.tables[index // seats % len(self.tables)] if self.tables else range(seats)
        return tuple(table[(seat - shift) % seats] for seat in range(seats))

    def dealt(self, index: int) -> tuple[int, ...]:
        """Which of the decks lies at which seat in game number `index`, if there are any.

        They change places after every bot has sat on every seat with the same ones.
        """
        if len(self.decks) < 2:
            return (0,) * self.setup.seats if self.decks else ()
        orders = tuple(permutations(range(len(self.decks)), self.setup.seats))
        if self.tables:
            return orders[self.deal(index) % len(orders)]
        return orders[(index // self.setup.seats if self.rotate else index) % len(orders)]

    def setup_of(self, index: int) -> Setup:
        """The setup of game number `index`."""
        if not self.decks:
            return self.setup
        brought = tuple(
            {**own, DECK: self.decks[deck].text}
            for own, deck in zip(self.setup.brought, self.dealt(index), strict=True)
        )
        return msgspec.structs.replace(self.setup, brought=brought)

    def game_seed(self, index: int) -> int:
        """The seed of the chance in game number `index`; short enough to be typed."""
        return _digest(self.seed, self.deal(index))


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
    decks: Sequence[tuple[str, str]] = (),
    tables: tuple[tuple[int, ...], ...] = (),
) -> Plan:
    """A plan that can be carried out. Raises BadSetup and BadBot.

    A single bot plays all seats. Different bots rotate, unless told otherwise. Decks (name, text)
    are played in every order; a single one lies at all seats.
    """
    found = find_game(game, components)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else found.players[0]
    setup = found.setup(seats, settings)
    if len(bots) == 1:
        bots = (*bots,) * seats
    if len(bots) != seats and not tables:
        raise BadSetup("bots", bots=len(bots), seats=seats)
    for bot in bots:
        hire(bot, found)
    if rotate is None:
        rotate = len(set(bots)) > 1
    tried = tuple(
        Deck(name, found.setup(seats, {by_seat(DECK, 0): text}).brought[0][DECK])
        for name, text in decks
    )
    if 1 < len(tried) < seats:
        raise BadSetup("decks", decks=len(tried), seats=seats)
    return Plan(game, tuple(bots), setup, games, seed, rotate, components, tried, tables)


def find_game(name: str, components: bytes | None = None) -> AnyGame:
    """An installed game by its id, or any other by the factory's place: `my_games.chess:game`.

    Raises BadSetup.
    """
    if ":" not in name:
        return find(name, components)
    try:
        factory = EntryPoint(name, name, "").load()
        if not callable(factory):
            raise TypeError(f"{factory!r} is no factory")
    except (ImportError, AttributeError, TypeError) as error:
        raise BadSetup("factory", game=name, reason=str(error)) from None
    game: AnyGame = factory(components)
    return game


def bot_seed(game_seed: int, seat: Seat) -> int:
    """The seed of the bot on this seat; it has nothing to do with the seed of the chance."""
    return _digest(game_seed, f"bot {seat}")


def _digest(*parts: object) -> int:
    text = ":".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
