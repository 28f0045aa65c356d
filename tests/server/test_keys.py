"""Keys are one's own: an invitation ends when it is accepted, and a link can be taken back."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import TWO, Running, Sitting

OPEN = [TWO[0], {"kind": "open"}]
FRESH = "k" * 32


def refused(server: Running, match: str, key: str) -> int:
    """The code by which somebody with this key is turned away."""
    with Sitting(server.port) as guest:
        guest.say("hello", match=match, keys=[key])
        with pytest.raises(ConnectionClosed) as closed:
            guest.next("welcome")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


def test_an_invitation_that_was_accepted_opens_nothing(server: Running) -> None:
    created = server.create(OPEN)
    match, invitation = created["match"], created["keys"][1]["key"]
    own = server.post(f"/api/matches/{match}/join", {"name": "Bilbo"}, invitation).json()["key"]
    assert own != invitation
    assert server.get(f"/api/matches/{match}", own).json()["seat"] == 1
    assert server.get(f"/api/matches/{match}", invitation).status_code == 403
    assert server.post(f"/api/matches/{match}/join", {"name": "X"}, invitation).status_code == 403
    assert refused(server, match, invitation) == 4403


def test_an_invitation_opens_a_seat_but_not_its_hand(server: Running) -> None:
    created = server.create(OPEN)
    match, invitation = created["match"], created["keys"][1]["key"]
    assert not server.get(f"/api/matches/{match}", invitation).json()["players"][1]["joined"]
    assert refused(server, match, invitation) == 4403


def test_who_brings_a_key_has_it_even_if_the_answer_is_lost(server: Running) -> None:
    created = server.create(OPEN)
    match, invitation = created["match"], created["keys"][1]["key"]
    path = f"/api/matches/{match}/join"
    server.post(path, {"name": "Bilbo", "key": FRESH}, invitation)
    again = server.post(path, {"name": "Bilbo", "key": FRESH}, FRESH)
    assert (again.status_code, again.json()["seat"]) == (200, 1)
    weak = server.post(path, {"name": "Bilbo", "key": "short"}, FRESH)
    assert weak.json()["error"]["id"] == "request-fields"


def test_an_invitation_can_be_taken_back(server: Running) -> None:
    created = server.create(OPEN)
    match, invitation = created["match"], created["keys"][1]["key"]
    fresh = server.post(f"/api/matches/{match}/key", {}, invitation).json()["key"]
    assert server.get(f"/api/matches/{match}", invitation).status_code == 403
    joined = server.post(f"/api/matches/{match}/join", {"name": "Bilbo"}, fresh)
    assert joined.json()["players"][1]["joined"]


def test_the_link_to_ones_own_seat_can_be_taken_back(server: Running) -> None:
    created = server.create()
    match, key = created["match"], created["keys"][0]["key"]
    with server.sit(created, 0) as phone, server.sit(created, 1) as bert:
        phone.next("update")
        bert.next("update")
        fresh = server.post(f"/api/matches/{match}/key", {}, key).json()["key"]
        with pytest.raises(ConnectionClosed):
            phone.next("never")
        while bert.next("players")["players"][0]["connected"]:
            pass
        bert.say("ping", id="p")
        assert bert.next("pong")["id"] == "p"
    assert refused(server, match, key) == 4403
    created["keys"][0]["key"] = fresh
    with server.sit(created, 0) as anna:
        assert anna.next("update")["seat"] == 0


def test_spectators_have_no_seat_to_take_back(server: Running) -> None:
    created = server.create()
    answer = server.post(f"/api/matches/{created['match']}/key", {}, created["spectator"])
    assert answer.json()["error"]["id"] == "table-spectator"
