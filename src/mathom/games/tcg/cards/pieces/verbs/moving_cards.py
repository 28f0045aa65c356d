"""Cards leave play, or go from zone to zone."""

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class DiscardFromPlay(Verb, frozen=True):
    """Discard from play."""

    what: Selector


class DiscardHand(Verb, frozen=True):
    """Discard so many matching cards from hand; who holds the hand chooses."""

    n: Amount
    which: Filter
    who: PlayerRole = "you"


class DiscardDeckTop(Verb, frozen=True):
    """Discard the top cards of the draw deck."""

    n: int


class ReturnToHand(Verb, frozen=True):
    """From play to the owner's hand."""

    what: Selector


class EventToHand(Verb, frozen=True):
    """The played event goes to its owner's hand instead of the discard pile."""


class TakeFrom(Verb, frozen=True):
    """From that pile of yours into your hand."""

    pile: str
    n: int
    which: Filter


class HandToDeckBottom(Verb, frozen=True):
    """From hand beneath the draw deck."""

    n: Amount
    which: Filter


class ShuffleIntoDeck(Verb, frozen=True):
    """From play, with all that is stacked on it, into the owner's draw deck."""

    what: Selector
    name: str = ""


# -- stacking -------------------------------------------------------------------------------------


class StackFromHand(Verb, frozen=True):
    """Stack cards from hand. TCG-2.7"""

    n: int
    which: Filter
    on: Selector


class StackFromDiscard(Verb, frozen=True):
    """Stack cards from your discard pile."""

    n: int
    which: Filter
    on: Selector


class StackDeckTop(Verb, frozen=True):
    """Stack the top cards of your draw deck."""

    n: int
    on: Selector


class StackFromPlay(Verb, frozen=True):
    """Stack a card that is in play."""

    what: Selector
    on: Selector


class DiscardStacked(Verb, frozen=True):
    """Discard stacked cards that match."""

    n: int
    which: Filter
    on: Filter | Selector


class TakeStacked(Verb, frozen=True):
    """Take stacked cards that match into your hand."""

    n: int
    which: Filter
    on: Filter | Selector


EVENT_TO_HAND = EventToHand()
