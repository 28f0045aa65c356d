"""What a bot is, and how it explains itself."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from mathom.core import Message, Option, View


class Weighed(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One option as a bot weighed it. What a bot does not reckon with stays None."""

    option: Option
    score: float | None = None
    """The game's own rating; compares within one question only."""
    visits: int | None = None
    """How often a search tried it."""
    win: float | None = None
    """The share of the win (0 to 1) a search expects from it."""
    reasons: tuple[Message, ...] = ()


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot chose as it did: messages for people, figures for analysts."""

    messages: tuple[Message, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    """The options, best first; empty where nothing was weighed."""
    odds: tuple[float, ...] = ()
    """The share of the win (0 to 1) a search expects for every seat."""
    iterations: int = 0
    seconds: float = 0.0


class Bot(Protocol):
    """A player made of code. All it knows of a match are the views it was asked with: it may
    remember what it thought of them, and its own random numbers."""

    @property
    def name(self) -> str:
        """The spec it was made from: `greedy`, `ismcts:500`."""
        ...

    @property
    def why(self) -> Why:
        """The explanation of its last choice."""
        ...

    def choose(self, view: View[Any]) -> Option:
        """One of the options this seat is asked to choose from.

        Raises ValueError if the view's seat is asked nothing.
        """
        ...


def only_option(option: Option) -> Why:
    """The explanation where there was nothing to choose."""
    return Why((Message("why-only-option", {"option": option.message()}),))


def runner_up(weighed: Sequence[Weighed]) -> tuple[Message, ...]:
    """What to say about the second of these options, best first, if there is a second."""
    return tuple(Message("why-runner-up", {"option": one.option.message()}) for one in weighed[1:2])
