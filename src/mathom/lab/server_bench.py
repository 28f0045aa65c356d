"""`mathom bench --server`: how much a table bears, with everything on the disk.

A server of its own on 127.0.0.1, with a store of its own, is played at by as many seats as wanted,
two to a match. First every seat answers as soon as it is asked: that is the most the server can
do. Then answers are sent at half that pace, and what counts is how long the acknowledgement takes,
which means: the answer is on the disk.

A machine is never quite still. So the first part is done in several rounds, and a fixed piece of
work is timed before each of them: the cost of an answer is told in units of that work too.
docs/measuring.md says how to read the result.
"""

import asyncio
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec

from mathom.lab.disk import Disk, measure_disk
from mathom.lab.own_server import own_server, post
from mathom.lab.server_client import ServerSaid, TinyClient, connect, said_in
from mathom.lab.timing import calibration
from mathom.server.memory import resident_bytes

GAME = "hobbits"
ROUNDS = 5
"""Into so many the first part is divided."""
ENOUGH = 50
"""A round goes on until so many answers are acknowledged, however short it was meant to be."""
PATIENCE = 10.0
"""After so many seconds it ends all the same."""


class ServerBench(msgspec.Struct, frozen=True):
    """What was measured with so many connected seats."""

    game: str
    seats: int
    matches: int
    processes: int
    """So many servers share the store; a match is played at one of them ..."""
    apart: bool
    """... unless its two players sit at different ones."""
    disk: Disk | None
    """What the disk under the store can do by itself; None for a store elsewhere."""
    decisions_per_s: float
    """Durable decisions of players per second, everybody answering at once: the best round."""
    decisions_per_s_median: float
    """The same in the middle one of the rounds; far below the best if the machine was not still."""
    busy_p50_ms: float
    busy_p99_ms: float
    paced_per_s: float
    """What was reached of the pace."""
    paced_p50_ms: float
    paced_p99_ms: float
    cpu_us_per_decision: float | None
    """Processor time of the server for a decision, in the best round."""
    cost: float | None
    """That in units of the best `timing.calibration` of all rounds: the steadiest figure."""
    cost_spread: float | None
    """How far the middle one of the rounds lies above the best, as a part of it."""
    kb_per_connection: float | None
    """Memory of the server for one more idle connection; None where it cannot be known."""


class _Round(NamedTuple):
    """Everybody answering at once, for a while."""

    per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float | None
    unit_us: float


class _Seat:
    """A seat that plays at random. Asked, it is put in the queue of those who are ready."""

    def __init__(self, load: "_Load", port: int, match: str, key: str, number: int) -> None:
        self.load = load
        self.port = port
        self.match = match
        self.key = key
        self.number = number
        self.client: TinyClient | None = None
        self.sent = 0.0
        self.asked: ServerSaid | None = None
        self.partner: _Seat | None = None

    async def sit_down(self) -> None:
        self.client = await connect(self.port, self.heard)
        hello = {"is": "hello", "match": self.match, "keys": [self.key], "version": None}
        self.client.send(msgspec.json.encode(hello))

    def heard(self, data: bytes | None) -> None:
        if data is None:
            return
        # Acknowledgements and what others are asked are recognised without reading them whole.
        heard = said_in(data)
        if heard.kind == "ack":
            self.load.acknowledged(time.perf_counter() - self.sent)
        elif heard.kind == "update" and heard.question is not None:
            if heard.question.kind == "choice":
                self.asked = heard
                self.load.asked(self)
            elif heard.question.kind == "over" and self.number == 0:
                self.load.finished(self)
        elif heard.kind in ("refused", "stale", "error"):
            raise RuntimeError(f"the server said: {data.decode()}")

    def answer(self) -> None:
        asked, client = self.asked, self.client
        assert asked is not None and asked.question is not None and client is not None
        self.asked = None
        chosen = self.load.rng.choice(asked.question.options).answer
        self.load.sent += 1
        self.sent = time.perf_counter()
        said = {"is": "answer", "id": f"{self.load.sent}", "seat": self.number}
        client.send(msgspec.json.encode({**said, "version": asked.version, "answer": chosen}))


class _Load:
    """All seats, and what they measure."""

    def __init__(self, ports: Sequence[int], game: str, *, apart: bool = False) -> None:
        self.ports = ports
        self.apart = apart
        self.order = _order(game)
        self.rng = Random(1)
        self.seats: list[_Seat] = []
        self.ready: deque[_Seat] = deque()
        self.times: list[float] = []
        self.sent = 0
        self.acked = 0
        self.paced = True
        self._again: set[asyncio.Task[None]] = set()

    async def seat(self, seats: int) -> None:
        while len(self.seats) < seats:
            match = len(self.seats) // 2
            created = await post(self._port(match), "/api/matches", self.order)
            pair = [
                _Seat(
                    self,
                    self._port(match + (one["seat"] if self.apart else 0)),
                    created["match"],
                    one["key"],
                    one["seat"],
                )
                for one in created["keys"]
            ]
            pair[0].partner, pair[1].partner = pair[1], pair[0]
            for one in pair:
                await one.sit_down()
            self.seats += pair

    def _port(self, number: int) -> int:
        return self.ports[number % len(self.ports)]

    def asked(self, seat: _Seat) -> None:
        if self.paced:
            self.ready.append(seat)
        else:
            seat.answer()

    def acknowledged(self, seconds: float) -> None:
        self.acked += 1
        self.times.append(seconds)

    async def calm(self) -> None:
        """Waits until everything sent is acknowledged and every match has been told."""
        for _ in range(500):
            await asyncio.sleep(0.02)
            if self.acked == self.sent and not self._again:
                break
        await asyncio.sleep(0.1)

    def finished(self, seat: _Seat) -> None:
        """The match is over: the same two play another."""
        task = asyncio.create_task(self._rematch(seat))
        self._again.add(task)
        task.add_done_callback(self._again.discard)

    async def _rematch(self, seat: _Seat) -> None:
        path = f"/api/matches/{seat.match}/rematch"
        following = (await post(seat.port, path, {"rotate": False}, seat.key))["match"]
        for one in (seat, seat.partner):
            assert one is not None and one.client is not None
            one.client.close()
            one.match = following
            await one.sit_down()

    async def busy(self, seconds: float) -> tuple[float, list[float]]:
        """Everybody answers at once, for so long: decisions per second, and times."""
        self.paced, self.times = False, []
        begin = time.perf_counter()
        while self.ready:
            self.ready.popleft().answer()
        await asyncio.sleep(seconds)
        while len(self.times) < ENOUGH and time.perf_counter() - begin < PATIENCE:
            await asyncio.sleep(0.02)
        self.paced = True
        times, took = self.times[:], time.perf_counter() - begin
        await self.calm()
        return len(times) / took, times

    async def pacing(self, seconds: float, pace: float) -> tuple[float, list[float]]:
        """Answers at a fixed pace: decisions per second reached, and times."""
        self.times = []
        begin, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - begin) < seconds:
            due = int(now * pace)
            while sent < due and self.ready:
                self.ready.popleft().answer()
                sent += 1
            sent = max(sent, due - int(pace / 50))  # what cannot be caught up soon is dropped
            await asyncio.sleep(0.002)
        reached = len(self.times) / seconds
        await self.calm()
        return reached, self.times


def settings_of(game: str) -> dict[str, str]:
    """The way to play that has most to decide."""
    return {"mode": "advanced"} if game == GAME else {}


def _order(game: str) -> dict[str, Any]:
    """Two people at one table."""
    return {
        "game": game,
        "settings": settings_of(game),
        "mode": "hot-seat",
        "seats": [{"kind": "human", "name": "Merry"}, {"kind": "human", "name": "Pippin"}],
    }


def measure(
    seats: int,
    *,
    seconds: float = 4.0,
    pace: float | None = None,
    idle: int = 500,
    store: str | None = None,
    game: str = GAME,
    processes: int = 1,
    apart: bool = False,
) -> ServerBench:
    """Measures a server with so many connected seats, so many seconds for each part.

    `pace`: answers a second in the paced part, by default half of what the best round reached.
    `idle` more connections are opened in the end to see what one weighs; `store` is a URL, by
    default that of an SQLite file which is gone afterwards. Several `processes` share a store of
    PostgreSQL; `apart` puts the two players of each match at different ones.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = store or str(Path(folder) / "bench.sqlite3")
        disk = measure_disk(Path(place).parent) if "://" not in place else None
        return asyncio.run(
            _measure(game, seats, seconds, pace, idle, place, disk, processes, apart)
        )


async def _measure(
    game: str,
    seats: int,
    seconds: float,
    pace: float | None,
    idle: int,
    store: str,
    disk: Disk | None,
    processes: int,
    apart: bool,
) -> ServerBench:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(own_server(store)) for _ in range(processes)]
        pids = [pid for _, pid in servers]
        load = _Load([port for port, _ in servers], game, apart=apart)
        await load.seat(seats)
        await load.busy(min(1.0, seconds))  # whatever is slow only once
        rounds = [await _round(load, pids, seconds / ROUNDS) for _ in range(ROUNDS)]
        rate = max(one.per_s for one in rounds)
        cpu = [one.cpu_us for one in rounds if one.cpu_us is not None]
        unit = min(one.unit_us for one in rounds)
        reached, paced = await load.pacing(seconds, pace or rate / 2)
        memory = await _idle_memory(load, pids, idle)
        return ServerBench(
            game=game,
            seats=seats,
            matches=seats // 2,
            processes=processes,
            apart=apart,
            disk=disk,
            decisions_per_s=rate,
            decisions_per_s_median=median(one.per_s for one in rounds),
            busy_p50_ms=median(one.p50_ms for one in rounds),
            busy_p99_ms=median(one.p99_ms for one in rounds),
            paced_per_s=reached,
            paced_p50_ms=_percentile(paced, 50),
            paced_p99_ms=_percentile(paced, 99),
            cpu_us_per_decision=min(cpu, default=None),
            cost=min(cpu) / unit if cpu else None,
            cost_spread=median(cpu) / min(cpu) - 1 if cpu else None,
            kb_per_connection=memory,
        )


async def _round(load: _Load, pids: Sequence[int], seconds: float) -> _Round:
    unit = calibration()
    before, answered = _cpu(pids), load.acked
    rate, times = await load.busy(seconds)
    after, answered = _cpu(pids), load.acked - answered
    cpu = None
    if before is not None and after is not None and answered > 0:
        cpu = 1e6 * (after - before) / answered
    return _Round(rate, _percentile(times, 50), _percentile(times, 99), cpu, unit)


async def _idle_memory(load: _Load, pids: Sequence[int], connections: int) -> float | None:
    """What one more device at a table costs, in kB."""
    before = _resident(pids)
    if before is None:
        return None
    extra = []
    for number in range(connections):
        host = load.seats[number % len(load.seats)]
        client = await connect(host.port, lambda _: None)
        hello = {"is": "hello", "match": host.match, "keys": [host.key], "version": None}
        client.send(msgspec.json.encode(hello))
        extra.append(client)
    await asyncio.sleep(1.0)
    after = _resident(pids)
    for client in extra:
        client.close()
    return None if after is None else (after - before) / connections / 1024


def _resident(pids: Sequence[int]) -> int | None:
    known = [one for pid in pids if (one := resident_bytes(pid)) is not None]
    return sum(known) if len(known) == len(pids) else None


def _cpu(pids: Sequence[int]) -> float | None:
    """The processor time the threads of processes have used, in seconds; None: nobody knows."""
    try:
        threads = [one for pid in pids for one in Path(f"/proc/{pid}/task").glob("*/schedstat")]
        return sum(int(one.read_text().split()[0]) for one in threads) / 1e9 if threads else None
    except (OSError, ValueError, IndexError):
        return None


def _percentile(times: list[float], percent: int) -> float:
    ordered = sorted(times) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
