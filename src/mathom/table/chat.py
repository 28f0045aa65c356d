"""What was said at a table lately."""

from collections.abc import Iterable, Sequence

from mathom.core import Seat
from mathom.table import outgoing
from mathom.table.people import Player
from mathom.table.store import Line

BACKLOG = 50
"""Lines told to who comes later."""


class Chat:
    """The last lines, oldest first."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.lines = list(lines)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def following(self, seat: Seat, text: str, time: int) -> Line:
        """The line that comes next if this is said now."""
        return Line(self.last + 1, seat, text, time)

    def add(self, lines: Iterable[Line]) -> list[Line]:
        """Lines were said, here or elsewhere; returns those that were not known yet."""
        new = [line for line in lines if line.number > self.last]
        self.lines = [*self.lines, *new][-BACKLOG:]
        return new


def chat_message(lines: Sequence[Line], players: Sequence[Player]) -> str:
    """These lines, as they are told to the table."""
    said = [
        {
            "number": line.number,
            "seat": line.seat,
            "name": players[line.seat].name,
            "text": line.text,
            "time": outgoing.moment(line.time),
        }
        for line in lines
    ]
    return outgoing.text({"is": "chat", "lines": said})
