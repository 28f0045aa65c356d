"""Opening a store by its URL: `sqlite:///path`, a plain path, or `postgresql://user@host/name`."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mathom.table.errors import BadOrder
from mathom.table.store.drivers import (
    CONNECTING,
    WORKING,
    Driver,
    PostgresDriver,
    SqliteDriver,
)
from mathom.table.store.migrations import migrate
from mathom.table.store.store import Store

BUSY_MS = 1000
"""How long somebody else may lock the file before that is said to be trouble."""


async def open_store(where: str | Path) -> Store:
    """The store at this place, created or migrated as needed. Raises BadOrder for a wrong URL."""
    url = store_url(where)
    engine, driver = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    try:
        async with engine.begin() as connection:
            await migrate(connection)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, driver)


def store_url(where: str | Path) -> URL:
    """The complete URL, with the asynchronous driver in it. Raises BadOrder."""
    text = str(where)
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
        if url.port is not None and url.port not in range(1, 65536):
            raise ValueError(url.port)
    except (ArgumentError, ValueError):
        raise BadOrder("store-url", url=text.partition("@")[2] or text) from None
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise BadOrder("store-url", url=url.render_as_string(hide_password=True))


def _sqlite(url: URL) -> tuple[AsyncEngine, Driver]:
    path = Path(url.database or "").expanduser()
    _make_private(path)
    engine = create_async_engine(url, pool_size=4)
    event.listen(engine.sync_engine, "connect", lambda connection, _: _prepare(connection))
    return engine, SqliteDriver(str(path), engine.dialect, _prepare)


def _prepare(connection: Any) -> None:
    """WAL lets readers read while the writer writes; FULL flushes the log at every commit, so
    that what was acknowledged survives a power failure, not only a dead process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _make_private(file: Path) -> None:
    """A new store belongs to its owner alone: keys, secrets and chat are in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _postgres(url: URL) -> tuple[AsyncEngine, Driver]:
    patience = {"timeout": CONNECTING, "command_timeout": WORKING}
    engine = create_async_engine(url, pool_size=4, connect_args=patience)
    return engine, PostgresDriver(url, engine.dialect)
