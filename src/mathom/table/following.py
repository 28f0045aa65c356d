"""What follows from a match that is over: other matches of the same people, and how they stand.

A game says which (`Game.following`): after a draft the decks meet. They are founded when somebody
asks for them, once: their ids follow from the match, so that it does not matter who asks, how
often, or in which server process. Whoever had a key can use it there.
"""

import hashlib
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from mathom.core import Following, Seat
from mathom.games import find
from mathom.table import keys
from mathom.table.bot_workers import SENSIBLE
from mathom.table.errors import Conflict, NoMatch, WrongTime
from mathom.table.kept_steps import over_of
from mathom.table.live import LiveMatch
from mathom.table.people import Player
from mathom.table.store import MatchRow, Store


class Pairing(msgspec.Struct, frozen=True):
    """One of the matches: who of the table plays it, and who has won."""

    match: str | None
    """None: somebody was left over, and has won without a match."""
    game: str
    round: int
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    """By their seats at the table before; None: it is not over."""


class Standings(msgspec.Struct, frozen=True):
    """All of them, and how many wins everybody has."""

    pairings: tuple[Pairing, ...]
    wins: tuple[int, ...]


class House(Protocol):
    """What is needed of the hall."""

    store: Store
    now: Callable[[], int]

    def looked_at(self, match: str) -> LiveMatch | None: ...

    def open_match(self, row: MatchRow, players: tuple[Player, ...]) -> Awaitable[None]: ...


async def standings(hall: House, live: LiveMatch) -> Standings:
    """How the matches stand that a match led to; those that are not there yet are founded. Raises
    WrongTime before it is over."""
    if live.over is None:
        raise WrongTime("not-over")
    async with live.lock:
        found = live.game.following(live.progress.match.state)
        pairings = [await _pairing(hall, live, one, at) for at, one in enumerate(found)]
    wins = [
        sum(seat in (one.winners or ()) for one in pairings) for seat in range(len(live.players))
    ]
    return Standings(tuple(pairings), tuple(wins))


async def _pairing(hall: House, live: LiveMatch, one: Following, number: int) -> Pairing:
    if len(one.seats) == 1:
        return Pairing(None, one.game, one.round, one.seats, one.seats)
    match = _id(live.row, number)
    winners: tuple[Seat, ...] | None = None
    known = hall.looked_at(match)
    if known is not None:
        winners = None if known.over is None else known.over.winners
    else:
        head = await hall.store.head(match)
        if head is None:
            await _found(hall, live, one, match)
        elif head[0].finished:
            over = over_of(await hall.store.last_step(match))
            winners = None if over is None else over.winners
    won = None if winners is None else tuple(one.seats[seat] for seat in winners)
    return Pairing(match, one.game, one.round, one.seats, won)


async def _found(hall: House, live: LiveMatch, one: Following, match: str) -> None:
    game = find(one.game)
    setup = game.setup(len(one.seats), one.settings)
    people = [live.players[seat] for seat in one.seats]
    alone = all(player.kind == "bot" for player in people)
    players = tuple(
        msgspec.structs.replace(
            player.in_another_match(at),
            # Nobody waits for the bots among themselves: there they do not think for long.
            bot=SENSIBLE if alone else player.bot,
            brings=setup.brought[at] if setup.brought else None,
        )
        for at, player in enumerate(people)
    )
    row = MatchRow(
        id=match,
        game=game.id,
        game_version=game.version,
        seats=len(players),
        settings=setup.settings,
        mode=live.row.mode,
        secret=keys.new_secret(),
        spectator=live.row.spectator,
        created=hall.now(),
    )
    try:
        await hall.open_match(row, players)
    except Conflict:  # another server process was faster
        if await hall.store.head(match) is None:
            raise NoMatch(match) from None


def _id(row: MatchRow, number: int) -> str:
    """The id of the match with this number. It is no secret, but nobody can take it beforehand."""
    return keys.id_from(hashlib.sha256(f"{row.id} {row.secret} {number}".encode()).digest())
