"""Terms: what cards and abilities bring into a battle, for a round or for the whole of it.

A term holds for its side. The rules look for them by type (`rules/fighting.py`).
"""

from typing import TypeAlias

import msgspec

from mathom.core.values import kebab
from mathom.games.ringwar.kinds import CharacterId, SideId


class TermFor(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="is"):
    """Something that holds for a side in a battle."""

    side: SideId


class RollBonus(TermFor, frozen=True):
    """So much is added to every die of the combat roll."""

    amount: int


class RerollBonus(TermFor, frozen=True):
    """So much is added to every die of the leader re-roll."""

    amount: int


class FewerDice(TermFor, frozen=True):
    """So many dice less in the combat roll; at least one is left."""

    amount: int


class MostDice(TermFor, frozen=True):
    """No more than so many dice in the combat roll."""

    amount: int


class GivenUp(TermFor, frozen=True):
    """So much leadership was given up, by a character or (nobody named) by Nazgûl."""

    amount: int
    person: CharacterId = ""


class TurnedMisses(TermFor, frozen=True):
    """So many misses of the combat roll are hits."""

    amount: int


class Mute(TermFor, frozen=True):
    """This character has neither leadership nor abilities."""

    person: CharacterId


class MuteNazgul(TermFor, frozen=True):
    """No Nazgûl leads, nor does the Witch-king."""


class NoReroll(TermFor, frozen=True):
    """No leader re-roll."""


class Confused(TermFor, frozen=True):
    """Natural ones of the combat roll hit the own side and are not re-rolled."""


class NoCards(TermFor, frozen=True):
    """No combat cards in the first round."""


class NoCeasing(TermFor, frozen=True):
    """The attacker may not break off."""


class NoPressing(TermFor, frozen=True):
    """The besieger may not buy another round with an elite."""


class Landed(TermFor, frozen=True):
    """The attackers are in the region already, all of them."""


class Cancelled(TermFor, frozen=True):
    """The combat card has no effect."""


Term: TypeAlias = (
    RollBonus
    | RerollBonus
    | FewerDice
    | MostDice
    | GivenUp
    | TurnedMisses
    | Mute
    | MuteNazgul
    | NoReroll
    | Confused
    | NoCards
    | NoCeasing
    | NoPressing
    | Landed
    | Cancelled
)
