"""Modifiers: what holds while text is in force, or for a while."""

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class Strength(Verb, frozen=True):
    """Strength changes."""

    whom: Selector
    n: Amount


class Gains(Verb, frozen=True):
    """Has a keyword, with a number if it counts: damage, defender."""

    whom: Selector
    keyword: str
    n: int = 0


class LosesKeyword(Verb, frozen=True):
    """Has nothing of a keyword and cannot gain it."""

    whom: Selector
    keyword: str


class SiteNumber(Verb, frozen=True):
    """The site number of a minion changes."""

    whom: Selector
    n: int


class ShadowNumber(Verb, frozen=True):
    """The Shadow number of a site changes."""

    site: Selector
    n: Amount


class Cost(Verb, frozen=True):
    """The twilight cost of matching cards, or of this one, changes; `on`: if played on that."""

    what: Filter | Selector
    n: Amount
    on: Selector | None = None


class RoamingPenalty(Verb, frozen=True):
    """The roaming penalty changes, not below 0."""

    which: Filter
    n: int


class ExtraCost(Verb, frozen=True):
    """Cards that match have an additional cost."""

    which: Filter
    verb: Verb


class ArcheryTotal(Verb, frozen=True):
    """The archery total of `fellowship` or `minion` changes."""

    side: str
    n: Amount


class NoArchery(Verb, frozen=True):
    """Adds nothing to its archery total."""

    whom: Selector


class AlliesTakeArchery(Verb, frozen=True):
    """Archery wounds go to allies, wherever they live, and not to companions."""


class WoundCap(Verb, frozen=True):
    """Takes no more than so many wounds in each skirmish phase. TCG-11.7"""

    whom: Selector
    n: int


class NoWounds(Verb, frozen=True):
    """May not take wounds. TCG-11.6"""

    whom: Selector


class OverwhelmFactor(Verb, frozen=True):
    """Is overwhelmed only by so many times its strength. TCG-14.17"""

    whom: Selector
    n: int


class NoStrengthFrom(Verb, frozen=True):
    """Matching characters get no strength from cards that match."""

    whom: Filter
    bonus: Filter


class MayJoinBattle(Verb, frozen=True):
    """An ally may take part in archery fire and skirmishes. TCG-14.5, TCG-14.10"""

    whom: Selector


class Suppress(Verb, frozen=True):
    """Text with that label does not apply."""

    label: str
    of: Selector


class SkipPhase(Verb, frozen=True):
    """A phase does not take place."""

    phase: str


class MustMoveAgain(Verb, frozen=True):
    """The fellowship has to move again if the move limit allows it. TCG-17.5"""


class MoveLimit(Verb, frozen=True):
    """The move limit of this turn changes. TCG-8.6"""

    n: int


# -- prohibitions ---------------------------------------------------------------------------------


class Forbid(Verb, frozen=True):
    """Something may not be done. The prohibition wins. TCG-0.1"""


class ForbidPlayingOn(Forbid, frozen=True):
    """Such cards may not be played on that card."""

    which: Filter
    on: Selector


class ForbidBearing(Forbid, frozen=True):
    """That card may not bear such cards."""

    who: Selector
    which: Filter


class ForbidActions(Forbid, frozen=True):
    """That player may neither play events nor use special abilities of a phase."""

    who: PlayerRole
    phase: str


class ForbidDiscardingBy(Forbid, frozen=True):
    """Such cards cannot make that player discard from hand or from the top of the deck."""

    which: Filter
    who: PlayerRole


class ForbidAssigning(Forbid, frozen=True):
    """May not be assigned to a skirmish, `by` anybody. TCG-14.11"""

    whom: Selector
    by: PlayerRole | None = None


class ForbidMoving(Forbid, frozen=True):
    """The fellowship may not move again this turn. TCG-8.10"""


class ForbidAbilities(Forbid, frozen=True):
    """Special abilities of that card may not be used."""

    of: Selector


class ForbidDiscarding(Forbid, frozen=True):
    """Such cards may not be discarded from play."""

    which: Filter


class ForbidHealing(Forbid, frozen=True):
    """Wounds may not be removed. TCG-11.8"""

    whom: Selector


class ForbidBattle(Forbid, frozen=True):
    """Such allies take no part in archery fire and skirmishes, even at home."""

    whom: Selector
