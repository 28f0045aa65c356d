"""The turn and the cards: what can be under way."""

from typing import Literal

import msgspec

from mathom.core.frames import Frame
from mathom.core.values import Seat
from mathom.games.ringwar.kinds import (
    CardId,
    CharacterId,
    DeckId,
    NationId,
    RegionId,
    SideId,
)

# -- the turn --------------------------------------------------------------------------------------


class Recovering(Frame, frozen=True):
    """Phase 1: dice are taken back and cards drawn."""


class Drawing(Frame, frozen=True):
    """A seat draws from these decks, one card each."""

    seat: Seat
    decks: tuple[DeckId, ...]


class DrawingOne(Frame, frozen=True):
    """A team mate draws one card from a deck of choice."""

    seat: Seat


class Offering(Frame, frozen=True):
    """Team mates may swap a card each, unseen; what was offered so far."""

    side: SideId
    offers: tuple[CardId, ...] = ()


class Joining(Frame, frozen=True):
    """Team mates may join their armies in a region, if these agree, one after the other."""

    side: SideId
    region: RegionId
    asked: tuple[Seat, ...]


class Discarding(Frame, frozen=True):
    """A seat holds too many cards."""

    seat: Seat


class Declaring(Frame, frozen=True):
    """Phase 2: the Fellowship may be declared."""

    bound: bool = False
    """Whether it has to be: Gollum shows it, if he does so as the German card says. RK-152"""


class AtTheGate(Frame, frozen=True):
    """Phase 2: the Fellowship may enter Mordor."""


class Naming(Frame, frozen=True):
    """The guide may be chosen among companions of the highest level."""


class Allocating(Frame, frozen=True):
    """Phase 3: the Shadow puts dice into the hunt box."""


class RollingActions(Frame, frozen=True):
    """Phase 4: so many dice of a side are still to be rolled."""

    side: SideId
    left: int


class Actions(Frame, frozen=True):
    """Phase 5: whoever is on acts; before that, what the last action left behind is tidied up."""

    begun: bool = False


class Acting(Frame, frozen=True):
    """A side takes its action."""

    side: SideId
    offered: tuple[RegionId, ...] = ()
    """Where a mixed army was offered to the team mate before this action. RKR-11.9"""


class Ending(Frame, frozen=True):
    """Phase 6: military victory is checked."""


# -- cards -----------------------------------------------------------------------------------------


class Noted(msgspec.Struct, frozen=True, gc=False):
    """What parts of a card left for those after them: where, from where, who, how many."""

    region: RegionId | None = None
    origin: RegionId | None = None
    person: CharacterId | None = None
    nation: NationId | None = None
    number: int = 0


NOTHING_NOTED = Noted()


class Playing(Frame, frozen=True):
    """An event card takes effect, from its part number `at` on."""

    side: SideId
    card: CardId
    at: int = 0
    noted: Noted = NOTHING_NOTED


class DrawingAfterwards(Frame, frozen=True):
    """A side draws a card: Gandalf the Grey as guide and the Sorcerer may, the Palantír does."""

    side: SideId
    decks: tuple[DeckId, ...]
    why: Literal["guide", "sorcerer", "palantir"]
