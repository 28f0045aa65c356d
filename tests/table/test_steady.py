"""The table answers for seats that wish so: where there is one answer only, and who passes on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from mathom.bots import make
from mathom.core import Choice
from mathom.games import find
from mathom.table import Created, Hall, LiveMatch, Order, SeatOrder, TableError, WorkersHere
from mathom.table.clocks import FREE, ClockTerms
from mathom.table.past import past_of
from mathom.table.steady import ALONE, LONGEST_PAUSE, drawn
from mathom.table.store import Store, open_store
from tests.table.people import ANNA, BERT, RANDOM, Ear, answer, listening, play_out, settled
from tests.table.test_clocks import Time
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio

ONE_ANSWER, CHOICE = "5 5 5", "1 5 9"
"""Anna's hand: there is one number she can lay, or there are three."""
BERTS = "2 3 4"
ACTING = "ask-acting-fellowship"
LONG = LONGEST_PAUSE
"""A pause that no test waits for."""


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_duel_on_the_shelf(monkeypatch)


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall in which the table takes so long to answer that it does not come to it."""
    opened = Hall(await open_store(tmp_path / "slow.sqlite3"), WorkersHere(), pause=LONG)
    yield opened
    await opened.close()


async def duel(
    hall: Hall, hand: str = ONE_ANSWER, other: SeatOrder = BERT, **order: Any
) -> Created:
    settings = {"deck.0": hand, "deck.1": BERTS}
    return await hall.create(Order("duel", (ANNA, other), settings, **order))


async def asked_first(hall: Hall, hand: str, seat: int = 0, **order: Any) -> tuple[LiveMatch, Ear]:
    """A duel in which this seat is asked first; it looks on."""
    while True:
        live, ear = await listening(hall, await duel(hall, hand, **order), seat)
        if live.progress.match.to_move == seat:
            return live, ear
        live.detach(ear)


def answered(ear: Ear) -> str | None:
    found: str | None = ear.last()["wishes"]["answered"]
    return found


# -- one answer ------------------------------------------------------------------------------------


async def test_the_only_answer_is_given_and_is_never_a_decision(hall: Hall) -> None:
    live, bert = await listening(hall, await duel(hall), 1)
    anna = Ear(0)
    await live.attach(anna, None, {"is": "welcome"})
    number = 0
    while live.over is None:
        await settled(live)
        if live.to_move == 1:
            number += 1
            await answer(live, bert, f"b{number}")
    own = [one for one in anna.all("update") if one["question"]["is"] == "choice"]
    assert own
    assert {one["wishes"]["answered"] for one in own} == {"forced"}
    stored = await hall.store.load(live.id)
    assert stored is not None
    assert {one.kind for one in stored.entries if one.seat == 0} == {"choice"}
    written = str(past_of(live).record())
    assert written.count("\n0 lay 5") == 3, "as if Anna had laid it"
    assert hall.meters.decisions["table"] == 4, "and of Bert's the last"


async def test_nobody_needs_to_be_there(hall: Hall) -> None:
    live, bert = await listening(hall, await duel(hall), 1)
    live.detach(bert)
    while live.to_move != 1:
        await settled(live)
    assert live.players[0].wishes.forced


async def test_who_wants_to_be_asked_is(hall: Hall) -> None:
    live, anna = await asked_first(hall, ONE_ANSWER)
    await live.steady.give_forced(0, False)
    assert answered(anna) is None
    await settled(live)
    assert live.to_move == 0
    assert anna.options == ["lay 5"]
    await answer(live, anna, "a1")
    assert live.to_move == 1


async def test_the_wish_is_kept(store: Store) -> None:
    first = Hall(store, WorkersHere(), pause=0)
    put = await duel(first)
    live, _ = await listening(first, put, 0)
    await live.steady.give_forced(0, False)
    again, anna = await listening(Hall(store, WorkersHere(), pause=0), put, 0)
    assert anna.last()["wishes"] == {"forced": False, "passing": None, "answered": None}
    assert [one.wishes.forced for one in again.players] == [False, True]


async def test_after_a_restart_the_pause_begins_again(slow: Hall, tmp_path: Path) -> None:
    live, _ = await asked_first(slow, ONE_ANSWER)
    assert live.steady.pausing
    hall = Hall(await open_store(tmp_path / "slow.sqlite3"), WorkersHere(), pause=0)
    again = await hall.live(live.id)
    again.wake()
    await settled(again)
    assert again.to_move == 1
    await hall.close()


async def test_a_match_that_waits_for_the_table_stays_in_memory(slow: Hall) -> None:
    live, anna = await asked_first(slow, ONE_ANSWER)
    live.detach(anna)
    assert not live.idle
    await live.steady.give_forced(0, False)
    assert live.idle


async def test_who_answers_first_has_answered(slow: Hall) -> None:
    live, anna = await asked_first(slow, ONE_ANSWER)
    await answer(live, anna, "a1")
    assert live.to_move == 1
    assert not live.steady.pausing


async def test_a_bot_that_plays_for_somebody_answers_itself(slow: Hall) -> None:
    live, anna = await asked_first(slow, ONE_ANSWER)
    await live.stand_ins.let(0, 0, play=True)
    while live.to_move == 0:
        await asyncio.sleep(0.005)
    assert answered(anna) is None
    stored = await slow.store.load(live.id)
    assert stored is not None
    assert {one.kind for one in stored.entries if one.seat == 0} == {"stand-in"}


async def test_a_rematch_keeps_the_wish(hall: Hall) -> None:
    created = await duel(hall)
    live, both = await listening(hall, created, 0, 1)
    await live.steady.give_forced(0, False)
    await live.concede(both, 1, "enough")
    admission = await hall.admit(created.match, created.keys[0].key)
    following, _ = await hall.rematch(admission, rotate=True)
    assert [one.wishes.forced for one in (await hall.live(following)).players] == [True, False]


# -- what others see -------------------------------------------------------------------------------


async def test_the_others_see_somebody_who_thinks(slow: Hall) -> None:
    """Word for word the same, whether Anna has one answer or three."""
    told = []
    for hand in (ONE_ANSWER, CHOICE):
        live, _ = await asked_first(slow, hand)
        bert, guest = Ear(1), Ear(None)
        await live.attach(bert, None, {"is": "welcome"})
        await live.attach(guest, None, {"is": "welcome"})
        assert "wishes" not in guest.last()
        assert bert.last()["wishes"]["answered"] is None
        told.append([(one.last()["question"], one.last()["players"]) for one in (bert, guest)])
    assert told[0] == told[1]


async def test_nobody_is_told_what_somebody_wishes(slow: Hall) -> None:
    live, _ = await asked_first(slow, ONE_ANSWER)
    bert = Ear(1)
    await live.attach(bert, None, {"is": "welcome"})
    heard = len(bert.heard)
    await live.steady.give_forced(0, False)
    assert len(bert.heard) == heard


def test_the_pause_is_drawn_from_what_everybody_could_know_and_a_secret() -> None:
    drawings = [drawn(1.0, "5eed", version, seat) for version in range(500) for seat in (0, 1)]
    assert len(set(drawings)) == len(drawings)
    assert all(0.5 <= one < 1.5 for one in drawings)
    assert abs(sum(drawings) / len(drawings) - 1.0) < 0.05
    assert drawn(1.0, "other", 0, 0) != drawings[0]


async def test_among_people_the_pause_is_whole_and_against_bots_it_is_short(slow: Hall) -> None:
    live, _ = await asked_first(slow, ONE_ANSWER)
    version = live.version
    assert live.steady.pausing[0].seconds == drawn(LONG, live.row.secret, version, 0)
    against, _ = await asked_first(slow, ONE_ANSWER, other=RANDOM)
    short = against.steady.pausing[0].seconds
    assert short == drawn(LONG * ALONE, against.row.secret, against.version, 0)


async def test_who_looks_on_is_somebody_too(slow: Hall) -> None:
    created = await duel(slow, other=RANDOM)
    live, _ = await listening(slow, created, None)
    while not live.steady.pausing:
        await asyncio.sleep(0.005)
    await live.steady.give_forced(0, False)
    await live.steady.give_forced(0, True)  # the pause begins again, with somebody looking on
    version = live.version
    assert live.steady.pausing[0].seconds == drawn(LONG, live.row.secret, version, 0)


# -- clocks, taking back ---------------------------------------------------------------------------


def test_no_pause_costs_time() -> None:
    most = max(drawn(LONGEST_PAUSE, "5eed", version, 0) for version in range(1000))
    assert 1000 * most <= FREE


async def test_no_hall_pauses_for_longer_than_that(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "t.sqlite3")
    with pytest.raises(ValueError, match="cost"):
        Hall(store, WorkersHere(), pause=LONGEST_PAUSE + 0.1)
    await store.close()


async def test_the_clock_stands_as_it_stood(tmp_path: Path) -> None:
    time = Time()
    hall = Hall(await open_store(tmp_path / "t.sqlite3"), WorkersHere(), now=time, pause=0)
    live, both = await listening(hall, await duel(hall, clock=ClockTerms("fischer", 60)), 0, 1)
    while live.over is None:
        time.passes(drawn(LONGEST_PAUSE, "5eed", live.version, 0))
        await settled(live)
        if live.to_move == 1:
            await answer(live, both, f"b{live.version}")
    sight = live.clocks()
    assert sight is not None
    assert sight.left[0] == 60_000
    await hall.close()


async def test_an_undo_goes_back_to_what_was_a_choice(hall: Hall) -> None:
    """What was laid for Anna since is taken back with it; and nobody is stuck there."""
    created = await hall.create(Order("duel", (ANNA, BERT), {"deck.0": "1 5 5", "deck.1": BERTS}))
    live, both = await listening(hall, created, 0, 1)
    await settled(live)

    async def lays(seat: int, number: str) -> None:
        assert live.to_move == seat
        await live.answer(both, seat, live.version, f"lay {number}", f"t{live.version}")
        await settled(live)

    await live.steady.give_forced(1, False)
    if live.to_move == 1:
        await lays(1, "2")
    await lays(0, "1")  # from now on there is one number that Anna can lay
    if live.to_move == 1 and len(live.progress.match.state.hands[1]) == 3:
        await lays(1, "2")
    await settled(live)
    before = live.progress.takeback(0)
    if live.to_move == 1:
        await lays(1, "3")
    forced = [one.forced for one in live.progress.match.played if one.seat == 0]
    assert forced[:2] == [False, True]
    assert live.progress.takeback(0).stays == before.stays
    await live.undo(both, 0, live.version, "u1")
    request = last_for(both, 0)["request"]
    assert request is not None
    await live.consent(1, request["request"], agree=True)
    await settled(live)
    assert live.to_move == 0
    assert {one["answer"] for one in last_for(both, 0)["question"]["options"]} == {"lay 1", "lay 5"}


async def test_while_the_table_decides_about_taking_back_it_waits(hall: Hall) -> None:
    live, bert = await asked_first(hall, ONE_ANSWER, seat=1)
    await answer(live, bert, "b1")
    await settled(live)
    anna = Ear(0)
    await live.attach(anna, None, {"is": "welcome"})
    while live.to_move != 1:
        await settled(live)
    await live.steady.give_forced(0, False)
    await answer(live, bert, "b2", 1)
    while live.to_move != 0:
        await settled(live)
    await live.undo(bert, 1, live.version, "u1")
    request = anna.last()["request"]
    assert request is not None
    await live.steady.give_forced(0, True)
    await settled(live)
    assert live.to_move == 0, "Anna can still say what she thinks of it"
    await live.consent(0, request["request"], agree=False)
    await settled(live)
    assert live.to_move != 0, "now it goes on"


# -- passing on ------------------------------------------------------------------------------------


async def tcg(hall: Hall, *others: SeatOrder) -> tuple[LiveMatch, Ear]:
    """A match of `tcg`, up to the first time that Anna may pass or do something."""
    created = await hall.create(Order("tcg", (ANNA, *(others or (BERT,)))))
    seats = [0, *(at for at, one in enumerate(others or (BERT,), 1) if one.kind == "human")]
    live, ear = await listening(hall, created, *seats)

    def begun() -> bool:
        asked = live.progress.match.question
        return isinstance(asked, Choice) and (asked.seat, asked.ask.id) == (0, ACTING)

    await go_on(live, ear, begun)
    return live, ear


async def go_on(live: LiveMatch, ear: Ear, until: Any) -> None:
    """Whoever is asked plays sensibly until something is true."""
    bot = make("greedy", live.game)
    while not until():
        await settled(live)
        if until():
            return
        asked = live.to_move
        assert asked is not None, "it is over before that"
        text = live.game.write(bot.choose(live.progress.match.view(asked)))
        await live.answer(ear, asked, live.version, text, f"on-{live.version}")


def phase(live: LiveMatch) -> str:
    found: str = live.progress.match.state.board.phase
    return found


def last_for(ear: Ear, seat: int) -> dict[str, Any]:
    return next(one for one in reversed(ear.all("update")) if one["seat"] == seat)


def why(ear: Ear) -> list[str]:
    """What was said when passing ended."""
    said = [one["message"] for one in ear.all("notice")]
    return [one["args"]["why"]["id"] for one in said if one["id"] == "table-passed"]


async def test_passing_for_the_phase_ends_with_it(hall: Hall) -> None:
    live, ear = await tcg(hall)
    assert phase(live) == "fellowship"
    await live.steady.pass_on(0, "phase", (), live.version)
    assert last_for(ear, 0)["wishes"]["passing"] == "phase"
    await go_on(live, ear, lambda: phase(live) != "fellowship")
    await settled(live)
    assert live.players[0].wishes.passing is None
    assert last_for(ear, 0)["wishes"]["passing"] is None
    assert why(ear) == ["stop-phase-over"]


async def test_in_a_game_without_passing_there_is_none(hall: Hall) -> None:
    live, _ = await asked_first(hall, CHOICE)
    with pytest.raises(TableError, match="pass-on-none"):
        await live.steady.pass_on(0, "phase", (), live.version)


async def test_passing_until_it_is_ones_turn(hall: Hall) -> None:
    live, ear = await tcg(hall)
    await live.steady.pass_on(0, "phase", (), live.version)
    await go_on(live, ear, lambda: phase(live) != "fellowship")
    await settled(live)
    await live.steady.pass_on(0, "event", ("turn",), live.version)
    board = live.progress.match.state.board
    await go_on(live, ear, lambda: live.players[0].wishes.passing is None)
    assert why(ear)[-1] in ("stop-turn", "stop-asked")
    assert live.progress.match.state.board is not board


async def test_what_nobody_knows_stops_nothing(hall: Hall) -> None:
    live, _ = await tcg(hall)
    await live.steady.pass_on(0, "event", ("moonrise", "played"), live.version)
    wish = live.players[0].wishes.passing
    assert wish is not None
    assert wish.stops == ("played",)


async def test_what_happened_before_the_wish_arrived_stops_it(hall: Hall) -> None:
    """Anna saw version 0 when she asked for it: everything since then counts."""
    live, ear = await tcg(hall)
    await live.steady.pass_on(0, "event", ("phase",), 0)
    await settled(live)
    assert live.players[0].wishes.passing is None
    assert why(ear) == ["stop-phase"]
    assert live.to_move == 0, "nothing was passed"


async def test_a_pass_that_was_wished_for_can_be_taken_back_and_ends_it(hall: Hall) -> None:
    live, ear = await tcg(hall)
    await live.steady.pass_on(0, "phase", (), live.version)
    asked = live.progress.match.question
    await settled(live)
    assert live.to_move != 0 or live.progress.match.played[-1].seat == 0
    found = live.progress.takeback(0)
    assert live.progress.match.played[found.stays].answer == find("tcg").read("pass")
    await live.undo(ear, 0, live.version, "u1")
    if (request := last_for(ear, 0)["request"]) is not None:
        await live.consent(1, request["request"], agree=True)
    await settled(live)
    assert live.players[0].wishes.passing is None
    assert live.to_move == 0, "Anna chooses again"
    assert live.progress.match.question == asked


async def test_whatever_is_taken_back_ends_it(hall: Hall) -> None:
    live, ear = await tcg(hall)
    await go_on(live, ear, lambda: live.to_move == 1)
    await live.steady.pass_on(0, "event", (), live.version)
    await live.undo(ear, 0, live.version, "u1")
    if (request := last_for(ear, 0)["request"]) is not None:
        await live.consent(1, request["request"], agree=True)
    await settled(live)
    assert live.players[0].wishes.passing is None
    assert why(ear) == ["stop-undone"]
    assert live.to_move == 0


async def test_passing_pauses_as_an_only_answer_does(slow: Hall) -> None:
    """Anna could do something, and passes on: the pause is that of the same version and seat."""
    hall = slow
    hall.pause = 0.0
    live, _ = await tcg(hall)
    hall.pause = LONG
    await live.steady.pass_on(0, "phase", (), live.version)
    assert live.steady.pausing[0].seconds == drawn(LONG, live.row.secret, live.version, 0)
    assert live.progress.match.view(0).choice.options[0] != find("tcg").read("pass")


async def test_a_whole_match_with_everybody_passing_on(hall: Hall) -> None:
    """Nobody is stuck, nothing is answered twice, and it plays again as it stands."""
    live, ear = await tcg(hall)
    await play_out_passing(live, ear)
    again = await Hall(hall.store, WorkersHere(), pause=0).live(live.id)
    assert again.over is not None


async def play_out_passing(live: LiveMatch, ear: Ear) -> None:
    rounds = 0
    while live.over is None and rounds < 400:
        rounds += 1
        await settled(live)
        asked = live.to_move
        if asked is None:
            break
        if live.players[asked].wishes.passing is None:
            await live.steady.pass_on(asked, "phase", (), live.version)
            await settled(live)
        if live.to_move == asked and live.over is None:
            choice = live.progress.match.view(asked).choice
            text = live.game.write(choice.options[-1])
            await live.answer(ear, asked, live.version, text, f"p{live.version}")
    if live.over is None:
        await live.concede(ear, 0, "enough")
    await play_out(live, ear)


async def test_a_pause_that_ends_while_the_hall_closes_answers_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The store may be closed already: what comes due then is left for the next start."""
    hall = Hall(await open_store(tmp_path / "closing.sqlite3"), WorkersHere(), pause=LONG)
    live, _ = await asked_first(hall, ONE_ANSWER)
    assert live.steady.is_set
    await hall.close()
    live.steady._due(0)
    await asyncio.gather(*hall._work, return_exceptions=True)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
