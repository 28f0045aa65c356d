"""The Fellowship and the hunt: what can be under way."""

from typing import Literal, TypeAlias

from mathom.core.frames import Frame
from mathom.games.ringwar.kinds import (
    SideId,
    TileId,
)

# -- the Fellowship and the hunt -------------------------------------------------------------------

Source: TypeAlias = Literal["hunt", "mordor", "stronghold", "card"]
TileTerm: TypeAlias = Literal[
    "no-reduction",
    "random-casualty",
    "no-reveal",
    "eyes-harmless",
    "gifts-harmless",  # tiles of the Free Peoples do nothing
    "shown",  # a companion showed himself
]
"""What holds for a tile besides the usual."""
Occasion: TypeAlias = Literal["hunt", "before-tile", "tile", "casualty", "declared"]
"""When a card on the table can be used: the Shadow's before a hunt roll, after a casualty, when the
figure touched Moria; those of the Free Peoples before a tile is drawn, and when it lies there."""


class ToHuntBox(Frame, frozen=True):
    """The die that moved the Fellowship goes to the hunt box."""


class Hunting(Frame, frozen=True):
    """The hunt roll is made."""

    bonus: int = 0


class RerollingHunt(Frame, frozen=True):
    """The Shadow may re-roll up to so many dice of the hunt roll that failed."""

    most: int
    successes: int
    needs: int


class RollingHunt(Frame, frozen=True):
    """So many dice of the hunt roll are rolled again."""

    dice: int
    successes: int
    needs: int


class DrawingTile(Frame, frozen=True):
    """A hunt tile is drawn, for so many successes."""

    source: Source
    successes: int = 0
    terms: tuple[TileTerm, ...] = ()
    """What the card that draws it says."""
    offered: bool = False
    """Whether the Free Peoples were asked for a card that keeps it from being drawn."""


class RollingTile(Frame, frozen=True):
    """A die decides the damage of a tile."""


class Resolving(Frame, frozen=True):
    """A hunt tile takes effect."""

    tile: TileId
    source: Source
    step: Literal["value", "cards", "facing", "corruption", "reveal"] = "value"
    damage: int = 0
    successes: int = 0
    casualty: bool = False
    carded: bool = False
    """Whether a card on the table was used for this tile. RK-148"""
    terms: tuple[TileTerm, ...] = ()


class Facing(Frame, frozen=True):
    """The Free Peoples choose how to bear the damage of a tile."""

    damage: int


class Drawn(Frame, frozen=True):
    """A companion is drawn at random, as a casualty."""


class Corrupting(Frame, frozen=True):
    """The Ring gains power over its bearer."""

    amount: int


class Revealing(Frame, frozen=True):
    """The Fellowship is revealed, and its figure placed."""

    by_shadow: bool = True


class Climbing(Frame, frozen=True):
    """A step on the Mordor track, once its tile is resolved."""


class Reacting(Frame, frozen=True):
    """A side may use a card that lies on the table, at this moment."""

    side: SideId
    moment: Occasion
