"""Admission: what a key opens at a table."""

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from mathom.core import Seat
from mathom.table.errors import WrongKey
from mathom.table.live import LiveMatch
from mathom.table.people import Player
from mathom.table.store import MatchRow


class Admission(NamedTuple):
    """What a key opens: a seat, or (None) the spectators' place."""

    live: LiveMatch
    seat: Seat | None

    def require_seat(self) -> Seat:
        """The seat. Raises WrongKey if it is only a spectator's key."""
        if self.seat is None:
            raise WrongKey("spectator")
        return self.seat

    @property
    def eyes(self) -> Seat | None:
        """Through whose eyes one looks (None: a spectator's). Raises WrongKey for an invitation
        that nobody has accepted yet: it opens a seat, not its hand."""
        if self.seat is not None and not self.live.players[self.seat].joined:
            raise WrongKey("join-first")
        return self.seat


def opens(hashed: str, row: MatchRow, players: Iterable[Player]) -> bool:
    """Whether the key with this hash opens anything at a table."""
    hashes = [row.spectator, *(one.key for one in players if one.key is not None)]
    return any(secrets.compare_digest(one, hashed) for one in hashes)


def admission(hashed: str, live: LiveMatch) -> Admission:
    """What the key with this hash opens. Raises WrongKey if that is nothing."""
    for player in live.players:
        if player.key is not None and secrets.compare_digest(player.key, hashed):
            return Admission(live, player.seat)
    if secrets.compare_digest(live.row.spectator, hashed):
        return Admission(live, None)
    raise WrongKey("key-wrong")
