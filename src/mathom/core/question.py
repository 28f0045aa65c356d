"""Questions: what the rules stop for. A choice, a chance, or the end."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import TypeAlias, final

import msgspec

from mathom.core.message import Message
from mathom.core.values import Option, Seat

Outcome: TypeAlias = str | int
"""What a die, a spinner or a draw shows."""


@final
class Choice(msgspec.Struct, frozen=True, gc=False):
    """One seat is asked for one of these options, and no others.

    A choice with a single option is not asked, unless it is *veiled*: where a hidden hand
    decides how many options there are, skipping the question would tell the table something.

    The options are a sequence: a tuple, or where there are hundreds one that looks them up.
    """

    seat: Seat
    ask: Message
    options: Sequence[Option]
    veiled: bool = False
    rule: str | None = None
    """The rule that lets the seat choose here."""
    open: bool = False
    """There are more answers than can be listed (a deck): these are suggestions, and whatever the
    rules do not refuse will do too."""

    def __contains__(self, option: object) -> bool:
        return option in self.options

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    @property
    def forced(self) -> bool:
        """Whether there is one answer only: it is asked so that nobody learns that."""
        return self.veiled and not self.open and len(self.options) == 1

    def at(self, part: float) -> Option:
        """The option at a part of them all, with 0 ≤ part < 1."""
        options = self.options
        return options[int(part * len(options))]


@final
class Chance(msgspec.Struct, frozen=True, gc=False):
    """Chance is asked: these outcomes with these exact weights, each of them at least 1.

    Without weights every outcome is as likely as any other.
    """

    what: str
    outcomes: tuple[Outcome, ...]
    weights: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.outcomes)

    @property
    def total(self) -> int:
        """The weight of all outcomes together."""
        return sum(self.weights) if self.weights else len(self.outcomes)

    def counts(self) -> dict[Outcome, int]:
        """The weight of every outcome."""
        return dict(zip(self.outcomes, self.weights or (1,) * len(self.outcomes), strict=True))

    def odds(self) -> dict[Outcome, Fraction]:
        """The exact probability of every outcome."""
        total = self.total
        return {outcome: Fraction(weight, total) for outcome, weight in self.counts().items()}

    def at(self, part: float) -> Outcome:
        """The outcome at a part of the whole, with 0 ≤ part < 1."""
        if not self.weights:
            return self.outcomes[int(part * len(self.outcomes))]
        sums = [*accumulate(self.weights)]
        return self.outcomes[bisect_right(sums, int(part * sums[-1]))]

    def pick(self, number: int) -> Outcome:
        """The outcome that owns `number`, with 0 ≤ number < total."""
        if not self.weights:
            return self.outcomes[number]
        at = bisect_right([*accumulate(self.weights)], number)
        if at == len(self.outcomes):
            raise ValueError("number is not below the total weight")
        return self.outcomes[at]


@final
class Over(msgspec.Struct, frozen=True, gc=False):
    """The game is over: who won (several share, none means all lost), and the scores by seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: Message

    @property
    def payoffs(self) -> tuple[float, ...]:
        """One point, shared by the winners; 0 for everybody else."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))

    @property
    def way(self) -> Message:
        """How it ended without the numbers of this one game, so that games can be counted by it.

        Where `how` speaks of numbers, the game has a second text for this, with `-way` behind the
        id. What is not a number stays: a side that won is part of the way it won.
        """
        kept = {name: arg for name, arg in self.how.args.items() if not isinstance(arg, int)}
        return self.how if len(kept) == len(self.how.args) else Message(f"{self.how.id}-way", kept)


Question: TypeAlias = Choice | Chance | Over
"""What the rules ask now: a seat to choose, chance to speak, or nothing more."""
Answer: TypeAlias = Option | Outcome
"""What is answered: an option of a choice, or an outcome of chance."""


class Waiting(msgspec.Struct, frozen=True):
    """What a seat sees of a question that is not for it: who is asked (None: chance), and what."""

    seat: Seat | None
    ask: str
