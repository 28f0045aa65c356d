"""Whatever is sent: an answer with a reason, never a 5xx, and the server goes on."""

import json
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.running import TWO, Running, Sitting, bearer

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
fuzzed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
segment = st.text(st.characters(codec="latin-1"), max_size=12).map(
    lambda text: "".join(f"%{byte:02x}" for byte in text.encode("latin-1"))
) | st.sampled_from(["matches", "games", "hobbits", "texts", "de", "replay", "..", "api", "live"])


def ones_like(**fields: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Objects with these fields, each right, wrong or missing."""
    return st.fixed_dictionaries(
        {}, optional={name: st.just(right) | anything for name, right in fields.items()}
    )


def fair(response: httpx.Response) -> None:
    assert response.status_code < 500, response.text
    if response.status_code >= 400 and response.request.method != "HEAD":
        assert response.json()["error"]["id"]


@fuzzed
@given(
    st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]),
    st.lists(segment, max_size=4),
    st.dictionaries(st.sampled_from(["seat", "from", "limit", "x"]), st.text(max_size=12)),
    st.binary(max_size=50),
)
def test_any_address(
    server: Running, method: str, path: list[str], query: dict[str, str], content: bytes
) -> None:
    url = f"/api/{'/'.join(path)}"
    headers = {"Content-Type": "application/json"}
    fair(server.http.request(method, url, params=query, content=content, headers=headers))


@fuzzed
@given(
    ones_like(game="hobbits", seats=TWO, settings={"mode": "advanced"}, mode="bots", surprise="!")
    | anything
)
@example({"game": "hobbits", "seats": [{"kind": "human", "name": "\x00"}] * 2})
@example({"game": "hobbits", "seats": TWO * 50})
@example({"game": "hobbits\x00", "seats": TWO})
@example({"game": "hobbits", "seats": [TWO[0], {"kind": "bot", "bot": "ismcts:999999999999"}]})
@example({"game": "hobbits", "seats": [TWO[0], {"kind": "bot", "bot": "ismcts:1e9s"}]})
@example({"game": "hobbits", "seats": TWO, "settings": {"mode": "\ud800"}})
def test_any_order(server: Running, order: Any) -> None:
    body = json.dumps(order).encode()
    headers = {"Content-Type": "application/json"}
    fair(server.http.post("/api/matches", content=body, headers=headers))


@fuzzed
@given(
    st.sampled_from(["join", "fork", "rematch"]),
    ones_like(name="Bilbo", at=3, seats=TWO, mode="bots", rotate=True) | anything,
    st.booleans(),
)
def test_any_wish(server: Running, what: str, body: Any, right: bool) -> None:
    created = shared(server)
    key = created["keys"][0]["key"] if right else created["spectator"]
    content = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **bearer(key)}
    fair(
        server.http.post(
            f"/api/matches/{created['match']}/{what}", content=content, headers=headers
        )
    )


def shared(server: Running) -> dict[str, Any]:
    """One match for all examples of a server."""
    if not hasattr(server, "shared"):
        server.shared = server.create()  # type: ignore[attr-defined]
    created: dict[str, Any] = server.shared  # type: ignore[attr-defined]
    return created


messages = st.one_of(
    ones_like(match="2222222222", keys=["x"], version=0).map(lambda one: {"is": "hello", **one}),
    ones_like(id="a", seat=0, version=7, answer="move a_north1").map(
        lambda one: {"is": "answer", **one}
    ),
    ones_like(id="a", seat=0, anchors=["field:moria"]).map(lambda one: {"is": "why-not", **one}),
    ones_like(id="a", seat=0, anchors=["field:moria"]).map(lambda one: {"is": "not-now", **one}),
    ones_like(id="a", version=3).map(lambda one: {"is": "why", **one}),
    ones_like(id="a", seat=0, version=7).map(lambda one: {"is": "undo", **one}),
    ones_like(id="a", seat=0, request=1, agree=True).map(lambda one: {"is": "consent", **one}),
    ones_like(id="a", seat=0, text="hi").map(lambda one: {"is": "chat", **one}),
    anything,
)


@fuzzed
@given(st.lists(messages, min_size=1, max_size=8))
@example([{"is": "answer", "id": "a\x00", "seat": 0, "version": 7, "answer": "x"}])
@example([{"is": "answer", "id": "a", "seat": 0, "version": 10**30, "answer": "x"}])
@example([{"is": "chat", "seat": 0, "text": "\x00\ud800"}])
def test_any_talk(server: Running, talk: list[Any]) -> None:
    with server.sit(shared(server), 0) as anna:
        anna.next("update")
        try:
            for said in talk:
                anna.socket.send(json.dumps(said))
            anna.say("ping", id="the-end")
            while anna.next("pong", "error").get("id") != "the-end":
                pass
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code != 1011
            assert closed.rcvd.code >= 4000


@fuzzed
@given(st.text(max_size=40) | st.binary(max_size=40))
def test_any_first_word(server: Running, word: str | bytes) -> None:
    with Sitting(server.port) as stranger:
        stranger.socket.send(word)
        with pytest.raises(ConnectionClosed) as closed:
            stranger.next("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_the_server_is_well_afterwards(server: Running) -> None:
    assert server.get("/health").json()["status"] == "ok"
