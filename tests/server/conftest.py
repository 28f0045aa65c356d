"""A real server on a free port of 127.0.0.1, with bots that think at once."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file: each founds its own matches."""
    with running(tmp_path_factory.mktemp("server") / "table.sqlite3") as server:
        yield server
