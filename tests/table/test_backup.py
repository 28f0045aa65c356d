"""Backups: from any store to any other, whole or not at all."""

import gzip
import sqlite3
from pathlib import Path

import pytest

from mathom.table import Hall, Store, WorkersHere, open_store
from mathom.table.store import backup
from mathom.table.store.backup import BadBackup, back_up, check_backup, restore
from mathom.table.store.checking import check_store
from mathom.table.store.migrations import MIGRATIONS, migrate
from tests.table.people import ANNA, BERT, RANDOM, found, listening, play_out

pytestmark = pytest.mark.anyio


async def _played(store: Store) -> tuple[str, str]:
    """A finished match and one that is under way."""
    hall = Hall(store, WorkersHere())
    finished = await found(hall, ANNA, BERT)
    await play_out(*await listening(hall, finished, 0, 1))
    running = await found(hall, ANNA, RANDOM)
    await hall.quiet()
    return finished.match, running.match


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """The backup of a store in which people have played."""
    store = await open_store(tmp_path / "old.sqlite3")
    await _played(store)
    await back_up(store, tmp_path / "backup")
    await store.close()
    return tmp_path / "backup"


async def test_a_store_comes_back_as_it_was_on_either_database(
    store: Store, tmp_path: Path
) -> None:
    played = await _played(store)
    file = tmp_path / "backup"
    rows = await back_up(store, file)
    assert rows > len(played)
    assert file.stat().st_mode & 0o777 == 0o600
    other = await open_store(tmp_path / "other.sqlite3")
    assert await restore(other, file) == rows
    for match in played:
        assert await other.load(match) == await store.load(match)
        assert await other.chat(match, 100) == await store.chat(match, 100)
    await other.close()


async def test_what_sqlite_kept_can_go_to_postgresql(file: Path, store: Store) -> None:
    await restore(store, file)
    checked = await check_store(store)
    assert (checked.matches, checked.broken) == (2, ())
    assert checked.answers > 20


async def test_a_store_that_holds_matches_is_never_overwritten(file: Path, tmp_path: Path) -> None:
    store = await open_store(tmp_path / "old.sqlite3")
    before = await store.count()
    with pytest.raises(BadBackup, match="backup-not-empty"):
        await restore(store, file)
    assert await store.count() == before == 2
    await store.close()


@pytest.mark.parametrize("broken", ["cut", "changed", "noise", "empty", "newer"])
async def test_a_damaged_backup_restores_nothing(file: Path, tmp_path: Path, broken: str) -> None:
    whole = file.read_bytes()
    plain = gzip.decompress(whole)
    damaged = {
        "cut": whole[: len(whole) // 2],
        "changed": gzip.compress(plain.replace(b'"hobbits"', b'"journey"', 1)),
        "noise": b"no backup at all",
        "empty": b"",
        "newer": gzip.compress(
            plain.replace(f'"tables":{len(MIGRATIONS)}'.encode(), b'"tables":9999', 1)
        ),
    }
    file.write_bytes(damaged[broken])
    store = await open_store(tmp_path / "new.sqlite3")
    with pytest.raises(BadBackup):
        await restore(store, file)
    assert await store.count() == 0
    await store.close()


async def test_a_backup_of_older_tables_is_brought_up_to_date(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = (*MIGRATIONS, ("ALTER TABLE matches ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",))

    async def newer(connection: object, to: int = len(steps)) -> int:
        return await migrate(connection, to)  # type: ignore[arg-type]

    monkeypatch.setattr("mathom.table.store.migrations.MIGRATIONS", steps)
    monkeypatch.setattr(backup, "migrate", newer)
    store = await open_store(tmp_path / "new.sqlite3")
    assert check_backup(file)[0].tables == len(MIGRATIONS)
    await restore(store, file)
    assert (await check_store(store)).broken == ()
    async with store.engine.connect() as connection:
        colours = await connection.exec_driver_sql("SELECT DISTINCT colour FROM matches")
        assert colours.scalars().all() == ["red"]
    await store.close()


async def test_an_interrupted_backup_leaves_the_last_one_alone(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    monkeypatch.setattr(backup, "_write", lambda *_: 1 // 0)
    store = await open_store(tmp_path / "old.sqlite3")
    with pytest.raises(ZeroDivisionError):
        await back_up(store, file)
    assert file.read_bytes() == before
    await store.close()


async def test_a_match_that_cannot_be_replayed_is_named(file: Path, tmp_path: Path) -> None:
    store = await open_store(tmp_path / "old.sqlite3")
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE answers SET text = 'nonsense' WHERE seq = 3")
    found = await check_store(store)
    assert found.matches == 2
    assert len(found.broken) == 2
    await store.close()


async def test_what_is_said_during_a_backup_is_not_half_in_it(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, written = gzip.GzipFile.write, 0

    def interrupted(packed: gzip.GzipFile, data: bytes) -> int:
        nonlocal written
        written += 1
        if written == 2:  # the head, then the first of the answers
            with sqlite3.connect(tmp_path / "old.sqlite3") as other:
                other.execute("INSERT INTO chat VALUES ('m', 1, 0, 'in between', 0)")
        return write(packed, data)

    monkeypatch.setattr(gzip.GzipFile, "write", interrupted)
    store = await open_store(tmp_path / "old.sqlite3")
    await back_up(store, file)
    await store.close()
    assert written > 2
    assert b"in between" not in gzip.decompress(file.read_bytes())
