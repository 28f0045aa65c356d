"""Everything a player can answer."""

from typing import Annotated, ClassVar

from mathom.core.values import Named, Option
from mathom.games.tcg.kinds import CardId, HandCard, Player

AbilityId = Annotated[str, Named("ability", anchor=False)]
"""A paragraph of card text: `4R41-3` is the third one of 4R41."""
BranchId = Annotated[str, Named("branch", anchor=False)]
"""One of the things a paragraph offers: `4R84-1-2` is the second part of the first one of 4R84."""
PileCard = Annotated[str, Named("pile")]
"""A card that lies in a pile, in a stack, or is being searched for."""

# -- setting up -----------------------------------------------------------------------------------


class Bid(Option, frozen=True):
    """Bid so many burdens."""

    burdens: int


class Sit(Option, frozen=True):
    """Take this place in the turn order."""

    place: int


class Start(Option, frozen=True):
    """Put this companion into the starting fellowship."""

    card: PileCard


class Keep(Option, frozen=True):
    """Keep the first hand."""


class Mulligan(Option, frozen=True):
    """Shuffle the first hand back and draw fewer cards."""


# -- actions --------------------------------------------------------------------------------------


class Pass(Option, frozen=True):
    """Do nothing this time."""


class Play(Option, frozen=True):
    """Play a card from hand, on another one if it needs a bearer."""

    card: HandCard
    on: CardId | None = None


class Use(Option, frozen=True):
    """Use a special ability of a card in play."""

    card: CardId
    ability: AbilityId


class UseStacked(Option, frozen=True):
    """Use an ability of a card that is stacked."""

    card: PileCard
    on: CardId
    ability: AbilityId


class HealBy(Option, frozen=True):
    """Discard a card from hand to heal the same character in play."""

    card: HandCard
    who: CardId


class Transfer(Option, frozen=True):
    """Transfer an item to another character."""

    card: CardId
    to: CardId


class React(Option, frozen=True):
    """Use a trigger or response of a card in play, about that card."""

    card: CardId
    ability: AbilityId
    to: CardId | None = None


class Respond(Option, frozen=True):
    """Play a response event from hand, about that card."""

    card: HandCard
    to: CardId | None = None


class First(Option, frozen=True):
    """This required text first."""

    card: CardId
    ability: AbilityId
    to: CardId | None = None


class TakeLoss(Option, frozen=True):
    """The consequence of the lost skirmish first."""


# -- choosing -------------------------------------------------------------------------------------


class Choose(Option, frozen=True):
    """Choose a card in play."""

    card: CardId


class Take(Option, frozen=True):
    """Choose a card from hand."""

    card: HandCard


class Find(Option, frozen=True):
    """Choose a card from a pile or from among revealed ones."""

    card: PileCard


class FindStacked(Option, frozen=True):
    """Choose a stacked card."""

    card: PileCard
    on: CardId


class PlayFound(Option, frozen=True):
    """Play a card from where the text says, on another one if it needs a bearer."""

    card: PileCard
    on: CardId | None = None


class Stop(Option, frozen=True):
    """No more."""


class Number(Option, frozen=True):
    """Choose a number."""

    n: int


class Name(Option, frozen=True):
    """Name a player."""

    seat: Annotated[int, Named("seat", anchor=False)]


class Branch(Option, frozen=True):
    """Choose one of the things a text offers."""

    branch: BranchId


class Yes(Option, frozen=True):
    """Do it."""


class No(Option, frozen=True):
    """Do not."""


# -- the turn -------------------------------------------------------------------------------------


class Heal(Option, frozen=True):
    """Heal a companion at a sanctuary."""

    card: CardId


class WoundBy(Option, frozen=True):
    """Give an archery wound to a character."""

    card: CardId


class Assign(Option, frozen=True):
    """Assign a minion to a character."""

    who: CardId
    minion: CardId


class Done(Option, frozen=True):
    """Nothing more to assign."""


class Fight(Option, frozen=True):
    """Resolve the skirmish of this character next."""

    who: CardId


class Move(Option, frozen=True):
    """Move again."""


class Stay(Option, frozen=True):
    """End the turn here."""

    careful: ClassVar[bool] = False


class Discard(Option, frozen=True):
    """Discard a card from hand."""

    card: HandCard


ALL: tuple[type[Option], ...] = (
    Bid, Sit, Start, Keep, Mulligan, Pass, Play, Use, UseStacked, HealBy, Transfer, React, Respond,
    First, TakeLoss, Choose, Take, Find, FindStacked, PlayFound, Stop, Number, Name, Branch, Yes,
    No, Heal, WoundBy, Assign, Done, Fight, Move, Stay, Discard,
)  # fmt: skip

__all__ = [kind.__name__ for kind in ALL] + ["ALL", "AbilityId", "BranchId", "PileCard", "Player"]
