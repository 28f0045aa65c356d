"""HTTP: what is fetched once, and founding, joining and looking back."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.core import Match, Seeded, read_record, replay
from mathom.games import find
from mathom.server import UNLIMITED, Limits
from mathom.server.catalogue import built
from mathom.server.limits import RateLimit
from mathom.server.logs import set_up
from tests.server.finished import finished_match
from tests.server.running import TWO, Running, running


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["id"]


# -- the library -----------------------------------------------------------------------------------


def test_the_five_games_are_on_the_shelf(server: Running) -> None:
    catalogue = server.get("/api/games").json()
    games = {one["id"]: one for one in catalogue["games"]}
    assert set(games) >= {"hobbits", "journey", "orcs", "ringwar", "tcg"}
    assert games["hobbits"]["built"]
    assert games["hobbits"]["players"] == {"least": 2, "most": 5, "usual": 3}
    assert games["hobbits"]["settings"][0]["default"] == "beginner"
    assert [one["bot"] for one in catalogue["bots"]][:2] == ["random", "greedy"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_texts_are_there_in_both_languages(server: Running, language: str) -> None:
    shell = server.get(f"/api/texts/{language}").json()
    assert all(set(card) == {"title", "short", "length", "age"} for card in shell["shelf"].values())
    assert "table-no-match" in shell["sources"][1]
    game = server.get(f"/api/games/hobbits/texts/{language}").json()
    assert "option-move" in game["source"]
    assert game["names"]["place-moria"]


def test_rulebook_and_components_are_data(server: Running) -> None:
    rulebook = server.get("/api/games/hobbits/rulebook").json()
    assert {"id", "chapter", "de", "en", "book"} <= set(rulebook["rules"][0])
    assert server.get("/api/games/hobbits/components").json()["game"] == "hobbits"


@pytest.mark.parametrize("game", built())
def test_a_table_has_a_shape(server: Running, game: str) -> None:
    told = server.get(f"/api/games/{game}/shape").json()
    assert told["table"]["is"] == "fields"
    assert told["table"]["fields"]
    assert all("id" in written for written in told["inscriptions"].values())


def test_what_the_browser_has_is_not_sent_again(server: Running) -> None:
    first = server.get("/api/games/hobbits/rulebook")
    again = server.http.get(
        "/api/games/hobbits/rulebook", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/games/chess/rulebook",
        "/api/texts/fr",
        "/api/games/chess/texts/de",
        "/api",
    ],
)
def test_what_is_not_there_says_so(server: Running, path: str) -> None:
    response = server.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["id"] in ("request-path", "setup-game")


# -- founding and joining --------------------------------------------------------------------------


def test_a_match_has_a_key_for_every_person_and_one_to_watch(server: Running) -> None:
    created = server.create([*TWO, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    assert [one["seat"] for one in created["keys"]] == [0, 1, 2]
    assert all(len(one["key"]) == 32 for one in created["keys"])


def test_joining_an_invitation(server: Running) -> None:
    created = server.create([TWO[0], {"kind": "open"}], mode="invite")
    path, key = f"/api/matches/{created['match']}", created["keys"][1]["key"]
    assert not server.get(path, key).json()["players"][1]["joined"]
    joined = server.post(f"{path}/join", {"name": " Bilbo "}, key).json()
    assert (joined["seat"], joined["players"][1]["name"]) == (1, "Bilbo")
    own = joined["key"]
    renamed = server.post(f"{path}/join", {"name": "Frodo"}, own).json()
    assert (renamed["players"][1]["name"], renamed["key"]) == ("Frodo", None)
    assert error(server.post(f"{path}/join", {"name": "\n"}, own)) == (400, "table-name")
    watching = server.post(f"{path}/join", {"name": "Saruman"}, created["spectator"])
    assert error(watching) == (403, "table-spectator")


def test_without_the_right_key_nothing_is_told(server: Running) -> None:
    created, other = server.create(), server.create()
    path = f"/api/matches/{created['match']}"
    assert error(server.get(path)) == (401, "table-key-missing")
    assert error(server.get(path, other["keys"][0]["key"])) == (403, "table-key-wrong")
    assert error(server.get("/api/matches/2222222222", "x")) == (404, "table-no-match")
    assert server.get(f"{path}?key={created['keys'][0]['key']}").status_code == 401


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ({"game": "hobbits", "seats": []}, "setup-seats"),
        ({"game": "chess", "seats": TWO}, "setup-game"),
        ({"game": "hobbits", "seats": TWO, "settings": {"mode": "x"}}, "setup-value"),
        ({"game": "hobbits", "seats": [*TWO, {"kind": "bot", "bot": "sauron"}]}, "bot-unknown"),
        ({"game": "hobbits", "seats": [*TWO, {"kind": "bot", "bot": "ismcts:0s"}]}, "bot-budget"),
        ({"game": "hobbits", "seats": TWO, "mode": "war"}, "request-fields"),
        ({"game": "hobbits", "seats": TWO, "surprise": 1}, "request-fields"),
        ([], "request-fields"),
    ],
)
def test_orders_that_cannot_be_met_say_why(server: Running, order: object, message: str) -> None:
    assert error(server.post("/api/matches", order)) == (400, message)


def test_only_json_is_read(server: Running) -> None:
    post = server.http.post
    json_type = {"Content-Type": "application/json"}
    assert error(post("/api/matches", content=b"{}")) == (415, "request-type")
    assert error(post("/api/matches", content=b"{", headers=json_type)) == (400, "request-json")
    assert error(post("/api/matches", content=b"\xff", headers=json_type)) == (400, "request-json")
    assert error(post("/api/matches", content=b"[" * 60_000, headers=json_type))[0] == 400
    huge = b'"' + b"x" * 100_000 + b'"'
    assert error(post("/api/matches", content=huge, headers=json_type)) == (413, "request-size")
    chunks = (b"x" * 1000 for _ in range(100))
    assert error(post("/api/matches", content=chunks, headers=json_type))[0] == 413
    assert error(server.http.put("/api/matches", json={})) == (405, "request-method")


# -- after the end ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(server: Running) -> dict[str, Any]:
    """A finished match."""
    return finished_match(server)


def test_a_finished_match_is_open_to_whoever_has_its_address(
    server: Running, over: dict[str, Any]
) -> None:
    path = f"/api/matches/{over['match']}"
    page = server.get(f"{path}/replay?seat=1&from=3&limit=5").json()
    assert [step["at"] for step in page["steps"]] == [3, 4, 5, 6, 7]
    assert (page["from"], page["next"]) == (3, 8)
    assert error(server.get(f"{path}/replay?seat=7"))[0] == 400
    assert error(server.get(f"{path}/replay?seat=-1")) == (400, "request-fields")
    assert error(server.get(f"{path}/replay?from=99999")) == (400, "table-at")
    assert error(server.get(path)) == (401, "table-key-missing")
    assert error(server.post(f"{path}/rematch", {})) == (401, "table-key-missing")


def test_an_unfinished_match_is_open_to_nobody(server: Running) -> None:
    created = server.create()
    path, key = f"/api/matches/{created['match']}", created["keys"][0]["key"]
    for part in ("replay", "record"):
        assert error(server.get(f"{path}/{part}")) == (409, "table-not-over")
        assert error(server.get(f"{path}/{part}", key)) == (409, "table-not-over")
    fork = server.post(f"{path}/fork", {"at": 0, "seats": TWO}, key)
    assert error(fork) == (409, "table-not-over")


def test_the_record_replays_and_can_be_opened_again(server: Running, over: dict[str, Any]) -> None:
    path = f"/api/matches/{over['match']}"
    response = server.get(f"{path}/record")
    assert response.headers["content-type"].startswith("text/plain")
    match = replay(find("hobbits"), read_record(response.text))
    assert match.over is not None
    opened = server.post("/api/records", {"text": response.text})
    assert opened.status_code == 201
    told = opened.json()
    assert (told["game"], told["total"]) == ("hobbits", len(match.played))
    again = server.post("/api/records", {"text": response.text}).json()
    assert again == told
    one = server.get(f"/api/records/{told['record']}/replay?seat=0&limit=20").json()
    other = server.get(f"{path}/replay?seat=0&limit=20").json()
    for page in (one, other):
        for step in page["steps"]:
            for event in step["events"]:
                del event["version"]
    assert one["steps"] == other["steps"]
    forked = server.post(f"/api/records/{told['record']}/fork", {"at": 9, "seats": TWO})
    assert forked.status_code == 201
    assert server.get(f"/api/records/{told['record']}/record").text == response.text


def test_the_curve_of_a_match_comes_line_by_line(server: Running, over: dict[str, Any]) -> None:
    path = f"/api/matches/{over['match']}/curve"
    with server.http.stream("GET", path) as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        lines = [json.loads(line) for line in response.iter_lines()]
    first, *points, last = lines
    assert (first["is"], last["is"]) == ("course", "done")
    assert {one["is"] for one in points} == {"point"}
    assert len(points) >= first["steps"]
    again = [json.loads(line) for line in server.get(path).text.splitlines()]
    assert again == lines, "what was worked out is known the next time"
    running = server.create()["match"]
    assert error(server.get(f"/api/matches/{running}/curve")) == (409, "table-not-over")
    assert error(server.get(f"{path}?seat=2")) == (400, "request-fields")


def test_a_position_can_be_opened(server: Running) -> None:
    game = find("journey")
    state = Match(game, game.setup(3), Seeded(5)).state
    told = server.post("/api/records", {"text": game.dump(state).decode()}).json()
    page = server.get(f"/api/records/{told['record']}/replay?seat=1").json()
    assert (page["total"], len(page["players"])) == (0, 3)
    assert page["steps"][0]["question"]["is"] in ("choice", "waiting")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no record at all", "record-not-one"),
        ("mathom record 1\ngame: hobbits 2\nseats: 2\n\nwhat?", "record-line"),
        ("mathom record 1\ngame: hobbits 2\nseats: 2\n\n1 fly away", "record-turn"),
        ("mathom record 1\ngame: nothing 1\nseats: 2\n", "setup-game"),
        ("mathom record 1\ngame: hobbits 2\nseats: 77\n", "setup-seats"),
        ("mathom record 1\ngame: hobbits 2\nseats: 2\n" + "\n* 1" * 20_001, "record-too-long"),
        ('{"game": "hobbits", "position": 7}', "position-unreadable"),
        ("{", "position-unreadable"),
    ],
)
def test_a_broken_text_is_named(server: Running, text: str, said: str) -> None:
    assert error(server.post("/api/records", {"text": text})) == (400, said)


def test_opened_texts_have_their_bounds(server: Running) -> None:
    assert error(server.get("/api/records/abc/replay")) == (404, "record-forgotten")
    huge = {"text": "x" * 1_200_000}
    assert error(server.post("/api/records", huge)) == (413, "request-size")
    large = {"text": "x" * 200_000}
    assert error(server.post("/api/records", large)) == (400, "record-not-one")


def test_fork_and_rematch(server: Running, over: dict[str, Any]) -> None:
    path, key = f"/api/matches/{over['match']}", over["keys"][0]["key"]
    forked = server.post(f"{path}/fork", {"at": 9, "seats": TWO}, key)
    assert forked.status_code == 201
    assert error(server.post(f"{path}/fork", {"at": -1, "seats": TWO}, key)) == (400, "table-at")
    first = server.post(f"{path}/rematch", {"rotate": True}, key)
    second = server.post(f"{path}/rematch", {}, key)
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()
    again = server.get(f"/api/matches/{first.json()['match']}", key).json()
    assert again["seat"] == 1
    assert server.get(path, key).json()["next"] == first.json()["match"]


# -- around everything -----------------------------------------------------------------------------


def test_every_response_is_dressed(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = server.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health(server: Running) -> None:
    assert server.get("/health").json()["status"] == "ok"


def test_too_much_is_too_much(tmp_path: Path) -> None:
    limits: Limits = UNLIMITED._replace(requests=RateLimit(5, 0.001), matches=RateLimit(1, 0.001))
    with running(tmp_path / "t.sqlite3", limits) as server:
        server.create()
        assert error(server.post("/api/matches", {"game": "hobbits", "seats": TWO})) == (
            429,
            "request-rate",
        )
        for _ in range(5):
            response = server.get("/health")
        assert error(response) == (429, "request-rate")
        assert int(response.headers["retry-after"]) > 0


def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Mathom</title>")
    (client / "assets" / "app-1a2b3c.js").write_text("console.log(1)")
    (client / "assets" / "app-1a2b3c.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("no")
    with running(tmp_path / "t.sqlite3", client=client) as server:
        assert "Mathom" in server.get("/").text
        assert "Mathom" in server.get("/match/k3vq8w2m4t").text
        assert server.get("/").headers["cache-control"] == "no-cache"
        asset = server.http.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        with server.http.stream(
            "GET", "/assets/app-1a2b3c.js", headers={"Accept-Encoding": "br"}
        ) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed"
        assert server.get("/assets/missing.js").status_code == 404
        for climbing in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert server.get(climbing).text != "no"


def test_logs_are_json_and_hold_no_keys(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up("-")
    created = server.create()
    key = created["keys"][0]["key"]
    server.get(f"/api/matches/{created['match']}?key={key}", key)
    set_up(None)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert {"method", "path", "status", "ms", "time"} <= set(lines[-1])
    assert key not in json.dumps(lines)
