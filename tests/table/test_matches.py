"""Matches: founding, answering, duplicates, restarts, rematches."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mathom.core import BadSetup, Refusal
from mathom.core.errors import BadNotation
from mathom.games import find
from mathom.table import (
    BadOrder,
    Hall,
    NoKey,
    NoMatch,
    Order,
    SeatOrder,
    Stale,
    TableError,
    Trouble,
    WorkersHere,
    WrongKey,
    WrongTime,
    open_store,
)
from mathom.table.what_if import why_not
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

pytestmark = pytest.mark.anyio


async def another_hall(hall: Hall, tmp_path: Path, **extra: Any) -> Hall:
    """The same store after a restart; the first hall is simply left lying, as after a crash."""
    return Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere(), **extra)


# -- founding and keys -----------------------------------------------------------------------------


async def test_every_person_gets_a_key_and_bots_get_none(hall: Hall) -> None:
    created = await found(hall, ANNA, OPEN, RANDOM)
    assert [one.seat for one in created.keys] == [0, 1]
    assert len({one.key for one in created.keys} | {created.spectator}) == 3


async def test_a_key_opens_its_seat_and_nothing_else(hall: Hall) -> None:
    one, other = await found(hall, ANNA, BERT), await found(hall, ANNA, BERT)
    assert (await hall.admit(one.match, one.keys[1].key)).seat == 1
    assert (await hall.admit(one.match, one.spectator)).seat is None
    with pytest.raises(WrongKey):
        await hall.admit(one.match, other.keys[1].key)
    with pytest.raises(NoKey):
        await hall.admit(one.match, None)


async def test_no_key_is_kept_as_it_is(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("table.sqlite3*"))
    assert created.match.encode() in kept
    for key in (*(one.key for one in created.keys), created.spectator):
        assert key.encode() not in kept


@pytest.mark.parametrize("match", ["", "nothere", "2222222222", "x" * 10_000, "a\0b"])
async def test_a_match_that_is_not_there(hall: Hall, match: str) -> None:
    with pytest.raises(NoMatch):
        await hall.admit(match, "key")


@pytest.mark.parametrize(
    ("order", "error"),
    [
        (Order("nogame", (ANNA, BERT)), BadSetup),
        (Order("hobbits", (ANNA,)), BadSetup),
        (Order("hobbits", (ANNA, BERT), {"mode": "hard"}), BadSetup),
        (Order("hobbits", (ANNA, SeatOrder("human"))), BadOrder),
        (Order("hobbits", (ANNA, SeatOrder("human", " \n "))), BadOrder),
        (Order("hobbits", (ANNA, SeatOrder("human", "x" * 41))), BadOrder),
        (Order("hobbits", (ANNA, SeatOrder("bot"))), BadOrder),
        (Order("hobbits", (ANNA, SeatOrder("human", "B", "greedy"))), BadOrder),
        (Order("hobbits", (ANNA, SeatOrder("bot", None, "ismcts:60s"))), BadOrder),
    ],
)
async def test_orders_that_cannot_be_met(hall: Hall, order: Order, error: type[Exception]) -> None:
    with pytest.raises(error):
        await hall.create(order)
    assert await hall.store.count() == 0


async def test_joining_gives_the_seat_a_name(hall: Hall) -> None:
    created = await found(hall, ANNA, OPEN)
    live, ear = await listening(hall, created, 0)
    assert not ear.last()["players"][1]["joined"]
    await live.seating.join(1, "  Bilbo\u202e   B. ")
    assert ear.last("players")["players"][1]["name"] == "Bilbo B."
    assert ear.last("players")["players"][1]["joined"]
    assert ear.notices() == ["table-joined"]


# -- answering -------------------------------------------------------------------------------------


async def test_an_answer_is_acknowledged_and_everybody_is_told(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    before = anna.last()["version"]
    await answer(live, anna, "t1")
    assert anna.last("ack") == {"is": "ack", "id": "t1", "version": live.progress.version}
    assert anna.last()["version"] == bert.last()["version"] == live.progress.version > before
    assert bert.last()["since"] == before
    assert bert.last()["events"]


async def test_the_acknowledgement_comes_after_the_disk(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    await answer(live, anna, "t1")
    other = await another_hall(hall, tmp_path)
    again = (await admitted(other, created)).live
    assert again.progress.version == anna.last("ack")["version"]
    assert again.progress.match.digest == live.progress.match.digest
    await other.close()


async def test_the_same_answer_twice_is_one_answer(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, BERT), 0)
    asked = anna.last()
    await live.answer(anna, 0, asked["version"], anna.options[0], "t1")
    reached, told = live.progress.version, len(anna.all("update"))
    await live.answer(anna, 0, asked["version"], asked["question"]["options"][0]["answer"], "t1")
    assert live.progress.version == reached
    assert anna.all("ack")[0] == anna.all("ack")[1]
    assert len(anna.all("update")) == told


async def test_a_duplicate_is_known_even_after_a_restart(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    version = anna.last()["version"]
    chosen = await answer(live, anna, "t1")
    other = await another_hall(hall, tmp_path)
    again, ear = await listening(other, created, 0)
    await again.answer(ear, 0, version, chosen, "t1")
    assert ear.last("ack") == anna.last("ack")
    assert again.progress.version == live.progress.version
    await other.close()


async def test_an_answer_to_an_old_question_is_stale(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, BERT), 0)
    asked = anna.last()
    await answer(live, anna, "t1")
    reached = live.progress.version
    with pytest.raises(Stale):
        await live.answer(anna, 0, asked["version"], "move a_north1", "t2")
    assert live.progress.version == reached


async def test_two_devices_of_one_seat_answer_once(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, tablet = await listening(hall, created, 0)
    _, phone = await listening(hall, created, 0)
    version, options = tablet.last()["version"], tablet.options
    results = await asyncio.gather(
        live.answer(tablet, 0, version, options[0], "tablet-1"),
        live.answer(phone, 0, version, options[1], "phone-1"),
        return_exceptions=True,
    )
    assert isinstance(results[1], Stale)
    assert tablet.last()["version"] == phone.last()["version"] == results[0]


async def test_who_is_not_asked_cannot_answer(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    with pytest.raises(TableError, match="table-not-asked"):
        await live.answer(anna, 1, live.progress.version, anna.options[0], "t1")
    assert why_not(live.progress, 1, ("field:a_north1",)) is not None


async def test_refused_answers_change_nothing(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, BERT), 0)
    version = live.progress.version
    for wrong, error in (("move mount_doom", Refusal), ("dance", BadNotation), ("", BadNotation)):
        with pytest.raises(error):
            await live.answer(anna, 0, version, wrong, "t1")
    assert live.progress.version == version
    await answer(live, anna, "t1")  # the id was not used up


# -- holding ---------------------------------------------------------------------------------------


async def test_a_whole_match_survives_a_restart_at_every_version(
    hall: Hall, tmp_path: Path
) -> None:
    created = await found(hall, ANNA, BERT, mode="advanced")
    live, both = await listening(hall, created, 0, 1)
    await play_out(live, both)
    other = await another_hall(hall, tmp_path)
    again = (await admitted(other, created)).live
    assert again.progress.match.digest == live.progress.match.digest
    assert again.progress.version == live.progress.version == len(live.progress.versions)
    assert again.row.finished
    gone = live.update(0, None).replace(
        '"connected":true,"devices":1', '"connected":false,"devices":0'
    )
    assert again.update(0, None) == gone
    await other.close()


async def test_another_writer_who_was_faster_is_followed(hall: Hall, tmp_path: Path) -> None:
    """Two server processes, the same match: one of them wins, the other learns of it."""
    created = await found(hall, ANNA, BERT)
    live, here = await listening(hall, created, 0)
    other = await another_hall(hall, tmp_path)
    there_live, there = await listening(other, created, 0)
    await answer(there_live, there, "there")
    with pytest.raises(Stale):
        await answer(live, here, "here", index=1)
    assert live.progress.match.digest == there_live.progress.match.digest
    assert here.last()["version"] == there.last()["version"]
    await other.close()


async def test_what_another_process_wrote_is_told(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    live, here = await listening(hall, created, 1)
    other = await another_hall(hall, tmp_path)
    there_live, there = await listening(other, created, 0)
    await answer(there_live, there, "there")
    await live.news.catch_up()
    assert here.last()["version"] == there.last()["version"]
    assert here.last()["since"] < here.last()["version"]
    await other.close()


async def test_trouble_with_the_disk_loses_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, BERT), 0)
    version = live.progress.version

    async def full(*_: Any, **__: Any) -> None:
        raise Trouble("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "append", full)
        with pytest.raises(Trouble):
            await answer(live, anna, "t1")
    assert anna.all("ack") == []
    await answer(live, anna, "t1")  # the disk has room again
    assert version + 1 in live.progress.versions
    assert anna.last("ack")["version"] == live.progress.version


async def test_idle_matches_are_put_away_and_found_again(tmp_path: Path) -> None:
    hall = Hall(await open_store(tmp_path / "t.sqlite3"), WorkersHere(), most_idle=3)
    first = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, await found(hall, ANNA, BERT), 0)
    for _ in range(5):
        await found(hall, ANNA, BERT)
    assert len(hall) <= 4
    assert hall.looked_at(live.id) is live  # somebody looks at this one
    assert hall.looked_at(first.match) is None
    assert (await admitted(hall, first)).seat == 0
    await hall.close()


# -- after the end ---------------------------------------------------------------------------------


async def test_a_rematch_keeps_the_keys_and_there_is_only_one(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    with pytest.raises(TableError, match="table-not-over"):
        await hall.rematch(await admitted(hall, created), rotate=False)
    await play_out(live, both)
    admissions = [await admitted(hall, created, seat) for seat in (0, 1)]
    first, second = await asyncio.gather(*(hall.rematch(one, rotate=True) for one in admissions))
    assert first[0] == second[0]
    assert (first[1], second[1]) == (True, False)
    assert both.last("rematch")["match"] == first[0]
    moved = await hall.admit(first[0], created.keys[0].key)
    assert moved.seat == 1  # everybody moved up one seat
    assert moved.live.players[1].name == "Anna"
    assert (await hall.admit(first[0], created.spectator)).seat is None


async def test_looking_back_is_for_the_end(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    with pytest.raises(WrongTime):
        await hall.past(created.match)
    other = await another_hall(hall, tmp_path)
    with pytest.raises(WrongTime):
        await other.past(created.match)
    assert other.looked_at(created.match) is None, "nothing is loaded for a stranger"
    with pytest.raises(NoMatch):
        await other.past("2222222222")
    await other.close()


async def test_a_fork_goes_on_from_there(hall: Hall, tmp_path: Path) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    await play_out(live, both)
    at = len(live.progress.match.played) // 2
    past = await hall.past(created.match)
    forked = await hall.fork(past, at, Order("hobbits", (ANNA, RANDOM)))
    twin = (await admitted(hall, forked)).live
    assert twin.progress.match.position == live.progress.match.played[at].before
    other = await another_hall(hall, tmp_path)
    assert (await admitted(other, forked)).live.row.forked_from == created.match
    await other.close()
    with pytest.raises(BadOrder):
        await hall.fork(await hall.past(created.match), 10**6, Order("hobbits", (ANNA, RANDOM)))
    with pytest.raises(BadOrder):
        await hall.fork(
            await hall.past(created.match), at, Order("hobbits", (ANNA, RANDOM, RANDOM))
        )


async def test_coming_back_continues_the_story_where_it_was_left(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    seen = anna.last()["version"]
    await answer(live, anna, "t1")
    back = Ear(0)
    await live.attach(back, seen, {"is": "welcome"})
    assert not back.last()["reset"]
    assert back.last()["since"] == seen
    assert back.last()["events"] == anna.last()["events"]
    stranger = Ear(0)
    await live.attach(stranger, 10**6, {"is": "welcome"})
    assert stranger.last()["reset"]
    assert stranger.last()["since"] == -1


async def test_a_match_of_other_rules_goes_on(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await found(hall, ANNA, BERT)
    monkeypatch.setattr(type(find("hobbits")), "version", 99)
    other = await another_hall(hall, tmp_path)
    live, anna = await listening(other, created, 0)
    version = live.version
    await answer(live, anna, "t")
    assert live.version > version
    await other.close()
