"""Texts that visitors have opened to look back on: kept in memory for a while, never stored."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from mathom.core import Match, Record
from mathom.server.http_errors import Problem
from mathom.server.limits import Buckets
from mathom.table import Past, opened
from mathom.table.past import told_by

P = ParamSpec("P")
T = TypeVar("T")

MOST = 32
MOST_EACH = 12
"""Of one address; who opens more has to open the first again."""
LONGEST_PAUSE = 10.0
_ID_LENGTH = 24


class OpenedTexts:
    """What was opened, those looked at last at the end."""

    def __init__(self, work: Buckets) -> None:
        self._work = work
        self._kept: OrderedDict[str, tuple[str, Past]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    def __len__(self) -> int:
        return len(self._kept)

    async def open(self, client: str, text: str) -> Past:
        """What a text tells; the same text has the same id. Raises MathomError."""
        id_ = _id(text)
        if id_ in self._kept:
            return self.find(id_)
        return self._keep(client, await self.work(client, opened, id_, text))

    async def work(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Something that takes a while, one after the other; who wants much of it has to wait."""
        begin = time.perf_counter()
        try:
            async with self._one_at_a_time:
                begin = time.perf_counter()
                return await asyncio.to_thread(work, *args, **more)
        finally:
            lacking = self._work.spend(client, time.perf_counter() - begin)
            if lacking > 0:
                await asyncio.sleep(min(lacking, LONGEST_PAUSE))

    def add(self, client: str, match: Match, told: Record) -> Past:
        """What was played from an opened text, as a text of its own."""
        return self._keep(client, told_by(_id(str(told)), match, told))

    def _keep(self, client: str, past: Past) -> Past:
        id_ = past.id
        own = [one for one, (owner, _) in self._kept.items() if owner == client]
        for one in own[: len(own) - MOST_EACH + 1]:
            del self._kept[one]
        self._kept[id_] = client, past
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return past

    def find(self, id_: str) -> Past:
        """What was opened under this id. Raises Problem if it is forgotten: open it again."""
        if id_ not in self._kept:
            raise Problem(404, "record-forgotten")
        self._kept.move_to_end(id_)
        return self._kept[id_][1]


def _id(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_ID_LENGTH]
