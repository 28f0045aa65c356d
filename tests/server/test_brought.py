"""Over the wire: what a seat brings along is told to that seat alone, and its flaws all at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mathom.server.catalogue import built
from mathom.server.static_api import _asset
from mathom.text import Words
from tests.server.running import Running, running
from tests.toys.duel import Duel
from tests.toys.shelf import put_duel_on_the_shelf

SEATS = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    put_duel_on_the_shelf(monkeypatch)
    for kept in (built, _asset):
        kept.cache_clear()
    with running(tmp_path / "table.sqlite3") as server:
        yield server
    for kept in (built, _asset):
        kept.cache_clear()


def test_the_catalogue_says_what_a_seat_brings(server: Running) -> None:
    games = {one["id"]: one for one in server.get("/api/games").json()["games"]}
    deck = games["duel"]["settings"][1]
    assert (deck["id"], deck["free_text"], deck["by_seat"]) == ("deck", True, True)


@pytest.mark.parametrize(
    ("language", "flaws"),
    [
        ("de", ["Ein Deck hat 3 Zahlen, nicht 2.", "„x“ ist keine Zahl von 1 bis 9."]),
        ("en", ["A deck has 3 numbers, not 2.", "“x” is no number from 1 to 9."]),
    ],
)
def test_all_flaws_of_a_deck_are_told(server: Running, language: str, flaws: list[str]) -> None:
    order = {"game": "duel", "seats": SEATS, "settings": {"deck.0": "x 9"}}
    founding = server.post("/api/matches", order)
    created = server.create(SEATS, game="duel")
    key = next(one["key"] for one in created["keys"] if one["seat"] == 1)
    path = f"/api/matches/{created['match']}/join"
    joining = server.post(path, {"name": "Bert", "settings": {"deck": "x 9"}}, key)
    for response in (founding, joining):
        assert response.status_code == 400
        error = response.json()["error"]
        assert [one["id"] for one in error["args"]["all"]] == [
            "setup-deck-size",
            "setup-deck-number",
        ]
        said = [
            Words(language, Duel()).text(one["id"], **one["args"]) for one in error["args"]["all"]
        ]
        assert said == flaws


def test_a_deck_is_told_to_its_seat_alone_until_the_end(server: Running) -> None:
    created = server.create(SEATS, game="duel", settings={"deck.0": "1 2 9"})
    with server.sit(created, 0) as anna, server.sit(created) as guest:
        welcome = anna.next("welcome")
        assert welcome["brought"] == {"deck.0": "1 2 9"}
        assert welcome["awaited"] == [1]
        assert welcome["sealed"] == {}
        assert guest.next("welcome")["brought"] == {}
        assert anna.next("update", "players")["is"] == "players"
        key = next(one["key"] for one in created["keys"] if one["seat"] == 1)
        path = f"/api/matches/{created['match']}/join"
        joined = server.post(path, {"name": "Bert", "settings": {"deck": "3 4 8"}}, key).json()
        assert joined["awaited"] == []
        assert anna.next("update")["reset"]
    created["keys"] = [{"seat": 1, "key": joined["key"]}]
    with server.sit(created, 1) as bert:
        welcome = bert.next("welcome")
        assert welcome["brought"] == {"deck.1": "3 4 8"}
        assert set(welcome["sealed"]) == {"deck.0", "deck.1"}
        assert "1 2 9" not in str(bert.next("update"))
