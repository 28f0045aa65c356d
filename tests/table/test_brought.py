"""What a seat brings along: secret until the match is over, brought when founding or joining."""

import json
from pathlib import Path
from typing import Any

import pytest

from mathom.core import BadSetup, verify
from mathom.table import (
    BadOrder,
    Created,
    Hall,
    Order,
    SeatOrder,
    WorkersHere,
    WrongTime,
    open_store,
    replay,
)
from tests.table.people import ANNA, BERT, OPEN, RANDOM, Ear, admitted, listening, play_out, settled
from tests.toys.duel import Duel
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio

ANNAS, BERTS = "1 2 9", "3 4 8"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_duel_on_the_shelf(monkeypatch)


async def founded(hall: Hall, *seats: SeatOrder, **settings: str) -> Created:
    named = {name.replace("_", "."): value for name, value in settings.items()}
    return await hall.create(Order("duel", seats, named))


def told(ear: Ear) -> str:
    return json.dumps(ear.heard)


async def test_with_everything_brought_at_the_founding_it_begins_at_once(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT, deck_0=ANNAS, deck_1=BERTS)
    live, _ = await listening(hall, created, 0)
    assert live.begun
    assert live.progress.match.setup.brought == ({"deck": ANNAS}, {"deck": BERTS})
    assert live.row.settings == {"pace": "slow"}


async def test_a_match_with_somebody_invited_begins_when_they_have_brought_theirs(
    hall: Hall,
) -> None:
    created = await founded(hall, ANNA, OPEN, deck_0=ANNAS)
    live, anna = await listening(hall, created, 0)
    assert list(live.awaited) == [1]
    assert [one["is"] for one in anna.heard] == ["welcome", "players"]
    await live.seating.join(1, "Bert", settings={"deck": BERTS})
    assert live.begun
    assert not live.awaited
    update = anna.last()
    assert update["reset"]
    assert update["table"]["sizes"] == [3, 3]
    assert any(one["event"]["is"] == "began" for one in update["events"])


async def test_who_brings_nothing_gets_what_is_usual(hall: Hall) -> None:
    created = await founded(hall, ANNA, OPEN)
    live, _ = await listening(hall, created, 0)
    await live.seating.join(1, "Bert")
    assert live.progress.match.setup.brought == ({"deck": "1 2 3"}, {"deck": "4 5 6"})


async def test_before_it_begins_nothing_can_be_answered(hall: Hall) -> None:
    created = await founded(hall, ANNA, OPEN)
    live, anna = await listening(hall, created, 0)
    for attempt in (
        live.answer(anna, 0, 0, "lay 1", "t"),
        live.undo(anna, 0, 0, "t"),
    ):
        with pytest.raises(WrongTime) as early:
            await attempt
        assert early.value.message.id == "table-gathering"
    with pytest.raises(WrongTime):
        replay(await hall.past(created.match), 0, 0, 10)


async def test_every_flaw_of_a_deck_is_told_and_nobody_has_joined(hall: Hall) -> None:
    created = await founded(hall, ANNA, OPEN)
    live, _ = await listening(hall, created, 0)
    with pytest.raises(BadSetup) as bad:
        await live.seating.join(1, "Bert", settings={"deck": "x 9"})
    assert [one.id for one in bad.value.flaws] == ["setup-deck-size", "setup-deck-number"]
    assert not live.players[1].joined
    assert not live.begun


async def test_what_was_brought_cannot_be_changed(hall: Hall) -> None:
    created = await founded(hall, ANNA, OPEN, OPEN)
    live, _ = await listening(hall, created, 0)
    await live.seating.join(1, "Bert", settings={"deck": BERTS})
    assert live.awaited == (2,)
    with pytest.raises(WrongTime) as late:
        await live.seating.join(1, "Bert", settings={"deck": ANNAS})
    assert late.value.message.id == "table-brought"
    await live.seating.join(1, "Berta")
    assert live.players[1].brings == {"deck": BERTS}


async def test_nobody_brings_something_for_who_is_invited(hall: Hall) -> None:
    with pytest.raises(BadOrder) as bad:
        await founded(hall, ANNA, OPEN, deck_1=BERTS)
    assert bad.value.message.id == "table-brings"


async def test_nobody_but_the_seat_is_told_before_the_end(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT, deck_0=ANNAS, deck_1=BERTS)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    _, guest = await listening(hall, created, None)
    while live.over is None:
        asked = live.to_move
        assert asked is not None
        ear = (anna, bert)[asked]
        for one in (anna, bert, guest):
            assert BERTS not in told(one)
            assert ANNAS not in told(one)
            assert all("brought" not in update["question"] for update in one.all("update"))
        await live.answer(ear, asked, live.version, ear.options[0], f"t{live.version}")
    for ear in (anna, bert, guest):
        assert ear.last()["question"]["brought"] == {"deck.0": ANNAS, "deck.1": BERTS}
    found = (await hall.past(created.match)).record()
    assert verify(Duel(), found).chance == "provable"
    assert found.settings["deck.1"] == BERTS


async def test_bots_bring_something_too(hall: Hall) -> None:
    created = await founded(hall, ANNA, RANDOM, deck_1=BERTS)
    live, anna = await listening(hall, created, 0)
    await settled(live)
    assert live.progress.match.setup.brought[1] == {"deck": BERTS}
    assert BERTS not in told(anna)


async def test_a_rematch_is_played_with_the_same_decks(hall: Hall) -> None:
    created = await founded(hall, ANNA, OPEN, deck_0=ANNAS)
    live, ear = await listening(hall, created, 0)
    await live.seating.join(1, "Bert", settings={"deck": BERTS})
    ear.seats = (0, 1)
    while live.over is None:
        options: Any = live.progress.match.question
        asked = live.to_move
        assert asked is not None
        text = live.game.write(options.options[0])
        await live.answer(ear, asked, live.version, text, f"t{live.version}")
    again, _ = await hall.rematch(await admitted(hall, created), rotate=True)
    following = await hall.live(again)
    assert following.begun
    assert following.progress.match.setup.brought == ({"deck": BERTS}, {"deck": ANNAS})


async def test_a_gathering_survives_a_restart(tmp_path: Path) -> None:
    first = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere())
    created = await founded(first, ANNA, OPEN, deck_0=ANNAS)
    await first.close()
    second = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere())
    live, _ = await listening(second, created, 0)
    assert live.awaited == (1,)
    await live.seating.join(1, "Bert", settings={"deck": BERTS})
    version = live.version
    await second.close()
    third = Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere())
    live, _ = await listening(third, created, 0)
    assert (live.begun, live.version) == (True, version)
    assert live.progress.match.setup.brought == ({"deck": ANNAS}, {"deck": BERTS})
    await third.close()


async def test_a_game_without_such_settings_begins_at_once(hall: Hall) -> None:
    created = await hall.create(Order("hobbits", (ANNA, OPEN)))
    live, ear = await listening(hall, created, 0)
    assert live.begun
    ear.seats = (0, 1)
    await play_out(live, ear)
    assert ear.last()["question"]["brought"] == {}
