"""A PostgreSQL database for the tests, gone when they are."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from mathom.lab.own_postgres import own_postgres


@contextmanager
def running_postgres() -> Iterator[str | None]:
    """The URL of a fresh server; None where there is none to start.

    Set MATHOM_TEST_POSTGRES to the URL of an empty database to use that instead.
    """
    if given := os.environ.get("MATHOM_TEST_POSTGRES"):
        yield given
        return
    with own_postgres() as server:
        yield None if server is None else server.url


async def empty(url: str) -> None:
    """Removes everything from the database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await connection.close()
