"""Everything a player can answer."""

from typing import Annotated, ClassVar, TypeAlias, final

from mathom.core.values import Named, Option

FieldId: TypeAlias = Annotated[str, Named("field")]
Standing: TypeAlias = Annotated[str, Named("field", anchor=False)]
"""A field that is not pointed at, because the figure on it is."""
CardId: TypeAlias = Annotated[str, Named("card")]
FigureId: TypeAlias = Annotated[str, Named("figure")]


class Place(Option, frozen=True):
    """Put the next figure on a field of Amon Hen."""

    to: FieldId


@final
class Move(Option, frozen=True):
    """Play a hero card and walk: straight, or with one turn. An only figure is not named."""

    card: CardId
    figure: FigureId | None
    start: Standing
    turn: FieldId | None
    to: FieldId


@final
class Jump(Option, frozen=True):
    """Play a Gandalf card and jump with Shadowfax."""

    card: CardId
    figure: FigureId | None
    to: FieldId

    def anchors(self) -> tuple[str, ...]:
        """The horse on the card comes first: its fields can also be walked to."""
        card, *others = super().anchors()
        return (card, "mark:shadowfax", *others)


@final
class Discard(Option, frozen=True):
    """Discard a hero card: one that cannot move, or as an event demands."""

    careful: ClassVar[bool] = True
    card: CardId


class Remove(Option, frozen=True):
    """Return an orc to the supply."""

    field: FieldId


class Enough(Option, frozen=True):
    """Return no more orcs."""


class Relocate(Option, frozen=True):
    """Set a figure on another field."""

    to: FieldId
    figure: FigureId | None = None

    def anchors(self) -> tuple[str, ...]:
        return super().anchors()[::-1]


class Stay(Option, frozen=True):
    """Leave the figures where they are."""
