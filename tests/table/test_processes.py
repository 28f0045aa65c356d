"""Several server processes on one PostgreSQL database: whoever sits at either is told."""

import asyncio

import pytest
from sqlalchemy import event

from mathom.table import (
    Hall,
    LiveMatch,
    Order,
    WrongKey,
    clocks,
)
from tests.table.people import (
    ANNA,
    BERT,
    OPEN,
    Ear,
    admitted,
    answer,
    connected,
    found,
    listening,
    play_out,
    until,
)
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio


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
        news = [asyncio.create_task(live.news.catch_up()) for _ in range(10)]
        await asyncio.sleep(0)
        assert [one.done() for one in news] == [False] + 9 * [True]
    await news[0]
    await live.news.catch_up()  # and the next ones are read again
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
    await other.news.catch_up()
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
    await until(lambda: bert.options and bert.last()["players"][0]["stand_in"] == "greedy")


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
