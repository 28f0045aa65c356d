"""People at a table, for tests: somebody who listens, and matches to sit down at."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from mathom.bots import make
from mathom.core import Seat
from mathom.table import Admission, Created, Hall, LiveMatch, Order, SeatOrder

ANNA = SeatOrder("human", "Anna")
BERT = SeatOrder("human", "Bert")
OPEN = SeatOrder("open")
RANDOM = SeatOrder("bot", None, "random")


class Ear:
    """A listener who remembers everything it was told."""

    def __init__(self, *seats: Seat | None) -> None:
        self.seats: tuple[Seat | None, ...] = seats
        self.address: str | None = None
        self.locked_out = False
        self.heard: list[dict[str, Any]] = []

    def lock_out(self) -> None:
        self.locked_out = True

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["is"] == kind]

    def last(self, kind: str = "update") -> dict[str, Any]:
        return self.all(kind)[-1]

    @property
    def options(self) -> list[str]:
        """The answers this listener could give, if it is asked."""
        return [one["answer"] for one in self.last()["question"].get("options", ())]

    def notices(self) -> list[str]:
        return [one["message"]["id"] for one in self.all("notice")]


async def found(
    hall: Hall, *seats: SeatOrder, founder: str | None = None, **settings: str
) -> Created:
    """A new match of `hobbits`."""
    return await hall.create(Order("hobbits", seats, settings), founder)


async def admitted(hall: Hall, created: Created, seat: Seat | None = 0) -> Admission:
    """In with the key of a seat, or of the spectators."""
    key = next((one.key for one in created.keys if one.seat == seat), created.spectator)
    return await hall.admit(created.match, key)


async def listening(hall: Hall, created: Created, *seats: Seat | None) -> tuple[LiveMatch, Ear]:
    """Somebody who looks from these seats."""
    admission = await admitted(hall, created, seats[0])
    ear = Ear(*seats)
    await admission.live.attach(ear, None, {"is": "welcome"})
    return admission.live, ear


async def answer(live: LiveMatch, ear: Ear, token: str, index: int = 0) -> str:
    """The listener's seat answers what it is asked now; returns the answer."""
    update = next(one for one in reversed(ear.all("update")) if one["question"]["is"] == "choice")
    chosen: str = update["question"]["options"][index]["answer"]
    await live.answer(ear, update["seat"], update["version"], chosen, token)
    return chosen


async def play_out(live: LiveMatch, ear: Ear) -> None:
    """A listener who holds all human seats plays to the end, and not badly."""
    number = 0
    bot = make("greedy", live.game)
    while True:
        await settled(live)
        asked = live.progress.match.to_move
        if asked is None:
            return
        assert asked in ear.seats
        number += 1
        text = live.game.write(bot.choose(live.progress.match.view(asked)))
        await live.answer(ear, asked, live.progress.version, text, f"play-{number}")


async def settled(live: LiveMatch) -> None:
    """Waits until no bot thinks any more, and the table answers for nobody."""
    hall = live.hall
    assert isinstance(hall, Hall)
    await hall.quiet()


async def until(true: Callable[[], object]) -> None:
    """Waits until something is true, on a busy machine too."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


def connected(ear: Ear) -> list[bool]:
    """Who is at the table, by the last word on it."""
    last = next(one for one in reversed(ear.heard) if "players" in one)
    return [one["connected"] for one in last["players"]]


def dies(hall: Hall) -> None:
    """A process says no more, not even goodbye."""
    for task in hall.other_processes.tasks:
        task.cancel()
