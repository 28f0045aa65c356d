"""Everything a player can answer: a card to take, a deck to hand in."""

from typing import Annotated, TypeAlias

from mathom.core import Message
from mathom.core.values import Named, Option

CardId: TypeAlias = Annotated[str, Named("card")]


class Pick(Option, frozen=True):
    """Take a card of the booster in front of you."""

    card: CardId


class Build(Option, frozen=True):
    """Hand in a deck: Ring-bearer, Ring, nine sites, and the draw deck in counted cards.

    `build 4C302+4C2+4U328+…+4U362+3x4P364+4x4C42`
    """

    cards: tuple[str, ...]

    def message(self) -> Message:
        """The deck as a list: there are many, and each has its own label."""
        listed = (one.rpartition("x") for one in self.cards)
        named = tuple(
            Message("counted-card", {"n": int(count or 1), "card": Message(f"card-{kind}")})
            for count, _, kind in listed
            if not count or count.isdecimal()
        )
        return Message("option-build", {"cards": named})
