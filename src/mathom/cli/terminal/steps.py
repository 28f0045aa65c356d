"""A choice among very many options, made in steps: what to use, where to go, and which of the ways.

The options say what they are made of, in the order in which a player points at it (their anchors).
The first step is about the first of these things, the second about the last; what is left then is a
list like any other. A whole answer in the game's notation is understood at any time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from mathom.cli.console import DIM
from mathom.cli.terminal.options import numbered
from mathom.core import BadNotation, Option
from mathom.text import Words

TOO_MANY = 60
"""More options than this do not fit on a screen."""
FEW = 12
"""So many are listed as they are."""
FIRST, LAST = 0, -1


class OptionGroup(NamedTuple):
    """Some of the options, and what they have in common in words."""

    name: str
    options: Sequence[Option]


class Steps:
    """The steps taken towards one option."""

    def __init__(self, options: Sequence[Option], words: Words) -> None:
        self._words = words
        self._taken: list[OptionGroup] = [OptionGroup("", options)]

    @property
    def options(self) -> Sequence[Option]:
        """What is still possible."""
        return self._taken[-1].options

    @property
    def taken(self) -> Sequence[str]:
        """The steps so far, in words."""
        return [part.name for part in self._taken[1:]]

    def parts(self) -> list[OptionGroup]:
        """What can be said next."""
        if len(self.options) > FEW:
            for place in (FIRST, LAST)[len(self._taken) - 1 :]:
                parts = self._split(place)
                if len(parts) > 1:
                    return parts
        return [OptionGroup(self._words.say(one.message()), (one,)) for one in self.options]

    def _split(self, place: int) -> list[OptionGroup]:
        """The options by what they name in this place."""
        found: dict[str, list[Option]] = {}
        for option in self.options:
            anchors = option.anchors()
            key = self._name(anchors[place]) if anchors else self._words.say(option.message())
            found.setdefault(key, []).append(option)
        names = sorted(found) if place == LAST else found
        return [OptionGroup(name, found[name]) for name in names]

    def _name(self, anchor: str) -> str:
        kind, _, thing = anchor.partition(":")
        name = f"{kind}-{thing}"
        return self._words.text(name) if name in self._words else thing

    def take(self, line: str) -> bool:
        """One step further, by its number or its name; whether the line was one.

        Raises BadNotation for a number that was not on the list.
        """
        parts = self.parts()
        part = next((one for one in parts if one.name.casefold() == line.casefold()), None)
        if part is None and line.isdecimal():
            if not 1 <= int(line) <= len(parts):
                raise BadNotation("no-number", number=line, most=len(parts))
            part = parts[int(line) - 1]
        if part is None:
            return False
        self._taken.append(part)
        return True

    def back(self) -> bool:
        """One step back; whether there was one."""
        if len(self._taken) == 1:
            return False
        self._taken.pop()
        return True

    def show(self, width: int) -> RenderableType:
        """What can be said next, numbered; at first with how much lies behind it."""
        words, parts = self._words, self.parts()
        if not self.taken:
            said = [f"{one.name} ({words.text('ways', count=len(one.options))})" for one in parts]
            return numbered(said, width)
        heading = words.text("steps-taken", steps=" · ".join(self.taken))
        return Group(Text(heading, DIM), numbered([part.name for part in parts], width))
