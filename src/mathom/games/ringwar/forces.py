"""Forces: counts of figures by kind, as plain tuples. Nobody at all is the empty tuple.

The same few hundred armies are asked about again and again, so what is known of them is kept.
"""

from collections.abc import Iterable
from functools import lru_cache

from mathom.core.memo import by_identity
from mathom.games.ringwar.kinds import FIGURES, NATIONS, NAZGUL_AT, Force

NOBODY: Force = ()
_ZERO = (0,) * len(FIGURES)

kept = lru_cache(maxsize=1 << 12)
"""Marks a function of forces whose results are worth keeping."""


@kept
def plus(force: Force, other: Force) -> Force:
    """Both together."""
    if not force:
        return other
    if not other:
        return force
    return tuple([one + two for one, two in zip(force, other, strict=True)])


@kept
def minus(force: Force, other: Force) -> Force:
    """What is left of a force. Raises ValueError if the other one is not part of it."""
    if not other:
        return force
    left = tuple([one - two for one, two in zip(force or _ZERO, other, strict=True)])
    if min(left) < 0:
        raise ValueError("a force cannot lose what it does not have")
    return left if any(left) else NOBODY


@kept
def of(figure: int, count: int = 1) -> Force:
    """So many figures of one kind."""
    if not count:
        return NOBODY
    return (*_ZERO[:figure], count, *_ZERO[figure + 1 :])


def only(force: Force, figures: Iterable[int]) -> Force:
    """The part of a force that is of these kinds."""
    if not force:
        return NOBODY
    part = [0] * len(force)
    for figure in figures:
        part[figure] = force[figure]
    return tuple(part) if any(part) else NOBODY


def count(force: Force, figure: int) -> int:
    """How many of one kind."""
    return force[figure] if force else 0


def regulars(force: Force) -> int:
    return sum(force[0::3])


def elites(force: Force) -> int:
    return sum(force[1::3])


@kept
def units(force: Force) -> int:
    """Regulars and elites: what makes an army."""
    return sum(force[0::3]) + sum(force[1::3])


@kept
def leaders(force: Force) -> int:
    """Leaders, or Nazgûl."""
    return sum(force[2::3])


def nazgul(force: Force) -> int:
    return force[NAZGUL_AT] if force else 0


def units_only(force: Force) -> Force:
    """The force without its leaders."""
    return only(force, UNITS)


def leaders_only(force: Force) -> Force:
    """The leaders of the force."""
    return only(force, LEADERS)


@kept
def kinds(force: Force) -> tuple[int, ...]:
    """The kinds of figures in a force."""
    return tuple([figure for figure, number in enumerate(force) if number])


@kept
def nations(force: Force) -> tuple[str, ...]:
    """The nations with a unit in the force."""
    if not force:
        return ()
    return tuple([NATIONS[at] for at in range(len(NATIONS)) if any(force[3 * at : 3 * at + 2])])


@by_identity
def hosts(armies: tuple[Force, ...]) -> tuple[tuple[int, int], ...]:
    """Where there are units among the forces of all regions, and how many."""
    return tuple([(at, units(force)) for at, force in enumerate(armies) if force and units(force)])


UNITS = tuple(figure for figure in range(len(FIGURES)) if figure % 3 < 2)
LEADERS = tuple(figure for figure in range(len(FIGURES)) if figure % 3 == 2)
