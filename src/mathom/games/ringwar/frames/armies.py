"""Armies and characters: what can be under way."""

from mathom.core.frames import Frame
from mathom.games.ringwar.frames.party import Party
from mathom.games.ringwar.frames.terms import Term
from mathom.games.ringwar.kinds import (
    CharacterId,
    Force,
    RegionId,
    SideId,
)

# -- armies ----------------------------------------------------------------------------------------


class Marching(Frame, frozen=True):
    """So many armies of a side may still move; these have moved."""

    side: SideId
    left: int
    led: bool
    moved: tuple[Party, ...] = ()


class SortingMarch(Frame, frozen=True):
    """Who goes along on a march."""

    side: SideId
    origin: RegionId
    to: RegionId
    led: bool
    force: Force
    people: tuple[CharacterId, ...]


class Attacking(Frame, frozen=True):
    """An army of a side attacks."""

    side: SideId
    led: bool


class SortingAttack(Frame, frozen=True):
    """Who attacks; the others are the rearguard."""

    side: SideId
    origin: RegionId
    to: RegionId
    led: bool
    force: Force
    people: tuple[CharacterId, ...]
    terms: tuple[Term, ...] = ()


class SortingAdvance(Frame, frozen=True):
    """Who advances into the region that was fought for."""

    side: SideId
    origin: RegionId
    to: RegionId
    force: Force
    people: tuple[CharacterId, ...]


class Trimming(Frame, frozen=True):
    """A side has more units in a region than can be there; so many were taken off."""

    side: SideId
    region: RegionId
    removed: int = 0


class Recruiting(Frame, frozen=True):
    """A side recruits with a die; the first figure of two was placed here."""

    side: SideId
    placed: RegionId | None = None


class Swaying(Frame, frozen=True):
    """A side moves a political marker."""

    side: SideId


class Speaking(Frame, frozen=True):
    """The Voice of Saruman: regulars everywhere, or elites in Orthanc.

    With too few regulars for all settlements, these are the ones left to choose from.
    """

    places: tuple[RegionId, ...] = ()


# -- characters ------------------------------------------------------------------------------------


class Gathering(Frame, frozen=True):
    """Who leaves the Fellowship together."""

    group: tuple[CharacterId, ...] = ()
    further: int = 0
    """Regions more than normal."""
    into_siege: bool = False


class Companions(Frame, frozen=True):
    """Companions on the map move; these have, and this group is about to."""

    moved: tuple[CharacterId, ...] = ()
    group: tuple[CharacterId, ...] = ()


class Walking(Frame, frozen=True):
    """A group walks up to so many regions from here."""

    group: tuple[CharacterId, ...]
    origin: RegionId
    reach: int
    into_siege: bool = False


class Flying(Frame, frozen=True):
    """Nazgûl and minions move; these have: how many Nazgûl arrived where, which characters."""

    landed: tuple[Party, ...] = ()
    nazgul_only: bool = False


class Landing(Frame, frozen=True):
    """Nazgûl from here, or a character, choose where to go."""

    origin: RegionId
    count: int
    person: CharacterId | None


class Arriving(Frame, frozen=True):
    """A character enters play in a region of choice."""

    person: CharacterId
