"""Several server processes on one PostgreSQL database: whoever sits at either is told."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import event, text

from mathom.table import (
    Created,
    Hall,
    LiveMatch,
    Order,
    TableError,
    WorkersHere,
    WrongKey,
    clocks,
    open_store,
    presence,
)
from mathom.table.store.presence import elsewhere
from tests.table.people import (
    ANNA,
    BERT,
    OPEN,
    RANDOM,
    Ear,
    admitted,
    answer,
    found,
    listening,
    play_out,
)
from tests.table.postgres import empty
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing for a moment counts as gone; on a busy machine that can be anybody."""
    monkeypatch.setattr(presence, "LEASE", 0.6)


dying = pytest.mark.usefixtures("short_lease")


@pytest.fixture
async def halls(postgres: str) -> AsyncIterator[tuple[Hall, Hall]]:
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


async def until(true: Callable[[], object]) -> None:
    """Waits until something is true."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


def connected(ear: Ear) -> list[bool]:
    """Who is at the table, by the last word on it."""
    last = next(one for one in reversed(ear.heard) if "players" in one)
    return [one["connected"] for one in last["players"]]


async def test_an_answer_here_is_told_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    # Both listen only once they are connected to the database; answers before that are read then.
    await answer(live, anna, "t1")
    await until(lambda: bert.last()["version"] == live.progress.version)
    assert other.progress.version == live.progress.version
    assert bert.last()["events"] == anna.last()["events"]


async def test_names_and_chat_too(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    live, _ = await listening(here, created, 0)
    _, bert = await listening(there, created, 1)
    await live.seating.join(1, "Bilbo")
    await live.talk.say(0, "hello")
    await until(lambda: [text for _, text in lines(bert)] == ["hello"])
    await until(lambda: names(bert)[1] == "Bilbo")


async def test_two_talk_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    for _ in range(5):
        await asyncio.gather(live.talk.say(0, "hello"), other.talk.say(1, "hi"))
    await until(lambda: len(lines(anna)) == len(lines(bert)) == 10)
    assert lines(anna) == lines(bert)


def names(ear: Ear) -> list[str | None]:
    last = next(one for one in reversed(ear.heard) if "players" in one)
    return [one["name"] for one in last["players"]]


def lines(ear: Ear) -> list[tuple[int, str]]:
    return [(one["number"], one["text"]) for told in ear.all("chat") for one in told["lines"]]


async def test_news_that_come_together_are_read_together(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    async with live.lock:  # somebody is just answering
        news = [asyncio.create_task(live.catch_up()) for _ in range(10)]
        await asyncio.sleep(0)
        assert [one.done() for one in news] == [False] + 9 * [True]
    await news[0]
    await live.catch_up()  # and the next ones are read again
    assert not live.lock.locked()


async def test_a_rematch_asked_for_there_is_told_here(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, both = await listening(here, created, 0, 1)
    await play_out(live, both)
    following, _ = await there.rematch(await admitted(there, created, 1), rotate=False)
    await until(lambda: both.all("rematch") and live.row.next == following)
    assert both.last("rematch")["match"] == following


async def test_two_want_a_rematch_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, both = await listening(here, created, 0, 1)
    await play_out(live, both)
    await there.live(created.match)
    await until(lambda: there.looked_at(created.match).progress.match.over)  # type: ignore[union-attr]
    (first, new), (second, also) = await asyncio.gather(
        here.rematch(await admitted(here, created, 0), rotate=False),
        there.rematch(await admitted(there, created, 1), rotate=False),
    )
    assert first == second
    assert sorted((new, also)) == [False, True]


# -- who is there ----------------------------------------------------------------------------------


async def test_who_comes_and_goes_there_is_seen_here(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    assert connected(anna) == [True, False]
    other, bert = await listening(there, created, 1)
    await until(lambda: connected(anna) == connected(bert) == [True, True])
    second = Ear(1)
    await other.attach(second, None, {"is": "welcome"})
    other.detach(bert)  # one of two windows is closed: still there
    await asyncio.sleep(0.1)
    assert connected(anna) == [True, True]
    other.detach(second)
    await until(lambda: connected(anna) == [True, False])


async def test_who_comes_later_is_told_who_is_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT, OPEN)
    await listening(here, created, 0)
    _, bert = await listening(there, created, 1)
    await until(lambda: connected(bert) == [True, True, False])
    _, late = await listening(there, created, 2)
    assert connected(late) == [True, True, True]


async def test_a_process_that_stops_takes_its_people_along(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    await there.close()
    await until(lambda: connected(anna) == [True, False])


def dies(hall: Hall) -> None:
    """A process says no more, not even goodbye."""
    for task in hall.other_processes.tasks:
        task.cancel()


@dying
async def test_a_process_that_dies_is_missed(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    dies(there)
    await until(lambda: connected(anna) == [True, False])
    async with asyncio.timeout(10):  # and nothing of it is left behind
        while await written(here) != [here.store.origin]:
            await asyncio.sleep(0.05)


async def written(hall: Hall) -> list[str]:
    """The processes somebody is connected to, by what is in the store."""
    async with hall.store.engine.connect() as connection:
        found = await connection.execute(text("SELECT DISTINCT process FROM presence"))
        return list(found.scalars())


@dying
async def test_a_process_that_was_only_slow_is_there_again(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    _, anna = await listening(here, created, 0)
    await listening(there, created, 1)
    await until(lambda: connected(anna) == [True, True])
    async with here.store.engine.begin() as connection:
        slow = {"process": there.store.origin}
        await connection.execute(text("DELETE FROM presence WHERE process = :process"), slow)
        await connection.execute(text("DELETE FROM processes WHERE id = :process"), slow)
    async with asyncio.timeout(10):
        while there.store.origin not in await elsewhere(here.store, created.match):
            await asyncio.sleep(0.05)
    await until(lambda: connected(anna) == [True, True])


@dying
async def test_the_bot_of_a_process_that_dies_goes_on_here(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(there, ANNA, BERT, RANDOM)
    other, both = await listening(there, created, 0, 1)
    _, bert = await listening(here, created, 1)
    await until(lambda: connected(both) == connected(bert))
    other.bots.thinking = True  # it begins to think, and never says anything
    while other.progress.match.to_move != 2:
        await answer(other, both, f"t{other.progress.version}")
    version = other.progress.version
    await until(lambda: bert.last()["version"] == version)
    dies(there)
    await until(lambda: bert.last()["version"] > version)


# -- taking back -----------------------------------------------------------------------------------


async def beyond_the_barrier(here: Hall, created: Created) -> tuple[LiveMatch, Ear]:
    """Anna's last answer can be taken back if the others agree."""
    live, anna = await listening(here, created, 0)
    while live.progress.takeback(0).state != "ask":
        await answer(live, anna, f"t{live.progress.version}")
    return live, anna


async def test_asked_here_and_agreed_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    assert bert.last()["request"] == anna.last()["request"]
    assert bert.last()["request"]["reason"]["id"] == "undo-chance"
    await other.consent(1, bert.last()["request"]["request"], agree=True)
    await until(lambda: anna.notices() == bert.notices() == ["table-undone"])
    await until(lambda: anna.last()["reset"] and bert.last()["reset"] and anna.all("ack"))
    assert anna.last()["request"] is bert.last()["request"] is None
    assert anna.last("ack") == {"is": "ack", "id": "u1", "version": version + 1}
    assert live.progress.match.digest == other.progress.match.digest


async def test_asked_here_and_refused_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    await other.consent(1, bert.last()["request"]["request"], agree=False)
    await until(lambda: anna.last()["request"] is None)
    await until(lambda: anna.notices() == bert.notices() == ["table-undo-declined"])
    with pytest.raises(TableError, match="table-undo-declined"):  # sent again: still no
        await live.undo(anna, 0, version, "u1")
    await live.undo(anna, 0, version, "u2")  # but one may ask again
    await until(lambda: bert.last()["request"])
    assert bert.last()["request"]["request"] == 2


async def test_asked_here_and_played_on_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    other, both = await listening(there, created, 0, 1)
    await live.undo(anna, 0, live.progress.version, "u1")
    await until(lambda: both.last()["request"])
    await answer(other, both, "on")
    await until(lambda: anna.notices() == both.notices() == ["table-undo-lapsed"])
    await until(lambda: anna.last()["request"] is None)


async def test_a_request_waits_for_who_comes_later(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await beyond_the_barrier(here, created)
    await live.undo(anna, 0, live.progress.version, "u1")
    dies(here)
    other, bert = await listening(there, created, 1)
    number = bert.last()["request"]["request"]
    await other.consent(1, number, agree=True)
    assert bert.notices() == ["table-undone"]


async def test_the_last_two_agree_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT, ANNA)
    live, anna = await beyond_the_barrier(here, created)
    _, third = await listening(here, created, 2)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    await until(lambda: bert.last()["request"])
    await asyncio.gather(live.consent(2, 1, agree=True), other.consent(1, 1, agree=True))
    for ear in (anna, bert, third):
        await until(ear.notices)
        assert ear.notices() == ["table-undone"]
    await until(lambda: live.progress.version == other.progress.version == version + 1)
    assert anna.last("ack") == {"is": "ack", "id": "u1", "version": version + 1}


async def test_two_ask_at_once(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    both = await listening(here, created, 0, 1)
    while any(both[0].progress.takeback(seat).state != "ask" for seat in (0, 1)):
        await answer(*both, f"t{both[0].progress.version}")
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    version = live.progress.version
    both[0].detach(both[1])
    results = await asyncio.gather(
        live.undo(anna, 0, version, "u1"),
        other.undo(bert, 1, version, "u2"),
        return_exceptions=True,
    )
    assert [str(one) for one in results if one] == ["table-undo-open()"]
    await until(lambda: anna.last()["request"] == bert.last()["request"])
    assert anna.last()["request"] is not None


# -- keys ------------------------------------------------------------------------------------------


async def test_a_key_changed_here_opens_nothing_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, _ = await listening(here, created, 0)
    _, phone = await listening(there, created, 0)
    await live.seating.change_key(0)
    await until(lambda: phone.locked_out)
    with pytest.raises(WrongKey):
        await admitted(there, created, 0)


async def test_of_two_who_accept_an_invitation_at_once_one_gets_the_seat(
    halls: tuple[Hall, Hall],
) -> None:
    here, there = halls
    created = await found(here, ANNA, OPEN)
    tables = [(await admitted(one, created, 1)).live for one in halls]
    results = await asyncio.gather(
        *(
            live.seating.join(1, name)
            for live, name in zip(tables, ("Bilbo", "Gollum"), strict=True)
        ),
        return_exceptions=True,
    )
    keys = [one for one in results if isinstance(one, str)]
    assert len(keys) == 1
    assert any(isinstance(one, WrongKey) for one in results)
    assert (await there.admit(created.match, keys[0])).seat == 1


async def test_catching_up_is_one_round_trip(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    await until(lambda: connected(anna) == connected(bert) == [True, True])
    # The test reads the news, and nothing else is asked meanwhile.
    for task in there.other_processes.tasks:
        task.cancel()
    await asyncio.gather(*there.other_processes.tasks, return_exceptions=True)
    await there.quiet()
    await answer(live, anna, "t1")
    await live.talk.say(0, "hello")
    asked: list[str] = []
    event.listen(
        there.store.engine.sync_engine,
        "before_cursor_execute",
        lambda connection, cursor, statement, *_: asked.append(statement),
    )
    await other.catch_up()
    assert len(asked) == 1
    assert bert.last()["version"] == live.progress.version
    assert lines(bert) == [(1, "hello")]


async def test_what_was_added_comes_with_the_news_and_is_not_read(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, both = await listening(here, created, 0, 1)
    other, bert = await listening(there, created, 1)
    await until(lambda: connected(both) == connected(bert) == [True, True])
    await answer(live, both, "t1")
    await until(lambda: bert.last()["version"] == live.progress.version)
    await there.quiet()
    read: list[str] = []
    monkeypatch.setattr(there.store, "changes", lambda *asked: read.append("changes"))
    for number in range(5):
        await answer(live, both, f"more-{number}")
        await until(lambda: bert.last()["version"] == live.progress.version)
    assert read == []
    assert other.progress.match.digest == live.progress.match.digest


async def test_a_match_begins_in_both_when_the_last_has_brought_theirs(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_duel_on_the_shelf(monkeypatch)
    here, there = halls
    created = await here.create(Order("duel", (ANNA, OPEN, OPEN)))
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    await asyncio.gather(
        live.seating.join(1, "Bert", settings={"deck": "1 2 9"}),
        other.seating.join(2, "Cleo", settings={"deck": "3 4 8"}),
    )
    await until(lambda: anna.all("update") and bert.all("update"))
    await until(lambda: live.version == other.version)
    assert live.progress.match.digest == other.progress.match.digest
    assert live.progress.match.setup == other.progress.match.setup


async def test_clocks_are_the_same_in_both_and_one_of_them_answers_for_who_has_no_time(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "FREE", 0)
    here, there = halls
    clock = clocks.ClockTerms("turn", 1)
    created = await here.create(Order("hobbits", (ANNA, BERT), clock=clock))
    live, ear = await listening(here, created, 0, 1)
    other, _ = await listening(there, created, 0, 1)
    while not live.alarm.is_set:
        await answer(live, ear, f"x{live.version}")
    version = live.version
    await until(lambda: other.version >= version)
    await until(lambda: ear.last()["version"] > version < other.version)
    entries = await here.store.entries(created.match, version)
    assert entries[0].kind == "stand-in"

    def known(match: LiveMatch) -> object:
        """What the log says of the clocks, whatever has passed since."""
        assert match.progress.clocks is not None
        return match.version, match.progress.clocks.sight(None, 0, 0).left

    await until(lambda: known(live) == known(other))


async def test_a_stand_in_here_is_one_there(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    created = await found(here, ANNA, BERT)
    live, _ = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    await live.stand_ins.let(0, 0, play=True)
    await until(lambda: other.players[0].stand_in == "greedy")
    await until(lambda: bert.options)
    assert bert.last()["players"][0]["stand_in"] == "greedy"


def asked(ear: Ear, live: LiveMatch) -> bool:
    """Whether somebody has been told that they are asked, and by now it is so."""
    last = ear.last()
    return bool(last["question"]["is"] == "choice" and last["version"] == live.version)


async def test_two_tables_answer_once(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes are about to answer for a seat: one does, and the other learns of it."""
    put_duel_on_the_shelf(monkeypatch)
    here, there = halls
    decks = {"deck.0": "5 5 5", "deck.1": "1 2 3"}
    created = await here.create(Order("duel", (ANNA, BERT), decks))
    live, anna = await listening(here, created, 0)
    other, bert = await listening(there, created, 1)
    for number in range(2):
        await until(lambda: asked(bert, other))
        other.wake()
        live.wake()
        await answer(other, bert, f"b{number}")
    await until(lambda: live.over is not None and other.over is not None)
    entries = await here.store.entries(created.match)
    laid = [one for one in entries if one.kind == "choice"]
    assert [one.text for one in laid if one.seat == 0] == ["lay 5"] * 3
    assert [one.seat for one in laid].count(1) == 3
    assert anna.last()["question"]["is"] == bert.last()["question"]["is"] == "over"


async def test_a_wish_here_is_carried_out_there_and_told_to_nobody_else(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_duel_on_the_shelf(monkeypatch)
    here, there = halls
    decks = {"deck.0": "5 5 5", "deck.1": "1 2 3"}
    created = await here.create(Order("duel", (ANNA, BERT), decks))
    live, _ = await listening(here, created, 0)
    await until(lambda: live.to_move == 1)
    other, bert = await listening(there, created, 1)
    phone = Ear(0)
    await other.attach(phone, None, {"is": "welcome"})
    await until(lambda: connected(bert) == [True, True])
    heard = len(bert.heard)
    await live.steady.give_forced(0, False)
    await until(lambda: not phone.last()["wishes"]["forced"])
    assert len(bert.heard) == heard
    for number in range(2):  # whoever begins, Anna is asked by then
        if other.to_move == 1:
            await until(lambda: asked(bert, other))
            await answer(other, bert, f"b{number}")
    await until(lambda: live.to_move == other.to_move == 0)
    await asyncio.sleep(0.05)
    assert live.to_move == other.to_move == 0
    assert not live.steady.is_set
    assert not other.steady.is_set
