"""Bots named in text: `random`, `greedy`, `ismcts:1s`, `ismcts:500`."""

import re
from collections.abc import Callable
from math import inf

import msgspec

from mathom.core import Arg, MathomError, Message

FORM = "500 | 0.5s"
_BUDGET = re.compile(r"(?P<seconds>\d+(?:\.\d+)?|\.\d+)s|(?P<iterations>\d+)")


class BadBot(MathomError):
    """A bot was asked for that there is not, or with a budget it cannot have."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"bot-{reason}", facts))


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think about one choice: in seconds, or in iterations, or whichever of
    both is over first.

    Iterations make a bot repeatable: the same seed and views give the same choices everywhere.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.iterations is None else f"{self.iterations}"

    def within(self, seconds: float) -> "Budget":
        """The same, but no more than so many seconds."""
        least = seconds if self.seconds is None else min(seconds, self.seconds)
        return Budget(least, self.iterations)

    def left(self, iterations: int, seconds: float) -> float:
        """About how many iterations are left when so many have taken so many seconds."""
        left = inf if self.iterations is None else self.iterations - iterations
        if self.seconds is not None:
            left = min(left, (self.seconds - seconds) * iterations / max(seconds, 1e-9))
        return left


class CutBudget(Budget, frozen=True):
    """A budget that somebody else may cut while it is being spent."""

    allowed: Callable[[], float] = lambda: inf
    """How many seconds it has, as of now."""

    def left(self, iterations: int, seconds: float) -> float:
        return 0.0 if seconds >= self.allowed() else super().left(iterations, seconds)


class Spec(msgspec.Struct, frozen=True):
    """A bot's name and, if one was given, its budget."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}:{self.budget}"


def read_spec(text: str) -> Spec:
    """The spec a text stands for. Raises BadBot for a broken budget."""
    name, colon, budget = text.partition(":")
    return Spec(name.strip(), read_budget(budget) if colon else None)


def read_budget(text: str) -> Budget:
    """`0.5s` is half a second a choice, `500` is so many iterations. Raises BadBot."""
    found = _BUDGET.fullmatch(text.strip())
    budget = Budget()
    if found and found["seconds"]:
        budget = Budget(seconds=float(found["seconds"]))
    elif found:
        budget = Budget(iterations=int(found["iterations"]))
    if not (budget.seconds or budget.iterations):
        raise BadBot("budget", budget=text, form=FORM)
    return budget
