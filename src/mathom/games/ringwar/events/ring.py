"""The Fellowship, the hunt and the way into Mordor."""

from typing import Literal

from mathom.core.events import Event
from mathom.core.message import Message
from mathom.games.ringwar.kinds import CharacterId, RegionId, TileId


class FellowshipMoved(Event, frozen=True):
    """The Fellowship moved on."""

    progress: int


class FellowshipDriven(Event, frozen=True):
    """The Shadow moved the figure of the Fellowship."""

    region: RegionId


class Separated(Event, frozen=True):
    """Companions left the Fellowship."""

    people: tuple[CharacterId, ...]


class HuntRolled(Event, frozen=True):
    """The Shadow rolled for the hunt."""

    dice: str
    successes: int

    def message(self) -> Message:
        said = super().message()
        return Message(said.id, {**said.args, "dice": " ".join(self.dice)})


class TileDrawn(Event, frozen=True):
    """A hunt tile was drawn."""

    tile: TileId
    source: Literal["hunt", "mordor", "stronghold", "card"]


class DamageSet(Event, frozen=True):
    """The tile does this much damage."""

    damage: int


class Casualty(Event, frozen=True):
    """A companion of the Fellowship was taken as a casualty."""

    person: CharacterId


class Corrupted(Event, frozen=True):
    """Corruption rose or fell to this."""

    amount: int
    total: int


class Declared(Event, frozen=True):
    """The Fellowship was declared here."""

    region: RegionId


class Revealed(Event, frozen=True):
    """The Fellowship was revealed."""

    region: RegionId


class Hidden(Event, frozen=True):
    """The Fellowship is hidden again."""


class GuideNamed(Event, frozen=True):
    """Somebody guides the Fellowship now."""

    person: CharacterId


class MordorEntered(Event, frozen=True):
    """The Fellowship is on the Mordor track."""


class MordorStep(Event, frozen=True):
    """The Fellowship is on this step of the Mordor track."""

    step: int


class PoolRefilled(Event, frozen=True):
    """The hunt pool was empty, and the normal tiles went back."""


class TileInPlay(Event, frozen=True):
    """A special tile came into play."""

    tile: TileId


class TileReturned(Event, frozen=True):
    """A hunt tile went back into the pool."""

    tile: TileId


class TileRemoved(Event, frozen=True):
    """A hunt tile left the game."""

    tile: TileId
