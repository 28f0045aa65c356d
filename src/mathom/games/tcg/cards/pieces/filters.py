"""Filters: which cards are meant. Alternatives of atoms, all of which must hold.

`a(MINION, facing(a(COMPANION, UNBOUND)))` is a minion facing an unbound companion, and
`a(COMPANION) | a(ALLY)` a companion or an ally. In hand, piles and stacks only what is printed
counts; the atoms for that come first.
"""

from typing import TYPE_CHECKING, TypeAlias

from mathom.games.tcg.cards.pieces.piece import Piece

if TYPE_CHECKING:
    from mathom.games.tcg.cards.pieces.selectors import PlayerRole, Selector


class Atom(Piece, frozen=True):
    """Something that is true of a card or not."""


class Filter(Piece, frozen=True):
    """The cards for which all atoms of one alternative hold."""

    alternatives: tuple[tuple[Atom, ...], ...]

    def __or__(self, other: "Filter") -> "Filter":
        return Filter(self.alternatives + other.alternatives)


def a(*atoms: Atom) -> Filter:
    """The cards for which all of these hold."""
    return Filter((atoms,))


# -- what is printed ------------------------------------------------------------------------------


class Type(Atom, frozen=True):
    """Card type; `character` is a companion, ally or minion, `card` anything."""

    type: str


class Side(Atom, frozen=True):
    """`free` or `shadow`."""

    side: str


class OfCulture(Atom, frozen=True):
    """Culture."""

    culture: str


class OfRace(Atom, frozen=True):
    """Race."""

    race: str


class Titled(Atom, frozen=True):
    """English title, whatever the subtitle. TCG-1.7"""

    title: str


class WithSignet(Atom, frozen=True):
    """Signet."""

    signet: str


class OfClass(Atom, frozen=True):
    """Item class."""

    item_class: str


class Refers(Atom, frozen=True):
    """An event whose own condition or cost spots or exerts a card with this keyword."""

    keyword: str


class Terrain(Atom, frozen=True):
    """A site with this keyword."""

    word: str


# -- printed or given -----------------------------------------------------------------------------


class HasKeyword(Atom, frozen=True):
    """Has a keyword, printed or given by text."""

    keyword: str


class Bound(Atom, frozen=True):
    """A companion that is Ring-bound, or (`ring` false) unbound. TCG-19.6"""

    ring: bool


# -- facts of the moment --------------------------------------------------------------------------


class RingBearer(Atom, frozen=True):
    """The Ring-bearer of the turn."""


class HasWounds(Atom, frozen=True):
    """Has a wound."""


class Exhausted(Atom, frozen=True):
    """Has exactly one vitality left."""


class Mounted(Atom, frozen=True):
    """Bears a mount. TCG-12.4"""


class Roaming(Atom, frozen=True):
    """A minion whose site number is above the current site's. TCG-8.7"""


class InSkirmish(Atom, frozen=True):
    """Takes part in the skirmish going on."""


class Unassigned(Atom, frozen=True):
    """Neither waiting for a skirmish nor taking part in one."""


class HasStacked(Atom, frozen=True):
    """At least one card is stacked on it."""


class Other(Atom, frozen=True):
    """Any card but this one."""


class Yours(Atom, frozen=True):
    """Its owner is you."""


class Opponents(Atom, frozen=True):
    """Its owner is an opponent."""


class Facing(Atom, frozen=True):
    """In the skirmish going on, opposed to such a character."""

    whom: Filter


class AssignedTo(Atom, frozen=True):
    """Assigned to skirmish such a character, now or soon."""

    whom: Filter


class Bearing(Atom, frozen=True):
    """Bears such a card."""

    what: Filter


class On(Atom, frozen=True):
    """Borne by such a card."""

    what: Filter


class StackedOn(Atom, frozen=True):
    """Stacked on such a card."""

    what: Filter


class StrengthAtMost(Atom, frozen=True):
    """Its strength now is no more than this."""

    most: int


class BearsAtLeast(Atom, frozen=True):
    """Bears so many cards of either side."""

    least: int


class ControlledBy(Atom, frozen=True):
    """A site which that player controls."""

    who: "PlayerRole"


class Foe(Piece, frozen=True):
    """A character that opposed `it` in the skirmish the occasion is about."""


class Is(Atom, frozen=True):
    """Exactly that card."""

    what: "Selector | Foe"


class Not(Atom, frozen=True):
    """The atom does not hold."""

    atom: Atom


AnyFilter: TypeAlias = Filter

COMPANION, ALLY, MINION = Type("companion"), Type("ally"), Type("minion")
CHARACTER, CARD, SITE = Type("character"), Type("card"), Type("site")
POSSESSION, ARTIFACT = Type("possession"), Type("artifact")
CONDITION, EVENT = Type("condition"), Type("event")
FREE, SHADOW = Side("free"), Side("shadow")
DWARVEN, ELVEN, GANDALF = OfCulture("dwarven"), OfCulture("elven"), OfCulture("gandalf")
GONDOR, ROHAN = OfCulture("gondor"), OfCulture("rohan")
DUNLAND, ISENGARD, RAIDER = OfCulture("dunland"), OfCulture("isengard"), OfCulture("raider")
SAURON = OfCulture("sauron")
DWARF, ELF, ENT, HOBBIT = OfRace("dwarf"), OfRace("elf"), OfRace("ent"), OfRace("hobbit")
MAN, WIZARD, ORC, URUK_HAI = OfRace("man"), OfRace("wizard"), OfRace("orc"), OfRace("uruk_hai")
UNBOUND, RING_BOUND = Bound(ring=False), Bound(ring=True)
RING_BEARER, WOUNDED, EXHAUSTED = RingBearer(), HasWounds(), Exhausted()
MOUNTED, ROAMING, IN_SKIRMISH = Mounted(), Roaming(), InSkirmish()
UNASSIGNED, HAS_STACKED, OTHER = Unassigned(), HasStacked(), Other()
YOURS, OPPONENTS, FOE = Yours(), Opponents(), Foe()
