"""Texts that visitors have opened to look back on: kept in memory for a while, never stored."""

import hashlib
from collections import OrderedDict

from mathom.core import Match
from mathom.server.http_errors import HttpError
from mathom.server.side_work import SideWork
from mathom.table import Past, opened
from mathom.table.branches import written
from mathom.table.past import told_by

MOST = 32
MOST_EACH = 12
"""Of one address; who opens more has to open the first again."""
MOST_ANSWERS = 40_000
"""In all of them together: a long record takes as much room as many short ones."""
_ID_LENGTH = 24


class OpenedTexts:
    """What was opened, those looked at last at the end."""

    def __init__(self, side_work: SideWork) -> None:
        self._side_work = side_work
        self._kept: OrderedDict[str, tuple[str, Past]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    async def open(self, client: str, text: str) -> Past:
        """What a text tells; the same text has the same id. Raises MathomError."""
        id_ = _id(text)
        if id_ in self._kept:
            return self.find(id_)
        return self._keep(client, await self._side_work.do(client, opened, id_, text))

    async def add(self, client: str, past: Past, match: Match) -> Past:
        """A branch of something opened, as a text of its own."""
        return self._keep(client, await self._side_work.do(client, _branch, past, match))

    def _keep(self, client: str, past: Past) -> Past:
        id_ = past.id
        own = [one for one, (owner, _) in self._kept.items() if owner == client]
        for one in own[: len(own) - MOST_EACH + 1]:
            del self._kept[one]
        self._kept[id_] = client, past
        answers = sum(one.progress.answers for _, one in self._kept.values())
        while len(self._kept) > MOST or (answers > MOST_ANSWERS and len(self._kept) > 1):
            _, (_, first) = self._kept.popitem(last=False)
            answers -= first.progress.answers
        return past

    def find(self, id_: str) -> Past:
        """What was opened under this id. Raises HttpError if it is forgotten: open it again."""
        if id_ not in self._kept:
            raise HttpError(404, "record-forgotten")
        self._kept.move_to_end(id_)
        return self._kept[id_][1]


def _branch(past: Past, match: Match) -> Past:
    told = written(past, match)
    return told_by(_id(str(told)), match, told)


def _id(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_ID_LENGTH]
