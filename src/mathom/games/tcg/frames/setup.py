"""Setting up: chapter 4."""

from typing import Annotated

from mathom.core.frames import Frame
from mathom.core.shape import By
from mathom.core.values import Seat
from mathom.games.tcg.kinds import Player


class Bidding(Frame, frozen=True):
    """All players bid burdens in secret; what was bid so far (None: not yet, or hidden)."""

    bids: Annotated[tuple[int | None, ...], By("seat")]


class Lots(Frame, frozen=True):
    """The bids are open; who chooses a place first, ties by lot."""

    bids: Annotated[tuple[int, ...], By("seat")]
    order: tuple[Player, ...] = ()


class Seating(Frame, frozen=True):
    """The highest bidder takes a place in the turn order, then the next."""

    pickers: tuple[Player, ...]
    places: tuple[Seat | None, ...]


class Starting(Frame, frozen=True):
    """A player puts together the starting fellowship, with so much left to spend."""

    seat: Player
    budget: int


class Dealing(Frame, frozen=True):
    """Everybody draws the first hand; then the first turn begins."""

    left: tuple[Player, ...]


class Rethinking(Frame, frozen=True):
    """A player may shuffle the first hand back once and draw fewer cards."""

    seat: Player
