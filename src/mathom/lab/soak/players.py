"""Those who play during a soak: each seat as a browser would, and guests who behave badly."""

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from mathom.lab.server_client import TinyClient, connect
from mathom.lab.soak.server import Served

RETRY = 0.3
"""Seconds after which somebody whose connection broke tries again."""
RESEND = 5.0
"""Seconds after which an answer that nobody acknowledged is sent again."""
GIVES_UP = 300
"""Answers after which somebody gives up: at random a match might never end, and memory that
grows with one match would hide what grows with the number of them."""
MOST_RUDE = 20
"""So many guests at a time say half a sentence, and so many never listen."""
RUDE_SECONDS = 30.0
"""Then those who never listen go, and others come."""


class Ledger:
    """What was promised: every acknowledged answer, and how long it took."""

    def __init__(self) -> None:
        self.acked: dict[tuple[str, int, str], int] = {}
        """By match, seat and token: the version it led to."""
        self.seconds: list[float] = []
        self.contradictions = 0
        """Answers acknowledged twice with different versions."""

    def acknowledge(self, match: str, seat: int, token: str, version: int, took: float) -> None:
        """The server promised to keep an answer."""
        before = self.acked.setdefault((match, seat, token), version)
        self.contradictions += before != version
        self.seconds.append(took)


class SoakPlayer:
    """Somebody in a seat, who plays at random until told to stop."""

    def __init__(self, served: Served, ledger: Ledger, match: str, key: str, number: int) -> None:
        self.served = served
        self.ledger = ledger
        self.match = match
        self.key = key
        self.number = number
        self.over = False
        self.last_ack = time.monotonic()
        self._rng = Random(f"{match} {number}")
        self._client: TinyClient | None = None
        self._pending: dict[str, Any] | None = None
        self._update: dict[str, Any] = {}
        self._begun = self._sent = 0.0
        self._tokens = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Plays on, whatever happens to the connection."""
        while not stop.is_set() and not self.over:
            if self._client is None:
                await self._connect()
            elif self._pending is not None and time.monotonic() - self._sent > RESEND:
                self._send()
            await asyncio.sleep(RETRY if self._client is None else 0.05)
        if self._client is not None:
            self._client.close()

    async def _connect(self) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                self._client = await connect(self.served.port, self._heard)
            hello = {"is": "hello", "match": self.match, "keys": [self.key], "version": None}
            self._client.send(msgspec.json.encode(hello))

    def _heard(self, data: bytes | None) -> None:
        if data is None:
            self._client = None
            return
        message = msgspec.json.decode(data)
        kind, pending = message["is"], self._pending
        if kind == "welcome" and pending is not None:
            self._send()
        elif kind == "ack" and pending is not None and message["id"] == pending["id"]:
            now = time.monotonic()
            took, token = now - self._begun, pending["id"]
            self.ledger.acknowledge(self.match, self.number, token, message["version"], took)
            self.last_ack, self._pending = now, None
            self._consider(message["version"])
        elif kind == "stale":
            self._pending = None
            self._consider(message["version"])
        elif kind == "update":
            self._update = message
            self._consider(message["version"])

    def _consider(self, version: int) -> None:
        """Answers the last question that came, if it is still asked at this version."""
        update = self._update
        question = update.get("question") or {}
        if question.get("is") == "over":
            self.over = True
        elif (
            question.get("is") == "choice"
            and self._pending is None
            and update["version"] >= version
        ):
            self._tokens += 1
            self._begun = time.monotonic()
            self._pending = {"id": f"{self.number}-{self._tokens}", "seat": self.number}
            if self._tokens > GIVES_UP:
                self._pending["is"] = "concede"
            else:
                answer = self._rng.choice(question["options"])["answer"]
                self._pending |= {"is": "answer", "version": update["version"], "answer": answer}
            self._send()

    def _send(self) -> None:
        self._sent = time.monotonic()
        if self._client is not None:
            self._client.send(msgspec.json.encode(self._pending))


class SoakTable:
    """One match after the other, at the same table."""

    def __init__(self, served: Served, ledger: Ledger, bot: str | None) -> None:
        self.served = served
        self.ledger = ledger
        self.bot = bot
        self.seats: list[SoakPlayer] = []
        self.matches = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Founds matches and plays them, until told to stop."""
        while not stop.is_set():
            created = await self.served.found(self.bot)
            if created is None:  # the server is not there, or cannot write, right now
                await asyncio.sleep(RETRY)
                continue
            self.matches += 1
            self.seats = [
                SoakPlayer(self.served, self.ledger, created["match"], one["key"], one["seat"])
                for one in created["keys"]
            ]
            await asyncio.gather(*(seat.play(stop) for seat in self.seats))

    def quiet_since(self) -> float:
        """When somebody at this table was last acknowledged."""
        return max((seat.last_ack for seat in self.seats), default=0.0)


async def come_and_go(served: Served, tables: list[SoakTable], stop: asyncio.Event) -> None:
    """Guests who look in and are gone, who say half a sentence, and who never listen."""
    silent: list[asyncio.StreamWriter] = []
    deaf: list[TinyClient] = []
    rng = Random(5)
    while not stop.is_set():
        seats = [seat for table in tables for seat in table.seats]
        if seats:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(2):
                    guest = await _look_in(served, rng.choice(seats))
                    await asyncio.sleep(0.05)
                    if len(deaf) < MOST_RUDE:
                        guest.stop_listening()
                        asyncio.get_running_loop().call_later(RUDE_SECONDS, guest.close)
                        deaf.append(guest)
                    else:
                        guest.close()
        if len(silent) < MOST_RUDE:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.write(b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr")  # and no more
                silent.append(writer)
        deaf = [one for one in deaf if not one.closed]  # another takes the place
        silent = [one for one in silent if not one.is_closing()]
        await asyncio.sleep(0.2)
    for writer in silent:
        writer.close()
    for guest in deaf:
        guest.close()


async def _look_in(served: Served, seat: SoakPlayer) -> TinyClient:
    client = await connect(served.port, lambda _: None)
    hello = {"is": "hello", "match": seat.match, "keys": [seat.key], "version": None}
    client.send(msgspec.json.encode(hello))
    return client
