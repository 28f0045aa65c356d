"""`mathom bench --server --bot ismcts:1.5s`: how long people wait for bots when many do.

A server of its own is played at by people who each sit at a table of their own, at an address of
their own, against one bot, and answer as soon as they are asked: so all of them wait for bots
nearly always. A fair share of the workers would give each of them an answer every so often. That
is what the longest wait is held against.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mathom.lab.own_server import metrics, own_server, post
from mathom.lab.server_bench import GAME, settings_of
from mathom.lab.server_client import TinyClient, connect, said_in

ALONE_EACH = 3
"""So many matches of bots alone an address may have."""
PATIENCE = 60.0
"""Who is not answered for so long after everybody else has stopped would wait for ever."""


class BotWaits(msgspec.Struct, frozen=True):
    """How long people at so many tables waited for a bot."""

    game: str
    bot: str
    tables: int
    alone: int
    """Matches of bots alone besides."""
    seconds: float
    answers: int
    """What bots have answered to these people."""
    p50_s: float
    p95_s: float
    longest_s: float
    fair_s: float
    """The wait of everybody if all waited alike."""
    most_turns: float
    """The most answers all these people got during one wait, by their number: whoever waits for
    one turn of everybody has waited a fair share, however slow the machine was just then."""
    for_ever: int
    """Tables that were never answered."""
    failed: int
    """Answers that another bot gave."""


class _Waits:
    """How long everybody has waited, each time from the beginning of the measurement on."""

    def __init__(self) -> None:
        self.begin = inf
        """When the measurement began."""
        self.answers = 0
        """How often somebody was answered, also before."""
        self.seconds: list[float] = []
        self.turns: list[int] = []

    def over(self, since: float, answers: int) -> None:
        """Somebody was answered who has waited since then, when there were so many answers."""
        self.answers += 1
        if since >= self.begin:
            self.seconds.append(time.monotonic() - since)
            self.turns.append(self.answers - answers)


class _Guest:
    """Somebody at a table with a bot, in one match after the other."""

    def __init__(self, port: int, game: str, bot: str, address: str, waits: _Waits) -> None:
        self.port = port
        self.waits = waits
        self.order = _order(game, ({"kind": "human", "name": "Rosie"}, {"kind": "bot", "bot": bot}))
        self.address = address
        self.asked_since: tuple[float, int] | None = None
        """When the bot was asked, and how many had been answered by then."""
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
        heard = None if data is None else said_in(data)
        if heard is None or heard.kind != "update" or heard.question is None:
            return
        now, waits = time.monotonic(), self.waits
        if self.asked_since is not None:
            waits.over(*self.asked_since)
            self.asked_since = None
        question = heard.question
        if question.kind == "waiting":
            self.asked_since = now, waits.answers
        elif question.kind == "over":
            self._over.set()
        elif not self.leaving:
            assert self._client is not None
            self._sent += 1
            said = {"is": "answer", "id": f"{self._sent}", "seat": 0, "version": heard.version}
            said["answer"] = self._rng.choice(question.options).answer
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
        waits = _Waits()
        guests = [
            _Guest(port, game, bot, f"10.2.{number // 250}.{1 + number % 250}", waits)
            for number in range(tables)
        ]
        playing = [asyncio.create_task(one.play()) for one in guests]
        try:
            await _until(lambda: waits.answers >= tables)  # the workers have started
            first, begin = waits.answers, time.monotonic()
            waits.begin = begin
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            answers, took = waits.answers - first, time.monotonic() - begin
            for one in guests:
                one.leaving = True
            await _until(lambda: not any(one.asked_since for one in guests))
            for_ever = sum(one.asked_since is not None for one in guests)
            failed = round((await metrics(port))["mathom_bots_failed_total"])
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        for task in playing:
            if not task.cancelled():
                task.result()  # raises: a guest could not play on
        ordered = sorted(waits.seconds) or [0.0]
        return BotWaits(
            game=game,
            bot=bot,
            tables=tables,
            alone=alone,
            seconds=took,
            answers=answers,
            p50_s=ordered[len(ordered) // 2],
            p95_s=ordered[len(ordered) * 95 // 100],
            longest_s=ordered[-1],
            fair_s=took * tables / max(1, answers),
            most_turns=max(waits.turns, default=0) / tables,
            for_ever=for_ever,
            failed=failed,
        )


async def _until(done: Callable[[], bool]) -> None:
    """Waits until something is so, or nobody is patient any more."""
    end = time.monotonic() + PATIENCE
    while not done() and time.monotonic() < end:
        await asyncio.sleep(0.05)
