"""A position: where the marker is, who has which cards, and what is under way."""

from typing import Annotated, TypeAlias

import msgspec

from mathom.core import frames
from mathom.core.frames import Frame
from mathom.core.pile import Pile
from mathom.core.shape import By
from mathom.core.values import Named, Seat

CardId: TypeAlias = Annotated[str, Named("card")]


class Lot(Frame, frozen=True):
    """Set-up: a seat is drawn to begin."""


class LayingPaths(Frame, frozen=True):
    """Set-up: the next path card is turned up."""


class LayingTiles(Frame, frozen=True):
    """Set-up: the next tile is turned up, Minas Tirith's first."""


class PuttingBack(Frame, frozen=True):
    """Set-up: Minas Tirith has no 5, so one of its tiles goes back."""


class Dealing(Frame, frozen=True):
    """Set-up: the next card is dealt, to a hand or face up."""


class Moving(Frame, frozen=True):
    """The starting player moves the marker."""


class Taking(Frame, frozen=True):
    """A turn of the journey phase: take a card, or lay one down and take two."""


class Swapping(Frame, frozen=True):
    """A card was laid down; so many are still to be taken."""

    laid: CardId
    left: int


class Drawing(Frame, frozen=True):
    """So many cards are drawn from the pile."""

    left: int


class Laying(Frame, frozen=True):
    """A player lays out cards, and has done so already or not."""

    begun: bool


class Scoring(Frame, frozen=True):
    """The place is scored (three to five players)."""


class ScoringTrait(Frame, frozen=True):
    """The place's trait number `at`, counted from 0, is scored (two players)."""

    at: int


AnyFrame: TypeAlias = (
    Lot
    | LayingPaths
    | LayingTiles
    | PuttingBack
    | Dealing
    | Moving
    | Taking
    | Swapping
    | Drawing
    | Laying
    | Scoring
    | ScoringTrait
)


class Row(msgspec.Struct, frozen=True, gc=False):
    """A row in front of a player: its trait, its character cards, and whether Gandalf leads it."""

    trait: Annotated[str, Named("trait")]
    cards: int
    gandalf: bool = False

    def __len__(self) -> int:
        return self.cards + self.gandalf


Rows: TypeAlias = Annotated[tuple[Row | None, ...], By("colour")]
"""A player's rows, one place for each colour of the components."""


class State(frames.State, frozen=True):
    """A position of `journey`.

    Hands are sorted. `known` is the part of each hand that everybody can tell: cards taken from
    the open ones and not laid down since.
    """

    frames: tuple[AnyFrame, ...]
    start: Seat
    """The starting player of the round."""
    ring: Seat
    turn: Seat
    place: int
    """The place where the marker is, or which it left last."""
    space: int
    """The space of the path card behind that place; 0 at the place itself."""
    paths: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    """What lies at each place, the highest first; with two players one for each trait."""
    won: tuple[tuple[int, ...], ...]
    lost: tuple[int, ...]
    """The tiles that nobody took."""
    hands: tuple[tuple[str, ...], ...]
    known: tuple[tuple[str, ...], ...]
    rows: tuple[Rows, ...]
    open: tuple[str, ...]
    """The open cards, in the order they were laid."""
    discard: tuple[str, ...]
    pile: Pile
    recycled: tuple[str, ...] = ()
    """The cards that were shuffled to be the draw pile, as all have seen; () while it is the
    first one."""
    final: tuple[int, ...] = ()
    """How many valid cards everybody had at the last place, once it is scored."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of the player on turn."""
        return self.hands[self.turn]

    def points(self, seat: Seat) -> int:
        """The sum of a player's tiles."""
        return sum(self.won[seat])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one of this kind, if there is one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
