"""What is kept of a match, as it is handed in and out."""

from typing import NamedTuple

import msgspec

from mathom.core import Seat
from mathom.table.clocks import ClockTerms
from mathom.table.entries import Entry
from mathom.table.people import Player
from mathom.table.wishes import Wishes


class MatchRow(msgspec.Struct, frozen=True):
    """What was agreed before the first answer."""

    id: str
    game: str
    game_version: int
    seats: int
    settings: dict[str, str]
    mode: str
    secret: str
    """What all chance follows from, in hexadecimal. Nobody is told before the match is over."""
    spectator: str
    """The hash of the spectators' key."""
    created: int
    position: str | None = None
    """A fork does not begin at the start."""
    forked_from: str | None = None
    forked_at: int | None = None
    follows: str | None = None
    """The match this one is the rematch of."""
    clock: ClockTerms | None = None
    advice: bool | None = None
    """Whether there is advice; None: as is usual (`advice.fair`)."""
    finished: bool = False
    next: str | None = None
    """The rematch. It is the other one that knows."""


class Stored(NamedTuple):
    """Everything a match is."""

    row: MatchRow
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    seat: Seat
    text: str
    time: int


class Consent(NamedTuple):
    """What a seat says to a request."""

    request: int
    seat: Seat
    agree: bool


def wished(kept: str | None) -> Wishes:
    """What a seat wishes, as it is kept."""
    return Wishes() if kept is None else msgspec.json.decode(kept, type=Wishes)


def brought(kept: str | None) -> dict[str, str] | None:
    """What a seat has brought along, as it is kept."""
    return None if kept is None else msgspec.json.decode(kept, type=dict[str, str])
