"""Everything a player can answer."""

from typing import Annotated, ClassVar, TypeAlias

from mathom.core.values import Named, Option

OpenCard: TypeAlias = Annotated[str, Named("open")]
"""A card among the open cards: `red-wisdom`, `gandalf`."""
HandCard: TypeAlias = Annotated[str, Named("hand")]
"""A card in one's own hand."""

GANDALF = "gandalf"
PILE = "pile:draw"


class Take(Option, frozen=True):
    """Take an open card."""

    card: OpenCard


class Draw(Option, frozen=True):
    """Take what is left to take from the draw pile."""

    def anchors(self) -> tuple[str, ...]:
        return (PILE,)


class Swap(Option, frozen=True):
    """Lay a hand card to the open cards, to take two others."""

    card: HandCard


class Lay(Option, frozen=True):
    """Lay a character card: it joins its row or begins one, on request behind a Gandalf."""

    card: HandCard
    gandalf: bool = False

    def anchors(self) -> tuple[str, ...]:
        return _in_order(self.card, self.gandalf)


class Replace(Option, frozen=True):
    """Discard the row of the card's colour and begin a new one with the card."""

    careful: ClassVar[bool] = True

    card: HandCard
    gandalf: bool = False

    def anchors(self) -> tuple[str, ...]:
        colour = self.card.partition("-")[0]
        return (*_in_order(self.card, self.gandalf), f"row:{colour}")


class Done(Option, frozen=True):
    """Lay out nothing more."""


def _in_order(card: str, gandalf: bool) -> tuple[str, ...]:
    """Gandalf is the first card of his row. GEF-5.3"""
    return (f"hand:{GANDALF}", f"hand:{card}") if gandalf else (f"hand:{card}",)
