"""Problems: questions of chance that a game answers exactly, away from any match.

A game that can lists its problems; who asks fills in what is given, as text, and perhaps a
position to take the rest from. Nothing in here rounds.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from mathom.core.errors import BadProblem
from mathom.core.message import Message
from mathom.core.outlook import Rules
from mathom.core.values import Option, Seat

S = TypeVar("S", bound=msgspec.Struct)


class Given(msgspec.Struct, frozen=True):
    """Something a problem is asked with; in words: `odds-PROBLEM-ID`."""

    id: str
    default: str | None = None
    """None: it has to be told."""
    values: tuple[str, ...] = ()
    """What it may be; empty: the problem reads it."""
    of_position: bool = False
    """Whether a position tells it, where nobody else does."""


class Likelihood(msgspec.Struct, frozen=True):
    """Something that may happen, and how likely it is."""

    id: str
    label: Message
    share: Fraction


class Spread(msgspec.Struct, frozen=True):
    """All that may happen, in one respect; the shares sum to one."""

    id: str
    label: Message
    lines: tuple[Likelihood, ...]


class Mean(msgspec.Struct, frozen=True):
    """A number to be expected."""

    id: str
    label: Message
    number: Fraction


class Solution(msgspec.Struct, frozen=True):
    """The answer to a problem."""

    title: Message
    """What was asked, in words."""
    spreads: tuple[Spread, ...]
    means: tuple[Mean, ...] = ()
    notes: tuple[Message, ...] = ()
    """What was taken for granted."""


class Problem(ABC, Generic[S]):
    """A question of chance; in words: `odds-ID`."""

    id: ClassVar[str]
    given: ClassVar[tuple[Given, ...]]

    def answer(self, told: Mapping[str, str], position: S | None = None) -> Solution:
        """The exact answer. Raises BadProblem for what is missing, unknown or makes no sense."""
        return self.solve(self._complete(told, position is not None), position)

    def prospects(
        self, game: Rules, position: S, seat: Seat, option: Option
    ) -> tuple[Likelihood, ...]:
        """What an answer leads to as the rules play on: what matters to the seat, how likely it is.

        Empty: nothing of the kind is at stake, or there is too much to follow.
        """
        return ()

    @abstractmethod
    def solve(self, given: Mapping[str, str], position: S | None) -> Solution:
        """The answer, with everything told or left to the position. Raises BadProblem."""

    def _complete(self, told: Mapping[str, str], position: bool) -> dict[str, str]:
        known = {one.id: one for one in self.given}
        for name, value in told.items():
            if name not in known:
                raise BadProblem("unknown", given=name, known=", ".join(known))
            values = known[name].values
            if values and value not in values:
                raise BadProblem("value", given=name, value=value, known=", ".join(values))
        complete = dict(told)
        for name, one in known.items():
            if name in told or (position and one.of_position):
                continue
            if one.default is None:
                raise BadProblem("missing", given=name)
            complete[name] = one.default
        return complete


AnyProblem: TypeAlias = Problem[Any]


def number(given: Mapping[str, str], name: str, least: int, most: int) -> int:
    """What was told as a whole number. Raises BadProblem."""
    text = given[name].strip()
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise BadProblem("number", given=name, value=text, least=least, most=most)
    return int(text)
