"""How the tables came to be, step by step. A step that has been released is never changed."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            game_version INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            settings TEXT NOT NULL,
            mode TEXT NOT NULL,
            secret TEXT NOT NULL,
            spectator TEXT NOT NULL,
            position TEXT,
            forked_from TEXT,
            forked_at INTEGER,
            next TEXT,
            finished INTEGER NOT NULL,
            created BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT,
            bot TEXT,
            key TEXT,
            PRIMARY KEY (match, seat)
        )
        """,
        """
        CREATE TABLE answers (
            match TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            text TEXT NOT NULL,
            token TEXT,
            time BIGINT NOT NULL,
            PRIMARY KEY (match, seq)
        )
        """,
        """
        CREATE TABLE chat (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            time BIGINT NOT NULL,
            PRIMARY KEY (match, number)
        )
        """,
        "CREATE INDEX matches_running ON matches (created) WHERE finished = 0",
    ),
    (
        """
        CREATE TABLE requests (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            token TEXT,
            version INTEGER NOT NULL,
            needed TEXT NOT NULL,
            PRIMARY KEY (match, number)
        )
        """,
        """
        CREATE TABLE consents (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            agree INTEGER NOT NULL,
            PRIMARY KEY (match, number, seat)
        )
        """,
        """
        CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            until BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE presence (
            match TEXT NOT NULL,
            process TEXT NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (match, process, seat)
        )
        """,
        "CREATE INDEX presence_of_process ON presence (process)",
        # A match has one rematch, however many ask for it in however many processes.
        "ALTER TABLE matches ADD COLUMN follows TEXT",
        """
        UPDATE matches SET follows =
            (SELECT min(before.id) FROM matches AS before WHERE before.next = matches.id)
        """,
        "CREATE UNIQUE INDEX matches_follow ON matches (follows)",
        "ALTER TABLE matches DROP COLUMN next",
    ),
    # How many devices look through a seat.
    ("ALTER TABLE presence ADD COLUMN devices INTEGER NOT NULL DEFAULT 1",),
    # What a seat brings along in secret; NULL: nothing yet.
    ("ALTER TABLE seats ADD COLUMN brings TEXT",),
    # What came of each answer by the rules of its time.
    (
        """
        CREATE TABLE steps (
            match TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kept TEXT NOT NULL,
            PRIMARY KEY (match, seq)
        )
        """,
    ),
    # Clocks, bots that play for somebody, and when a server was running.
    (
        "ALTER TABLE matches ADD COLUMN clock TEXT",
        "ALTER TABLE seats ADD COLUMN stand_in TEXT",
        """
        CREATE TABLE uptimes (
            process TEXT PRIMARY KEY,
            since BIGINT NOT NULL,
            until BIGINT NOT NULL
        )
        """,
        "CREATE INDEX matches_timed ON matches (created) WHERE finished = 0 AND clock IS NOT NULL",
    ),
    # What came of an answer stands beside it: one row to write instead of two.
    (
        "ALTER TABLE answers ADD COLUMN kept TEXT",
        """
        UPDATE answers SET kept =
            (SELECT kept FROM steps WHERE match = answers.match AND seq = answers.seq)
        """,
        "DROP TABLE steps",
    ),
    # Whether there is advice in a match (NULL: as is usual), and how often each seat asked for it.
    (
        "ALTER TABLE matches ADD COLUMN advice INTEGER",
        "ALTER TABLE seats ADD COLUMN advised INTEGER NOT NULL DEFAULT 0",
    ),
    # What the table does for a seat without asking it (NULL: as is usual).
    ("ALTER TABLE seats ADD COLUMN wishes TEXT",),
)


class NewerStore(Exception):
    """The store was written by a newer Mathom, whose tables this one does not know."""


async def migrate(connection: AsyncConnection, to: int = len(MIGRATIONS)) -> int:
    """Brings the tables up to a version, in the connection's transaction; returns it."""
    if connection.dialect.name == "postgresql":
        # Two servers that start at the same time must not both migrate.
        await connection.execute(text("SELECT pg_advisory_xact_lock(1937)"))
    await connection.execute(
        text("CREATE TABLE IF NOT EXISTS mathom_schema (version INTEGER NOT NULL)")
    )
    found = (await connection.execute(text("SELECT max(version) FROM mathom_schema"))).scalar()
    version = int(found or 0)
    if version > len(MIGRATIONS):
        raise NewerStore(f"the store has version {version}, this Mathom knows {len(MIGRATIONS)}")
    for number, statements in enumerate(MIGRATIONS[version:to], start=version + 1):
        for statement in statements:
            await connection.execute(text(statement))
        await connection.execute(
            text("INSERT INTO mathom_schema (version) VALUES (:version)"), {"version": number}
        )
    return max(version, to)
