"""When a server was running, so that nobody pays for the time when none was.

Each process has a row that says from when to when it is known to have run. Times are those of the
log.
"""

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select, update

from mathom.table.clocks import Span
from mathom.table.store import schema
from mathom.table.store.store import Store

MOST_DAYS = 60
"""Older rows are forgotten: no clock runs that long."""

_BEGIN = insert(schema.uptimes)
_GO_ON = (
    update(schema.uptimes)
    .where(schema.uptimes.c.process == bindparam("own"))
    .values(until=bindparam("now"))
)
_FORGET = delete(schema.uptimes).where(schema.uptimes.c.until < bindparam("past"))


async def begin(store: Store, now: int) -> None:
    """This process runs; what the store knows of the time before is read. Raises Trouble."""
    await store.committer.write(
        (_FORGET, [{"past": now - MOST_DAYS * 86_400_000}]),
        (_BEGIN, [{"process": store.origin, "since": now, "until": now}]),
    )
    rows = await store.all(select(schema.uptimes.c.since, schema.uptimes.c.until))
    store.down = gaps((row["since"], row["until"]) for row in rows)


async def go_on(store: Store, now: int) -> None:
    """This process still runs. Raises Trouble."""
    await store.committer.write((_GO_ON, [{"own": store.origin, "now": now}]))


def gaps(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The times between these."""
    found: list[Span] = []
    reached: int | None = None
    for since, until in sorted(spans):
        if reached is not None and since > reached:
            found.append((reached, since))
        reached = until if reached is None else max(reached, until)
    return tuple(found)
