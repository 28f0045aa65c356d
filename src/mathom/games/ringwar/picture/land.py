"""The map as it is drawn: outlines, places and lines, from `map.json`."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

WIDTH, HEIGHT = 1600, 1120

Ring = tuple[float, ...]
"""A line: x, y, x, y …"""
Triple = tuple[float, float, float]


class RegionShape(msgspec.Struct, frozen=True):
    """A region: its outline, where figures stand, where the settlement and the name are."""

    ring: Ring
    token: Triple
    settlement: tuple[float, float] | None
    label: Triple
    de: tuple[str, ...]
    en: tuple[str, ...]


class Border(msgspec.Struct, frozen=True):
    """A line that two regions share; who may not pass it sees mountains there."""

    between: tuple[str, str]
    kind: Literal["open", "river", "closed"]
    line: Ring


class Lake(msgspec.Struct, frozen=True):
    """A lake."""

    ring: Ring


class River(msgspec.Struct, frozen=True):
    """A river, and how wide it is."""

    width: float
    line: Ring


class WaterName(msgspec.Struct, frozen=True):
    """What is written on the sea."""

    de: str
    en: str
    x: float
    y: float
    size: float
    turn: float


class MapShape(msgspec.Struct, frozen=True):
    """All of it."""

    regions: dict[str, RegionShape]
    borders: tuple[Border, ...]
    lakes: tuple[Lake, ...]
    isles: tuple[Ring, ...]
    wastes: tuple[Ring, ...]
    coast: tuple[Ring, ...]
    ridges: tuple[Ring, ...]
    rivers: tuple[River, ...]
    forests: tuple[Ring, ...]
    names: tuple[WaterName, ...]
    track: tuple[Triple, ...]
    """The spaces of the Mordor track; the last is the Crack of Doom."""
    symbols: dict[str, Ring]
    """Where mountains, trees and the like stand: x, y, size."""


@cache
def land() -> MapShape:
    """The map."""
    source = files("mathom.games.ringwar").joinpath("map.json").read_bytes()
    return msgspec.json.decode(source, type=MapShape)
