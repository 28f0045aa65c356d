"""All bots there are, and how to make one from its spec."""

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint
from typing import NamedTuple

from mathom.bots.bot import Bot
from mathom.bots.greedy import Greedy
from mathom.bots.ismcts import ISMCTS
from mathom.bots.spec import BadBot, Budget, read_budget, read_spec
from mathom.bots.uniform import Uniform
from mathom.core import AnyGame
from mathom.core.extensions import extensions


class BotKind(NamedTuple):
    """A kind of bot: how to make one, and the budget it has if the spec names none."""

    make: Callable[[AnyGame, int, Budget], Bot]
    budget: Budget | None = None
    """None: it does not think long enough to need one."""


KINDS: Mapping[str, BotKind] = {
    "random": BotKind(lambda game, seed, budget: Uniform(seed)),
    "greedy": BotKind(lambda game, seed, budget: Greedy(game, seed)),
    "ismcts": BotKind(ISMCTS, Budget(seconds=1.0)),
}


GROUP = "mathom.bots"
"""The entry points by which other packages bring bots along."""


def installed() -> Mapping[str, EntryPoint]:
    """The bots of other packages; none of them can take the name of one of ours."""
    return {name: one for name, one in extensions(GROUP).items() if name not in KINDS}


def bots() -> tuple[str, ...]:
    """The names of all bots, from the weakest to the strongest; those of other packages last."""
    return (*KINDS, *sorted(installed()))


def _kind(name: str) -> BotKind:
    if name in KINDS:
        return KINDS[name]
    if name in installed():
        return _installed_kind(name)
    if name == "human":
        raise BadBot("person", known=", ".join(bots()))
    raise BadBot("unknown", name=name, known=", ".join(bots()))


def _installed_kind(name: str) -> BotKind:
    """An entry point names a factory as `BotKind.make` is one; its attribute `budget`, if it has
    one, says how long the bot thinks where nobody says otherwise: `1s`."""
    try:
        factory = installed()[name].load()
    except Exception as error:
        raise BadBot("broken", name=name, error=repr(error)) from error
    budget = getattr(factory, "budget", None)
    return BotKind(factory, None if budget is None else read_budget(budget))


def budget_of(spec: str) -> Budget | None:
    """How long a bot may think by its spec; None: it takes no budget. Raises BadBot."""
    read = read_spec(spec)
    return read.budget or _kind(read.name).budget


def make(name: str, game: AnyGame, seed: int = 0, budget: str | Budget | None = None) -> Bot:
    """The bot of this spec for this game; `budget` overrides the spec's own.

    Raises BadBot for an unknown name, a broken budget, or a budget for a bot that takes none.
    """
    spec = read_spec(name)
    kind = _kind(spec.name)
    wanted = read_budget(budget) if isinstance(budget, str) else budget or spec.budget
    if wanted is not None and kind.budget is None:
        raise BadBot("no-budget", name=spec.name, budget=str(wanted))
    return kind.make(game, seed, wanted or kind.budget or Budget())
