"""A bot plays for somebody who is away, until they are back."""

import asyncio

import pytest

from mathom.table import Hall, LiveMatch, TableError
from mathom.table import stand_ins as substitutes
from tests.table.people import ANNA, BERT, OPEN, admitted, answer, found, listening, settled

pytestmark = pytest.mark.anyio


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes is away at once."""
    monkeypatch.setattr(substitutes, "AWAY", 0.0)


async def away(live: LiveMatch, seat: int) -> None:
    """Waits until a seat counts as away."""
    async with asyncio.timeout(60):
        while seat not in live.seating.away:
            await asyncio.sleep(0.005)


async def test_nobody_is_replaced_who_is_there_or_has_just_gone(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    for _ in range(2):
        with pytest.raises(TableError) as refused:
            await live.stand_ins.let(0, 1, play=True)
        assert refused.value.message.id == "table-stand-in-there"
        live.detach(bert)


@pytest.mark.usefixtures("soon")
async def test_the_others_let_a_bot_play_and_who_returns_takes_the_seat_back(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    await away(live, 1)
    assert anna.last("players")["players"][1]["away"]
    await live.stand_ins.let(0, 1, play=True)
    assert "table-stand-in-on" in anna.notices()
    for _ in range(3):
        while live.to_move == 0:
            await answer(live, anna, f"a{live.version}")
        await settled(live)
    assert live.to_move == 0, "the bot answers whatever Bert is asked"
    stored = await hall.store.load(live.id)
    assert stored is not None
    assert {one.kind for one in stored.entries if one.seat == 1} == {"stand-in"}
    assert stored.players[1].stand_in == "greedy"

    _, bert = await listening(hall, created, 1)
    assert bert.last()["players"][1]["stand_in"] == "greedy"
    assert not bert.last()["players"][1]["away"]
    with pytest.raises(TableError):
        await live.stand_ins.let(0, 1, play=False)
    await live.stand_ins.let(1, 1, play=False)
    assert "table-stand-in-off" in anna.notices()
    while live.to_move == 0:
        await answer(live, anna, f"a{live.version}")
    await settled(live)
    assert live.to_move == 1
    assert bert.options, "Bert is asked again"


async def test_a_bot_for_oneself(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    await live.stand_ins.let(0, 0, play=True)
    await settled(live)
    assert live.to_move == 1
    assert anna.last()["players"][0]["stand_in"] == "greedy"
    await live.stand_ins.let(0, 0, play=False)
    assert live.players[0].stand_in is None


async def test_it_is_kept_and_bots_play_on_after_a_restart(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    await live.stand_ins.let(0, 0, play=True)
    await settled(live)
    assert created.match in await hall.store.waiting_for_bots(10)
    head = await hall.store.head(created.match)
    assert head is not None
    assert head[1][0].stand_in == "greedy"


@pytest.mark.usefixtures("soon")
async def test_who_never_came_is_played_for_until_they_do(hall: Hall) -> None:
    created = await found(hall, ANNA, OPEN)
    live, anna = await listening(hall, created, 0)
    await away(live, 1)
    await live.stand_ins.let(0, 1, play=True)
    while live.to_move == 0:
        await answer(live, anna, f"a{live.version}")
    await settled(live)
    assert live.to_move == 0
    await live.seating.join(1, "Bilbo")
    assert live.players[1].stand_in is None


async def test_no_bot_is_asked_whether_something_may_be_taken_back(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    await listening(hall, created, 1)
    await live.stand_ins.let(1, 1, play=True)
    while live.to_move == 0:
        await answer(live, anna, f"a{live.version}")
    await settled(live)
    await live.undo(anna, 0, live.version, "u")
    assert anna.last()["request"] is None, "done at once"
    assert anna.last()["reset"]


async def test_bots_and_seats_that_are_not_there_have_no_stand_in(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live = (await admitted(hall, created)).live
    with pytest.raises(TableError):
        await live.stand_ins.let(0, 7, play=True)
