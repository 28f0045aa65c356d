"""Steps that do not ask where there is nothing to choose."""

from collections.abc import Sequence
from typing import TypeVar

from mathom.core import Choice, ChoiceStep, Log, Option
from mathom.core.frames import Frame
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.rules.seats import leader_of, seat_of
from mathom.games.ringwar.state import State

__all__ = ["Ask", "leader_of", "seat_of"]

F = TypeVar("F", bound=Frame)


class Ask(ChoiceStep[Box, State, F]):
    """A choice; if there is only one option, it is taken without asking.

    The options found out on the way to a question are kept until it is asked.
    """

    _found: tuple[State, Sequence[Option]] | None = None

    def go(self, state: State, frame: F, log: Log) -> State | None:
        options = self.options(state, frame)
        if len(options) == 1:
            return self.do(state, frame, options[0], log)
        assert options, f"{frame} leaves nothing to choose"
        self._found = (state, options)
        return None

    def question(self, state: State, frame: F) -> Choice:
        found, self._found = self._found, None
        if found is None or found[0] is not state:
            return super().question(state, frame)
        return Choice(
            self.seat(state, frame), self.ask(state, frame), found[1], self.veiled, self.rule
        )
