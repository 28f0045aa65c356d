"""What is being drawn: the box, the table as somebody sees it, and the words for it."""

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from mathom.art import Voice, tag
from mathom.core import Message, View
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.picture.layout import Point
from mathom.games.hobbits.state import AnyFrame
from mathom.games.hobbits.view import Table


class Scene(NamedTuple):
    """Handed to everything that draws."""

    box: Box
    view: View[Table]
    words: Voice
    lit: frozenset[str]
    at: Mapping[str, Point]

    @property
    def table(self) -> Table:
        """The table as it is seen."""
        return self.view.table

    @property
    def top(self) -> AnyFrame | None:
        """What is under way; None when the match is over."""
        return self.table.frames[-1] if self.table.frames else None

    def say(self, name: str) -> str:
        """A message without facts, such as the name of a thing, in words."""
        return self.words.say(Message(name))

    def hint(self, *said: str) -> str:
        """Voice shown where the mouse rests."""
        return tag("title", escape(", ".join(filter(None, said)), quote=False))
