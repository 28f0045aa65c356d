"""Event cards: what can be under way. The part of the card that goes on is found by its path."""

from typing import TypeAlias

import msgspec

from mathom.core.frames import Frame
from mathom.games.ringwar.frames.armies import SortingMarch
from mathom.games.ringwar.frames.party import Party
from mathom.games.ringwar.frames.ring import Source, TileTerm
from mathom.games.ringwar.kinds import CardId, CharacterId, RegionId, SideId, TileId


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A figure that a card brought: by which of its lines, as which of the figures, and where."""

    line: int
    figure: int
    region: RegionId


class SoFar(msgspec.Struct, frozen=True, gc=False):
    """What was chosen so far for a part of a card: how often, whom, which figures."""

    count: int = 0
    people: tuple[CharacterId, ...] = ()
    placed: tuple[Placed, ...] = ()


NOTHING_YET = SoFar()


class OfPart(Frame, frozen=True):
    """Something under way for a part of a card: whose card, which card, which part of it."""

    side: SideId
    card: CardId
    path: tuple[int, ...]


class Doing(OfPart, frozen=True):
    """A part of a card takes effect."""


class Choosing(OfPart, frozen=True):
    """A part of a card leaves a choice."""

    so_far: SoFar = NOTHING_YET


class Throwing(OfPart, frozen=True):
    """So many dice are rolled for a part of a card, perhaps for one region after the other."""

    dice: int
    region: RegionId | None = None


class Seeking(OfPart, frozen=True):
    """A hunt tile is drawn that counts for a part of a card only; these were drawn before it."""

    drawn: tuple[TileId, ...] = ()
    offered: bool = False


class Picking(OfPart, frozen=True):
    """Chance picks one of several things for a part of a card."""


class Following(OfPart, frozen=True):
    """A part of a card goes on after what came of it: in a region, with a tile."""

    region: RegionId | None = None
    tile: TileId | None = None


class Redrawing(Frame, frozen=True):
    """Another tile is drawn in place of this one, which goes back into the pool. RK-038"""

    tile: TileId
    source: Source
    successes: int
    terms: tuple[TileTerm, ...]


class SortingParty(SortingMarch, frozen=True):
    """Who goes along, on a march or an attack that a card allows."""

    card: CardId
    path: tuple[int, ...]


class Roaming(OfPart, frozen=True):
    """So many armies may still go, by a card; these have."""

    left: int
    moved: tuple[Party, ...] = ()


class Travelling(OfPart, frozen=True):
    """An army is on its way and may go on, so many regions."""

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
