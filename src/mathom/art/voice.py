"""Who puts messages into words for a drawing."""

from typing import Protocol

from mathom.core import Message


class Voice(Protocol):
    """Says messages in some language."""

    language: str

    def say(self, message: Message) -> str:
        """The message in words."""
        ...

    def player(self, seat: int) -> str:
        """What the player in this seat is called."""
        ...
