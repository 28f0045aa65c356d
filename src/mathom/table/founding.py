"""Founding: what a new match is made of, from an order, from a point of another one, or again."""

from typing import NamedTuple

import msgspec

from mathom.core import AnyGame, Match, Seat, Setup
from mathom.core.setup import whose
from mathom.games import find
from mathom.table import keys
from mathom.table.errors import BadOrder
from mathom.table.past import Past
from mathom.table.people import Order, Player, seated
from mathom.table.store import MatchRow


class Key(msgspec.Struct, frozen=True):
    """A key as it is handed out, once."""

    seat: Seat
    kind: str
    key: str


class Created(msgspec.Struct, frozen=True):
    """A new match, and everything that opens it."""

    match: str
    keys: tuple[Key, ...]
    spectator: str


class PlannedMatch(NamedTuple):
    """A match that can be opened."""

    row: MatchRow
    players: tuple[Player, ...]
    created: Created

    @property
    def bots_alone(self) -> bool:
        return all(one.kind == "bot" for one in self.players)


def ordered(order: Order, now: int) -> PlannedMatch:
    """A match as it was ordered. Raises BadSetup, BadBot, BadOrder."""
    game = find(order.game)
    players = seated(order.seats, game)
    for name in order.settings:
        _, seat = whose(name)
        if seat is not None and seat < len(players) and players[seat].kind == "open":
            raise BadOrder("brings", setting=name)
    if order.clock is not None and order.clock.kind == "turn" and order.clock.increment:
        raise BadOrder("clock")
    return _plan(game, order, game.setup(len(players), order.settings), players, now)


def forked(past: Past, at: int, order: Order, now: int) -> PlannedMatch:
    """A match that goes on after answer number `at` of one to look back on. Raises BadOrder."""
    progress = past.progress
    if not 0 <= at <= progress.answers or (
        at == progress.answers and progress.match.over is not None
    ):
        raise BadOrder("at", most=progress.answers - 1)
    players = seated(order.seats, past.game)
    if len(players) != len(past.players):
        raise BadOrder("fork-seats", seats=len(past.players))
    return _plan(
        past.game,
        order,
        progress.match.setup,
        players,
        now,
        position=past.game.dump(progress.state_at(at)).decode(),
        forked=(past.match, at) if past.match is not None else (None, None),
    )


def going_on(match: Match, order: Order, now: int) -> PlannedMatch:
    """A match that goes on where another one stands that nobody keeps. Raises BadOrder."""
    if match.over is not None:
        raise BadOrder("over-already")
    game = match.game
    players = seated(order.seats, game)
    position = game.dump(match.state).decode()
    return _plan(game, order, match.setup, players, now, position=position)


def _plan(
    game: AnyGame,
    order: Order,
    setup: Setup,
    players: tuple[Player, ...],
    now: int,
    *,
    position: str | None = None,
    forked: tuple[str | None, int | None] = (None, None),
) -> PlannedMatch:
    given = tuple(Key(one.seat, one.kind, keys.new_key()) for one in players if one.kind != "bot")
    hashes = {one.seat: keys.hashed(one.key) for one in given}
    spectator = keys.new_key()
    row = MatchRow(
        id=keys.new_id(),
        game=game.id,
        game_version=game.version,
        seats=len(players),
        settings=setup.settings,
        mode=order.mode,
        clock=order.clock,
        advice=order.advice,
        secret=keys.new_secret(),
        spectator=keys.hashed(spectator),
        created=now,
        position=position,
        forked_from=forked[0],
        forked_at=forked[1],
    )
    # Who is invited brings their own; but a fork goes on with what was brought before.
    keyed = tuple(
        msgspec.structs.replace(
            one,
            key=hashes.get(one.seat),
            brings=None if one.kind == "open" and position is None else own,
        )
        for one, own in zip(players, setup.brought, strict=True)
    )
    return PlannedMatch(row, keyed, Created(row.id, given, spectator))


def again(
    row: MatchRow, players: tuple[Player, ...], version: int, now: int, *, rotate: bool
) -> tuple[MatchRow, tuple[Player, ...]]:
    """The match after this one, by the rules of this version; the same keys open it."""
    count = len(players)
    shift = 1 if rotate else 0
    moved = tuple(players[(seat + shift) % count].in_another_match(seat) for seat in range(count))
    following = msgspec.structs.replace(
        row,
        id=keys.new_id(),
        game_version=version,
        secret=keys.new_secret(),
        created=now,
        position=None,
        forked_from=None,
        forked_at=None,
        follows=row.id,
        finished=False,
    )
    return following, moved
