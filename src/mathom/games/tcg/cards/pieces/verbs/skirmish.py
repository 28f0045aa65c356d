"""Skirmishes, and the Ring."""

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class AssignMinion(Verb, frozen=True):
    """Assign a minion to skirmish somebody. TCG-14.8"""

    minion: Selector
    to: Selector


class CancelSkirmish(Verb, frozen=True):
    """End the skirmish going on without a winner, if such a character is in it. TCG-14.18"""

    involving: Filter


class RemoveFromSkirmish(Verb, frozen=True):
    """Leaves the skirmish going on."""

    whom: Selector


class CancelAction(Verb, frozen=True):
    """The action has no effect; its costs stay paid. TIM-5.3"""


class WearRing(Verb, frozen=True):
    """The Ring-bearer puts on The One Ring."""


class MakeRingBearer(Verb, frozen=True):
    """Becomes the Ring-bearer, with the Ring and all burdens. TCG-16.11"""

    whom: Selector
    resistance: int


CANCEL_ACTION, WEAR_RING = CancelAction(), WearRing()
