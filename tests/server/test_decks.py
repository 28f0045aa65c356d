"""Over the wire: what the rules say about a deck, its opening, and how often it wins."""

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from mathom.games import find
from mathom.server import analyses, decks
from mathom.server.catalogue import built
from mathom.server.static_api import _asset
from mathom.table import Trouble, measuring
from mathom.text import Words
from tests.server.running import Running, running
from tests.toys.shelf import put_duel_on_the_shelf

DECKS = "/api/games/tcg/decks"
UNFINISHED = """deck Half of it
ring 4C2
sites 4U328 4U334
4 4C42
5 Gimli, Lockbearer
2 4C399 Tom Bombadil
"""


def appraised(server: Running, text: str, language: str = "en") -> dict[str, Any]:
    response = server.post(DECKS, {"text": text, "language": language})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_legal_deck_keeps_every_rule_and_is_written_out(server: Running, language: str) -> None:
    found = appraised(server, "aragorn", language)
    assert [one["rule"] for one in found["findings"]] == [f"TCG-3.{n}" for n in (1, 2, 3, 4)]
    assert all(one["kept"] for one in found["findings"])
    again = appraised(server, found["text"], language)
    deck, same = found["content"]["deck"], again["content"]["deck"]
    assert same["cards"] == deck["cards"]
    assert (same["ring_bearer"], same["ring"]) == ("4C302", "4C2")
    assert same["sites"] == deck["sites"]
    assert again["text"] == found["text"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_unfinished_deck_is_read_as_far_as_it_goes(server: Running, language: str) -> None:
    found = appraised(server, UNFINISHED, language)
    deck = found["content"]["deck"]
    assert (deck["name"], deck["ring_bearer"], deck["ring"]) == ("Half of it", "", "4C2")
    assert deck["cards"] == {"4C42": 4, "4R48": 5}
    broken = [one for one in found["findings"] if not one["kept"]]
    assert broken == found["findings"], "what is wrong stands first, and here everything is"
    where = {(one["line"], one["rule"], one["said"]["id"][11:]) for one in broken}
    assert {
        (6, "TCG-3.5", "unknown"),
        (0, "TCG-3.1", "no-bearer"),
        (0, "TCG-3.1", "small"),
        (0, "TCG-3.2", "halves"),
        (5, "TCG-3.3", "copies"),
        (0, "TCG-3.4", "no-sites"),
    } <= where
    words = Words(language, find("tcg"), strict=True)
    said = [words.text(one["said"]["id"], **_plain(words, one["said"])) for one in broken]
    assert all(said)
    assert found["content"]["copies"]["4R48"] == [5, 4]
    assert appraised(server, found["text"], language)["content"]["deck"] == deck


def _plain(words: Words, message: dict[str, Any]) -> dict[str, Any]:
    return {
        name: words.text(arg["id"]) if isinstance(arg, dict) else arg
        for name, arg in message["args"].items()
    }


HOSTILE = {
    "nothing": "",
    "slashes": "/" * 9_000,
    "digits": "9" * 10_000 + "x4C42 / / ",
    "superscript": "4C302 4C2 / 4U328 / ²x4C42 ٣x4C42",
    "zero": "0 4C42\n100 4C42\n99 4C42\n99 4C42",
    "controls": "deck \x00\x1b[31m\u202e\u2028x\n3 \x00",
    "markup": "deck <script>alert(1)</script>\n3 <img src=x onerror=alert(1)>",
    "placeables": "3 { $n } { setup-deck-small }",
    "many lines": "3 Aragon\n" * 2_000,
    "long line": "3 " + "Aragorn " * 2_400,
    "newlines": "\n" * 19_000,
    "many sites": "sites " + "4U328 " * 3_000,
    "proto": "3 __proto__\n3 constructor",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_gets_a_bounded_answer(server: Running, text: str) -> None:
    found = appraised(server, text)
    assert 0 < len(found["findings"]) < 100
    assert len(json.dumps(found)) < 40_000
    assert found["content"]["deck"]["name"].isprintable()
    assert all(0 < n < 100 for n in found["content"]["deck"]["cards"].values())


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"text": "x" * 20_001}, "setup-deck-long"),
        ({"text": 7}, "request-fields"),
        ({"text": "aragorn", "language": "fr"}, "request-fields"),
        ({"text": "aragorn", "more": 1}, "request-fields"),
        ({}, "request-fields"),
    ],
)
def test_what_is_no_deck_text_is_told(server: Running, body: Any, problem: str) -> None:
    response = server.post(DECKS, body)
    assert response.status_code == 400
    assert response.json()["error"]["id"] == problem


@pytest.mark.parametrize("game", ["hobbits", "chess"])
@pytest.mark.parametrize("path", ["", "/opening", "/measure"])
def test_games_without_decks_have_none(server: Running, game: str, path: str) -> None:
    response = server.post(f"/api/games/{game}/decks{path}", {"text": "x", "against": "y"})
    assert response.status_code == 404


def test_an_opening_is_dealt_by_the_rules(server: Running) -> None:
    asked = {"text": "aragorn", "started": ["4C49", "4R301", "4C74", "4P364"]}
    found = server.post(f"{DECKS}/opening", asked).json()
    assert found["started"] == ["4C49", "4C74"], "four twilight in all, and no second Frodo"
    assert len(found["hand"]) == 8
    whole = appraised(server, "aragorn")["content"]["deck"]["cards"]
    seen = Counter(found["hand"] + found["draws"] + found["started"])
    assert all(n <= whole[card] for card, n in seen.items())
    hands = {tuple(server.post(f"{DECKS}/opening", asked).json()["hand"]) for _ in range(5)}
    assert len(hands) > 1


def test_an_opening_needs_a_bearer_and_a_ring_and_no_more(server: Running) -> None:
    few = server.post(f"{DECKS}/opening", {"text": "ring-bearer 4C302\nring 4C2\n2 4C42"}).json()
    assert few["hand"] == ["4C42", "4C42"]
    refused = server.post(f"{DECKS}/opening", {"text": "2 4C42"})
    assert refused.status_code == 400
    assert [one["args"]["rule"] for one in refused.json()["error"]["args"]["all"]] == [
        "TCG-3.1",
        "TCG-3.1",
    ]


# -- measuring, with a toy that is quickly played --


@pytest.fixture
def duels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    put_duel_on_the_shelf(monkeypatch)
    monkeypatch.setattr(measuring, "BOT", "random")  # a toy has no advisor
    for kept in (built, _asset):
        kept.cache_clear()
    with running(tmp_path / "table.sqlite3") as server:
        yield server
    for kept in (built, _asset):
        kept.cache_clear()


MEASURE = "/api/games/duel/decks/measure"


def measured(server: Running, **order: Any) -> list[dict[str, Any]]:
    response = server.post(MEASURE, {"text": "5 6 9", "against": "1 2 3", **order})
    assert response.status_code == 200, response.text
    return [json.loads(line) for line in response.text.splitlines()]


def test_wins_are_told_match_by_match(duels: Running) -> None:
    *lines, done = measured(duels, games=6)
    assert done == {"is": "done"}
    assert [(one["is"], one["wins"]["of"], one["games"]) for one in lines] == [
        ("measured", n, 6) for n in range(1, 7)
    ]
    last = lines[-1]["wins"]
    assert last["interval"]["low"] <= last["share"] <= last["interval"]["high"]
    assert last["share"] == last["hits"] / 6
    assert measured(duels, games=4)[:4] == [{**one, "games": 4} for one in lines[:4]]
    assert duels.get("/health").json()["matches"] == 0, "nothing of it is kept"


@pytest.mark.parametrize(
    ("order", "status", "problem"),
    [
        ({"games": 0}, 400, "request-fields"),
        ({"games": 201}, 400, "request-fields"),
        ({"text": "x 9"}, 400, "several"),
        ({"against": "x 9"}, 400, "several"),
    ],
)
def test_what_cannot_be_measured_is_told(
    duels: Running, order: dict[str, Any], status: int, problem: str
) -> None:
    response = duels.post(MEASURE, {"text": "5 6 9", "against": "1 2 3", **order})
    assert response.status_code == status
    assert response.json()["error"]["id"] == problem


def test_an_address_measures_only_so_much_at_a_time(
    duels: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_EACH", 0)
    response = duels.post(MEASURE, {"text": "5 6 9", "against": "1 2 3"})
    assert response.status_code == 429
    assert response.json()["error"]["id"] == "table-analyses"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(Trouble("away", reason="locked"), "server-trouble-locked"), (KeyError("?"), "server-broken")],
)
def test_what_goes_wrong_on_the_way_is_the_last_line(
    duels: Running, monkeypatch: pytest.MonkeyPatch, wrong: Exception, said: str
) -> None:
    async def measured(*_: Any) -> AsyncIterator[dict[str, Any]]:
        yield {"is": "measured"}
        raise wrong

    monkeypatch.setattr(decks, "measured", measured)
    response = duels.post(MEASURE, {"text": "5 6 9", "against": "1 2 3"})
    assert response.status_code == 200
    first, last = map(json.loads, response.text.splitlines())
    assert first == {"is": "measured"}
    assert (last["is"], last["message"]["id"]) == ("error", said)
