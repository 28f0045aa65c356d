"""Everything that can happen. Which cards somebody has is for their own eyes."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from mathom.core.events import Event
from mathom.core.frames import replace
from mathom.core.values import Named, Seat
from mathom.games.draft.options import CardId

SeatId: TypeAlias = Annotated[Seat, Named("seat")]
Way: TypeAlias = Literal["left", "right"]


class Unpacked(Event, frozen=True):
    """A seat has unpacked its starter, with three rares that only it sees."""

    barrier: ClassVar[bool] = True
    seat: SeatId
    starter: Annotated[str, Named("deck")]
    cards: tuple[CardId, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())


class Opened(Event, frozen=True):
    """A seat has opened a booster."""

    barrier: ClassVar[bool] = True
    seat: SeatId
    booster: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())


class Picked(Event, frozen=True):
    """A seat has taken a card."""

    seat: SeatId
    card: Annotated[str, Named("card")] | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class Passed(Event, frozen=True):
    """All have chosen: the boosters went on to the neighbours."""

    barrier: ClassVar[bool] = True
    way: Way
    left: int
    """Cards in each of them."""


class Built(Event, frozen=True):
    """A seat has handed in its deck."""

    seat: SeatId


class Shown(Event, frozen=True):
    """All decks are handed in: from now on everything is open."""

    barrier: ClassVar[bool] = True


ALL: tuple[type[Event], ...] = (Unpacked, Opened, Picked, Passed, Built, Shown)
