"""Colours and short signs, and whoever puts messages into words."""

from typing import Protocol

from mathom.core import Message
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


class Words(Protocol):
    """Says messages in some language."""

    def say(self, message: Message) -> str:
        """The message in words."""
        ...


class Signs:
    """How things look in a terminal."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, name: str) -> str:
        return self.words.say(Message(name))

    def side(self, side: Side) -> str:
        """The colour of a side."""
        return "bright_blue" if side == FREE else "red"
