"""Verbs made of verbs."""

from mathom.games.tcg.cards.pieces.conditions import Condition
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.occasions import Occasion
from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class OneOf(Verb, frozen=True):
    """One of them, chosen by that player among those that can be carried out. TCG-10.7"""

    verbs: tuple[Verb, ...]
    by: PlayerRole = "you"


class If(Verb, frozen=True):
    """One verb if the condition holds, else the other, if there is one."""

    condition: Condition
    then: Verb
    otherwise: Verb | None = None


class Repeat(Verb, frozen=True):
    """So many times, with new choices each time."""

    n: Amount
    verb: Verb


class May(Verb, frozen=True):
    """If you like."""

    verb: Verb


class ChooseCards(Verb, frozen=True):
    """Choose now; nothing else happens."""

    what: Selector


class Preventable(Verb, frozen=True):
    """That player may pay the cost in full; then it does not happen. TCG-10.17"""

    verb: Verb
    by: PlayerRole
    cost: Verb


class Later(Verb, frozen=True):
    """For a while, each time the occasion comes, you may do this."""

    on: Occasion
    verb: Verb
