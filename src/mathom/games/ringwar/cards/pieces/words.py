"""Phrases that pieces share: people, nations, regions and armies, as trees."""

from collections.abc import Iterable, Sequence
from typing import Any

from mathom.core.phrases import Determiner, Idiom, Listed, Name, Noun, Phrase, idiom, listed, noun
from mathom.games.ringwar.kinds import FREE, SHADOW, Side


def either(phrases: Iterable[Phrase]) -> Phrase:
    """`a, b or c`."""
    flat: list[Phrase] = []
    for one in phrases:
        flat += one.items if isinstance(one, Listed) and one.by == "or" else (one,)
    return listed(flat, "or")


def each(phrases: Iterable[Phrase]) -> Phrase:
    """`a, b and c`."""
    return listed(tuple(phrases), "and")


def person(name: str) -> Name:
    """A character: `the Witch-king`."""
    return Name(f"character-{name}")


def people(names: Iterable[str]) -> Phrase:
    """One of several characters: `Strider or Aragorn`."""
    return either(map(person, names))


def nation(name: str | None) -> Phrase:
    """A nation, or the one that was chosen before."""
    return Name(f"nation-{name}") if name else noun("nation", determiner="that")


def region(name: str) -> Name:
    """A region by its name."""
    return Name(f"region-{name}")


def regions(names: Sequence[str]) -> Phrase:
    """One of several regions."""
    return either(map(region, names))


def side(of: Side) -> Name:
    """A side: `the Shadow`."""
    if of not in (FREE, SHADOW):
        raise ValueError("there are two sides")
    return Name("free-peoples" if of == FREE else "shadow")


def army(of: Side, *after: Phrase, determiner: Determiner = "a", count: int = 1) -> Noun:
    """An army of a side, and what is true of it."""
    owner = side(of)
    if of == FREE:
        return Noun("army", determiner, count, after=(owner, *after))
    return Noun("shadow-army", determiner, count, after=after)


def deck(name: str) -> Noun:
    """A deck of cards: `the strategy deck of the Shadow`."""
    return noun(f"{name.partition('-')[2]}-deck", determiner="the", after=_owner(name))


def card_of(deck_: str, determiner: Determiner = "a") -> Noun:
    """A card of a deck."""
    return noun(f"{deck_.partition('-')[2]}-card", determiner=determiner, after=_owner(deck_))


def _owner(deck_: str) -> Name:
    return side(FREE if deck_.startswith("fp") else SHADOW)


def so_far(regions_: int) -> Noun:
    """How far: `one region`, `up to 2 regions`."""
    return noun("region", determiner="up-to" if regions_ > 1 else "a", count=regions_)


def face(name: str) -> Name:
    """A face of an action die."""
    return Name(f"face-{name}")


def tile(name: str) -> Name:
    """A hunt tile, by what is printed on it."""
    return Name(f"tile-{name}")


def dice(count: int, determiner: Determiner = "a") -> Noun:
    """So many dice."""
    return noun("die", determiner=determiner, count=count)


def optional(word: str, wanted: bool, **roles: Any) -> Idiom | None:
    """A turn of phrase that is said only if it is wanted."""
    return idiom(word, **roles) if wanted else None


__all__ = [
    "army",
    "card_of",
    "deck",
    "dice",
    "each",
    "either",
    "face",
    "nation",
    "optional",
    "people",
    "person",
    "region",
    "regions",
    "side",
    "so_far",
    "tile",
]
