"""Keeps clocks honest: says that this process runs, and looks after the clocks nobody looks at."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from mathom.table.errors import Trouble
from mathom.table.store import Store, uptimes

log = logging.getLogger("mathom.table")

BEAT = 5.0
"""Seconds between two signs of life; so much may be forgiven to who was thinking at a crash."""
LOOK = 4
"""Every so many beats, clocks are looked for that another process has left behind."""
MOST = 1000
"""Matches with clocks that are looked after."""


async def keep(
    store: Store,
    now: Callable[[], int],
    ticking: Callable[[], bool],
    wake: Callable[[str], Awaitable[None]],
) -> None:
    """For ever: signs of life while a clock runs here. `wake` is called with every running match
    that has clocks: at once, and again and again where other processes share the store."""
    beats = 0
    while True:
        try:
            if beats == 0 or (store.shared and beats % LOOK == 0):
                for match in await store.timed(MOST):
                    await wake(match)
            if ticking():
                await uptimes.go_on(store, now())
        except Trouble as error:
            log.warning("clocks not kept", extra={"facts": {"error": str(error)}})
        beats += 1
        await asyncio.sleep(BEAT)
