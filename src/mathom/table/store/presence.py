"""Who is at which table in which server process, for processes that share a PostgreSQL database.

A process holds a lease and renews it while it lives; whoever finds a lease that has run out removes
what the dead process left behind. All times are the database's own, so that the clocks of the
processes do not matter.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from mathom.core import Seat
from mathom.table.errors import Trouble
from mathom.table.store import schema
from mathom.table.store.news import NOTIFY
from mathom.table.store.store import Store
from mathom.table.store.times import NOW

Devices: TypeAlias = Mapping[Seat, int]
"""How many devices look through each seat that is connected."""
DevicesElsewhere: TypeAlias = Mapping[str, Devices]
"""Who is at a table through other processes, by process."""

_processes, _presence = schema.processes.c, schema.presence.c
_LEASE = upsert(schema.processes).values(id=bindparam("process"), until=NOW + bindparam("lease"))
_RENEW = _LEASE.on_conflict_do_update(
    index_elements=[_processes.id], set_={"until": _LEASE.excluded.until}
)
_COME = insert(schema.presence)
_GO = delete(schema.presence).where(
    _presence.process == bindparam("of"), _presence.match == bindparam("at")
)


class Lease(NamedTuple):
    """What renewing it has shown."""

    lost: bool
    """It had run out, and what this process had written is removed."""
    deserted: tuple[str, ...]
    """Matches somebody was at who was connected to a process that has died."""


async def elsewhere(store: Store, match: str) -> DevicesElsewhere:
    """Who is at a table through other processes that live."""
    if not store.shared:
        return {}
    rows = await store.all(
        select(_presence.process, _presence.seat, _presence.devices)
        .join(schema.processes, _processes.id == _presence.process)
        .where(_presence.match == match, _presence.process != store.origin, _processes.until > NOW)
    )
    found: dict[str, dict[Seat, int]] = {}
    for row in rows:
        found.setdefault(row["process"], {})[row["seat"]] = row["devices"]
    return found


async def renew(store: Store, seconds: float) -> Lease:
    """This process lives for so much longer; who does not is removed. Raises Trouble."""
    try:
        async with store.engine.begin() as connection:
            # Its own, too, if it comes too late: others may have seen that nobody is there.
            await connection.execute(delete(schema.processes).where(_processes.until <= NOW))
            living = select(_processes.id)
            left = delete(schema.presence).where(_presence.process.not_in(living))
            rows = (await connection.execute(left.returning(_presence.match))).scalars()
            deserted = tuple(sorted(set(rows)))
            mine = select(_processes.until).where(_processes.id == store.origin)
            held = (await connection.execute(mine)).first() is not None
            lease = {"process": store.origin, "lease": int(seconds * 1000)}
            await connection.execute(_RENEW, lease)
            await _tell(connection, store, deserted)
    except (SQLAlchemyError, OSError) as error:
        raise Trouble(str(error)) from error
    return Lease(not held, deserted)


async def seat(store: Store, tables: Mapping[str, Devices]) -> None:
    """Who is at these tables through this process now, and nobody else. Raises Trouble."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(_GO, [{"of": store.origin, "at": match} for match in tables])
            rows: list[dict[str, Any]] = [
                {"match": match, "process": store.origin, "seat": seat, "devices": devices}
                for match, seats in tables.items()
                for seat, devices in seats.items()
            ]
            if rows:
                await connection.execute(_COME, rows)
            await _tell(connection, store, tables)
    except (SQLAlchemyError, OSError) as error:
        raise Trouble(str(error)) from error


async def end(store: Store) -> None:
    """This process goes, and all who are connected to it. Raises Trouble."""
    try:
        async with store.engine.begin() as connection:
            mine = delete(schema.presence).where(_presence.process == store.origin)
            rows = (await connection.execute(mine.returning(_presence.match))).scalars()
            await connection.execute(delete(schema.processes).where(_processes.id == store.origin))
            await _tell(connection, store, set(rows))
    except (SQLAlchemyError, OSError) as error:
        raise Trouble(str(error)) from error


async def _tell(connection: AsyncConnection, store: Store, matches: Collection[str]) -> None:
    if matches:
        await connection.execute(NOTIFY, [{"news": f"{store.origin} {one}"} for one in matches])
