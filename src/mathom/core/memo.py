"""Memory for functions of large immutable values."""

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")
MOST = 512
"""How many values a function remembers."""


def by_identity(function: Callable[[A], R]) -> Callable[[A], R]:
    """Keeps what a function says about the values it met last, told apart by identity.

    Where `functools.cache` would hash the whole value: a part of a state that stays the same
    object until it changes is known at once.
    """
    kept: dict[int, tuple[A, R]] = {}

    def recall(value: A) -> R:
        found = kept.get(id(value))  # what is kept is alive, so its id is nobody else's
        if found is None:
            if len(kept) >= MOST:
                kept.clear()
            found = kept[id(value)] = (value, function(value))
        return found[1]

    return recall
