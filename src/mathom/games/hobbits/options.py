"""Everything a player can answer."""

from typing import Annotated, Literal, TypeAlias

from mathom.core.values import Named, Option

FieldId: TypeAlias = Annotated[str, Named("field")]
"""A path field, a tower or (once empty) a place: wherever a hobbit can stand."""
PlaceId: TypeAlias = Annotated[str, Named("place")]
TileId: TypeAlias = Annotated[str, Named("tile")]
Hand: TypeAlias = Annotated[Literal["near", "far"], Named("hand")]


class Fly(Option, frozen=True):
    """Send a Nazgûl from one place to another."""

    origin: PlaceId
    to: PlaceId


class NoFlight(Option, frozen=True):
    """Leave the Nazgûl where they are."""


class Move(Option, frozen=True):
    """Walk to a field, or stay by naming the one the hobbit stands on."""

    to: FieldId


class Meet(Option, frozen=True):
    """Meet the friend or enemy at the place next to the hobbit."""


class EndTurn(Option, frozen=True):
    """Do nothing more this turn."""


class Help(Option, frozen=True):
    """Give up a friend's tile for help."""

    friend: TileId


class Submit(Option, frozen=True):
    """Take what comes, without a friend's help."""


class SpinOn(Option, frozen=True):
    """Spin again."""


class Stop(Option, frozen=True):
    """Break off the encounter."""


class Hide(Option, frozen=True):
    """Hide the palantír in one hand."""

    hand: Hand


class Guess(Option, frozen=True):
    """Choose one of the two hands held out."""

    hand: Hand
