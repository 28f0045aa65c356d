"""Stores and halls to test with. PostgreSQL is started on 127.0.0.1 where it is installed."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from mathom.table import Hall, Store, WorkersHere, keys, open_store
from tests.table.postgres import empty, running_postgres


@pytest.fixture(autouse=True)
def the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test meets the same chance each time: it follows from a match's secret and id."""
    numbers = count(10)
    monkeypatch.setattr(keys, "new_secret", lambda: "5eed" * 16)
    monkeypatch.setattr(keys, "new_id", lambda: f"match{next(numbers):05}".translate(_PLAIN))


_PLAIN = str.maketrans("01", "zy")
"""Ids have no signs that look alike."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL database of our own."""
    with running_postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed: only SQLite was tested")
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def store_at(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is: each test that wants it runs once on each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite3")
    url: str = request.getfixturevalue("postgres")
    await empty(url)
    return url


@pytest.fixture
async def store(store_at: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await open_store(store_at)
    yield opened
    await opened.close()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall on SQLite, whose bots think at once, and which answers without a pause."""
    opened = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere(), pause=0)
    yield opened
    await opened.close()


@pytest.fixture
async def halls(postgres: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two server processes on one PostgreSQL database."""
    await empty(postgres)
    both = (
        Hall(await open_store(postgres), WorkersHere(), pause=0),
        Hall(await open_store(postgres), WorkersHere(), pause=0),
    )
    for hall in both:
        hall.follow_news()
    yield both
    for hall in both:
        await hall.close()
