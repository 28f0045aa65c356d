"""Giving up at a table: at once, kept, and told to everybody."""

import pytest

from mathom.core import Refusal, verify
from mathom.table import Hall, past_of, replay
from tests.table.people import ANNA, BERT, admitted, answer, found, listening

pytestmark = pytest.mark.anyio


async def test_who_gives_up_has_lost_and_everybody_is_told(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    await answer(live, anna, "a")
    reached = await live.concede(bert, 1, "c")
    assert bert.last("ack") == {"is": "ack", "id": "c", "version": reached}
    for ear in (anna, bert):
        update = ear.last()
        assert update["question"]["is"] == "over"
        assert update["question"]["winners"] == [0]
        assert update["events"][-1]["message"]["id"] == "event-conceded"
        assert update["undo"] == "none"
    assert await live.concede(bert, 1, "c") == reached, "told twice, done once"
    with pytest.raises(Refusal):
        await live.concede(anna, 0, "d")


async def test_it_is_kept_replayed_and_in_the_record(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    await answer(live, anna, "a")
    await live.concede(anna, 0, "c")
    stored = await hall.store.load(live.id)
    assert stored is not None
    assert stored.row.finished
    assert stored.entries[-1].kind == "concede"
    admission = await admitted(hall, created)
    page = replay(past_of(admission.live), 0, 0, 200)
    assert page.steps[-1].question["is"] == "over"
    assert page.steps[-1].message is not None
    written = past_of(admission.live).record()
    assert str(written).count("! 0 concedes") == 1
    assert verify(live.game, written).chance == "provable"
