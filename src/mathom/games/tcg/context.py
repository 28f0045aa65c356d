"""Context: from whose eyes a text is read, and what was chosen so far."""

import msgspec

from mathom.core.values import Seat
from mathom.games.tcg.board import Card, Env


class Context(msgspec.Struct, frozen=True, gc=False):
    """The card a text is printed on, who uses it, what it is about.

    Cards are kept as they were: a text goes on when its source has left play. TIM-4.11
    """

    source: Card
    you: Seat
    it: Card | None = None
    foes: tuple[Card, ...] = ()
    env: Env = ()

    def chosen(self, key: str) -> tuple[int, ...] | None:
        """What was chosen under this name, or None if nothing was yet."""
        for name, value in self.env:
            if name == key:
                return value
        return None

    def bind(self, key: str, value: tuple[int, ...]) -> "Context":
        """The context with one more choice."""
        return msgspec.structs.replace(self, env=(*self.env, (key, value)))


def reads(source: Card, you: Seat) -> Context:
    """A context without an occasion."""
    return Context(source, you)
