"""Occasions: what text waits for. The card an occasion is about is `it` from then on."""

from mathom.games.tcg.cards.pieces.conditions import Condition
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector

What = Filter | Selector


class Occasion(Piece, frozen=True):
    """Something that text may wait for."""


class IsPlayed(Occasion, frozen=True):
    """Such a card has just been played, `at`: while the fellowship is there."""

    what: What
    at: Selector | None = None


class Wins(Occasion, frozen=True):
    """Such a character wins a skirmish, `vs`: against such a one."""

    who: What
    vs: Filter | None = None


class Loses(Occasion, frozen=True):
    """Such a character loses a skirmish."""

    who: What
    vs: Filter | None = None


class IsKilled(Occasion, frozen=True):
    """Such a character has just been killed, `skirmish_with`: in a skirmish of such a one."""

    who: What
    skirmish_with: Filter | None = None


class Moves(Occasion, frozen=True):
    """The fellowship moves. TCG-8.3"""


class MovesFrom(Occasion, frozen=True):
    """The fellowship leaves that site."""

    site: int | Selector


class MovesTo(Occasion, frozen=True):
    """The fellowship arrives at such a site."""

    site: What


class StartOf(Occasion, frozen=True):
    """A phase or the turn begins; `first`: only the first phase of that name after a move."""

    phase: str
    first: bool = False


class EndOf(Occasion, frozen=True):
    """A phase ends in which the fellowship has moved to a site numbered from first to last."""

    phase: str
    first: int
    last: int


class StartOfSkirmish(Occasion, frozen=True):
    """A skirmish begins in which such a character takes part."""

    who: What


class AboutToWound(Occasion, frozen=True):
    """Such a character is about to take a wound."""

    who: What


class AboutToDiscard(Occasion, frozen=True):
    """Such a card is about to be discarded from play, `source`: by such a card."""

    what: What
    source: Filter | None = None


class AboutToBurden(Occasion, frozen=True):
    """Burdens are about to be added, by such a card."""

    source: Filter


class AboutToControl(Occasion, frozen=True):
    """That player is about to take control of a site."""

    by: PlayerRole


class IsAssigned(Occasion, frozen=True):
    """Such a character is assigned to skirmish such a one, `by`: by that player."""

    who: What
    to: Filter
    by: PlayerRole | None = None


class UsesAbility(Occasion, frozen=True):
    """A special ability of such a card is used."""

    of: Filter


class Becomes(Occasion, frozen=True):
    """The condition is true, checked all the time. TIM-7"""

    condition: Condition


MOVES = Moves()
