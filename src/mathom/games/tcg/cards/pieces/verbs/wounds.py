"""Wounds, exertion, healing: chapter 11."""

from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class Exert(Verb, frozen=True):
    """Place exertion wounds; as a cost the card must be able to. TCG-11.3"""

    whom: Selector
    n: int = 1


class Wound(Verb, frozen=True):
    """Take wounds one after another; several cards one wound each at the same time."""

    whom: Selector
    n: Amount = 1


class Exhaust(Verb, frozen=True):
    """Exert until one vitality is left. TCG-11.4"""

    whom: Selector


class HealWounds(Verb, frozen=True):
    """Remove wounds."""

    whom: Selector
    n: Amount = 1


class Prevent(Verb, frozen=True):
    """What was about to happen does not."""


class Instead(Verb, frozen=True):
    """This happens in place of what was about to; if it cannot, that does after all."""

    verb: Verb


class PreventAllWounds(Verb, frozen=True):
    """For a while every wound about to be taken is prevented. TCG-11.6"""

    whom: Selector


PREVENT = Prevent()
