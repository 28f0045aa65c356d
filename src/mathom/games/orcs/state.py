"""A position: what is on the board, in the hands, in the piles, and what is under way.

What is on the hidden side of an orc token does not exist until it is turned over: before, all
tokens are alike, and only their number counts. The same goes for the order of every pile.
"""

from typing import Annotated, TypeAlias

from mathom.core import frames
from mathom.core.frames import Frame
from mathom.core.values import Named, Seat
from mathom.games.orcs.board import FIGURES

Player: TypeAlias = Annotated[Seat, Named("seat")]
EventCardId: TypeAlias = Annotated[str, Named("event_card")]
Won: TypeAlias = tuple[tuple[Seat, int], ...]
"""Who has how many tokens to turn over."""


class Dealing(Frame, frozen=True):
    """Set-up: a hero card is dealt to the first hand that is not full."""


class Placing(Frame, frozen=True):
    """Set-up: the next figure is put on a field of Amon Hen."""


class OrcCard(Frame, frozen=True):
    """Step 1: an orc card is revealed."""


class Hero(Frame, frozen=True):
    """Step 2: the player shows a hero card and moves."""


class Drawing(Frame, frozen=True):
    """Somebody draws a hero card: in step 3, or because an event says so."""

    seat: Player


class Turning(Frame, frozen=True):
    """Step 4: the tokens won this turn are turned over, one by one. Who has how many to turn."""

    won: Won


class EventCard(Frame, frozen=True):
    """The Ent has moved: the top event card is read."""


class Effect(Frame, frozen=True):
    """An event card is carried out, effect by effect. Which one is next."""

    card: EventCardId
    next: int = 0


class Picking(Frame, frozen=True):
    """An event lets the player return orcs of his choice to the supply."""

    card: EventCardId
    effect: int
    left: int


class Relocating(Frame, frozen=True):
    """An event lets the player set a figure elsewhere."""

    card: EventCardId
    effect: int


class Discarding(Frame, frozen=True):
    """Somebody drew a hero card too many and discards one."""

    seat: Player


class GivingUp(Frame, frozen=True):
    """Somebody must discard the strongest hero card."""

    seat: Player


AnyFrame: TypeAlias = (
    Dealing
    | Placing
    | OrcCard
    | Hero
    | Drawing
    | Turning
    | EventCard
    | Effect
    | Picking
    | Relocating
    | Discarding
    | GivingUp
)


_PLAYING = {2: 4, 3: 3, 4: 4}
"""How many figures play with so many players. ORK-2.5, ORK-10.1"""
_SIGNS = {seats: FIGURES[:figures] for seats, figures in _PLAYING.items()}
_OWN = {
    seats: [range(seat, figures, seats) for seat in range(seats)]
    for seats, figures in _PLAYING.items()
}


class State(frames.State, frozen=True):
    """A position of `orcs`. Tokens are counted by kind, in the order of the components."""

    frames: tuple[AnyFrame, ...]
    turn: Seat
    board: str
    supply: int
    """How many tokens lie beside the board."""
    unseen: tuple[int, ...]
    """The tokens nobody has turned over yet, wherever they are."""
    kept: tuple[tuple[int, ...], ...]
    """The tokens that were turned over, by the seat that keeps them."""
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    """The hero cards to draw, in the order of the components: their true order does not exist."""
    discard: tuple[str, ...]
    shuffled: tuple[str, ...]
    """What the hero deck was made of when it was last shuffled."""
    orc_deck: tuple[str, ...]
    orc_discard: tuple[str, ...]
    event_deck: tuple[str, ...]
    ent: int = 0
    joined: bool = False
    """The towers are joined: everybody has lost."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def figures(self) -> int:
        """How many figures play: four, or three with three players."""
        return _PLAYING[len(self.hands)]

    def own(self, seat: Seat) -> range:
        """The figures of a seat: with two players two each, placed in turn. ORK-10.1"""
        return _OWN[len(self.hands)][seat]

    def spots(self) -> list[int]:
        """Where the figures stand, once all are placed."""
        return list(map(self.board.index, _SIGNS[len(self.hands)]))

    def where(self, figure: int) -> int:
        """Where a figure stands; -1 if it is not placed yet."""
        return self.board.find(FIGURES[figure])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards less one of them."""
    left = list(cards)
    left.remove(card)
    return tuple(left)
