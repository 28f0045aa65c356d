"""Event cards: what can be under way. The part of the card that goes on is found by its path."""

from typing import TypeAlias

from mathom.core.frames import Frame
from mathom.games.ringwar.frames.armies import SortingMarch
from mathom.games.ringwar.frames.party import Party
from mathom.games.ringwar.frames.ring import Source
from mathom.games.ringwar.kinds import CardId, RegionId, SideId, TileId


class Doing(Frame, frozen=True):
    """A part of a card takes effect."""

    side: SideId
    card: CardId
    path: tuple[int, ...]


class Choosing(Frame, frozen=True):
    """A part of a card leaves a choice; notes are what was chosen so far."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    notes: tuple[str, ...] = ()


class Throwing(Frame, frozen=True):
    """So many dice are rolled for a part of a card."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    dice: int
    notes: tuple[str, ...] = ()


class Seeking(Frame, frozen=True):
    """A hunt tile is drawn that counts for a part of a card only; these were drawn before it."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    drawn: tuple[TileId, ...] = ()
    offered: bool = False


class Picking(Frame, frozen=True):
    """Chance picks one of several things for a part of a card."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    notes: tuple[str, ...] = ()


class Following(Frame, frozen=True):
    """A part of a card goes on after what came of it."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    notes: tuple[str, ...] = ()


class Redrawing(Frame, frozen=True):
    """Another tile is drawn in place of this one, which goes back into the pool. RK-038"""

    tile: TileId
    source: Source
    successes: int
    terms: tuple[str, ...]


class SortingParty(SortingMarch, frozen=True):
    """Who goes along, on a march or an attack that a card allows."""

    card: CardId
    path: tuple[int, ...]
    notes: tuple[str, ...] = ()


class Roaming(Frame, frozen=True):
    """So many armies may still go, by a card; these have."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    left: int
    moved: tuple[Party, ...] = ()


class Travelling(Frame, frozen=True):
    """An army is on its way and may go on, so many regions."""

    side: SideId
    card: CardId
    path: tuple[int, ...]
    origin: RegionId
    party: Party
    left: int


CardFrame: TypeAlias = (
    Doing
    | Choosing
    | Throwing
    | Seeking
    | Picking
    | Following
    | Redrawing
    | SortingParty
    | Roaming
    | Travelling
)
