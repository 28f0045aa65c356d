"""Shells: bet on finding a thing under one of two shells, or play it safe.

Who hides it (a seat or chance), and whether the others see where, are settings.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Literal

import msgspec

from mathom.core import (
    Chance,
    ChanceStep,
    Choice,
    ChoiceStep,
    Event,
    Frame,
    FramedGame,
    Log,
    Message,
    Option,
    Over,
    Rating,
    Refusal,
    Rulebook,
    Seat,
    Setting,
    Setup,
    State,
    View,
)

Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")


class Bet(Option, frozen=True):
    """Wins if the shell pointed at later is the right one."""


class Safe(Option, frozen=True):
    """Wins two times in three."""


class Hide(Option, frozen=True):
    side: Side


class Point(Option, frozen=True):
    side: Side


class Hidden(Event, frozen=True):
    """Under which shell: for everybody to see in the open game, else for seat 1 alone."""

    side: Side | None
    open: bool

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.open or seat == 1 else Hidden(None, False)


class Offer(Frame, frozen=True):
    pass


class Lottery(Frame, frozen=True):
    pass


class Hiding(Frame, frozen=True):
    pass


class Shuffling(Frame, frozen=True):
    pass


class Pointing(Frame, frozen=True):
    pass


class ShellState(State, frozen=True):
    frames: tuple[Offer | Lottery | Hiding | Shuffling | Pointing, ...]
    open: bool
    by: str
    side: Side | None = None
    winner: Seat | None = None


class ShellTable(msgspec.Struct, frozen=True):
    frames: tuple[Offer | Lottery | Hiding | Shuffling | Pointing, ...]
    open: bool
    by: str
    side: Side | None


class _Asks(ChoiceStep["Shells", ShellState, Any]):
    rule = "SHE-1"
    asked: ClassVar[Seat] = 0
    all: ClassVar[tuple[Option, ...]]

    def seat(self, state: ShellState, frame: Frame) -> Seat:
        return self.asked

    def candidates(self, state: ShellState, frame: Frame) -> Iterable[Option]:
        return self.all

    def guard(self, state: ShellState, frame: Frame, option: Option) -> Refusal | None:
        return None


class OfferStep(_Asks):
    accepts = (Bet, Safe)
    all = (Bet(), Safe())

    def do(self, state: ShellState, frame: Frame, option: Option, log: Log) -> ShellState:
        if isinstance(option, Safe):
            return state.then(Lottery())
        return state.then(Pointing(), Hiding() if state.by == "seat" else Shuffling())


class LotteryStep(ChanceStep["Shells", ShellState, Any]):
    def chance(self, state: ShellState, frame: Frame) -> Chance:
        return Chance("lottery", (0, 1), (2, 1))

    def do(self, state: ShellState, frame: Frame, outcome: int, log: Log) -> ShellState:
        return state.then(winner=outcome)


class HidingStep(_Asks):
    asked = 1
    accepts = (Hide,)
    all = tuple(Hide(side) for side in SIDES)

    def do(self, state: ShellState, frame: Frame, option: Hide, log: Log) -> ShellState:
        log.append(Hidden(option.side, state.open))
        return state.then(side=option.side)


class ShufflingStep(ChanceStep["Shells", ShellState, Any]):
    def chance(self, state: ShellState, frame: Frame) -> Chance:
        return Chance("shells", SIDES, (1, 1))

    def do(self, state: ShellState, frame: Frame, outcome: Side, log: Log) -> ShellState:
        log.append(Hidden(outcome, state.open))
        return state.then(side=outcome)


class PointingStep(_Asks):
    accepts = (Point,)
    all = tuple(Point(side) for side in SIDES)

    def do(self, state: ShellState, frame: Frame, option: Point, log: Log) -> ShellState:
        return state.then(winner=0 if option.side == state.side else 1)


class ShellAdvisor:
    def rate(self, view: View[ShellTable]) -> Sequence[Rating]:
        return [Rating(option, 0.0) for option in view.choice]

    def reply(self, state: ShellState, choice: Choice, rng: Random) -> Option:
        return rng.choice(choice.options)

    def value(self, state: ShellState) -> tuple[float, ...]:
        return (0.5, 0.5)


class Shells(FramedGame[ShellState, ShellTable]):
    id = "shells"
    version = 1
    players = range(2, 3)
    settings = (Setting("eyes", ("hidden", "open")), Setting("by", ("seat", "chance")))
    state_type = ShellState
    table_type = ShellTable
    option_types = (Bet, Safe, Hide, Point)
    event_types = (Hidden,)
    longest = 4
    components = "standard"

    def __init__(self) -> None:
        super().__init__(
            {
                Offer: OfferStep(self),
                Lottery: LotteryStep(self),
                Hiding: HidingStep(self),
                Shuffling: ShufflingStep(self),
                Pointing: PointingStep(self),
            }
        )
        self.advisor = ShellAdvisor()
        self.names = {}
        self.texts = {}
        self.rulebook = Rulebook("shells", (), ())

    def start(self, setup: Setup) -> tuple[ShellState, tuple[Event, ...]]:
        return ShellState((Offer(),), setup["eyes"] == "open", setup["by"]), ()

    def result(self, state: ShellState) -> Over:
        assert state.winner is not None
        return Over(
            (state.winner,),
            tuple(int(seat == state.winner) for seat in range(2)),
            Message("over-toy"),
        )

    def table(self, state: ShellState, seat: Seat | None) -> ShellTable:
        side = state.side if state.open or seat == 1 else None
        return ShellTable(state.frames, state.open, state.by, side)

    def resample(self, view: View[ShellTable], rng: Random) -> ShellState:
        table = view.table
        side = table.side
        if side is None and table.frames == (Pointing(),):
            side = rng.choice(SIDES)
        return ShellState(table.frames, table.open, table.by, side)

    def check(self, state: ShellState) -> None:
        return None


def shells(components: bytes | None = None) -> Shells:
    """The factory, as an entry point would name it."""
    return Shells()
