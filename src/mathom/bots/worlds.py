"""Imagined worlds: a complete state that fits what a seat sees, and all the luck that follows.

The n-th die or card of a kind falls the same way in a world, whoever asks for it and whatever was
chosen before. So options are compared under the same luck, and nothing that was played in a world
has to be played there again.
"""

from random import Random
from typing import Any

import msgspec

from mathom.core import AnyGame, Chance, Outcome, View


class World:
    """One of the worlds a seat can imagine."""

    __slots__ = ("_luck", "_seed", "state")

    def __init__(self, game: AnyGame, view: View[Any], seed: int) -> None:
        self.state = game.resample(view, Random(seed))
        self._seed = seed
        self._luck: dict[str, tuple[Random, list[float]]] = {}

    def luck(self, what: str, number: int) -> float:
        """How the n-th chance of a kind turns out, as a part of the whole."""
        kept = self._luck.get(what)
        if kept is None:
            # A seed of text is the same in every process; the hash of a text is not.
            kept = self._luck[what] = Random(f"{self._seed} {what}"), []
        source, parts = kept
        while len(parts) <= number:
            parts.append(source.random())
        return parts[number]


class Draws(msgspec.Struct, gc=False, eq=False):
    """What has been drawn so far on one way through a world."""

    world: World
    drawn: dict[str, int] = {}
    """So many of each kind."""

    def outcome(self, chance: Chance) -> Outcome:
        """The next outcome of its kind."""
        what, drawn = chance.what, self.drawn
        number = drawn.get(what, 0)
        drawn[what] = number + 1
        return chance.at(self.world.luck(what, number))

    def fork(self) -> "Draws":
        """The same so far, going another way."""
        return Draws(self.world, self.drawn.copy())
