"""The bot `random`: any option, each as likely as the next."""

from random import Random
from typing import Any

from mathom.bots.bot import Why, only_option
from mathom.core import Message, Option, View


class Uniform:
    """Chooses at random. The measure every other bot must beat, and the tester of every rule."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.why = Why()
        self._rng = Random(seed)

    def choose(self, view: View[Any]) -> Option:
        options = view.choice.options
        if len(options) == 1:
            self.why = only_option(options[0])
            return options[0]
        self.why = Why((Message("why-random", {"options": len(options)}),))
        return self._rng.choice(options)
