"""The WebSocket: docs/protocol.md, sentence by sentence."""

import json
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mathom.server import UNLIMITED, Limits
from mathom.server.catalogue import built
from mathom.server.limits import RateLimit
from tests.server.deaf import Deaf
from tests.server.finished import finished_match
from tests.server.running import TWO, Running, Sitting, running


def closing(sitting: Sitting) -> tuple[int | None, list[str]]:
    """The code a connection is closed with, and the errors before it."""
    errors = []
    try:
        while True:
            errors.append(sitting.next("error")["message"]["id"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None, errors


# -- hello -----------------------------------------------------------------------------------------


def test_a_seat_is_welcomed_and_told_everything(server: Running) -> None:
    with server.sit(server.create(), 0) as anna:
        welcome, update = anna.next("welcome"), anna.next("update")
    assert (welcome["seats"], welcome["spectator"], welcome["game"]) == ([0], False, "hobbits")
    assert len(welcome["promise"]) == 64
    assert (update["seat"], update["since"], update["reset"]) == (0, -1, True)
    assert update["question"]["is"] == "choice"
    option = update["question"]["options"][0]
    assert set(option) == {"answer", "message", "anchors"}
    assert update["events"][0]["message"]["id"].startswith("event-")
    assert update["players"][0] == {
        "seat": 0,
        "kind": "human",
        "name": "Anna",
        "bot": None,
        "joined": True,
        "connected": True,
        "devices": 1,
        "thinking": False,
        "stand_in": None,
        "away": False,
        "advised": 0,
    }


def test_one_device_may_hold_several_seats(server: Running) -> None:
    with server.sit(server.create(), 0, 1) as both:
        assert both.next("welcome")["seats"] == [0, 1]
        assert [both.next("update")["seat"] for _ in range(2)] == [0, 1]


def test_long_messages_come_packed_to_those_who_can_unpack(server: Running) -> None:
    created = server.create(game="orcs")
    keys = [one["key"] for one in created["keys"]]
    with server.sit(created, 0, 1) as plain, Sitting(server.port) as packing:
        packing.say("hello", match=created["match"], keys=keys, packed=True)
        update = plain.asked()
        for token in "abc":  # the figures are placed; the last has no choice
            assert len(update["question"]["options"]) < 100
            plain.answer(update, token)
            update = plain.asked()
        frames = iter(lambda: packing.socket.recv(timeout=5), None)
        packed = next(frame for frame in frames if isinstance(frame, bytes))
    assert json.loads(zlib.decompress(packed))["question"] == update["question"]
    assert len(packed) < len(json.dumps(update)) / 10


def test_a_spectator_only_looks(server: Running) -> None:
    with server.sit(server.create()) as watching:
        assert watching.next("welcome")["spectator"]
        update = watching.next("update")
        assert update["seat"] is None
        assert update["question"]["is"] == "waiting"
        for what, facts in (
            ("answer", {"id": "a", "seat": 0, "version": update["version"], "answer": "x"}),
            ("chat", {"seat": 0, "text": "hi"}),
            ("undo", {"seat": 0, "version": 1}),
        ):
            watching.say(what, **facts)
            assert watching.next("error")["message"]["id"] == "request-seat"


@pytest.mark.parametrize(
    ("hello", "code", "message"),
    [
        ({"is": "ping"}, 4400, "request-hello"),
        ({"is": "hello"}, 4400, "request-fields"),
        ({"is": "hello", "match": "2222222222", "keys": ["x"]}, 4404, "table-no-match"),
        ({"is": "hello", "match": "x", "keys": []}, 4400, "request-fields"),
        ({"is": "dance"}, 4400, "request-fields"),
        ([], 4400, "request-fields"),
    ],
)
def test_a_wrong_hello_ends_it(server: Running, hello: Any, code: int, message: str) -> None:
    with Sitting(server.port) as stranger:
        stranger.socket.send(json.dumps(hello))
        assert closing(stranger) == (code, [message])


def test_a_wrong_key_among_right_ones_ends_it(server: Running) -> None:
    created = server.create()
    keys = [created["keys"][0]["key"], "wrong"]
    with Sitting(server.port) as stranger:
        stranger.say("hello", match=created["match"], keys=keys)
        assert closing(stranger) == (4403, ["table-key-wrong"])


def test_noise_ends_it(server: Running) -> None:
    for noise in ("", "{", b"\x00\x01", "null" * 10):
        with Sitting(server.port) as stranger:
            stranger.socket.send(noise)
            assert closing(stranger)[0] == 4400
    with Sitting(server.port) as stranger:
        stranger.socket.send("x" * 20_000)
        assert closing(stranger)[0] == 1009


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_pages_may_not_connect(server: Running, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        Sitting(server.port, origin=origin)


def test_our_own_page_may(server: Running) -> None:
    with Sitting(server.port, origin=f"http://127.0.0.1:{server.port}") as own:
        own.say("ping")
        assert closing(own)[0] == 4400  # it got as far as being misunderstood


# -- playing ---------------------------------------------------------------------------------------


def test_an_answer_goes_round(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        bert.next("update")
        asked = anna.asked()
        anna.answer(asked, "t1")
        ack = anna.next("ack")
        assert (ack["id"], ack["version"] > asked["version"]) == ("t1", True)
        seen = bert.next("update")
        assert (seen["since"], seen["version"]) == (asked["version"], ack["version"])
        assert "options" not in json.dumps(seen) or seen["question"]["seat"] == 1
        anna.answer(asked, "t1")  # the acknowledgement got lost, and it is sent again
        assert anna.next("ack") == ack
        anna.answer(asked, "t2")
        assert anna.next("stale")["version"] == ack["version"]
        assert anna.next("update")["version"] == ack["version"]


def about_to_walk(server: Running) -> dict[str, Any]:
    """A match in which the first die shows a number."""
    while True:
        created = server.create()
        with server.sit(created, 0) as anna:
            if anna.asked()["question"]["ask"]["id"] == "ask-walk":
                return created


def test_a_refusal_names_the_rule(server: Running) -> None:
    with server.sit(about_to_walk(server), 0) as anna:
        asked = anna.asked()
        facts = {"seat": 0, "version": asked["version"]}
        anna.say("answer", id="t1", answer="move moria", **facts)
        refused = anna.next("refused")
        assert (refused["id"], refused["rule"][:4]) == ("t1", "HOB-")
        assert refused["message"]["id"].startswith("refused-")
        anna.say("answer", id="t2", answer="sing", **facts)
        refused = anna.next("refused")
        assert (refused["rule"], refused["message"]["id"][:9]) == (None, "notation-")
        anna.say("why-not", id="q", seat=0, anchors=["field:moria"])
        assert anna.next("why-not")["refusal"]["rule"] == "HOB-1.3"
        anna.say("why-not", id="q", seat=0, anchors=["moon:nowhere"])
        assert anna.next("why-not")["refusal"] is None


def test_only_who_is_asked_hears_what_cannot_be_done_now(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        anna.asked()
        anna.say("not-now", id="q", seat=0, anchors=["moon:nowhere"])
        assert anna.next("not-now")["refused"] == []
        bert.say("not-now", id="q", seat=1, anchors=["moon:nowhere"])
        assert bert.next("error")["message"]["id"] == "table-not-asked"


def test_odds_are_told_where_something_is_at_stake(server: Running) -> None:
    with server.sit(server.create(game="ringwar"), 0) as anna:
        anna.next("update")
        anna.say("odds", id="q1", seat=0, problem="battle")
        assert anna.next("error")["message"]["id"] == "problem-no-battle"
        anna.say("odds", id="q2", seat=0, problem="weather")
        assert anna.next("error")["message"]["id"] == "problem-none"
        anna.say("odds", id="q3", seat=1, problem="battle")
        assert anna.next("error")["message"]["id"] == "request-seat"


def test_who_is_not_asked_is_told_so(server: Running) -> None:
    created = server.create()
    with server.sit(created, 1) as bert:
        version = bert.next("update")["version"]
        bert.say("answer", id="t1", seat=1, version=version, answer="move a_north1")
        assert bert.next("refused")["message"]["id"] == "table-not-asked"
        bert.say("answer", id="t2", seat=0, version=version, answer="move a_north1")
        assert bert.next("error")["message"]["id"] == "request-seat"


def test_a_bot_plays_and_explains(server: Running) -> None:
    created = server.create([TWO[0], {"kind": "bot", "bot": "greedy"}])
    with server.sit(created, 0) as anna:
        update, number = anna.asked(), 0
        answered: list[int] = []
        while not answered:
            number += 1
            anna.answer(update, f"t{number}")
            update = anna.asked()
            told = [one for heard in anna.heard for one in heard.get("events", ())]
            answered = [one["version"] for one in told if one["by"] == 1]
        anna.say("why", id="q", version=answered[-1])
        reply = anna.next("why")
        assert (reply["id"], reply["version"], reply["seat"]) == ("q", answered[-1], 1)
        assert reply["messages"]


@pytest.mark.parametrize("game", built())
def test_a_whole_match_of_every_game(server: Running, game: str) -> None:
    created = finished_match(server, game)
    summary = server.get(f"/api/matches/{created['match']}", created["keys"][0]["key"]).json()
    assert summary["over"]["is"] == "over"
    assert summary["asked"] is None


def test_undo_and_consent(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        update = anna.asked()
        anna.answer(update, "t1")
        version = anna.next("ack")["version"]
        while (mine := anna.next("update"))["version"] < version:
            pass
        anna.say("undo", id="u1", seat=0, version=version)
        if mine["undo"] == "ask":
            while (told := bert.next("update"))["request"] is None:
                pass
            request = told["request"]
            assert (request["by"], request["needed"]) == (0, [1])
            bert.say("consent", seat=1, request=request["request"], agree=True)
        assert anna.next("ack") == {"is": "ack", "id": "u1", "version": version + 1}
        undone = anna.next("update")
        assert undone["reset"]
        assert undone["question"]["options"] == update["question"]["options"]
        assert anna.next("notice")["message"]["id"] == "table-undone"


def test_coming_back(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna:
        asked = anna.asked()
        anna.answer(asked, "t1")
        ack = anna.next("ack")
    with server.sit(created, 0, version=asked["version"]) as anna:
        update = anna.next("update")
        assert (update["since"], update["version"]) == (asked["version"], ack["version"])
        assert not update["reset"]


def test_who_is_there(server: Running) -> None:
    created = server.create([TWO[0], {"kind": "open"}])
    with server.sit(created, 0) as anna:
        assert not anna.next("update")["players"][1]["connected"]
        path = f"/api/matches/{created['match']}/join"
        invitation = created["keys"][1]
        invitation["key"] = server.post(path, {"name": "Bilbo"}, invitation["key"]).json()["key"]
        assert anna.next("players")["players"][1]["name"] == "Bilbo"
        assert anna.next("notice")["message"]["id"] == "table-joined"
        with server.sit(created, 1) as bert:
            bert.next("update")
            assert anna.next("players")["players"][1]["connected"]
        assert not anna.next("players")["players"][1]["connected"]


def test_chat_is_text_and_is_kept(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        anna.say("chat", seat=0, text="  <b>Well</b>\nplayed ")
        line = bert.next("chat")["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "<b>Well</b> played")
        anna.say("chat", id="c", seat=0, text="x" * 501)
        assert anna.next("error")["message"]["id"] == "table-chat"
    with server.sit(created, 1) as bert:
        assert bert.next("chat")["lines"] == [line]


def test_ping_and_nonsense_in_between(server: Running) -> None:
    with server.sit(server.create(), 0) as anna:
        anna.next("update")
        anna.say("dance")
        assert anna.next("error")["message"]["id"] == "request-fields"
        anna.say("ping", id="p1")
        assert anna.next("pong")["id"] == "p1"


def test_who_talks_too_fast_is_let_go(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(messages=RateLimit(5, 0.001))
    with running(tmp_path / "t.sqlite3", limits) as server, server.sit(server.create(), 0) as anna:
        for _ in range(5):  # the greeting was the first; whoever is let go cannot say more
            anna.say("ping")
        assert closing(anna) == (4429, ["request-rate"])


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(hello_seconds=0.05)
    with running(tmp_path / "t.sqlite3", limits) as server, Sitting(server.port) as mute:
        assert closing(mute) == (4408, ["request-hello"])


def test_there_is_only_so_much_room(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connections_each=1)
    with running(tmp_path / "t.sqlite3", limits) as server:
        created = server.create()
        with server.sit(created, 0) as anna:
            anna.next("update")
            with Sitting(server.port) as other:
                assert closing(other)[0] == 1013
        # the place is free again once the first has gone
        for _ in range(50):
            with server.sit(created, 0) as anna:
                try:
                    assert anna.next("welcome")
                    break
                except ConnectionClosed:
                    continue


PATIENT = UNLIMITED._replace(goodbye_seconds=0.1)


@pytest.mark.parametrize("limits", [PATIENT._replace(queue=50), PATIENT._replace(backlog=100_000)])
def test_who_never_listens_loses_the_place(tmp_path: Path, limits: Limits) -> None:
    with running(tmp_path / "t.sqlite3", limits) as server:
        created = server.create()
        with server.sit(created, 1) as bert, Deaf(server.port, created, 0) as deaf:
            there = bert.next("players")["players"][0]
            assert (there["name"], there["connected"]) == ("Anna", True)
            with suppress(OSError):  # it is answered with an update each time, and takes none
                for number in range(3000):
                    deaf.say("answer", id=str(number), seat=0, version=0, answer="x")
            assert not bert.next("players")["players"][0]["connected"]
            while server.get("/health").json()["connections"] > 1:
                time.sleep(0.05)
        # who listens is none the worse for it
        with server.sit(created, 0) as anna:
            anna.answer(anna.asked(), "t1")
            assert anna.next("ack")


def test_no_message_is_too_long(tmp_path: Path) -> None:
    limits = PATIENT._replace(backlog=1000)
    with running(tmp_path / "t.sqlite3", limits) as server, server.sit(server.create(), 0) as anna:
        assert len(json.dumps(anna.next("update"))) > 1000


def test_who_only_watches_is_no_news(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna:
        anna.next("update")
        for _ in range(3):
            with server.sit(created) as guest:
                guest.next("update")
        anna.say("ping", id="p")
        assert anna.next("players", "pong")["is"] == "pong"


def test_a_seat_shows_how_many_devices_look_through_it(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna:
        assert anna.next("update")["players"][0]["devices"] == 1
        with server.sit(created, 0) as phone:
            assert phone.next("update")["players"][0]["devices"] == 2
            assert anna.next("players")["players"][0]["devices"] == 2
        assert anna.next("players")["players"][0]["devices"] == 1


def test_a_restart_says_so_and_the_match_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3") as server:
        created = server.create()
        anna = server.sit(created, 0)
        asked = anna.asked()
        anna.answer(asked, "t1")
        ack = anna.next("ack")
    assert closing(anna)[0] == 1012
    with running(tmp_path / "t.sqlite3") as server, server.sit(created, 0) as anna:
        assert anna.next("update")["version"] == ack["version"]


# -- trying out, giving up -------------------------------------------------------------------------


def test_what_a_click_would_do_is_told_to_who_is_asked(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        update = anna.next("update")
        option = next(one for one in update["question"]["options"] if one["anchors"])
        anna.say("preview", id="p", seat=0, anchors=option["anchors"])
        told = anna.next("preview")
        assert (told["id"], told["version"]) == ("p", update["version"])
        assert [one["answer"] for one in told["previews"]] == [option["answer"]]
        bert.next("update")
        bert.say("preview", id="p", seat=1, anchors=[], every=True)
        assert bert.next("preview", "error")["message"]["id"] == "table-not-asked"


def test_who_gives_up_is_acknowledged_and_has_lost(server: Running) -> None:
    created = server.create()
    with server.sit(created, 0) as anna, server.sit(created, 1) as bert:
        anna.next("update")
        bert.next("update")
        bert.say("concede", id="c", seat=1)
        assert bert.next("ack")["id"] == "c"
        over = anna.next("update")["question"]
        assert (over["is"], over["winners"]) == ("over", [0])
        anna.say("concede", id="d", seat=0)
        assert anna.next("refused")["message"]["id"] == "refused-game-over"
