"""Transactions, straight through the driver of each kind of database.

Writing is what every answer waits for, so nothing stands between it and the driver: statements are
put into the database's own words once, and rows go there as tuples, many at a time.
"""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import URL, Dialect
from sqlalchemy.sql.elements import ClauseElement

from mathom.table.errors import Conflict, Trouble

Rows: TypeAlias = Sequence[Mapping[str, Any]]
Write: TypeAlias = tuple[ClauseElement, Rows]

CONNECTING = 2.0
"""Seconds until a database that does not answer is said to be away."""
WORKING = 3.0
"""Seconds one statement may take."""
_MOST_MARKS = 30000
"""SQLite takes a few more in one statement."""
_STATEMENTS = 500
"""How many SQLite keeps ready: one for each number of rows that comes up."""


class Driver(Protocol):
    """Writes to one database, one transaction at a time."""

    async def transact(self, writes: Sequence[Write]) -> None:
        """All of these, or none, safe on the disk. Raises Conflict or Trouble."""
        ...

    async def close(self) -> None: ...


class Statement(NamedTuple):
    """A statement in a database's own words."""

    text: str
    names: tuple[str, ...]
    """What its parameters are called, in order."""
    given: Mapping[str, Any]
    """Parameters that are always the same."""
    take: Callable[[Mapping[str, Any]], tuple[Any, ...]] | None
    """A row as the driver takes it, where nothing is given."""

    def tuples(self, rows: Rows) -> list[tuple[Any, ...]]:
        """The rows as the driver takes them."""
        names, given, take = self.names, self.given, self.take
        if take is not None:
            return [take(row) for row in rows]
        return [tuple(row[name] if name in row else given[name] for name in names) for row in rows]


class Statements:
    """Each statement, put into words once."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, tuple[str, ...]], Statement] = {}

    def together(self, writes: Sequence[Write]) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """The rows of the same statement go to the database at once."""
        found: dict[str, list[tuple[Any, ...]]] = {}
        for statement, new in writes:
            known = self._statement(statement, tuple(new[0]))
            found.setdefault(known.text, []).extend(known.tuples(new))
        return list(found.items())

    def _statement(self, statement: ClauseElement, columns: tuple[str, ...]) -> Statement:
        key = id(statement), columns  # statements are constants, so their ids stay theirs
        known = self._known.get(key)
        if known is None:
            compiled: Any = statement.compile(dialect=self._dialect, column_keys=list(columns))
            names = tuple(compiled.positiontup or ())
            plain = len(names) > 1 and set(names) <= set(columns)
            take = itemgetter(*names) if plain else None
            known = Statement(str(compiled), names, compiled.params, take)
            self._known[key] = known
        return known


class SqliteDriver:
    """SQLite in a thread of its own, which has its own connection."""

    def __init__(
        self, path: str, dialect: Dialect, prepare: Callable[[sqlite3.Connection], None]
    ) -> None:
        self._path = path
        self._statements = Statements(dialect)
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, "mathom-writer")
        self._connection: sqlite3.Connection | None = None

    async def transact(self, writes: Sequence[Write]) -> None:
        steps = [_at_once(text, rows) for text, rows in self._statements.together(writes)]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, steps)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown(wait=False)

    def _transact(self, steps: list[tuple[str, Sequence[Any]]]) -> None:
        try:
            connection = self._connection
            if connection is None:
                connection = sqlite3.connect(
                    self._path, isolation_level=None, cached_statements=_STATEMENTS
                )
                self._prepare(connection)
                self._connection = connection
            if len(steps) == 1 and isinstance(steps[0][1], tuple):
                connection.execute(*steps[0])  # a statement alone is a transaction of its own
                return
            connection.execute("BEGIN IMMEDIATE")
            for text, given in steps:
                if isinstance(given, tuple):
                    connection.execute(text, given)
                else:
                    connection.executemany(text, given)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._drop()
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            self._drop()
            raise Trouble(str(error), reason=_sqlite_reason(error)) from error
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        """After a failure the connection starts anew; what it had begun is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _at_once(text: str, rows: list[tuple[Any, ...]]) -> tuple[str, Sequence[Any]]:
    """A statement with all its rows: as one step if it can be (then its parameters are a tuple).

    Between any two steps the thread has to wait for its turn, behind all that the table does.
    """
    if len(rows) == 1:
        return text, rows[0]
    head, values, marks = text.partition(" VALUES ")
    if not values or not text.startswith("INSERT INTO ") or marks.strip("(?, )"):
        return text, rows
    if len(rows) * len(rows[0]) > _MOST_MARKS:
        return text, rows
    return f"{head} VALUES {', '.join([marks] * len(rows))}", tuple(chain.from_iterable(rows))


def _sqlite_reason(error: sqlite3.Error) -> str:
    match getattr(error, "sqlite_errorname", "").split("_")[:2]:
        case ["SQLITE", "BUSY" | "LOCKED"]:
            return "locked"
        case ["SQLITE", "FULL"]:
            return "full"
    return "broken"


class PostgresDriver:
    """PostgreSQL by its own driver."""

    def __init__(self, url: URL, dialect: Dialect) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._statements = Statements(dialect)
        self._connection: Any = None

    async def transact(self, writes: Sequence[Write]) -> None:
        import asyncpg  # noqa: PLC0415 – only who uses PostgreSQL has it

        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._url, timeout=CONNECTING, command_timeout=WORKING
                )
            steps = self._statements.together(writes)
            whole = _as_one(tuple(text for text, _ in steps))
            if whole is not None:  # a statement alone is a transaction of its own
                columns = [column for _, rows in steps for column in zip(*rows, strict=True)]
                await self._connection.execute(whole, *columns)
                return
            async with self._connection.transaction():
                for statement, rows in steps:
                    await self._connection.executemany(statement, rows)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            self._drop()
            raise Trouble(str(error) or repr(error), reason=_postgres_reason(error)) from error
        except BaseException:
            self._drop()
            raise

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=CONNECTING)
            self._connection = None

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


_MARK = re.compile(r"\$(\d+)::([A-Z]+)")


@lru_cache(maxsize=100)
def _as_one(steps: tuple[str, ...]) -> str | None:
    """Steps that only add rows and tell news, as one statement with a list for each column: a
    transaction is one way there and back then, instead of four. None if there is more to it."""
    adding: list[str] = []
    telling: list[str] = []
    marks = 0
    for text in steps:
        head, values, row = text.partition(" VALUES (")
        if text.startswith("INSERT INTO ") and values:
            part, asked = adding, f"{head} SELECT {row.removesuffix(')')}"
        elif text.startswith("SELECT pg_notify("):
            part, asked = telling, text
        else:
            return None
        kinds = [kind for _, kind in _MARK.findall(text)]
        if len(kinds) != text.count("$"):
            return None
        lists = ", ".join(f"${marks + at}::{kind}[]" for at, kind in enumerate(kinds, 1))
        names = ", ".join(f"c{at}" for at in range(1, len(kinds) + 1))
        part.append(_MARK.sub(r"c\1", asked) + f" FROM unnest({lists}) AS given ({names})")
        marks += len(kinds)
    *first, last = adding + telling
    before = ", ".join(f"s{at} AS ({one})" for at, one in enumerate(first))
    return f"WITH {before} {last}" if first else last


def _postgres_reason(error: Exception) -> str:
    code = getattr(error, "sqlstate", None) or ""
    if code == "53100":
        return "full"
    if code == "55P03":
        return "locked"
    return "away" if isinstance(error, OSError) or code[:2] in ("57", "08", "53") else "broken"
