"""Two servers on one PostgreSQL database, as balancers have them; and one is killed."""

import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import Sitting
from tests.server.serving import free_port, serving
from tests.table.postgres import running_postgres

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 on Windows")

SHORT_LEASE = "from mathom.table import presence; presence.LEASE = 1.5"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database of our own."""
    with running_postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed")
        yield url


def connected(sitting: Sitting, expected: list[bool]) -> None:
    """Waits until exactly these are at the table."""
    while True:
        told = sitting.next("players", "update")
        if [one["connected"] for one in told["players"]] == expected:
            return


def requested(sitting: Sitting) -> dict[str, Any]:
    """Waits until the table is asked something."""
    while (request := sitting.next("update")["request"]) is None:
        pass
    found: dict[str, Any] = request
    return found


def test_a_match_outlives_one_of_two_servers(database: str) -> None:
    with (
        serving(database, free_port(), SHORT_LEASE) as (here, _),
        serving(database, free_port(), SHORT_LEASE) as (there, process),
    ):
        created = here.create()
        with here.sit(created, 0) as anna, there.sit(created, 1) as bert:
            asked = anna.asked()
            connected(anna, [True, True])
            anna.answer(asked, "t1")
            version = anna.next("ack")["version"]
            while bert.next("update")["version"] < version:
                pass

            # Asked on one server, refused on the other; asked again, and agreed to.
            anna.say("undo", id="u1", seat=0, version=version)
            number = requested(bert)["request"]
            bert.say("consent", seat=1, request=number, agree=False)
            assert anna.next("notice")["message"]["id"] == "table-undo-declined"
            anna.say("undo", id="u2", seat=0, version=version)
            request = requested(bert)
            assert (request["by"], request["needed"]) == (0, [1])
            bert.say("consent", seat=1, request=request["request"], agree=True)
            ack = anna.next("ack")
            assert ack == {"is": "ack", "id": "u2", "version": version + 1}
            again = anna.asked()
            assert again["reset"]
            assert again["question"]["options"] == asked["question"]["options"]

            # Bert's server dies in mid-request; he is missed, comes back here, and is still asked.
            anna.answer(again, "t2")
            version = anna.next("ack")["version"]
            anna.say("undo", id="u3", seat=0, version=version)
            requested(bert)
            process.send_signal(signal.SIGKILL)
            process.wait()
            connected(anna, [True, False])
            with here.sit(created, 1, version=version) as back:
                request = back.next("update")["request"]
                assert request["needed"] == [1]
                connected(anna, [True, True])
                back.say("consent", seat=1, request=request["request"], agree=True)
                assert anna.next("ack")["id"] == "u3"
                assert anna.asked()["question"]["options"] == asked["question"]["options"]


def test_a_request_survives_the_only_server(database: str) -> None:
    with serving(database, free_port()) as (server, process):
        created = server.create()
        with server.sit(created, 0) as anna:
            anna.answer(anna.asked(), "t1")
            version = anna.next("ack")["version"]
            anna.say("undo", id="u1", seat=0, version=version)
            asked = requested(anna)
            process.send_signal(signal.SIGKILL)
            process.wait()
    with serving(database, free_port()) as (server, _), server.sit(created, 1) as bert:
        assert requested(bert) == asked
