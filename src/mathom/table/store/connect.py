"""Opening a store by its URL: `sqlite:///path`, a plain path, or `postgresql://user@host/name`."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mathom.table.errors import BadOrder
from mathom.table.store.migrations import migrate
from mathom.table.store.store import Store


async def open_store(where: str | Path) -> Store:
    """The store at this place, created or migrated as needed. Raises BadOrder for a wrong URL."""
    url = store_url(where)
    engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    try:
        async with engine.begin() as connection:
            await migrate(connection)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)


def store_url(where: str | Path) -> URL:
    """The complete URL, with the asynchronous driver in it. Raises BadOrder."""
    text = str(where)
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadOrder("store-url", url=text.partition("@")[2] or text) from None
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise BadOrder("store-url", url=url.render_as_string(hide_password=True))


def _sqlite(url: URL) -> AsyncEngine:
    if url.database and url.database != ":memory:":
        Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4)

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # WAL lets readers read while the writer writes; FULL flushes the log at every commit, so
        # that what was acknowledged survives a power failure, not only a dead process.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def _postgres(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_size=4, pool_pre_ping=True)
