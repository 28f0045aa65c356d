"""Advice: what a game's own package tells the bots about playing it well."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from mathom.core.message import Message
from mathom.core.question import Choice
from mathom.core.values import Option
from mathom.core.view import View

S_contra = TypeVar("S_contra", contravariant=True)
T = TypeVar("T")


class Rating(msgspec.Struct, frozen=True, gc=False):
    """How good an option looks, and why. Scores compare within one question only."""

    option: Option
    score: float
    reasons: tuple[Message, ...] = ()


class Focus(msgspec.Struct, frozen=True):
    """How a search weighs an advisor's ratings against what it sees itself, where it compares only
    the options that are rated best."""

    options: int
    """So many of them at most."""
    chance: float
    """What a point of the scores is worth in chances to win."""
    doubt: float
    """How far that may be off, in chances to win."""
    bias: float = 0.0
    """How far the value may be off, too, however often it is asked."""
    spread: float = 0.1
    """How much results usually differ from one imagined world to another."""


class Guidance(msgspec.Struct, frozen=True):
    """How a search should use an advisor's word."""

    unit: float | None = None
    """The difference of scores that makes one option e times as promising as another; None:
    scores have no unit, and those at hand are compared by how far they are apart."""
    playout: int = 3
    """So many choices of an imagined game are answered by `reply`, then `value` judges."""
    turn: Callable[[Any, Choice], object] | None = None
    """Whose turn it is, for a value that judges best between two turns: then `playout` counts not
    choices but turns of whoever's it is at first, this one and those that come later."""
    focus: Focus | None = None
    """Where a few options are to be compared thoroughly: because there are hundreds, or because
    ratings are much better than a glance. None: a search tries whatever there is."""
    rate_at: int = 4
    """A search asks for ratings when it comes to a position for so many times: the later, the more
    a rating costs beside a step of the game."""


class Advisor(Protocol[S_contra, T]):
    """A game's judgement. `rate` sees a view; the other two judge states a search imagined."""

    def rate(self, view: View[T]) -> Sequence[Rating]:
        """Rates every option of the view's choice, in their order."""
        ...

    def reply(self, state: S_contra, choice: Choice, rng: Random) -> Option:
        """A quick sensible answer, for playing an imagined game on."""
        ...

    def value(self, state: S_contra) -> tuple[float, ...]:
        """Every seat's estimated share of the win, summing to one (or less, if all can lose)."""
        ...
