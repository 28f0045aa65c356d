"""All bots there are, and how to make one from its spec."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from mathom.bots.bot import Bot
from mathom.bots.greedy import Greedy
from mathom.bots.ismcts import ISMCTS
from mathom.bots.spec import BadBot, Budget, read_budget, read_spec
from mathom.bots.uniform import Uniform
from mathom.core import AnyGame


class Kind(NamedTuple):
    """A kind of bot: how to make one, and the budget it has if the spec names none."""

    make: Callable[[AnyGame, int, Budget], Bot]
    budget: Budget | None = None
    """None: it does not think long enough to need one."""


KINDS: Mapping[str, Kind] = {
    "random": Kind(lambda game, seed, budget: Uniform(seed)),
    "greedy": Kind(lambda game, seed, budget: Greedy(game, seed)),
    "ismcts": Kind(ISMCTS, Budget(seconds=1.0)),
}


def bots() -> tuple[str, ...]:
    """The names of all bots, from the weakest to the strongest."""
    return tuple(KINDS)


def budget_of(spec: str) -> Budget | None:
    """How long a bot may think by its spec; None: it takes no budget. Raises BadBot."""
    read = read_spec(spec)
    kind = KINDS.get(read.name)
    if kind is None:
        raise BadBot("unknown", name=read.name, known=", ".join(KINDS))
    return read.budget or kind.budget


def make(name: str, game: AnyGame, seed: int = 0, budget: str | Budget | None = None) -> Bot:
    """The bot of this spec for this game; `budget` overrides the spec's own.

    Raises BadBot for an unknown name, a broken budget, or a budget for a bot that takes none.
    """
    spec = read_spec(name)
    kind = KINDS.get(spec.name)
    if kind is None:
        raise BadBot("unknown", name=spec.name, known=", ".join(KINDS))
    wanted = read_budget(budget) if isinstance(budget, str) else budget or spec.budget
    if wanted is not None and kind.budget is None:
        raise BadBot("no-budget", name=spec.name, budget=str(wanted))
    return kind.make(game, seed, wanted or kind.budget or Budget())
