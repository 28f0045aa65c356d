"""The store: what it is told, it keeps, on SQLite and PostgreSQL alike."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from mathom.table import BadOrder, Store, open_store
from mathom.table.consent import Request
from mathom.table.entries import Entry
from mathom.table.errors import Conflict
from mathom.table.people import Player
from mathom.table.store import ChatLine, Consent, MatchRow, presence
from mathom.table.store.connect import store_url
from mathom.table.store.migrations import MIGRATIONS, NewerStore, migrate
from mathom.table.store.schema import metadata
from tests.table.postgres import empty

pytestmark = pytest.mark.anyio

ROW = MatchRow("aaaaaaaaaa", "hobbits", 1, 2, {"mode": "advanced"}, "bots", "00", "spec", 17)
PLAYERS = (
    Player(0, "human", "Änne", None, "hash"),
    Player(1, "bot", None, "greedy", None),
)
ENTRIES = (Entry("chance", None, "3"), Entry("choice", 0, "move f1", "t1", 5))


def row(match: str) -> MatchRow:
    return MatchRow(match, "hobbits", 1, 2, {}, "bots", "00", "spec", 17)


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    await store.create(ROW, PLAYERS, ENTRIES)
    assert await store.load(ROW.id) == (ROW, PLAYERS, ENTRIES)


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.load("bbbbbbbbbb") is None


async def test_the_log_grows_and_is_read_from_any_version(store: Store) -> None:
    await store.create(ROW, PLAYERS, ENTRIES)
    more = Entry("undo", 0, "1", None, 6)
    await store.append(ROW.id, 3, [more])
    assert await store.entries(ROW.id) == (*ENTRIES, more)
    assert await store.entries(ROW.id, after=2) == (more,)


async def test_who_comes_second_with_the_same_number_is_refused(store: Store) -> None:
    await store.create(ROW, PLAYERS, ENTRIES)
    with pytest.raises(Conflict):
        await store.append(ROW.id, 2, [Entry("choice", 1, "other")])
    assert await store.entries(ROW.id) == ENTRIES


async def test_many_answers_share_a_transaction(store: Store) -> None:
    before = store.committer.transactions
    await asyncio.gather(
        *(store.append(f"m{number}", 1, [Entry("choice", 0, "x")]) for number in range(100))
    )
    assert store.committer.transactions - before < 10
    assert await store.entries("m99") == (Entry("choice", 0, "x"),)


async def test_on_postgresql_many_answers_and_their_news_are_one_statement(store: Store) -> None:
    if not store.shared:
        pytest.skip("nobody needs news")
    await store.append("m0", 1, ENTRIES)
    said: list[object] = []
    store.committer._driver._connection.add_query_logger(said.append)  # type: ignore[attr-defined]
    line = ChatLine(1, 0, "“What's this?”", 5)
    kept = ((1, "{}"),)
    await asyncio.gather(
        *(store.append(f"n{number}", 1, ENTRIES, steps=kept) for number in range(9)),
        store.say("m0", line),
    )
    # The first goes at once, those that come meanwhile go together.
    assert len(said) <= 2
    assert await store.entries("n8") == ENTRIES
    assert await store.chat("m0", 5) == (line,)


async def test_one_bad_write_does_not_spoil_the_others(store: Store) -> None:
    await store.create(ROW, PLAYERS, ENTRIES)
    results = await asyncio.gather(
        *(store.append(f"m{number}", 1, [Entry("choice", 0, "x")]) for number in range(5)),
        store.append(ROW.id, 1, [Entry("choice", 0, "x")]),
        *(store.append(f"n{number}", 1, [Entry("choice", 0, "x")]) for number in range(5)),
        return_exceptions=True,
    )
    assert [type(one) for one in results] == [type(None)] * 5 + [Conflict] + [type(None)] * 5
    assert len(await store.entries("n4")) == 1


async def test_half_of_a_write_is_none(store: Store) -> None:
    await store.append("m", 2, [Entry("choice", 0, "there")])
    with pytest.raises(Conflict):
        await store.append("m", 1, [Entry("choice", 0, "new"), Entry("choice", 0, "clash")])
    assert [one.text for one in await store.entries("m")] == ["there"]


async def test_names_chat_and_the_end_are_kept(store: Store) -> None:
    await store.create(ROW, PLAYERS, ())
    await store.reseat(ROW.id, PLAYERS[0], msgspec.structs.replace(PLAYERS[0], name="Bilbo"))
    for number in range(1, 5):
        await store.say(ROW.id, ChatLine(number, 0, f"line {number} 🧙", 9))
    await store.append(ROW.id, 1, ENTRIES, finished=True)
    loaded = await store.load(ROW.id)
    assert loaded is not None
    assert loaded.row.finished
    assert loaded.players[0].name == "Bilbo"
    assert [one.number for one in await store.chat(ROW.id, 2)] == [3, 4]


async def test_running_matches_with_bots_are_found(store: Store) -> None:
    await store.create(row("m-bot"), PLAYERS, ())
    await store.create(row("m-people"), PLAYERS[:1], ())
    await store.create(row("m-over"), PLAYERS, ())
    await store.append("m-over", 1, ENTRIES, finished=True)
    assert await store.waiting_for_bots(10) == ("m-bot",)


async def test_a_rematch_is_remembered(store: Store) -> None:
    await store.create(row("m-one"), PLAYERS, ())
    await store.create(msgspec.structs.replace(row("m-two"), follows="m-one"), PLAYERS, ())
    loaded = await store.load("m-one")
    assert loaded is not None
    assert loaded.row.next == "m-two"


async def test_there_is_only_one_rematch(store: Store) -> None:
    await store.create(row("m-one"), PLAYERS, ())
    await store.create(msgspec.structs.replace(row("m-two"), follows="m-one"), PLAYERS, ())
    with pytest.raises(Conflict):
        await store.create(msgspec.structs.replace(row("m-three"), follows="m-one"), PLAYERS, ())
    assert await store.load("m-three") is None


async def test_rematches_of_old_stores_are_still_known(store_at: str) -> None:
    engine = create_async_engine(store_url(store_at))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE mathom_schema (version INTEGER NOT NULL)"))
        await connection.execute(text("INSERT INTO mathom_schema (version) VALUES (1)"))
        for statement in MIGRATIONS[0]:
            await connection.execute(text(statement))
        for match, following in (("m-one", "m-two"), ("m-two", None)):
            await connection.execute(
                text(
                    "INSERT INTO matches (id, game, game_version, seats, settings, mode, secret,"
                    " spectator, next, finished, created)"
                    " VALUES (:id, 'hobbits', 1, 2, '{}', 'bots', '', '', :next, 1, 0)"
                ),
                {"id": match, "next": following},
            )
    await engine.dispose()
    store = await open_store(store_at)
    first, second = await store.head("m-one"), await store.head("m-two")
    await store.close()
    assert first is not None
    assert second is not None
    assert (first[0].next, second[0].next) == ("m-two", None)
    assert second[0].follows == "m-one"


async def test_what_came_of_answers_is_still_known_of_old_stores(store_at: str) -> None:
    before = next(
        at for at, one in enumerate(MIGRATIONS) if any("DROP TABLE steps" in text for text in one)
    )
    engine = create_async_engine(store_url(store_at))
    async with engine.begin() as connection:
        await migrate(connection, before)
        for seq in (1, 2):
            await connection.execute(
                text(
                    "INSERT INTO answers (match, seq, kind, seat, text, time)"
                    " VALUES ('m-one', :seq, 'answer', 0, 'x', 0)"
                ),
                {"seq": seq},
            )
        await connection.execute(
            text("INSERT INTO steps (match, seq, kept) VALUES ('m-one', 2, 'what came')")
        )
    await engine.dispose()
    store = await open_store(store_at)
    kept, entries = await store.steps("m-one"), await store.entries("m-one")
    await store.close()
    assert kept == {2: "what came"}
    assert len(entries) == 2


async def test_a_request_and_what_is_said_to_it(store: Store) -> None:
    assert await store.request("m") is None
    await store.ask("m", Request(1, 0, "u1", 7, (1, 2)))
    await store.ask("m", Request(2, 1, None, 9, (0, 2)))
    assert await store.request("m") == Request(2, 1, None, 9, (0, 2))
    await store.consent("m", Consent(2, 2, True))
    await store.consent("m", Consent(2, 0, False))
    assert await store.request("m") == Request(2, 1, None, 9, (0, 2), {0: False, 2: True})
    with pytest.raises(Conflict):
        await store.consent("m", Consent(2, 0, True))
    with pytest.raises(Conflict):
        await store.ask("m", Request(2, 0, None, 9, (1,)))


async def test_opening_again_changes_nothing(store_at: str) -> None:
    first = await open_store(store_at)
    await first.create(ROW, PLAYERS, ENTRIES)
    await first.close()
    second = await open_store(store_at)
    assert await second.load(ROW.id) == (ROW, PLAYERS, ENTRIES)
    await second.close()


async def test_the_migrations_make_the_tables_that_queries_expect(store: Store) -> None:
    async with store.engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: {
                table: {column["name"] for column in inspect(sync).get_columns(table)}
                for table in metadata.tables
            }
        )
    assert found == {
        name: {column.name for column in table.columns} for name, table in metadata.tables.items()
    }


async def test_a_store_from_the_future_is_left_alone(store_at: str) -> None:
    await (await open_store(store_at)).close()
    engine = create_async_engine(store_url(store_at))
    async with engine.begin() as connection:
        await connection.execute(
            text("INSERT INTO mathom_schema (version) VALUES (:v)"), {"v": len(MIGRATIONS) + 1}
        )
    await engine.dispose()
    with pytest.raises(NewerStore):
        await open_store(store_at)


@pytest.mark.parametrize("url", ["mysql://localhost/x", "://", "ftp://x"])
async def test_other_urls_are_refused_with_a_reason(url: str) -> None:
    with pytest.raises(BadOrder, match="table-store-url"):
        await open_store(url)


async def test_a_lease_that_has_run_out_is_lost_even_if_nobody_else_noticed(postgres: str) -> None:
    await empty(postgres)
    here, there = await open_store(postgres), await open_store(postgres)
    try:
        await presence.renew(here, 0)
        await presence.seat(here, {ROW.id: {0: 2}})
        assert await presence.elsewhere(there, ROW.id) == {}
        assert await presence.renew(here, 15) == (True, (ROW.id,))
        assert await presence.elsewhere(there, ROW.id) == {}
        await presence.seat(here, {ROW.id: {0: 2}})
        assert await presence.renew(here, 15) == (False, ())
        assert await presence.elsewhere(there, ROW.id) == {here.origin: {0: 2}}
    finally:
        await here.close()
        await there.close()


@pytest.mark.parametrize(
    "url",
    ["postgresql://a@localhost:99999/x", "postgresql://a@localhost:abc/x", "mysql://root@host/x"],
)
def test_a_place_that_is_none_is_told_apart(url: str) -> None:
    with pytest.raises(BadOrder):
        store_url(url)


async def test_a_new_store_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    store = await open_store(file)
    await store.close()
    assert file.stat().st_mode & 0o777 == 0o600
