"""Steps that do not ask where there is nothing to choose."""

from typing import TypeVar

from mathom.core import Choice, ChoiceStep, Log
from mathom.core.frames import Frame
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.rules.seats import leader_of, seat_of
from mathom.games.ringwar.state import State

__all__ = ["Ask", "leader_of", "seat_of"]

F = TypeVar("F", bound=Frame)


class Ask(ChoiceStep[Box, State, F]):
    """A choice; if there is only one option, it is taken without asking."""

    def go(self, state: State, frame: F, log: Log) -> State | Choice:
        options = self.options(state, frame)
        if len(options) == 1:
            return self.do(state, frame, options[0], log)
        assert options, f"{frame} leaves nothing to choose"
        return Choice(
            self.seat(state, frame), self.ask(state, frame), options, self.veiled, self.rule
        )
