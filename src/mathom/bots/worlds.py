"""Imagined worlds: a complete state that fits what a seat sees, and all the luck that follows.

The n-th die or card of a kind falls the same way in a world, whoever asks for it and whatever was
chosen before. So options are compared under the same luck, and nothing that was played in a world
has to be played there again.
"""

from random import Random
from typing import Any

import msgspec

from mathom.core import AnyGame, Chance, Outcome, View
from mathom.core.frames import put


class World:
    """One of the worlds a seat can imagine."""

    __slots__ = ("_kinds", "_luck", "_seed", "state")

    def __init__(self, game: AnyGame, view: View[Any], seed: int) -> None:
        self.state = game.resample(view, Random(seed))
        self._seed = seed
        self._kinds: dict[str, int] = {}
        """The kinds of chance met so far, numbered, …"""
        self._luck: list[tuple[Random, list[float]]] = []
        """… and how each turns out."""

    def kind(self, what: str) -> int:
        """The number of a kind of chance."""
        number = self._kinds.get(what)
        if number is None:
            number = self._kinds[what] = len(self._luck)
            # A seed of text is the same in every process; the hash of a text is not.
            self._luck.append((Random(f"{self._seed} {what}"), []))
        return number

    def luck(self, kind: int, number: int) -> float:
        """How the n-th chance of a kind turns out, as a part of the whole."""
        source, parts = self._luck[kind]
        while len(parts) <= number:
            parts.append(source.random())
        return parts[number]


class Draws(msgspec.Struct, gc=False, eq=False):
    """What has been drawn so far on one way through a world."""

    world: World
    drawn: tuple[int, ...] = ()
    """So many of each kind."""

    def outcome(self, chance: Chance) -> Outcome:
        """The next outcome of its kind."""
        kind, drawn = self.world.kind(chance.what), self.drawn
        if kind >= len(drawn):
            drawn += (0,) * (kind + 1 - len(drawn))
        number = drawn[kind]
        self.drawn = put(drawn, kind, number + 1)
        return chance.at(self.world.luck(kind, number))

    def fork(self) -> "Draws":
        """The same so far, going another way."""
        return Draws(self.world, self.drawn)
