"""Who sits where in one match: names, keys, what each brings along, and who looks through a seat.

All that changes it happens under the lock of the match.
"""

import weakref
from asyncio import Lock
from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from mathom.core import AnyGame, Seat
from mathom.table import keys, outgoing
from mathom.table.audience import Audience, Listener
from mathom.table.clean_text import clean_name
from mathom.table.errors import Conflict, WrongKey, WrongTime
from mathom.table.people import Player
from mathom.table.store import MatchRow, Store
from mathom.table.store.presence import Devices, DevicesElsewhere
from mathom.table.wishes import Wishes


class Seated(Protocol):
    """What the seats need of their match."""

    row: MatchRow
    audience: Audience
    lock: Lock

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def store(self) -> Store: ...

    @property
    def begun(self) -> bool: ...

    @property
    def asked(self) -> tuple[Seat, ...]: ...

    async def begin(self) -> None: ...

    def notice(self, what: str, seat: Seat) -> None: ...

    def wake(self) -> None: ...


class Seating:
    """The seats of one match."""

    def __init__(self, match: Seated, players: tuple[Player, ...]) -> None:
        # The match owns this: see Takebacks.
        self._match: Seated = weakref.proxy(match)
        self.players = players
        self.elsewhere: DevicesElsewhere = {}
        """Who looks through each seat by way of other server processes."""
        self.away: frozenset[Seat] = frozenset()
        """Who has been gone for long (`StandIns`)."""
        self._told: tuple[Any, msgspec.Raw] | None = None
        """What the players as they are sent depend on, and how they are sent."""

    # -- coming ----------------------------------------------------------------------------------

    async def join(
        self,
        seat: Seat,
        name: str,
        key: str | None = None,
        *,
        settings: Mapping[str, str] | None = None,
    ) -> str | None:
        """The player in a seat gives their name, and brings along what the game needs of them.

        The match begins when the last one has. Who accepts an invitation gets a key of their own
        (`key`, if they bring one), and the invitation opens nothing any more. Raises BadOrder,
        BadSetup.
        """
        match, name = self._match, clean_name(name)
        async with match.lock:
            was = self.players[seat]
            brings = self._brought_by(seat, settings or {})
            fresh = None if was.joined else key or keys.new_key()
            if was.name != name or fresh is not None:
                await self._reseat(seat, name, fresh)
            if brings is not None and was.brings != brings:
                await match.store.bring(match.id, seat, brings)
                self._put(msgspec.structs.replace(self.players[seat], brings=brings))
            if not was.joined and was.stand_in is not None:
                await self.stand_in(seat, None)
            if not was.joined:
                match.notice("joined", seat)
            await match.begin()
        match.wake()
        return fresh

    def _brought_by(self, seat: Seat, settings: Mapping[str, str]) -> dict[str, str] | None:
        """What a seat has brought when it has also named these settings."""
        match, known = self._match, self.players[seat].brings
        if known is None and not match.begun:
            return match.game.brings(match.row.seats, seat, settings)
        if settings:
            raise WrongTime("brought")
        return known

    async def stand_in(self, seat: Seat, bot: str | None) -> None:
        """A bot plays for the person in a seat, or (None) no longer. Whoever calls has the lock."""
        match = self._match
        await match.store.stand_in(match.id, seat, bot)
        self._put(msgspec.structs.replace(self.players[seat], stand_in=bot))
        self.tell()

    async def advise(self, seat: Seat) -> None:
        """A player has asked for advice once more: everybody sees that, and it is kept."""
        match = self._match
        await match.store.advise(match.id, seat)
        player = self.players[seat]
        self._put(msgspec.structs.replace(player, advised=player.advised + 1))
        self.tell()

    async def wish(self, seat: Seat, wishes: Wishes) -> None:
        """What the table does for a seat is another thing now. Nobody else is told. Whoever calls
        has the lock."""
        match = self._match
        await match.store.wish(match.id, seat, wishes)
        self._put(msgspec.structs.replace(self.players[seat], wishes=wishes))

    async def change_key(self, seat: Seat, key: str | None = None) -> str:
        """Links that opened this seat open it no more; returns the key that does (`key`, if one
        is brought)."""
        async with self._match.lock:
            fresh = key or keys.new_key()
            await self._reseat(seat, self.players[seat].name, fresh)
            return fresh

    async def _reseat(self, seat: Seat, name: str | None, fresh: str | None) -> None:
        match, was = self._match, self.players[seat]
        kept = was.key if fresh is None else keys.hashed(fresh)
        now = msgspec.structs.replace(was, name=name, key=kept)
        try:
            await match.store.reseat(match.id, was, now)
        except Conflict:  # somebody else was faster, in another server process
            raise WrongKey("key-wrong") from None
        self._put(now)
        self.tell()

    def changed(self, players: tuple[Player, ...], elsewhere: DevicesElsewhere) -> None:
        """So it stands in the store: another server process may have changed it."""
        if (elsewhere, players) == (self.elsewhere, self.players):
            return
        before, self.elsewhere = self.sights(), elsewhere
        for one in players:
            self._put(one)
        if self.sights() != before:  # what a seat wishes is its own
            self.tell()

    def _put(self, now: Player) -> None:
        """This player now; who came in with a key that was changed has to go."""
        seat = now.seat
        was, self.players = (
            self.players[seat],
            (*self.players[:seat], now, *self.players[seat + 1 :]),
        )
        if was.key != now.key:
            self._match.audience.lock_out(seat)

    # -- being seen ------------------------------------------------------------------------------

    @property
    def here(self) -> Devices:
        """How many devices connected to this process look through each seat."""
        return self._match.audience.devices()

    def sights(self) -> tuple[outgoing.PlayerSight, ...]:
        """The players as everybody sees them."""
        devices = Counter(self.here)
        for others in self.elsewhere.values():
            devices.update(others)
        asked = self._match.asked
        return tuple(
            outgoing.PlayerSight(
                seat=one.seat,
                kind=one.kind,
                name=one.name,
                bot=one.bot,
                joined=one.joined,
                connected=one.kind == "bot" or devices[one.seat] > 0,
                devices=devices[one.seat],
                thinking=one.played_by is not None and one.seat in asked,
                stand_in=one.stand_in,
                away=one.seat in self.away,
                advised=one.advised,
            )
            for one in self.players
        )

    def told(self) -> msgspec.Raw:
        """The players as they are sent: the same from one answer to the next, most of the time."""
        asked = self._match.asked
        bots = [seat for seat in asked if self.players[seat].played_by is not None]
        now = (self.players, self._match.audience.changes, self.elsewhere, self.away, bots)
        if self._told is None or self._told[0] != now:
            self._told = now, msgspec.Raw(msgspec.json.encode(self.sights()))
        return self._told[1]

    def message(self) -> str:
        """The players as a message of their own."""
        return outgoing.text({"is": "players", "match": self._match.id, "players": self.sights()})

    def tell(self, without: Listener | None = None) -> None:
        """Everybody hears who sits there now."""
        self._match.audience.send(self.message(), without)
