"""Armies and characters on the map, and what they lose and capture."""

from typing import Literal

from mathom.core.events import Event
from mathom.games.ringwar.kinds import CharacterId, FigureId, Force, RegionId, SideId


class ArmyMoved(Event, frozen=True):
    """An army went from one region to another."""

    side: SideId
    origin: RegionId
    to: RegionId
    force: Force
    people: tuple[CharacterId, ...]
    how: Literal["march", "advance", "retreat"] = "march"


class Captured(Event, frozen=True):
    """A side took a settlement."""

    side: SideId
    region: RegionId


class SiegeBegan(Event, frozen=True):
    """A stronghold is besieged."""

    region: RegionId


class SiegeEnded(Event, frozen=True):
    """A siege is over."""

    region: RegionId


class Recruited(Event, frozen=True):
    """A figure came into play."""

    figure: FigureId
    region: RegionId


class FigureImproved(Event, frozen=True):
    """An elite took the place of a regular."""

    figure: FigureId
    region: RegionId


class Trimmed(Event, frozen=True):
    """A surplus figure went back to the reinforcements."""

    figure: FigureId
    region: RegionId


class UnitLost(Event, frozen=True):
    """A unit was lost."""

    figure: FigureId
    region: RegionId


class EliteReduced(Event, frozen=True):
    """An elite was replaced by a regular."""

    figure: FigureId
    region: RegionId


class LeadersLost(Event, frozen=True):
    """Leaders or Nazgûl were eliminated."""

    side: SideId
    region: RegionId
    count: int


class CharacterMoved(Event, frozen=True):
    """A character went from one region to another."""

    person: CharacterId
    origin: RegionId
    to: RegionId


class CharacterEntered(Event, frozen=True):
    """A character came into play."""

    person: CharacterId
    region: RegionId


class CharacterLost(Event, frozen=True):
    """A character was eliminated."""

    person: CharacterId


class NazgulFlew(Event, frozen=True):
    """Nazgûl flew."""

    count: int
    origin: RegionId
    to: RegionId
