"""Every seat has its own eyes: what leaves for one seat is what that seat may know."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from mathom.bots import make
from mathom.core import project
from mathom.games import available
from mathom.server.catalogue import built
from mathom.table import Hall, Order, SeatOrder, TableError, WrongKey, past_of, replay
from tests.table.people import ANNA, BERT, Ear, admitted, found, listening, play_out

pytestmark = pytest.mark.anyio

GAMES = [game for game in available() if game in built()]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
async def test_updates_hold_the_seats_own_view_and_nothing_more(hall: Hall, game: str) -> None:
    seats = (SeatOrder("human", "Anna"), SeatOrder("human", "Bert"), SeatOrder("human", "Cleo"))
    created = await hall.create(Order(game, seats))
    live, player = await listening(hall, created, 0, 1, 2)
    onlooker = Ear(None)
    await live.attach(onlooker, None, {"is": "welcome"})
    rng = Random(4)
    match = live.progress.match
    for number in range(60):
        if match.over is not None:
            break
        before = live.progress.version
        asked = match.to_move
        assert asked is not None
        text = match.game.write(rng.choice(match.view(asked).choice.options))
        player.heard.clear()
        played = len(match.played)
        await live.answer(player, asked, before, text, f"t{number}")
        updates = {one["seat"]: one for one in (*player.all("update"), onlooker.last())}
        happened = tuple(event for one in match.played[played:] for event in one.events)
        for seat in (0, 1, 2, None):
            update = updates[seat]
            assert update["table"] == plain(match.game.shown(match.view(seat).table))
            assert [one["event"] for one in update["events"]] == plain(project(happened, seat))
            if update["question"]["is"] != "over" and seat not in match.asked:
                assert set(update["question"]) == {"is", "seat", "ask"}


async def test_the_hand_with_the_palantir_stays_hidden(hall: Hall) -> None:
    """The one secret of `hobbits`: the neighbour hides the palantír, the player must guess."""
    created = await found(hall, ANNA, BERT, mode="advanced", palantir="neighbour")
    live, anna = await listening(hall, created, 0)
    _, bert = await listening(hall, created, 1)
    rng, match = Random(3), live.progress.match
    for number in range(3000):
        asked = match.to_move
        assert asked is not None, "the match ended before anybody had to hide anything"
        ears, version = (anna, bert), live.progress.version
        options = [match.game.write(one) for one in match.view(asked).choice.options]
        hiding = options[0].startswith("hide")
        said = rng.choice(options)
        for ear in ears:
            ear.heard.clear()
        await live.answer(ears[asked], asked, version, said, f"t{number}")
        if hiding:
            other = ears[1 - asked]
            hidden = said.split()[1]
            frame = other.last()["table"]["frames"][-1]
            assert frame == {"is": "guessing", "palantir": None}
            assert said not in json.dumps([one["events"] for one in other.all("update")])
            own = ears[asked].last()["table"]["frames"][-1]
            assert own == {"is": "guessing", "palantir": hidden}
            return
    raise AssertionError("nobody came to a tower")


async def test_the_secret_of_the_dice_is_told_only_at_the_end(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    await play_out(live, both)
    secret = live.row.secret
    *before, last = [one for one in both.all("update") if one["seat"] == 0]
    assert last["question"]["secret"] == secret
    assert secret not in json.dumps(before)


async def test_looking_back_through_every_eye(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    await play_out(live, both)
    admission = await admitted(hall, created)
    total = len(live.progress.match.played)
    page = replay(past_of(admission.live), 1, 0, 10)
    assert (page.total, page.next, len(page.steps)) == (total, 10, 10)
    last = replay(past_of(admission.live), 1, total, 10)
    assert (last.next, len(last.steps)) == (None, 1)
    assert last.steps[0].question["is"] == "over"
    for step in replay(past_of(admission.live), 1, 0, total + 1).steps:
        assert (step.answer is not None) == (step.by == 1)
    assert past_of(admission.live).record().result is not None


async def test_what_is_over_is_open_to_everybody(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, both = await listening(hall, created, 0, 1)
    await play_out(live, both)
    past = await hall.past(created.match)
    assert all(step.answer is None for step in replay(past, None, 0, 50).steps)
    assert any(step.answer is not None for step in replay(past, 0, 0, 50).steps)
    onlooker = await admitted(hall, created, None)
    with pytest.raises(WrongKey):
        await hall.rematch(onlooker, rotate=False)


async def test_a_bot_does_not_give_its_hand_away(hall: Hall) -> None:
    """In `journey` a bot's reasons speak of cards that only the bot can see."""
    seats = (SeatOrder("human", "Anna"), SeatOrder("bot", None, "greedy"))
    created = await hall.create(Order("journey", seats))
    live, anna = await listening(hall, created, 0)
    bot = make("greedy", live.game)
    await hall.quiet()
    while not live.bots.thoughts:
        text = live.game.write(bot.choose(live.progress.match.view(0)))
        await live.answer(anna, 0, live.progress.version, text, f"t{live.progress.version}")
        await hall.quiet()
    with pytest.raises(TableError, match="table-why-later"):
        live.bots.why((0,), None)
    with pytest.raises(TableError, match="table-why-later"):
        live.bots.why((None,), None)
    await play_out(live, anna)
    assert live.bots.why((0,), None)["messages"]
