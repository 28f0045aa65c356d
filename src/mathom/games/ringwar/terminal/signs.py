"""Colours and short signs, and whoever puts messages into words."""

from collections import Counter
from collections.abc import Iterable

from mathom.art import Voice
from mathom.core import Arg, Message
from mathom.games.ringwar.kinds import FREE, Side

STYLES = {
    "dwarves": "yellow",
    "elves": "green",
    "gondor": "bright_blue",
    "north": "cyan",
    "rohan": "bright_green",
    "isengard": "bright_yellow",
    "sauron": "red",
    "southrons": "magenta",
}
"""The colour of each nation."""


class Signs:
    """How things look in a terminal."""

    def __init__(self, words: Voice) -> None:
        self.words = words

    def say(self, name: str, /, **facts: Arg) -> str:
        return self.words.say(Message(name, facts))

    def side(self, side: Side) -> str:
        """The colour of a side."""
        return "bright_blue" if side == FREE else "red"

    def many(self, kind: str, things: Iterable[str]) -> str:
        """Things of one kind, the same ones counted: `3 × Character, Event`."""
        counts = Counter(things)
        named = ((self.say(f"{kind}-{one}"), count) for one, count in counts.items())
        return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in named)
