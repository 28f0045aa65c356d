"""From what is kept to a match in memory: beginning one, and playing its log through again."""

from collections.abc import Iterable
from typing import Any

from mathom.core import AnyGame, BadSetup, Provable, Seat, Setup
from mathom.core.setup import by_seat
from mathom.games import find
from mathom.table.entries import Entry
from mathom.table.errors import WrongTime
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import MatchRow


def awaited(row: MatchRow, players: tuple[Player, ...]) -> tuple[Seat, ...]:
    """The seats that have not brought yet what the game needs of them."""
    if not any(setting.by_seat for setting in find(row.game).settings):
        return ()
    return tuple(one.seat for one in players if one.brings is None)


def begin(
    row: MatchRow, players: tuple[Player, ...], now: int
) -> tuple[Progress | None, list[Entry]]:
    """A new match, and what chance said before the first question; None while seats are awaited."""
    if awaited(row, players):
        return None, []
    game = find(row.game)
    return Progress.begin(game, _setup(game, row, players), source(row), _position(game, row), now)


def rebuild(
    row: MatchRow, players: tuple[Player, ...], entries: Iterable[Entry]
) -> Progress | None:
    """The match that a row and a log tell; None while seats are awaited.

    Raises WrongTime if these rules cannot play it.
    """
    if awaited(row, players):
        return None
    game = find(row.game)
    if game.version != row.game_version:
        raise WrongTime("outdated", version=row.game_version)
    return Progress.replayed(
        game, _setup(game, row, players), source(row), _position(game, row), entries
    )


def source(row: MatchRow) -> Provable:
    """Where the chance of a match comes from."""
    return Provable(bytes.fromhex(row.secret), row.id)


def _setup(game: AnyGame, row: MatchRow, players: tuple[Player, ...]) -> Setup:
    brought = {
        by_seat(name, one.seat): value
        for one in players
        for name, value in (one.brings or {}).items()
    }
    try:
        return game.setup(row.seats, {**row.settings, **brought})
    except BadSetup:  # what was agreed by the rules of its time holds
        usual = game.setup(row.seats)
        own = tuple(
            {**usual.brought[one.seat], **(one.brings or {})} if usual.brought else {}
            for one in players
        )
        return Setup(row.seats, {**usual.settings, **row.settings}, own)


def _position(game: AnyGame, row: MatchRow) -> Any:
    return None if row.position is None else game.load(row.position)
