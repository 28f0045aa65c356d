"""What is said at a table."""

import weakref
from asyncio import Lock
from collections.abc import Iterable, Sequence
from typing import Protocol

from mathom.core import Seat
from mathom.table import outgoing
from mathom.table.audience import Audience
from mathom.table.clean_text import clean_chat
from mathom.table.errors import Conflict
from mathom.table.people import Player
from mathom.table.store import ChatLine, Store

BACKLOG = 50
"""Lines told to who comes later."""


class Talkative(Protocol):
    """What talking needs of the match it happens at."""

    audience: Audience
    lock: Lock

    @property
    def id(self) -> str: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def store(self) -> Store: ...

    def now(self) -> int: ...


class TableTalk:
    """What is said at one table."""

    def __init__(self, match: Talkative, lines: Iterable[ChatLine]) -> None:
        # The match owns this: see Takebacks.
        self._match: Talkative = weakref.proxy(match)
        self.chat = ChatLines(lines)

    async def say(self, seat: Seat, said: str) -> None:
        """A line of chat. Raises BadOrder."""
        match, said = self._match, clean_chat(said)
        async with match.lock:
            while True:
                line = self.chat.following(seat, said, match.now())
                try:
                    await match.store.say(match.id, line)
                except Conflict:  # somebody spoke first, in another server process
                    self.heard(await match.store.chat(match.id, BACKLOG))
                else:
                    break
            self.heard([line])

    def heard(self, lines: Iterable[ChatLine]) -> None:
        """Everybody hears what they have not heard yet."""
        new = self.chat.add(lines)
        if new:
            self._match.audience.send(chat_message(new, self._match.players))

    def backlog(self) -> str | None:
        """What who comes later is told; None if nothing was said."""
        lines = self.chat.lines
        return chat_message(lines, self._match.players) if lines else None


class ChatLines:
    """The last lines, oldest first."""

    def __init__(self, lines: Iterable[ChatLine] = ()) -> None:
        self.lines = list(lines)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def following(self, seat: Seat, text: str, time: int) -> ChatLine:
        """The line that comes next if this is said now."""
        return ChatLine(self.last + 1, seat, text, time)

    def add(self, lines: Iterable[ChatLine]) -> list[ChatLine]:
        """Lines were said, here or elsewhere; returns those that were not known yet."""
        new = [line for line in lines if line.number > self.last]
        self.lines = [*self.lines, *new][-BACKLOG:]
        return new


def chat_message(lines: Sequence[ChatLine], players: Sequence[Player]) -> str:
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
