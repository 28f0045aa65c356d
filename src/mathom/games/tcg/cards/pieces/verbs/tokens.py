"""Twilight, burdens, culture tokens."""

from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class AddTwilight(Verb, frozen=True):
    """Add to the twilight pool."""

    n: Amount


class RemoveTwilight(Verb, frozen=True):
    """Remove from the twilight pool."""

    n: int


class AddBurden(Verb, frozen=True):
    """Add burdens."""

    n: Amount


class RemoveBurden(Verb, frozen=True):
    """Remove burdens."""

    n: Amount


class AddToken(Verb, frozen=True):
    """Place a culture token."""

    culture: str
    on: Selector


class RemoveToken(Verb, frozen=True):
    """Remove culture tokens."""

    culture: str
    on: Selector
    n: int = 1
