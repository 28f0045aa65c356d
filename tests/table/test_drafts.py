"""A draft at a table: all choose at the same time, nobody waits for ever, then the decks meet."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mathom.core import read_record, verify
from mathom.games import find
from mathom.table import (
    Created,
    Hall,
    LiveMatch,
    Order,
    SeatOrder,
    Stale,
    WorkersHere,
    WrongTime,
    open_store,
)
from mathom.table.clocks import FREE, SLOW, ClockTerms
from mathom.table.following import Standings, standings
from mathom.table.past import past_of
from tests.table.people import ANNA, BERT, Ear, admitted, listening, settled
from tests.table.test_clocks import Time

pytestmark = pytest.mark.anyio

BOT = SeatOrder("bot", None, "greedy")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hall(tmp_path: Path, time: Time) -> AsyncIterator[Hall]:
    opened = Hall(await open_store(tmp_path / "draft.sqlite3"), WorkersHere(), now=time, pause=0)
    yield opened
    await opened.close()


async def founded(
    hall: Hall, *seats: SeatOrder, clock: ClockTerms | None = None, **settings: str
) -> Created:
    wanted = {"boosters": "1", **settings}
    return await hall.create(Order("draft", seats, wanted, clock=clock))


async def choose(live: LiveMatch, ear: Ear, seat: int, version: int | None = None) -> str:
    """A seat takes the first card it was offered, or the first deck."""
    told = [one for one in ear.all("update") if one["seat"] == seat]
    chosen: str = told[-1]["question"]["options"][0]["answer"]
    token = f"{seat}-{live.version}-{len(ear.heard)}"
    at = told[-1]["version"] if version is None else version
    await live.answer(ear, seat, at, chosen, token)
    return chosen


async def finish(live: LiveMatch, ear: Ear) -> None:
    """Everybody chooses until the decks are built."""
    while live.over is None:
        await settled(live)
        for seat in live.asked:
            await choose(live, ear, seat)


async def test_people_choose_in_any_order_and_their_answers_cross(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    version = live.version
    assert anna.last()["question"]["is"] == bert.last()["question"]["is"] == "choice"
    await choose(live, bert, 1)
    assert bert.last()["question"] == {"is": "waiting", "seat": 0, "ask": "ask-picking"}
    assert anna.last()["version"] == version + 1
    await choose(live, anna, 0, version)  # sent before she heard of his
    assert live.asked == (0, 1)
    with pytest.raises(Stale):
        await choose(live, bert, 1, version)


async def test_nobody_is_told_what_others_have(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    _, guest = await listening(hall, created, None)
    for _ in range(3):
        await choose(live, anna, 0)
        await choose(live, bert, 1)
    seen = str([one["table"] for one in guest.all("update")])
    assert "4C" not in seen and "4R" not in seen and "4U" not in seen
    for one in bert.all("update"):
        for told in one["events"]:
            event = told["event"]
            if event.get("seat") == 0 and event["is"] in ("picked", "opened", "unpacked"):
                assert not event.get("card") and not event.get("cards")


async def test_bots_choose_while_a_person_thinks(hall: Hall) -> None:
    created = await founded(hall, ANNA, BOT, BOT, BOT)
    live, anna = await listening(hall, created, 0)
    await settled(live)
    assert live.asked == (0,)
    assert anna.last()["table"]["done"] == [False, True, True, True]
    await choose(live, anna, 0)
    await settled(live)
    assert len(anna.last()["table"]["pack"]) == 10


async def test_a_draft_goes_on_after_a_restart_and_can_be_verified(
    hall: Hall, tmp_path: Path
) -> None:
    created = await founded(hall, ANNA, BERT, BOT)
    live, both = await listening(hall, created, 0, 1)
    await settled(live)
    picked = await choose(live, both, 1)
    again = Hall(await open_store(tmp_path / "draft.sqlite3"), WorkersHere())
    other, ears = await listening(again, created, 0, 1)
    assert other.asked == (0,)
    assert ears.all("update")[-1]["table"]["pick"] == picked.split()[1]
    await choose(other, ears, 0)
    await finish(other, ears)
    written = str(past_of(other).record())
    assert verify(find("draft"), read_record(written)).chance == "provable"
    await again.close()


# -- clocks --------------------------------------------------------------------------------------


async def test_each_has_a_clock_of_their_own_and_a_bot_chooses_when_it_is_up(
    hall: Hall, time: Time
) -> None:
    created = await founded(hall, ANNA, BERT, clock=ClockTerms("turn", 30))
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    await choose(live, anna, 0)
    await choose(live, bert, 1)  # the first answer is free; from now on time counts
    time.passes(10)
    await choose(live, bert, 1)
    sight = live.clocks()
    assert sight is not None
    assert (sight.running, sight.left[0]) == (0, 30_000 - 10_000 + FREE)
    time.passes(30)
    live.alarm.set()
    while not anna.notices():
        await asyncio.sleep(0.01)
    assert anna.notices() == ["table-time-up"]
    assert live.asked == (0, 1)
    left = live.clocks(0), live.clocks(1)
    assert [one and one.left[at] for at, one in enumerate(left)] == [30_000, 30_000]


async def test_building_a_deck_takes_as_long_as_many_picks(hall: Hall, time: Time) -> None:
    created = await founded(hall, ANNA, BERT, kind="sealed", clock=ClockTerms("turn", 30))
    live, _ = await listening(hall, created, 0, 1)
    sight = live.clocks(0)
    assert sight is not None
    assert sight.left == (30_000 * SLOW, 30_000 * SLOW)


async def test_a_stand_in_takes_cards_for_who_is_away(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    live.seating.away = frozenset({1})
    await live.stand_ins.let(0, 1, True)
    await settled(live)
    assert live.asked == (0,)
    while live.over is None:
        await choose(live, anna, 0)
        await settled(live)
    written = str(past_of(live).record())
    assert written.count("\n1~ pick ") == 10
    assert written.count("\n1~ build ") == 1


# -- the matches that follow -----------------------------------------------------------------------


async def ended(hall: Hall, *seats: SeatOrder) -> tuple[Created, LiveMatch]:
    created = await founded(hall, *seats, kind="sealed")
    humans = [seat for seat, one in enumerate(seats) if one.kind == "human"]
    live, ear = await listening(hall, created, *humans)
    await finish(live, ear)
    return created, live


def pairs(found: Standings) -> list[tuple[int, tuple[int, ...]]]:
    return [(one.round, one.seats) for one in found.pairings]


async def test_there_are_no_matches_before_all_decks_are_built(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    with pytest.raises(WrongTime):
        await standings(hall, live)


async def test_the_decks_meet_and_the_same_keys_open_the_matches(hall: Hall) -> None:
    created, live = await ended(hall, ANNA, BERT)
    first, again = await standings(hall, live), await standings(hall, live)
    assert first == again
    assert pairs(first) == [(1, (0, 1))]
    match = first.pairings[0].match
    assert match is not None
    for seat in (0, 1):
        key = next(one.key for one in created.keys if one.seat == seat)
        admission = await hall.admit(match, key)
        assert admission.seat == seat
        assert admission.live.begun
        assert admission.live.row.game == "tcg"
        assert admission.live.row.settings["lists"] == "open"


async def test_asked_for_at_the_same_time_they_are_founded_once(hall: Hall) -> None:
    _, live = await ended(hall, ANNA, BERT, SeatOrder("human", "Cleo"))
    before = await hall.store.count()
    both = await asyncio.gather(standings(hall, live), standings(hall, live))
    assert both[0] == both[1]
    assert await hall.store.count() == before + 3


async def test_results_count_also_when_nobody_has_the_match_open(
    hall: Hall, tmp_path: Path
) -> None:
    created, live = await ended(hall, ANNA, BERT, SeatOrder("human", "Cleo"))
    found = await standings(hall, live)
    assert found.wins == (1, 1, 1), "each is left over once"
    one = next(one for one in found.pairings if one.seats == (0, 1))
    assert one.match is not None
    met, ear = await hall.live(one.match), Ear(0, 1)
    await met.attach(ear, None, {"is": "welcome"})
    for number in range(8):  # bids and places
        await settled(met)  # the table may answer first
        assert met.to_move is not None
        chosen = find("tcg").write(met.progress.match.view(met.to_move).choice.options[0])
        await met.answer(ear, met.to_move, met.version, chosen, f"t{number}")
    await met.concede(ear, 1, "enough")
    assert met.over is not None
    assert (await standings(hall, live)).wins == (2, 1, 1)
    again = Hall(await open_store(tmp_path / "draft.sqlite3"), WorkersHere())
    later = await admitted(again, created)
    told = await standings(again, later.live)
    assert told.wins == (2, 1, 1)
    assert next(each for each in told.pairings if each.seats == (0, 1)).winners == (0,)
    await again.close()


async def test_who_has_given_up_is_beaten_without_a_match(hall: Hall) -> None:
    created = await founded(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    await live.concede(both, 1, "enough")
    while live.over is None:
        await choose(live, both, 0)
    found = await standings(hall, live)
    assert found.pairings[0].match is None
    assert found.wins == (1, 0)
