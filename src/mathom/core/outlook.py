"""The outlook of a position: what it leads to and how likely, by playing on through the rules.

Chance is followed exactly, every outcome with its weight; what people will decide is taken for
granted by whoever asks. So the odds know every card and every exception that the rules know.
"""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from mathom.core.odds import Odds
from mathom.core.question import Answer, Chance, Choice, Outcome, Question
from mathom.core.values import Option

S = TypeVar("S")
K = TypeVar("K", bound=Hashable)

MOST_STATES = 5000
"""More than this, and nothing is said: nobody waits for a number."""


class Rules(Protocol):
    """What it takes to play on: a game."""

    def question(self, state: Any, /) -> Question: ...
    def apply(self, state: Any, answer: Answer, /) -> tuple[Any, Any]: ...


def outlook(
    game: Rules,
    state: S,
    ends: Callable[[S], K | None],
    decide: Callable[[S, Choice], Option],
    alike: Callable[[S, Outcome], Hashable] = lambda _, outcome: outcome,
) -> Odds[K] | None:
    """How likely each end is; None where there is too much to follow.

    `ends` says what a state means once it need not be played on, `decide` what is answered before.
    Outcomes of which `alike` says the same lead to the same, and one of them is followed.
    """
    found: Odds[K] = {}
    todo = [(state, Fraction(1))]
    for _ in range(MOST_STATES):
        if not todo:
            return found
        now, share = todo.pop()
        end = ends(now)
        if end is not None:
            found[end] = found.get(end, Fraction()) + share
            continue
        question = game.question(now)
        if isinstance(question, Choice):
            todo.append((game.apply(now, decide(now, question))[0], share))
        else:
            assert isinstance(question, Chance), "the game is over, and no end was seen"
            groups: dict[Hashable, tuple[Outcome, int]] = {}
            for outcome, weight in question.counts().items():
                first, before = groups.get(key := alike(now, outcome), (outcome, 0))
                groups[key] = (first, before + weight)
            total = question.total
            for outcome, weight in groups.values():
                todo.append((game.apply(now, outcome)[0], share * Fraction(weight, total)))
    return None
