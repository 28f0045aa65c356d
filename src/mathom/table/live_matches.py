"""The matches in memory: those somebody looks at, and some more that nobody does just now."""

from collections import OrderedDict
from collections.abc import Iterator

from mathom.table.live import LiveMatch

MOST_IDLE = 200
"""Matches kept in memory although nobody looks at them."""
MOST_IDLE_ANSWERS = 40_000
"""Answers in all of them together: a long match takes as much room as many short ones."""


class LiveMatches:
    """Matches by id, those asked for last at the end."""

    def __init__(self, most_idle: int, most_idle_answers: int) -> None:
        self._most_idle = most_idle
        self._most_idle_answers = most_idle_answers
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def __iter__(self) -> Iterator[LiveMatch]:
        return iter(tuple(self._matches.values()))

    def get(self, match: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._matches.get(match)

    def asked_for(self, live: LiveMatch) -> None:
        """Somebody comes to it: it stays longer than others."""
        self._matches.move_to_end(live.id)

    def keep(self, live: LiveMatch) -> None:
        """It stays in memory; of those nobody looks at, the ones that came first make room."""
        self._matches[live.id] = live
        idle = [one for one in self._matches.values() if one.idle and one is not live]
        answers = sum(one.version for one in idle)
        for one in idle:
            if len(self._matches) <= self._most_idle and answers <= self._most_idle_answers:
                break
            del self._matches[one.id]
            answers -= one.version

    def forget(self, live: LiveMatch) -> None:
        """Whoever comes next has it read anew; if somebody looks at it, it stays."""
        if live.idle and self._matches.get(live.id) is live:
            del self._matches[live.id]
