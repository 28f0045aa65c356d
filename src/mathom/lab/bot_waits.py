"""`mathom bench --server --bot ismcts:1.5s`: how long people wait for bots when many do.

A server of its own is played at by people who each sit at a table of their own, at an address of
their own, against one bot, and answer as soon as they are asked: so all of them wait for bots
nearly always. A fair share of the workers would give each of them an answer every so often. That
is what the longest wait is held against.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mathom.lab.own_server import metrics, own_server, post
from mathom.lab.server_bench import GAME, settings_of
from mathom.lab.server_client import TinyClient, connect

ALONE_EACH = 3
"""So many matches of bots alone an address may have."""
PATIENCE = 60.0
"""Who is not answered for so long after everybody else has stopped would wait for ever."""
ANSWERED = 'mathom_decisions_total{by="bot"}'


class BotWaits(msgspec.Struct, frozen=True):
    """How long people at so many tables waited for a bot."""

    game: str
    bot: str
    tables: int
    alone: int
    """Matches of bots alone besides."""
    seconds: float
    waits: int
    answers: int
    """What all bots have answered, those in matches of bots alone too."""
    p50_s: float
    p95_s: float
    longest_s: float
    fair_s: float
    """The wait of everybody if all waited alike; matches of bots alone count as one table."""
    for_ever: int
    """Tables that were never answered."""
    failed: int
    """Answers that another bot gave."""

    @property
    def longest_by_fair(self) -> float:
        """Two is what is promised."""
        return self.longest_s / self.fair_s if self.fair_s else 0.0


class _Question(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    options: list[dict[str, Any]] = []


class _Heard(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    version: int = 0
    question: _Question | None = None


_hear = msgspec.json.Decoder(_Heard).decode


class _Guest:
    """Somebody at a table with a bot, in one match after the other."""

    def __init__(self, port: int, game: str, bot: str, address: str) -> None:
        self.port = port
        self.order = _order(game, ({"kind": "human", "name": "Rosie"}, {"kind": "bot", "bot": bot}))
        self.address = address
        self.waits: list[float] = []
        self.asked_since: float | None = None
        """Since when the bot has been asked."""
        self.leaving = False
        self._rng = Random(address)
        self._sent = 0
        self._over = asyncio.Event()
        self._client: TinyClient | None = None

    async def play(self) -> None:
        """Founds matches and plays them."""
        while True:
            made = await post(self.port, "/api/matches", self.order, address=self.address)
            self._over.clear()
            self._client = await connect(self.port, self._heard, self.address)
            hello = {"is": "hello", "match": made["match"], "keys": [made["keys"][0]["key"]]}
            self._client.send(msgspec.json.encode({**hello, "version": None}))
            await self._over.wait()
            self._client.close()

    def _heard(self, data: bytes | None) -> None:
        heard = None if data is None else _hear(data)
        if heard is None or heard.kind != "update" or heard.question is None:
            return
        now = time.monotonic()
        if self.asked_since is not None:
            self.waits.append(now - self.asked_since)
            self.asked_since = None
        question = heard.question
        if question.kind == "waiting":
            self.asked_since = now
        elif question.kind == "over":
            self._over.set()
        elif not self.leaving:
            assert self._client is not None
            self._sent += 1
            said = {"is": "answer", "id": f"{self._sent}", "seat": 0, "version": heard.version}
            said["answer"] = self._rng.choice(question.options)["answer"]
            self._client.send(msgspec.json.encode(said))


def _order(game: str, seats: Any) -> dict[str, Any]:
    return {"game": game, "settings": settings_of(game), "mode": "hot-seat", "seats": seats}


def measure_waits(
    tables: int, *, bot: str, alone: int = 0, seconds: float = 60.0, game: str = GAME
) -> BotWaits:
    """Lets so many people play against a bot for so many seconds, beside so many matches of bots
    alone."""
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "bench.sqlite3")
        return asyncio.run(_measure(tables, bot, alone, seconds, game, store))


async def _measure(
    tables: int, bot: str, alone: int, seconds: float, game: str, store: str
) -> BotWaits:
    async with own_server(store) as (port, _):
        bots = _order(game, ({"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}))
        for number in range(alone):
            await post(port, "/api/matches", bots, address=f"10.1.0.{1 + number // ALONE_EACH}")
        guests = [
            _Guest(port, game, bot, f"10.2.{number // 250}.{1 + number % 250}")
            for number in range(tables)
        ]
        playing = [asyncio.create_task(one.play()) for one in guests]
        try:
            await _all_waited(guests)  # the workers have started
            for one in guests:
                one.waits.clear()
            before, begin = await metrics(port), time.monotonic()
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            after, took = await metrics(port), time.monotonic() - begin
            for one in guests:
                one.leaving = True
            for_ever = await _unanswered(guests)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        for task in playing:
            if not task.cancelled():
                task.result()  # raises: a guest could not play on
        waits = sorted(wait for one in guests for wait in one.waits) or [0.0]
        answers = round(after[ANSWERED] - before[ANSWERED])
        return BotWaits(
            game=game,
            bot=bot,
            tables=tables,
            alone=alone,
            seconds=took,
            waits=len(waits),
            answers=answers,
            p50_s=waits[len(waits) // 2],
            p95_s=waits[len(waits) * 95 // 100],
            longest_s=waits[-1],
            fair_s=took * (tables + bool(alone)) / max(1, answers),
            for_ever=for_ever,
            failed=round(after["mathom_bots_failed_total"]),
        )


async def _all_waited(guests: list[_Guest]) -> None:
    end = time.monotonic() + PATIENCE
    while not all(one.waits for one in guests) and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def _unanswered(guests: list[_Guest]) -> int:
    """Waits until nobody waits any more; how many still do in the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not any(one.asked_since for one in guests):
            return 0
        await asyncio.sleep(0.05)
    return sum(one.asked_since is not None for one in guests)
