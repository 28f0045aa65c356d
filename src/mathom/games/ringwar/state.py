"""A position: armies, people, politics, the Fellowship, the hunt, dice and cards."""

from typing import Annotated

import msgspec

from mathom.core import frames
from mathom.core.pile import Pile
from mathom.core.shape import By
from mathom.core.values import Named, Seat
from mathom.games.ringwar.frames import AnyFrame
from mathom.games.ringwar.kinds import CharacterId, Face, Force, RegionId, Side, TileId


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What has to be remembered within a turn."""

    number: int = 1
    side: Side = 0
    """Whose action it is, in phase 5."""
    actor: Seat = 0
    """Who took the action that is going on."""
    up: tuple[Seat, Seat] = (0, 1)
    """Who acts next for each side. RKR-11.6"""
    apart: tuple[tuple[Side, str], ...] = ()
    """Where team mates did not want a mixed army this turn."""
    acting_for: tuple[str, ...] = ()
    """What the last action of a lone player of the Free Peoples is for: nations, and the regions
    of mixed armies. RKR-11.21"""
    acted_for: tuple[str, ...] = ()
    """What the one before it was for."""
    pool: tuple[int, int] = (0, 0)
    """How many dice each side has this turn."""
    rings_used: tuple[Seat, ...] = ()
    """Who has used an Elven Ring this turn."""
    tried: bool = False
    """Whether the Fellowship moved or hid this turn. RKR-9.48"""
    messenger: bool = False
    """Whether a muster die was used as an army die. RKR-12.18"""
    hunted: bool = False
    """Whether a die of the Free Peoples lay in the hunt box when the last turn ended. RKR-4.5"""


class Fellowship(msgspec.Struct, frozen=True, gc=False):
    """Where the Ring is. The companions in it are those whose place is `fellowship`."""

    region: RegionId = "rivendell"
    """The last known position."""
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    guide: CharacterId = "gandalf-grey"
    step: int | None = None
    """On the Mordor track: how far; else None."""


class Hunt(msgspec.Struct, frozen=True, gc=False):
    """The hunt box, and where the tiles are that are not on the table right now."""

    pool: Annotated[Pile, Named("tile")]
    drawn: tuple[TileId, ...] = ()
    """Tiles that may come back: the normal ones when the pool is empty, eyes in Mordor."""
    removed: tuple[TileId, ...] = ()
    """Tiles that are out for good."""
    waiting: tuple[TileId, ...] = ()
    """Special tiles in play, until the Fellowship enters Mordor."""
    dice: Annotated[tuple[int, int], By("side")] = (0, 0)
    """The dice in the hunt box, of the Free Peoples and of the Shadow."""


class State(frames.State, frozen=True):
    """A position of `ringwar`; who sits where: `rules/seats.py`."""

    frames: tuple[AnyFrame, ...]
    seats: int
    house: tuple[str, ...]
    """The settings whose value is not the default, as `setting=value`."""
    turn: Turn
    armies: tuple[tuple[Force, ...], tuple[Force, ...]]
    """Each side's figures by region. In a besieged region those of its holder are inside."""
    people: tuple[str, ...]
    """Where each character of the box is: a region, `fellowship`, `aside` or `gone`."""
    reinforcements: Force
    lost: Force
    """Figures that left the game."""
    steps: tuple[int, ...]
    """How many boxes each nation is away from war."""
    active: tuple[bool, ...]
    captured: tuple[str, ...]
    """Settlements with a control marker of the enemy, sorted."""
    besieged: tuple[str, ...]
    """Regions whose stronghold is besieged, sorted."""
    fellowship: Fellowship
    hunt: Hunt
    dice: tuple[tuple[Face, ...], tuple[Face, ...]]
    """The unused dice of each side, sorted."""
    rings: tuple[int, int]
    """The Elven Rings each side owns."""
    decks: tuple[Pile, ...]
    hands: tuple[tuple[str, ...], ...]
    """By seat, sorted."""
    spent: tuple[str, ...]
    """Discarded cards that everybody saw being played."""
    buried: tuple[tuple[str, ...], ...]
    """By seat: cards discarded face down."""
    table: tuple[str, ...]
    """Cards that stay on the table."""
    mixed: tuple[tuple[Side, str], ...] = ()
    """Regions where team mates have joined their armies, sorted. RKR-11.9"""
    captors: tuple[tuple[str, Seat], ...] = ()
    """Who captured each place, for the winner within a side. RKR-11.30"""
    won: tuple[Side, str] | None = None
    """Who has won, and how."""

    def house_rule(self, setting: str, value: str) -> bool:
        """Whether the table agreed on this other value of a setting."""
        return f"{setting}={value}" in self.house
