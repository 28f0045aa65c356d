"""A PostgreSQL server for the tests, gone when they are."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


class Postgres:
    """A server on a port of its own, which can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._someone = _someone(folder)
        self._server: subprocess.Popen[str] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"postgresql://mathom@127.0.0.1:{self._port}/postgres"
        initdb = [str(programs / "initdb"), "-D", self._data]
        initdb += ["-U", "mathom", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=folder, **self._someone)

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Returns when it can be used."""
        settings = [
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._folder}",
            "fsync=off",  # these tests do not pull the plug
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        self._server = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", self._data, "-p", str(self._port), *options],
            stderr=subprocess.PIPE,
            text=True,
            cwd=self._folder,
            **self._someone,
        )
        assert self._server.stderr is not None
        for line in self._server.stderr:
            if "ready to accept connections" in line:
                break

    def stop(self) -> None:
        """Cuts off whoever is connected."""
        server, self._server = self._server, None
        if server is not None:
            server.send_signal(signal.SIGQUIT)
            server.communicate()


@contextmanager
def restartable_postgres() -> Iterator[Postgres | None]:
    """A fresh server; None where there is none to start."""
    programs = _programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="mathom-postgres-"))
    server = None
    try:
        server = Postgres(programs, folder)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str | None]:
    """The URL of a fresh server; None where there is none to start.

    Set MATHOM_TEST_POSTGRES to the URL of an empty database to use that instead.
    """
    if given := os.environ.get("MATHOM_TEST_POSTGRES"):
        yield given
        return
    with restartable_postgres() as server:
        yield None if server is None else server.url


async def empty(url: str) -> None:
    """Removes everything from the database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await connection.close()


def _programs() -> Path | None:
    found = [path for place in _PLACES for path in Path("/").glob(place[1:])]
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).parent)
    return next((path for path in reversed(found) if (path / "postgres").exists()), None)


def _someone(folder: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root: then it runs as the user Debian made for it."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
