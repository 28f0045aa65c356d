"""What the drawing needs of whoever puts messages into words."""

from typing import Protocol

from mathom.core import Message


class Words(Protocol):
    """Says messages in some language."""

    def say(self, message: Message) -> str:
        """The message in words."""
        ...
