"""Stand-ins: a bot plays for a person who is away, or does not want to play just now.

A person may let a bot play for themselves at any time. For somebody else a person may once that
one has been away for a minute: a table never waits for ever, and nobody is hurried. Whoever comes
back takes the seat back with a word.
"""

import asyncio
import weakref
from asyncio import Lock
from typing import Protocol

from mathom.core import Over, Seat
from mathom.table import outgoing
from mathom.table.bot_workers import SENSIBLE
from mathom.table.errors import TableError
from mathom.table.seating import Seating

AWAY = 60.0
"""Seconds after which somebody who is not there is away."""


class Substituted(Protocol):
    """What stand-ins need of their match."""

    lock: Lock
    seating: Seating

    @property
    def begun(self) -> bool: ...

    @property
    def over(self) -> Over | None: ...

    def notice(self, what: str, seat: Seat) -> None: ...

    def wake(self) -> None: ...

    def tell(self, since: int) -> None: ...

    @property
    def version(self) -> int: ...


class StandIns:
    """Who is away from one match, and for whom a bot plays."""

    def __init__(self, match: Substituted) -> None:
        # The match owns this: see Takebacks.
        self._match: Substituted = weakref.proxy(match)
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}

    def look(self) -> None:
        """Somebody may have come or gone."""
        seating = self._match.seating
        there = {one.seat for one in seating.sights() if one.connected}
        for seat in tuple(self._leaving):
            if seat in there:
                self._leaving.pop(seat).cancel()
        seating.away -= there
        loop = asyncio.get_running_loop()
        for one in seating.players:
            if one.seat not in there and one.seat not in self._leaving:
                self._leaving[one.seat] = loop.call_later(AWAY, self._is_away, one.seat)

    def _is_away(self, seat: Seat) -> None:
        seating = self._match.seating
        seating.away |= {seat}
        seating.tell()

    def stop(self) -> None:
        """Nobody looks on: nobody is waited for."""
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    async def let(self, by: Seat, seat: Seat, play: bool) -> None:
        """A person lets a bot play for a seat, or plays themselves again. Raises TableError."""
        match = self._match
        async with match.lock:
            seating = match.seating
            if not match.begun or match.over is not None or not 0 <= seat < len(seating.players):
                raise TableError("stand-in-now")
            player = seating.players[seat]
            if player.kind == "bot" or (by != seat and not play):
                raise TableError("stand-in-own")
            if by != seat and seat not in seating.away:
                raise TableError("stand-in-there", **outgoing.spoken(seat))
            if (player.stand_in is not None) != play:
                await seating.stand_in(seat, SENSIBLE if play else None)
                match.notice("stand-in-on" if play else "stand-in-off", seat)
                match.tell(match.version)
        match.wake()
