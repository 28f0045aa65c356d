"""What event cards do, as data: each effect is one of a few small pieces."""

from typing import Literal, TypeAlias

import msgspec

Who: TypeAlias = Literal["active", "all"]


class EffectPiece(msgspec.Struct, frozen=True, tag_field="op"):
    """The base of the pieces; `op` tells them apart."""


class RemoveArea(EffectPiece, frozen=True, tag="remove_area"):
    """Every orc of an area, or also beside it, goes back to the supply."""

    area: str
    with_orthogonal_neighbours: bool = False


class RemoveRing(EffectPiece, frozen=True, tag="remove_ring"):
    """The active player returns some orcs from a ring."""

    tower: str
    ring: int
    max: int


class RemoveColumns(EffectPiece, frozen=True, tag="remove_columns"):
    """The active player returns some orcs from a stretch of columns, first and last included."""

    columns: tuple[int, int]
    max: int


class FillArea(EffectPiece, frozen=True, tag="fill_area"):
    """An orc is laid on every free field of an area."""

    area: str


class PlaceRows(EffectPiece, frozen=True, tag="place_rows"):
    """Orcs enter several rows from an edge."""

    edge: Literal["left", "right"]
    rows: tuple[int, ...]
    count: int


class Relocation(EffectPiece, frozen=True, tag="relocate"):
    """The active player may set an own figure on a free field of an area."""

    area: str


class DrawThenDiscard(EffectPiece, frozen=True, tag="draw_then_discard"):
    """Somebody, or everybody in turn, draws hero cards and then discards as many."""

    who: Who
    draw: int = 1
    discard: int = 1


class ReplaceStrongest(EffectPiece, frozen=True, tag="replace_strongest"):
    """Everybody discards the strongest hero card and draws another."""

    who: Who


AnyEffect: TypeAlias = (
    RemoveArea
    | RemoveRing
    | RemoveColumns
    | FillArea
    | PlaceRows
    | Relocation
    | DrawThenDiscard
    | ReplaceStrongest
)
LAYING = (FillArea, PlaceRows)
"""The effects that lay orcs: after these the chain is checked. ORK-8.5"""
