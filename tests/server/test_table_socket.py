"""The short way out of the server: whole frames, in order, one write for what is said at once."""

import json
import zlib
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from mathom.server.table_socket import TableSocket, _head
from tests.server.running import Running, Sitting, running


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_frames_are_those_of_the_standard(length: int) -> None:
    data = b"x" * length
    whole = Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[])
    assert _head(length) + data == whole


def test_what_is_said_at_once_is_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[int] = []
    flush = TableSocket._flush

    def noted(socket: TableSocket) -> None:
        if socket._frames:
            writes.append(len(socket._frames) // 2)
        flush(socket)

    monkeypatch.setattr(TableSocket, "_flush", noted)
    with running(tmp_path / "t.sqlite3") as server, server.sit(server.create(), 0, 1) as both:
        both.answer(both.asked(), "t")
        both.next("ack")
        both.next("update")
        assert max(writes) >= 3  # the acknowledgement, and what each of two seats sees


def test_nothing_overtakes_a_packed_message(server: Running) -> None:
    created = server.create(game="orcs")
    keys = [one["key"] for one in created["keys"]]
    with server.sit(created, 0, 1) as plain, Sitting(server.port) as packing:
        packing.say("hello", match=created["match"], keys=keys, packed=True)
        update = plain.asked()
        for token in "abcd":
            plain.answer(update, token)
            update = plain.asked()
        packing.say("ping", id="p")  # it is answered after all that was sent before
        heard: list[int] = []
        while True:
            data = packing.socket.recv(timeout=10)
            said = json.loads(zlib.decompress(data) if isinstance(data, bytes) else data)
            if said["is"] == "pong":
                break
            if said["is"] == "update":
                heard.append(said["version"])
    assert heard == sorted(heard)
    assert heard[-1] == update["version"]
