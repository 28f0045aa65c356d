"""Lessons over the wire: docs/protocol.md, sentence by sentence."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Sitting


def learner(server: Running, at: int = 0) -> Sitting:
    sitting = Sitting(server.port)
    sitting.say("learn", game="hobbits", lesson="1-first-road", at=at)
    return sitting


def test_a_lesson_is_welcomed_like_a_match(server: Running) -> None:
    with learner(server) as anna:
        welcome, update = anna.next("welcome"), anna.next("update")
    assert (welcome["game"], welcome["mode"], welcome["seats"]) == ("hobbits", "lesson", [0])
    assert update["lesson"]["kind"] == "tell"
    assert set(update["lesson"]["say"]) == {"de", "en"}
    assert [player["name"] for player in update["players"]] == [None, "Odo"]


def test_next_answer_elsewhere_and_refused(server: Running) -> None:
    with learner(server) as anna:
        anna.next("update")
        anna.say("step", to=1, id="s1")
        update = anna.next("update")
        assert update["lesson"]["kind"] == "ask"
        said = {"seat": 0, "version": update["version"]}
        anna.say("answer", id="a1", answer="move a_north1", **said)
        elsewhere = anna.next("elsewhere", "refused")
        assert (elsewhere["is"], elsewhere["about"]["rule"]) == ("elsewhere", "HOB-4.3")
        anna.say("answer", id="a2", answer="move amon_hen_near", **said)
        assert anna.next("elsewhere", "refused")["is"] == "refused"
        anna.say("answer", id="a3", answer="move a_east3", **said)
        assert anna.next("ack")["id"] == "a3"
        assert anna.next("update")["lesson"]["step"] == 2


def test_who_comes_back_begins_where_they_left(server: Running) -> None:
    with learner(server, at=6) as anna:
        assert anna.next("update")["lesson"]["step"] == 6


def test_what_a_lesson_has_not_is_refused(server: Running) -> None:
    with learner(server) as anna:
        anna.next("update")
        anna.say("chat", seat=0, text="hello", id="c1")
        assert anna.next("error")["message"]["id"] == "table-lesson-only"
        anna.say("ping", id="p1")
        assert anna.next("pong")["id"] == "p1"


def test_a_lesson_that_is_not_there_is_said_once_and_for_all(server: Running) -> None:
    sitting = Sitting(server.port)
    with sitting:
        sitting.say("learn", game="hobbits", lesson="nowhere")
        assert sitting.next("error")["message"]["id"] == "lesson-unknown"
        try:
            sitting.next("never")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code == 4404


def test_what_a_game_teaches_can_be_fetched(server: Running) -> None:
    found = server.get("/api/games/hobbits/learning").json()
    assert found["lessons"][0]["id"] == "1-first-road"
    assert found["lessons"][0]["steps"] == len(found["lessons"][0]["scenes"])
    assert "line" not in str(found["lessons"])
    assert any(term["id"] == "nazgul" for term in found["glossary"])


def test_a_figure_is_the_table_of_a_step(server: Running) -> None:
    found = server.get("/api/games/orcs/lessons/1-first-blow/3/table")
    assert found.status_code == 200
    table = found.json()
    assert (table["seat"], table["seats"]) == (0, 3)
    assert table["table"]["hand"] == ["aragorn-7", "gandalf-6", "legolas-5"]


@pytest.mark.parametrize("step", ["99", "-1", "x", "99999999999999999999"])
def test_a_figure_of_no_step_is_refused(server: Running, step: str) -> None:
    found = server.get(f"/api/games/orcs/lessons/1-first-blow/{step}/table")
    assert found.status_code == 404
    assert found.json()["error"]["id"] == "lesson-step"


def test_a_figure_of_no_lesson_is_refused(server: Running) -> None:
    found = server.get("/api/games/orcs/lessons/none/0/table")
    assert found.status_code == 404
    assert found.json()["error"]["id"] == "lesson-unknown"


def finished(server: Running, game: str, lesson: str) -> Sitting:
    """A learner at the end of a lesson."""
    sitting = Sitting(server.port)
    sitting.say("learn", game=game, lesson=lesson, at=1000)
    while sitting.next("update")["lesson"]["kind"] != "end":
        pass
    return sitting


def test_who_has_learnt_plays_on_from_there_against_the_easy_bot(server: Running) -> None:
    with finished(server, "hobbits", "3-towers-and-helpers") as anna:
        anna.say("keep", id="k1", name="Anna")
        kept = anna.next("kept")
    (key,) = kept["keys"]
    with Sitting(server.port) as sitting:
        sitting.say("hello", match=kept["match"], keys=[key["key"]])
        welcome, update = sitting.next("welcome"), sitting.next("update")
    assert (welcome["game"], welcome["mode"], welcome["advice"]) == ("hobbits", "bots", True)
    assert [one["name"] or one["bot"] for one in update["players"]] == ["Anna", "greedy"]
    assert update["table"]["hobbits"][0] == "amon_hen_far"


def test_nobody_plays_on_where_the_game_is_over_or_the_lesson_is_not(server: Running) -> None:
    with finished(server, "hobbits", "2-at-mount-doom") as anna:
        anna.say("keep", id="k1", name="Anna")
        assert anna.next("error", "kept")["message"]["id"] == "table-over-already"
    with learner(server) as anna:
        anna.next("update")
        anna.say("keep", id="k1", name="Anna")
        assert anna.next("error", "kept")["message"]["id"] == "table-lesson-only"


def test_advice_in_a_lesson_is_given_where_one_plays(server: Running) -> None:
    with learner(server) as anna:
        version = anna.next("update")["version"]
        anna.say("advise", id="h1", seat=0, version=version)
        assert anna.next("error", "advice")["message"]["id"] == "table-lesson-only"
    with Sitting(server.port) as bert:
        bert.say("learn", game="journey", lesson="3-scoring", at=4)
        update = bert.next("update")
        assert update["lesson"]["kind"] == "play"
        bert.say("advise", id="h1", seat=0, version=update["version"])
        assert bert.next("error", "advice")["weighed"]
