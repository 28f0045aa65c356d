"""Later versions of the duel."""

from typing import ClassVar

from mathom.core import AutoStep, Log, Message, Refusal
from tests.toys.duel import (
    Compare,
    Comparing,
    Duel,
    Duelling,
    Lay,
    LayDown,
    Laying,
    Took,
    Toss,
    Tossing,
)


class SameDuel(Duel):
    """Version 2: another one, but it plays as the first."""

    version: ClassVar[int] = 2


class CompareLowest(AutoStep[None, Duelling, Comparing]):
    """The lowest takes the round."""

    def go(self, state: Duelling, frame: Comparing, log: Log) -> Duelling:
        least = min(map(int, state.laid))
        seats = tuple(seat for seat, one in enumerate(state.laid) if int(one) == least)
        log.append(Took(seats, state.laid))
        points = tuple(had + (seat in seats) for seat, had in enumerate(state.points))
        then = (Tossing(),) if any(state.hands) else ()
        return state.then(*then, points=points, laid=("",) * len(points))


class LowDuel(Duel):
    """Version 3: the same answers lead to other points."""

    version: ClassVar[int] = 3

    def __init__(self) -> None:
        super().__init__()
        self.steps = {Tossing: Toss(None), Laying: LayDown(None), Comparing: CompareLowest(None)}


class StrictDuel(Duel):
    """Version 4: numbers are laid in order, so that old answers are refused."""

    version: ClassVar[int] = 4

    def __init__(self) -> None:
        super().__init__()
        self.steps = {Tossing: Toss(None), Laying: LayLowest(None), Comparing: Compare(None)}


class LayLowest(LayDown):
    """Only the lowest number may be laid."""

    def guard(self, state: Duelling, frame: Laying, option: Lay) -> Refusal | None:
        refused = super().guard(state, frame, option)
        if refused is None and option.number != min(state.hands[frame.seat]):
            return Refusal("DUEL-1.1", "not-yours", number=Message(f"number-{option.number}"))
        return refused
