"""A match outlives the version of the rules that began it."""

from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from mathom.core import Choice, read_record, replay, verify
from mathom.table import Created, Hall, LiveMatch, Order, WorkersHere, open_store, past_of
from mathom.table import replay as pages
from mathom.table.store.checking import check_store
from tests.table.people import ANNA, BERT, Ear, admitted, listening
from tests.toys.duel import Duel
from tests.toys.duel_versions import LowDuel, SameDuel, StrictDuel
from tests.toys.shelf import put_duel_on_the_shelf

pytestmark = pytest.mark.anyio

DECKS = {"deck.0": "1 2 9", "deck.1": "3 4 8"}
Reopen = Callable[[type[Duel]], Coroutine[Any, Any, Hall]]


@pytest.fixture
async def reopen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reopen]:
    """Closes the hall and opens it again with another version of the game."""
    halls: list[Hall] = []

    async def again(kind: type[Duel]) -> Hall:
        if halls:
            await halls.pop().close()
        put_duel_on_the_shelf(monkeypatch, kind)
        halls.append(Hall(await open_store(tmp_path / "table.sqlite3"), WorkersHere()))
        return halls[-1]

    yield again
    await halls.pop().close()


async def begun(hall: Hall, answers: int) -> tuple[Created, LiveMatch]:
    """A duel in which so many numbers were laid, always the highest."""
    created = await hall.create(Order("duel", (ANNA, BERT), DECKS))
    live, ear = await listening(hall, created, 0, 1)
    await lay(live, ear, answers)
    return created, live


async def lay(live: LiveMatch, ear: Ear, answers: int) -> None:
    for _ in range(answers):
        question = live.progress.match.question
        if not isinstance(question, Choice):
            return
        text = live.game.write(question.options[-1])
        await live.answer(ear, question.seat, live.version, text, f"t{live.version}")


async def test_answers_that_lead_to_the_same_positions_go_on_silently(reopen: Reopen) -> None:
    created, live = await begun(await reopen(Duel), 3)
    version, state = live.version, live.progress.match.state
    live, ear = await listening(await reopen(SameDuel), created, 0, 1)
    assert (live.version, live.progress.match.state) == (version, state)
    assert not live.progress.seams
    await lay(live, ear, 9)
    assert live.over is not None
    written = past_of(live).record()
    assert written.version == 2
    assert not written.seams
    assert verify(SameDuel(), read_record(str(written))).chance == "provable"


@pytest.mark.parametrize("kind", [LowDuel, StrictDuel])
async def test_otherwise_it_goes_on_from_where_it_stood_behind_a_seam(
    reopen: Reopen, kind: type[Duel]
) -> None:
    created, live = await begun(await reopen(Duel), 3)
    version, state = live.version, live.progress.match.state
    story = [one.event for one in live.progress.events(0, None)]
    hall = await reopen(kind)
    live, ear = await listening(hall, created, 0, 1)
    assert live.progress.match.state == state
    assert live.version == version + 1
    (seam,) = live.progress.seams
    assert (seam.before, seam.after) == (1, kind.version)
    assert [one.event for one in live.progress.events(0, None)] == story, "nothing is forgotten"
    await lay(live, ear, 9)
    assert live.over is not None
    admission = await admitted(hall, created)
    written = read_record(str(past_of(admission.live).record()))
    assert written.seams == live.progress.seams
    assert replay(kind(), written).over == live.over
    proof = verify(kind(), written)
    assert (proof.chance, proof.before) == ("provable", seam.at)
    page = pages(past_of(admission.live), 0, 0, 100)
    assert len(page.steps) == page.total + 1 == len(written.lines) + 1
    assert page.steps[-1].question["is"] == "over"
    assert page.steps[2].answer is not None or page.steps[3].answer is not None


async def test_a_seam_stays_where_it_is(reopen: Reopen) -> None:
    created, _ = await begun(await reopen(Duel), 3)
    live, ear = await listening(await reopen(LowDuel), created, 0, 1)
    await lay(live, ear, 1)
    version, state = live.version, live.progress.match.state
    live, ear = await listening(await reopen(LowDuel), created, 0, 1)
    assert (live.version, live.progress.match.state) == (version, state)
    assert len(live.progress.seams) == 1
    ear.seats = (0, 1)
    seat = next(one.seat for one in reversed(live.progress.match.played) if one.seat is not None)
    await live.undo(ear, seat, live.version, "u")
    live, ear = await listening(await reopen(Duel), created, 0, 1)
    assert [(one.before, one.after) for one in live.progress.seams] in ([(1, 3)], [(1, 3), (3, 1)])


async def test_nothing_from_before_a_seam_is_taken_back(reopen: Reopen) -> None:
    created, _ = await begun(await reopen(Duel), 3)
    live, ear = await listening(await reopen(LowDuel), created, 0, 1)
    assert live.progress.takeback(0).state == "none"
    assert ear.last()["undo"] == "none"


@pytest.mark.parametrize("kind", [SameDuel, LowDuel, StrictDuel])
async def test_a_finished_match_is_shown_as_it_was(reopen: Reopen, kind: type[Duel]) -> None:
    hall = await reopen(Duel)
    created, live = await begun(hall, 9)
    over = live.over
    assert over is not None
    before = pages(await hall.past(created.match), 0, 0, 100)
    written = (await hall.past(created.match)).record()
    hall = await reopen(kind)
    live, _ = await listening(hall, created, 0)
    assert live.over == over
    after = pages(await hall.past(created.match), 0, 0, 100)
    assert [one.events for one in after.steps] == [one.events for one in before.steps]
    assert [(one.table, one.changed) for one in after.steps] == [
        (one.table, one.changed) for one in before.steps
    ]
    again = (await hall.past(created.match)).record()
    if kind is SameDuel:
        assert again.lines == written.lines
    else:
        assert str(again) == str(written)


async def test_a_match_of_which_nothing_is_kept_goes_on_as_far_as_the_rules_follow(
    reopen: Reopen,
) -> None:
    hall = await reopen(Duel)
    created, live = await begun(hall, 3)
    version = live.version
    async with hall.store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE answers SET kept = NULL")
    live, ear = await listening(await reopen(StrictDuel), created, 0, 1)
    assert live.version == version + 1
    await lay(live, ear, 9)
    assert live.over is not None


async def test_a_check_of_the_store_finds_nothing_broken_and_sews_nothing(reopen: Reopen) -> None:
    created, live = await begun(await reopen(Duel), 3)
    version = live.version
    hall = await reopen(LowDuel)
    found = await check_store(hall.store)
    assert found.broken == ()
    assert len(await hall.store.entries(created.match)) == version
