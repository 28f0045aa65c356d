"""Taking back: free up to the barrier, beyond it with the others' consent; never forgotten."""

from pathlib import Path

import pytest

from mathom.bots import make
from mathom.core import NoUndo
from mathom.table import Hall, LiveMatch, Stale, TableError, WorkersHere, open_store
from tests.table.people import ANNA, BERT, OPEN, RANDOM, Ear, admitted, answer, found, listening

pytestmark = pytest.mark.anyio


async def free_position(hall: Hall) -> tuple[LiveMatch, Ear, Ear, int]:
    """Two people; somebody just gave an answer that nothing followed, and may take it back."""
    created = await found(hall, ANNA, BERT, mode="advanced")
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    bot = make("greedy", live.game)  # who gets on comes to places, and is asked more than once
    for number in range(200):
        seat = live.progress.match.to_move
        assert seat is not None
        text = live.game.write(bot.choose(live.progress.match.view(seat)))
        await live.answer((anna, bert)[seat], seat, live.progress.version, text, f"t{number}")
        if live.progress.takeback(seat).state == "free":
            return live, anna, bert, seat
    raise AssertionError("no such position")


async def test_a_slip_is_taken_back_at_once(hall: Hall) -> None:
    live, anna, bert, seat = await free_position(hall)
    ear = (anna, bert)[seat]
    version, stood = live.progress.version, len(live.progress.match.played)
    assert ear.last()["undo"] == "free"
    await live.undo(ear, seat, version, "u1")
    assert live.progress.version == version + 1  # the log only grows
    assert len(live.progress.match.played) == stood - 1
    assert ear.last("ack") == {"is": "ack", "id": "u1", "version": version + 1}
    for one in (anna, bert):
        assert one.last()["reset"]
        assert one.last()["version"] == version + 1
        assert one.notices()[-1] == "table-undone"
    assert ear.last()["question"]["is"] == "choice"


async def test_the_same_undo_twice_is_one(hall: Hall) -> None:
    live, anna, bert, seat = await free_position(hall)
    ear, version = (anna, bert)[seat], live.progress.version
    await live.undo(ear, seat, version, "u1")
    await live.undo(ear, seat, version, "u1")
    assert live.progress.version == version + 1
    with pytest.raises(Stale):
        await live.undo(ear, seat, version, "u2")


async def test_a_takeback_is_in_the_log_for_good(hall: Hall, tmp_path: Path) -> None:
    live, anna, bert, seat = await free_position(hall)
    await live.undo((anna, bert)[seat], seat, live.progress.version, "u1")
    await answer(live, (anna, bert)[seat], "after")
    other = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere())
    again = await other.live(live.id)
    assert again.progress.match.digest == live.progress.match.digest
    assert again.progress.version == live.progress.version
    assert again.progress.versions == live.progress.versions
    assert [one.kind for one in await other.store.entries(live.id)].count("undo") == 1
    await other.close()


async def beyond_the_barrier(hall: Hall) -> tuple[LiveMatch, Ear, Ear, int]:
    """Two people; chance has spoken since Anna's last answer. And the version."""
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    number = 0
    while live.progress.takeback(0).state != "ask":
        await answer(live, anna, f"t{number}")
        number += 1
    return live, anna, bert, live.progress.version


async def test_beyond_the_barrier_the_others_are_asked(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    assert anna.last()["undo"] == "ask"
    await live.undo(anna, 0, version, "u1")
    request = bert.last()["request"]
    assert request["by"] == 0
    assert request["needed"] == [1]
    assert request["reason"]["id"] == "undo-chance"
    assert live.progress.version == version
    await live.consent(1, request["request"], agree=True)
    assert live.progress.version == version + 1
    assert bert.last()["request"] is None
    assert anna.last("ack")["id"] == "u1"


async def test_one_no_is_enough(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    await live.consent(1, bert.last()["request"]["request"], agree=False)
    assert live.progress.version == version
    assert anna.last()["request"] is None
    assert anna.notices() == ["table-undo-declined"]


async def test_the_question_lapses_when_the_match_goes_on(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    number = bert.last()["request"]["request"]
    seat = live.progress.match.to_move
    assert seat is not None
    await answer(live, (anna, bert)[seat], "on")
    assert "table-undo-lapsed" in bert.notices()
    with pytest.raises(TableError, match="table-no-request"):
        await live.consent(1, number, agree=True)


async def test_only_who_is_asked_can_agree(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    number = bert.last()["request"]["request"]
    with pytest.raises(TableError):
        await live.consent(0, number, agree=True)
    with pytest.raises(TableError):
        await live.consent(1, number + 1, agree=True)


async def test_bots_always_agree_and_the_dice_fall_the_same_again(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, RANDOM), 0)
    number = 0
    while live.progress.takeback(0).state != "ask":
        first = await answer(live, anna, f"t{number}")
        await hall.quiet()
        number += 1
    digest = live.progress.match.played[-1]
    await live.undo(anna, 0, live.progress.version, "u1")
    assert live.progress.match.to_move == 0
    await live.answer(anna, 0, live.progress.version, first, "again")
    await hall.quiet()
    assert live.progress.match.played[-1].answer == digest.answer


async def test_at_one_device_the_other_is_asked_too(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    while live.progress.takeback(0).state != "ask":
        seat = live.progress.match.to_move
        assert seat is not None
        await answer(live, both, f"t{live.progress.version}")
    version = live.progress.version
    await live.undo(both, 0, version, "u1")
    assert live.progress.version == version
    assert both.last()["request"]["needed"] == [1]
    await live.consent(1, both.last()["request"]["request"], agree=True)
    assert live.progress.version == version + 1


async def test_an_empty_seat_cannot_hold_things_up(hall: Hall) -> None:
    live, anna = await listening(hall, await found(hall, ANNA, OPEN), 0)
    while live.progress.takeback(0).state != "ask":
        await answer(live, anna, f"t{live.progress.version}")
    version = live.progress.version
    await live.undo(anna, 0, version, "u1")
    assert live.progress.version == version + 1


async def test_who_did_nothing_has_nothing_to_take_back(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    assert (await admitted(hall, created, 1)).seat == 1
    _, bert = await listening(hall, created, 1)
    assert bert.last()["undo"] == "none"
    with pytest.raises(NoUndo):
        await live.undo(bert, 1, live.progress.version, "u1")


async def test_a_request_is_asked_once_however_often_it_is_sent(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    await live.undo(anna, 0, version, "u1")
    assert bert.last()["request"]["request"] == 1
    with pytest.raises(TableError, match="table-undo-open"):
        await live.undo(anna, 0, version, "u2")
    await live.consent(1, 1, agree=False)
    with pytest.raises(TableError, match="table-undo-declined"):
        await live.undo(anna, 0, version, "u1")
    await live.undo(anna, 0, version, "u3")
    assert bert.last()["request"]["request"] == 2


async def test_who_asked_may_think_better_of_it(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    await live.consent(0, 1, agree=False)
    assert anna.notices() == bert.notices() == ["table-undo-withdrawn"]
    assert bert.last()["request"] is None
    assert live.progress.version == version


async def test_a_request_says_how_far_it_goes_back(hall: Hall) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    since = bert.last()["request"]["since"]
    stood = len([one for one in live.progress.versions if one <= since])
    await live.consent(1, 1, agree=True)
    assert len(live.progress.match.played) == stood


async def test_a_request_outlasts_a_restart(hall: Hall, tmp_path: Path) -> None:
    live, anna, bert, version = await beyond_the_barrier(hall)
    await live.undo(anna, 0, version, "u1")
    other = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere())
    again = await other.live(live.id)
    back = Ear(1)
    await again.attach(back, version, {"is": "welcome"})
    assert back.last()["request"] == bert.last()["request"]
    await again.consent(1, 1, agree=True)
    assert back.notices() == ["table-undone"]
    assert again.progress.version == version + 1
    await other.close()
