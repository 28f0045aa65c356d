"""Positions as a careless hand would leave them: real ones in JSON, with a few things changed."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

Json: TypeAlias = Any
Place: TypeAlias = tuple[Any, int | str]
"""A list or an object, and where in it."""

NUMBERS = (-1, 0, 1, 2, 3, 7, 99)
WORDS = ("", "nobody", "hobbiton", "near")


def edited(position: Json, others: list[Json], rng: Random) -> Json:
    """The position with one to three things changed; `others` are positions to take from."""
    position = copy.deepcopy(position)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if rng.random() < 0.5:
            _edit_frames(position, others, rng)
        else:
            part = position["frames"] if rng.random() < 0.4 else position
            places = list(_places(part))
            if places:
                _edit(*rng.choice(places), rng.choice(others), rng)
    return position


def _edit_frames(position: Json, others: list[Json], rng: Random) -> None:
    """Something else is under way: a frame too few, twice, elsewhere, or from another match."""
    frames, strange = position["frames"], rng.choice(others)["frames"]
    match rng.randrange(6):
        case 0 if frames:
            del frames[rng.randrange(len(frames))]
        case 1 if frames:
            frames.insert(rng.randrange(len(frames) + 1), copy.deepcopy(rng.choice(frames)))
        case 2 if len(frames) > 1:
            one, two = rng.sample(range(len(frames)), 2)
            frames[one], frames[two] = frames[two], frames[one]
        case 3 if strange:
            frames.append(copy.deepcopy(rng.choice(strange)))
        case 4 if strange:
            position["frames"] = [copy.deepcopy(rng.choice(strange))]
        case _:
            position["frames"] = copy.deepcopy(strange)


def _places(value: Json) -> Iterator[Place]:
    """Everywhere in a value where something could be changed."""
    items = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for at, inner in items:
        yield value, at
        yield from _places(inner)


def _edit(inside: Any, at: int | str, other: Json, rng: Random) -> None:
    """Changes one thing to something of its kind, or drops it, or doubles it."""
    old = inside[at]
    if isinstance(inside, list) and isinstance(at, int) and rng.random() < 0.3:
        if rng.random() < 0.5:
            del inside[at]
        else:
            inside.insert(rng.randrange(len(inside) + 1), copy.deepcopy(old))
        return
    match old:
        case bool():
            inside[at] = not old
        case int():
            inside[at] = rng.choice((*NUMBERS, old + 1, old - 1))
        case str():
            words = [one for place, key in _places(other) if isinstance(one := place[key], str)]
            inside[at] = rng.choice((*WORDS, *words))
        case list() if len(old) > 1 and rng.random() < 0.7:
            rng.shuffle(old)
        case list():
            inside[at] = []
        case None:
            inside[at] = rng.choice((0, 1, "nobody", []))
        case _:
            inside[at] = None
