"""Texts that visitors have opened to look back on: kept in memory for a while, never stored."""

import asyncio
import hashlib
import time
from collections import OrderedDict

from mathom.server.http_errors import Problem
from mathom.server.limits import Buckets
from mathom.table import Past, opened

MOST = 24
MOST_EACH = 4
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
        id_ = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_ID_LENGTH]
        if id_ in self._kept:
            return self.find(id_)
        begin = time.perf_counter()
        try:
            async with self._one_at_a_time:
                begin = time.perf_counter()
                past = await asyncio.to_thread(opened, id_, text)
        finally:
            lacking = self._work.spend(client, time.perf_counter() - begin)
            if lacking > 0:
                await asyncio.sleep(min(lacking, LONGEST_PAUSE))
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
