"""The bot `random`: any option, each as likely as the next."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mathom.bots.bot import Why, only_option
from mathom.core import Choice, Message, Option, View


class Uniform:
    """Chooses at random. The measure every other bot must beat, and the tester of every rule."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._offered: Sequence[Option] = ()

    @property
    def why(self) -> Why:
        """How many options there were; put into words for who asks."""
        match self._offered:
            case []:
                return Why()
            case [only]:
                return only_option(only)
        return Why((Message("why-random", {"options": len(self._offered)}),))

    def choose(self, view: View[Any]) -> Option:
        return self.pick(view.choice)

    def pick(self, choice: Choice) -> Option:
        """Any of these: it does not look at the table."""
        options = self._offered = choice.options
        return options[0] if len(options) == 1 else self._rng.choice(options)
