"""Selectors: who or what is affected, and who chooses it."""

from typing import Literal, TypeAlias

from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Amount
from mathom.games.tcg.cards.pieces.piece import Piece

PlayerRole: TypeAlias = Literal[
    "you", "free_player", "opponent", "shadow_player", "any_shadow", "each_shadow",
    "any_player", "chosen_player",
]  # fmt: skip


class Selector(Piece, frozen=True):
    """Cards in play."""


class ThisCard(Selector, frozen=True):
    """This card."""


class TheBearer(Selector, frozen=True):
    """The card this one is attached to."""


class ThatCard(Selector, frozen=True):
    """The card the occasion is about."""


class EachOne(Selector, frozen=True):
    """Inside a number: the card being modified, taken one by one."""


class Named(Selector, frozen=True):
    """The cards chosen before under this name."""

    name: str


class All(Selector, frozen=True):
    """Every card that matches."""

    which: Filter


class Pick(Selector, frozen=True):
    """So many cards that match, chosen by a player; `name` is for later mention."""

    n: Amount
    which: Filter
    by: PlayerRole = "you"
    name: str = ""


class PickUpTo(Selector, frozen=True):
    """At most so many cards that match."""

    n: int
    which: Filter
    by: PlayerRole = "you"
    name: str = ""


class PickAny(Selector, frozen=True):
    """Any number of cards that match; as a cost at least one."""

    which: Filter
    name: str = ""


SELF, BEARER, IT, EACH = ThisCard(), TheBearer(), ThatCard(), EachOne()
