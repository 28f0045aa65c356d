"""Drawing, revealing, shuffling."""

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import PlayerRole
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class Draw(Verb, frozen=True):
    """Draw cards."""

    n: Amount
    who: PlayerRole = "you"


class ReconcileHand(Verb, frozen=True):
    """Refill the hand as in the regroup phase. TCG-17.2"""

    who: PlayerRole


class RevealDeckTop(Verb, frozen=True):
    """Reveal the top cards of that player's draw deck."""

    n: int
    who: PlayerRole


class DiscardRevealed(Verb, frozen=True):
    """Discard so many of the revealed cards that match."""

    n: int
    which: Filter


class RevealedToBottom(Verb, frozen=True):
    """The revealed cards go beneath the deck they came from."""


class ShuffleDeck(Verb, frozen=True):
    """Shuffle that draw deck."""

    who: PlayerRole


class RevealHand(Verb, frozen=True):
    """Show the hand to everybody."""

    who: PlayerRole


REVEALED_TO_BOTTOM = RevealedToBottom()
