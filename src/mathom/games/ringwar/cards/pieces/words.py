"""Phrases that pieces share: nations, regions and people in the case they are needed in."""

from collections.abc import Iterable

from mathom.core import Arg
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.kinds import Side

PLURAL = ("dwarves", "elves", "southrons")
"""Nations that are spoken of in the plural, in both languages."""


def phrase(name: str, /, **facts: Arg) -> Phrase:
    """A phrase with what it speaks of."""
    return Phrase(name, facts)


def nation(name: str) -> Phrase:
    """The nation as a subject: `the Elves`."""
    return Phrase(f"the-nation-{name}")


def number(name: str) -> int:
    """1 or 2: the number of the verb that follows a nation."""
    return 2 if name in PLURAL else 1


def about(name: str, nation_: str) -> Phrase:
    """A phrase about a nation as a subject, and the number of its verb."""
    return phrase(name, nation=nation(nation_), number=number(nation_))


def of_nation(name: str) -> Phrase:
    """The nation as an owner: `of the Elves`."""
    return Phrase(f"of-nation-{name}")


def region_in(region: str) -> Phrase:
    """Where something is: `in the Shire`."""
    return Phrase(f"in-region-{region}")


def region_to(region: str) -> Phrase:
    """Where something goes: `to the Shire`."""
    return Phrase(f"to-region-{region}")


def person(name: str) -> Phrase:
    """A character as a subject: `the Witch-king`."""
    return Phrase(f"the-character-{name}")


def any_of(phrases: Iterable[Phrase]) -> Phrase:
    """`a, b or c`."""
    *head, last = phrases
    if not head:
        return last
    joined = head[0]
    for one in head[1:]:
        joined = Phrase("words-comma", {"first": joined, "second": one})
    return Phrase("words-or", {"first": joined, "second": last})


def all_of(phrases: Iterable[Phrase]) -> Phrase:
    """`a, b and c`."""
    *head, last = phrases
    if not head:
        return last
    joined = head[0]
    for one in head[1:]:
        joined = Phrase("words-comma", {"first": joined, "second": one})
    return Phrase("words-and", {"first": joined, "second": last})


def sentences(phrases: Iterable[Phrase]) -> Phrase:
    """One sentence after the other."""
    first, *rest = phrases
    for one in rest:
        first = Phrase("words-then", {"first": first, "second": one})
    return first


def side_of(side: Side) -> Phrase:
    """A side as a subject: `the Shadow`."""
    return Phrase(f"the-side-{side}")
