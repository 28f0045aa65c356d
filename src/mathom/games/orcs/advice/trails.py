"""Where ways lead: what is left of the orcs, and who wins how many tokens.

Hundreds of ways from a field begin alike. So none of them is gone from its start: what it does
is what the way to the field before does, and one step more. Sets of fields are numbers with one bit
for each field, as in `link`.
"""

from collections.abc import Mapping
from typing import NamedTuple

from mathom.core import Message
from mathom.core.values import Seat
from mathom.games.orcs.board import DOWN, FIELDS, INDEX, UP, Land
from mathom.games.orcs.rules.pincer import shares


class Verdict(NamedTuple):
    """How likely an answer leads to a win, and why."""

    win: float
    reasons: tuple[Message, ...]


class Trail:
    """A way gone up to some field: the orcs that are left, and the tokens won, by seat.

    Ways that do the same from their start on share it, wherever they end.
    """

    __slots__ = ("orcs", "tokens", "verdicts")

    def __init__(self, orcs: int, tokens: tuple[int, ...]) -> None:
        self.orcs = orcs
        self.tokens = tokens
        self.verdicts: dict[str, Verdict] = {}
        """What is to be said of it, by the field on which it ends."""


class Trails:
    """All ways of one figure, which is lifted from its field."""

    def __init__(
        self, land: Land, orcs: int, start: int, owners: Mapping[int, Seat], seat: Seat, seats: int
    ) -> None:
        """`owners`: the fields of the other figures, each with the seat it plays for."""
        self._land = land
        self._start = FIELDS[start]
        self._owners = owners
        self._seat = seat
        self.begin = Trail(orcs, (0,) * seats)
        self._known: dict[tuple[str | None, str], Trail] = {}

    def walk(self, turn: str | None, to: str) -> Trail:
        """The way to a field, straight or with a turn."""
        known = self._known.get((turn, to))
        if known is None:
            leg = self._land.legs[turn or self._start][to].fields
            if len(leg) > 1:
                before = self.walk(turn, FIELDS[leg[-2]])
            else:
                before = self.begin if turn is None else self.walk(None, turn)
            known = self._known[turn, to] = self._enter(before, leg[-1])
        return known

    def jump(self, to: str) -> Trail:
        """Right to a field, on Shadowfax."""
        return self._enter(self.begin, INDEX[to])

    def _enter(self, before: Trail, field: int) -> Trail:
        """One step further: beats the orc there and closes pincers."""
        orcs, bit = before.orcs, 1 << field
        tokens: list[int] | None = None
        if orcs & bit:
            orcs ^= bit
            tokens = list(before.tokens)
            tokens[self._seat] += 1
        elif field in self._owners:
            return before  # a figure, which is passed and makes no pincer
        above, below = self._land.column[field]
        for direction, beside in ((UP, above), (DOWN, below)):
            if orcs >> beside & 1:
                taken, partner = self._pincer(orcs, field, direction)
                if taken:
                    orcs ^= taken
                    own, given = shares(taken.bit_count(), own=partner == self._seat)
                    tokens = tokens or list(before.tokens)
                    tokens[self._seat] += own
                    tokens[partner] += given
        return before if tokens is None else Trail(orcs, tuple(tokens))

    def _pincer(self, orcs: int, field: int, direction: int) -> tuple[int, Seat]:
        """The orcs between a field and the next figure in its column, if there is one."""
        taken = 0
        for beyond in self._land.rays[field][direction]:
            if not orcs >> beyond & 1:
                partner = self._owners.get(beyond)
                return (0, 0) if partner is None else (taken, partner)
            taken |= 1 << beyond
        return 0, 0
