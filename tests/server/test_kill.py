"""kill -9 in the middle of writing: whatever was acknowledged is there, the rest can be resent."""

import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Sitting
from tests.server.serving import SERVE, free_port, serving

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 on Windows")


class Playing:
    """A match at one device, played as fast as the server acknowledges."""

    def __init__(self, server: Running) -> None:
        self.created = server.create()
        self.acked: dict[str, int] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.rng = Random(self.created["match"])
        self.sitting = server.sit(self.created, 0, 1)
        self.update = self.sitting.asked()

    def send(self) -> None:
        token = f"t{len(self.acked)}"
        options = self.update["question"]["options"]
        said = {
            "id": token,
            "seat": self.update["seat"],
            "version": self.update["version"],
            "answer": self.rng.choice(options)["answer"],
        }
        self.pending[token] = said
        self.sitting.say("answer", **said)

    def receive(self) -> None:
        ack = self.sitting.next("ack")
        self.acked[ack["id"]] = ack["version"]
        self.pending.pop(ack["id"])
        self.update = self.sitting.asked()


def test_acknowledged_answers_survive_kill_9(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "t.sqlite3", port) as (server, process):
        matches = [Playing(server) for _ in range(4)]
        for _ in range(12):
            for one in matches:
                one.send()
            for one in matches:
                one.receive()
        for one in matches:  # these are under way when the plug is pulled
            one.send()
        process.send_signal(signal.SIGKILL)
        process.wait()
        for one in matches:
            with suppress(ConnectionClosed):
                one.receive()
    assert sum(len(one.acked) for one in matches) >= 48
    with serving(tmp_path / "t.sqlite3", port) as (server, _):
        for one in matches:
            last = max(one.acked.values())
            with server.sit(one.created, 0, 1, version=0) as back:
                update = back.next("update")
                assert update["version"] >= last
                for said in one.pending.values():  # not acknowledged: sent again, the same id
                    back.say("answer", **said)
                    assert back.next("ack")["version"] > last
                token, version = max(one.acked.items(), key=lambda item: item[1])
                back.say("answer", id=token, seat=0, version=0, answer="whatever")
                back.say("answer", id=token, seat=1, version=0, answer="whatever")
                replies = {back.next("ack", "stale")["is"] for _ in range(2)}
                assert "ack" in replies, (token, version)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_kill_9_leaves_no_workers_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite3", free_port()) as (server, process):
        created = server.create(
            [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        )
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        with server.sit(created, 0) as anna:
            while not children.read_text():  # whoever thinks for the bots
                anna.answer(anna.asked(), "t1")
        workers = [Path("/proc", pid) for pid in children.read_text().split()]
        process.send_signal(signal.SIGKILL)
        process.wait()
    deadline = time.monotonic() + 60
    while any(one.exists() for one in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(one.exists() for one in workers)


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "t.sqlite3", port) as (server, process):
        sitting: Sitting = server.sit(server.create(), 0)
        sitting.asked()
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            sitting.next("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert process.wait(timeout=60) == 0  # somebody still sits there, and it ends all the same


def test_a_taken_port_is_said_kindly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--no-browser"]
        run = subprocess.run(
            [*command, "--port", str(port), "--db", str(tmp_path / "t"), "--lang", "en"],
            capture_output=True,
            text=True,
            check=False,
        )
    assert run.returncode == 2
    assert f"Port {port} is taken" in run.stderr
    assert "Traceback" not in run.stderr
