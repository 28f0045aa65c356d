"""What the answers of a puzzle are worth, exactly: the rules are played on, every way there is."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from mathom.core import AnyGame, Chance, Choice, Event, Over
from mathom.core.lesson import Goal
from mathom.core.values import Seat

MOST_STATES = 60_000
"""More than this, and it is no puzzle: nobody could work it out either."""


class TooMuch(Exception):
    """There is too much to follow until the goal is reached."""


def worths(game: AnyGame, state: Any, goal: Goal, most: int = MOST_STATES) -> dict[str, Fraction]:
    """What each answer to the choice at hand is worth to the seat that is asked.

    More is better, whatever the goal counts. Raises TooMuch if there are more states than `most`.
    """
    question = game.question(state)
    assert isinstance(question, Choice)
    proof = _Proof(game, question.seat, goal, most)
    try:
        return {game.write(option): proof.after(state, option) for option in question.options}
    except RecursionError:
        raise TooMuch from None


class _Proof:
    """All that was worked out for one seat and one goal."""

    def __init__(self, game: AnyGame, seat: Seat, goal: Goal, most: int) -> None:
        self._game = game
        self._seat = seat
        self._goal = goal
        self._most = most
        self._known: dict[Any, Fraction] = {}

    def after(self, state: Any, answer: Any) -> Fraction:
        """What is counted from an answer on."""
        state, events = self._game.apply(state, answer)
        counted = self._counted(events)
        if any(one.met(events) for one in self._goal.until):
            return counted
        return counted + self._worth(state)

    def _counted(self, events: Iterable[Event]) -> Fraction:
        events = tuple(events)
        number = sum(one.count(events) for one in self._goal.counts)
        return Fraction(-number if self._goal.fewest else number)

    def _worth(self, state: Any) -> Fraction:
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= self._most:
                raise TooMuch
            found = self._known[state] = self._work_out(state)
        return found

    def _work_out(self, state: Any) -> Fraction:
        question = self._game.question(state)
        if isinstance(question, Over):
            won = not self._goal.counts
            return Fraction(question.payoffs[self._seat]) if won else Fraction()
        if isinstance(question, Choice):
            best = max if question.seat == self._seat else min
            return best(self.after(state, option) for option in question.options)
        assert isinstance(question, Chance)
        if question.what in self._goal.regardless:
            return self.after(state, question.outcomes[0])
        return sum(
            (share * self.after(state, one) for one, share in question.odds().items()), Fraction()
        )
