"""Advice: with the seat's own eyes, only where nobody could mind, and it is counted."""

import pytest

from mathom.table import Hall, Order, Stale, Store, TableError, WorkersHere
from mathom.table.advice import comment
from tests.table.people import ANNA, BERT, found, listening

pytestmark = pytest.mark.anyio


async def test_advice_names_legal_answers_best_first_and_is_counted(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    seat, version = live.to_move, live.version
    assert seat is not None
    advice = await live.adviser.advise(live, seat, version, None, deep=False)
    legal = [live.game.write(one) for one in live.progress.match.view(seat).choice]
    assert advice["weighed"]
    assert all(one["answer"] in legal for one in advice["weighed"])
    scores = [one["score"] for one in advice["weighed"]]
    assert scores == sorted(scores, reverse=True)
    await live.adviser.advise(live, seat, version, None, deep=False)
    assert comment(live.seating.sights()) == f"# advised {seat}: 1\n"
    assert live.version == version


async def test_who_is_not_asked_and_who_comes_too_late_get_none(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    assert live.to_move is not None
    with pytest.raises(TableError) as refused:
        await live.adviser.advise(live, 1 - live.to_move, live.version, None, deep=False)
    assert refused.value.message.id == "table-not-asked"
    with pytest.raises(Stale):
        await live.adviser.advise(live, live.to_move, live.version - 1, None, deep=False)


async def test_among_friends_there_is_none(hall: Hall) -> None:
    created = await hall.create(Order("hobbits", (ANNA, BERT), {}, "invite"))
    live, _ = await listening(hall, created, 0)
    assert live.to_move is not None
    with pytest.raises(TableError) as refused:
        await live.adviser.advise(live, live.to_move, live.version, None, deep=False)
    assert refused.value.message.id == "table-advice-off"


async def test_friends_can_agree_on_it_and_everybody_sees_how_often(hall: Hall) -> None:
    created = await hall.create(Order("hobbits", (ANNA, BERT), {}, "invite", advice=True))
    live, listener = await listening(hall, created, 1)
    seat = live.to_move
    assert seat is not None
    await live.adviser.advise(live, seat, live.version, None, deep=False)
    assert [one.advised for one in live.seating.sights()] == [int(n == seat) for n in range(2)]
    assert listener.last("players")["players"][seat]["advised"] == 1


async def test_it_can_be_agreed_on_that_there_is_none(hall: Hall) -> None:
    created = await hall.create(Order("hobbits", (ANNA, BERT), {}, "bots", advice=False))
    live, _ = await listening(hall, created, 0)
    assert live.to_move is not None
    with pytest.raises(TableError) as refused:
        await live.adviser.advise(live, live.to_move, live.version, None, deep=False)
    assert refused.value.message.id == "table-advice-off"


async def test_what_was_agreed_and_how_often_outlast_a_restart(store: Store) -> None:
    hall = Hall(store, WorkersHere())
    created = await hall.create(Order("hobbits", (ANNA, BERT), {}, "invite", advice=True))
    live, _ = await listening(hall, created, 0)
    seat = live.to_move
    assert seat is not None
    await live.adviser.advise(live, seat, live.version, None, deep=False)
    again, _ = await listening(Hall(store, WorkersHere()), created, 0)
    assert again.row.advice is True
    assert comment(again.seating.sights()) == f"# advised {seat}: 1\n"
