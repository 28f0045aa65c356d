"""The analysis board over HTTP: branches that are texts, odds, work that ends with its listener."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.core import read_record
from mathom.core import replay as replay_record
from mathom.games import find
from mathom.server import UNLIMITED
from mathom.server.analyses import MOST_EACH
from mathom.server.limits import RateLimit
from mathom.table import WorkersHere
from mathom.table.fair_queue import Asker
from tests.server.finished import finished_match
from tests.server.running import Running, running

WAIT = 60.0
GOLDEN = Path(__file__).parents[1] / "golden"


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["id"]


@pytest.fixture(scope="module")
def over(server: Running) -> dict[str, Any]:
    """A finished match."""
    return finished_match(server)


def golden(server: Running, name: str) -> str:
    """A golden record, opened."""
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    return f"/api/records/{server.post('/api/records', {'text': text}).json()['record']}"


def test_a_branch_of_a_finished_match_is_founded_and_played_on(
    server: Running, over: dict[str, Any]
) -> None:
    path = f"/api/matches/{over['match']}"
    founded = server.post(f"{path}/branch", {"at": 9, "eyes": 0})
    assert founded.status_code == 201
    branch = founded.json()
    text = read_record(branch["text"])
    assert text.position is not None
    own = f"/api/records/{branch['record']}"
    end = branch["total"]
    asked = server.get(f"{own}/question?at={end}").json()["question"]
    assert asked["is"] == "choice"
    answer = asked["options"][0]["answer"]
    played = server.post(f"{own}/play", {"at": end, "answer": answer}).json()
    again = replay_record(find("hobbits"), read_record(played["text"]))
    assert len(again.played) == played["total"] > end
    moves = server.get(f"/api/records/{played['record']}/moves").json()["moves"]
    assert (moves[-1]["at"], moves[-1]["answer"]) == (end + 1, answer)
    # Whoever has the text can open it again.
    again_opened = server.post("/api/records", {"text": branch["text"]}).json()
    assert again_opened["record"] == branch["record"]
    rivals = {"seat": asked["seat"], "bot": "greedy"}
    both = server.post(f"{own}/play", {"at": end, "answer": answer, "rivals": rivals}).json()
    match = replay_record(find("hobbits"), read_record(both["text"]))
    assert match.over or match.to_move == asked["seat"], "the bot has answered for the other seat"


def test_what_is_wrong_with_a_branch_is_said(server: Running, over: dict[str, Any]) -> None:
    path = f"/api/matches/{over['match']}"
    assert error(server.post(f"{path}/branch", {"at": 10**6})) == (400, "table-at")
    assert error(server.post(f"{path}/branch", {"at": 9, "eyes": 7}))[0] == 400
    branch = server.post(f"{path}/branch", {"at": 9}).json()
    own = f"/api/records/{branch['record']}"
    wrong = {"at": branch["total"], "answer": "fly away"}
    assert error(server.post(f"{own}/play", wrong))[0] == 400
    nobody = {"at": branch["total"], "rivals": {"seat": 0, "bot": "nobody"}}
    assert error(server.post(f"{own}/play", nobody)) == (400, "bot-unknown")
    running = server.create()
    key = running["keys"][0]["key"]
    unfinished = server.post(f"/api/matches/{running['match']}/branch", {"at": 0}, key)
    assert error(unfinished) == (409, "table-not-over")
    for what in ("question", "moves", "position"):
        got = server.get(f"/api/matches/{running['match']}/{what}", key)
        assert error(got) == (409, "table-not-over")
    for what in ("why-not", "preview"):
        pointed = {"at": 0, "anchors": []}
        got = server.post(f"/api/matches/{running['match']}/{what}", pointed, key)
        assert error(got) == (409, "table-not-over")


def test_a_step_tells_why_not_and_what_an_answer_would_do(server: Running) -> None:
    path = golden(server, "orcs-2-036")
    asked = server.get(f"{path}/question?at=60").json()["question"]
    option = asked["options"][0]
    whole = {"at": 60, "anchors": option["anchors"]}
    (tried,) = server.post(f"{path}/preview", whole).json()["previews"]
    assert tried["answer"] == option["answer"]
    assert "table" in tried
    begun = {"at": 60, "anchors": option["anchors"][:1], "every": True}
    every = {one["answer"] for one in server.post(f"{path}/preview", begun).json()["previews"]}
    first = option["anchors"][0]
    assert every == {one["answer"] for one in asked["options"] if first in one["anchors"][:1]}
    tower = [*option["anchors"][:-1], "field:a1"]
    nothing = {"at": 60, "anchors": tower}
    refusal = server.post(f"{path}/why-not", nothing).json()["refusal"]
    assert refusal["rule"] in find("orcs").rulebook
    assert error(server.post(f"{path}/preview", {"at": 10**6, "anchors": []})) == (400, "table-at")


def test_a_step_tells_what_each_answer_leads_to(server: Running) -> None:
    path = golden(server, "ringwar-2-003")
    total = server.get(f"{path}/replay?limit=1").json()["total"]
    for at in range(total):
        asked = server.get(f"{path}/question?at={at}").json()["question"]
        if asked["is"] == "choice" and asked["ask"]["id"] == "ask-carding":
            break
    wanted = {"at": at, "seat": asked["seat"], "problem": "battle", "every": True}
    found = server.post(f"{path}/odds", wanted).json()["answers"]
    assert {one["answer"] for one in found} <= {one["answer"] for one in asked["options"]}
    assert all(0 <= line["share"] <= 1 for one in found for line in one["lines"])
    assert found


def test_a_position_is_handed_out_and_opened_again(server: Running, over: dict[str, Any]) -> None:
    path = f"/api/matches/{over['match']}"
    text = server.get(f"{path}/position?at=12").text
    told = server.post("/api/records", {"text": text}).json()
    assert (told["game"], told["total"]) == ("hobbits", 0)
    one = server.get(f"/api/records/{told['record']}/replay?seat=0").json()["steps"][0]["table"]
    other = server.get(f"{path}/replay?seat=0&from=12&limit=1").json()["steps"][0]["table"]
    assert one == other


def test_odds_are_asked_with_what_the_problem_wants(server: Running) -> None:
    path = golden(server, "tcg-2-000")
    problems = server.get("/api/games/tcg/problems").json()
    assert {one["id"] for one in problems} == {"draw", "skirmish"}
    asked = {"at": 20, "seat": 0, "problem": "draw", "given": {"wanted": "4"}}
    found = server.post(f"{path}/odds", asked).json()
    for spread in found["spreads"]:
        assert abs(sum(line["share"] for line in spread["lines"]) - 1) < 1e-9
    assert error(server.post(f"{path}/odds", {**asked, "given": {}}))[1] == "problem-missing"
    assert error(server.post(f"{path}/odds", {**asked, "problem": "skirmish"}))[0] == 400
    assert server.get("/api/games/hobbits/problems").json() == []


def test_what_a_bot_weighs_comes_line_by_line(server: Running) -> None:
    path = golden(server, "journey-2-024")
    at = next(
        step["at"]
        for step in server.get(f"{path}/replay?seat=0&limit=60").json()["steps"]
        if step["question"]["is"] == "choice"
    )
    lines = [json.loads(one) for one in server.get(f"{path}/weighed?at={at}").text.splitlines()]
    assert [one["done"] for one in lines][-1] == 1
    assert len(lines) == 2
    again = server.get(f"{path}/weighed?at={at}").text.splitlines()
    assert [json.loads(one) for one in again] == lines[-1:], "known the next time"
    assert error(server.get(f"{path}/weighed?at=99999")) == (400, "table-at")


class NeverDone(WorkersHere):
    """Works until it is told to stop."""

    def __init__(self) -> None:
        self.begun, self.stopped = threading.Semaphore(0), threading.Semaphore(0)

    async def later(self, asker: Asker, seconds: float, work: Any, /, *args: Any) -> Any:
        self.begun.release()
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped.release()


@pytest.mark.parametrize("what", ["weighed", "curve", "odds"])
def test_the_work_ends_when_its_listener_goes(tmp_path: Path, what: str) -> None:
    workers = NeverDone()
    with running(tmp_path / "t.sqlite3", bot_workers=lambda: workers) as server:
        path = golden(server, "tcg-2-000")
        asked = {"at": 66, "seat": 0, "problem": "draw", "given": {"wanted": "4"}}

        def listen() -> None:
            with httpx.Client(base_url=server.http.base_url, timeout=0.5) as client:
                try:
                    if what == "odds":
                        client.post(f"{path}/odds", json=asked)
                    else:
                        client.get(f"{path}/{what}?at=66&seat=0")
                except httpx.ReadTimeout:
                    pass  # and gone

        listener = threading.Thread(target=listen)
        listener.start()
        assert workers.begun.acquire(timeout=WAIT)
        assert workers.stopped.acquire(timeout=WAIT)
        listener.join(WAIT)


def test_an_address_has_so_much_worked_out_at_a_time(tmp_path: Path) -> None:
    workers = NeverDone()
    with running(tmp_path / "t.sqlite3", bot_workers=lambda: workers) as server:
        path = golden(server, "tcg-2-000")
        done = threading.Event()

        def listen(at: int) -> None:
            with server.http.stream("GET", f"{path}/weighed?at={at}", timeout=WAIT):
                done.wait(WAIT)

        listeners = [threading.Thread(target=listen, args=(66 + n,)) for n in range(MOST_EACH)]
        for one in listeners:
            one.start()
        for _ in listeners:
            assert workers.begun.acquire(timeout=WAIT)
        for more in ("weighed?at=60", "curve"):
            assert error(server.get(f"{path}/{more}")) == (429, "table-analyses")
        asked = {"at": 66, "seat": 0, "problem": "draw", "given": {"wanted": "4"}}
        assert error(server.post(f"{path}/odds", asked)) == (429, "table-analyses")
        done.set()
        for one in listeners:
            one.join(WAIT)
        for _ in listeners:
            assert workers.stopped.acquire(timeout=WAIT), "and then there is room again"


def test_no_hurry_gets_an_address_more_than_that(tmp_path: Path) -> None:
    """Asked for all at once, and by somebody who has to wait for having asked for much before."""
    workers = NeverDone()
    limits = UNLIMITED._replace(work=RateLimit(1e-6, 1e-6))
    with running(tmp_path / "t.sqlite3", limits, bot_workers=lambda: workers) as server:
        wanted = {"text": "aragorn", "against": "theoden"}
        answers: list[int] = []
        answered, done = threading.Semaphore(0), threading.Event()

        def listen() -> None:
            path = "/api/games/tcg/decks/measure"
            with server.http.stream("POST", path, json=wanted, timeout=WAIT) as response:
                answers.append(response.status_code)
                answered.release()
                if response.status_code == 200:
                    done.wait(WAIT)

        listeners = [threading.Thread(target=listen) for _ in range(2 * MOST_EACH)]
        for one in listeners:
            one.start()
        for _ in listeners:
            assert answered.acquire(timeout=WAIT)
        done.set()
        for one in listeners:
            one.join(WAIT)
        assert sorted(answers) == [200] * MOST_EACH + [429] * MOST_EACH
