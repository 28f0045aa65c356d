"""Nim: who takes the last match wins."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Annotated

import msgspec

from mathom.core import (
    Choice,
    ChoiceStep,
    Event,
    Frame,
    FramedGame,
    Log,
    Message,
    Named,
    Option,
    Over,
    Rating,
    Refusal,
    Rule,
    Rulebook,
    Seat,
    Setting,
    Setup,
    State,
    View,
    enforces,
)


class Take(Option, frozen=True):
    heap: Annotated[int, Named("heap")]
    count: int


class Taken(Event, frozen=True):
    heap: int
    count: int


class Turn(Frame, frozen=True):
    seat: Seat


class NimState(State, frozen=True):
    frames: tuple[Turn, ...]
    heaps: tuple[int, ...]
    winner: Seat | None = None


class NimTable(msgspec.Struct, frozen=True):
    seat: Seat
    heaps: tuple[int, ...]


class NimStep(ChoiceStep["Nim", NimState, Turn]):
    rule = "NIM-2"
    accepts = (Take,)

    def seat(self, state: NimState, frame: Turn) -> Seat:
        return frame.seat

    def candidates(self, state: NimState, frame: Turn) -> Iterable[Option]:
        for heap, size in enumerate(state.heaps):
            for count in range(1, size + 1):
                yield Take(heap, count)

    @enforces("NIM-1")
    def guard(self, state: NimState, frame: Turn, option: Take) -> Refusal | None:
        if 1 <= option.count <= state.heaps[option.heap]:
            return None
        return Refusal("NIM-1", "count")

    def do(self, state: NimState, frame: Turn, option: Take, log: Log) -> NimState:
        left = list(state.heaps)
        left[option.heap] -= option.count
        log.append(Taken(option.heap, option.count))
        if any(left):
            return state.then(Turn(1 - frame.seat), heaps=tuple(left))
        return state.then(heaps=tuple(left), winner=frame.seat)


class NimAdvisor:
    """Likes to take much, which is a bad idea in Nim."""

    def rate(self, view: View[NimTable]) -> Sequence[Rating]:
        return [
            Rating(option, option.count, (Message("reason-many", {"count": option.count}),))
            for option in view.choice
            if isinstance(option, Take)
        ]

    def reply(self, state: NimState, choice: Choice, rng: Random) -> Option:
        return rng.choice(choice.options)

    def value(self, state: NimState) -> tuple[float, ...]:
        return (0.5, 0.5)


class Neutral(NimAdvisor):
    """Rates all options alike, so that a search has to find out by itself."""

    def rate(self, view: View[NimTable]) -> Sequence[Rating]:
        return [Rating(option, 0.0) for option in view.choice]


class Nim(FramedGame[NimState, NimTable]):
    id = "nim"
    version = 1
    players = range(2, 3)
    settings = (Setting("heaps", ("3 4 5", "1 2 4", "7")),)
    state_type = NimState
    table_type = NimTable
    option_types = (Take,)
    event_types = (Taken,)
    longest = 12
    components = "standard"

    def __init__(self, advisor: NimAdvisor | None = None) -> None:
        super().__init__({Turn: NimStep(self)})
        self.advisor = advisor or NimAdvisor()
        self.names = {}
        self.texts = {}
        self.rulebook = Rulebook(
            "nim", (), tuple(Rule(f"NIM-{number}", "1", "", "") for number in (1, 2, 3))
        )

    def start(self, setup: Setup) -> tuple[NimState, tuple[Event, ...]]:
        return NimState((Turn(0),), tuple(map(int, setup["heaps"].split()))), ()

    @enforces("NIM-2")
    def result(self, state: NimState) -> Over:
        assert state.winner is not None
        return Over(
            (state.winner,),
            tuple(int(seat == state.winner) for seat in range(2)),
            Message("over-toy"),
        )

    def table(self, state: NimState, seat: Seat | None) -> NimTable:
        return NimTable(state.frames[-1].seat if state.frames else 0, state.heaps)

    def resample(self, view: View[NimTable], rng: Random) -> NimState:
        return NimState((Turn(view.table.seat),), view.table.heaps)

    def check(self, state: NimState) -> None:
        return None


def nim(components: bytes | None = None) -> Nim:
    """The factory, as an entry point would name it."""
    return Nim()
