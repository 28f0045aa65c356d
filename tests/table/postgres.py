"""A PostgreSQL server for the tests, gone when they are."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


@contextmanager
def running_postgres() -> Iterator[str | None]:
    """A fresh server on a free port of 127.0.0.1; None where there is none to start.

    Set MATHOM_TEST_POSTGRES to the URL of an empty database to use that instead.
    """
    if given := os.environ.get("MATHOM_TEST_POSTGRES"):
        yield given
        return
    programs = _programs()
    if programs is None:
        yield None
        return
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folder = Path(tempfile.mkdtemp(prefix="mathom-postgres-"))
    server = None
    try:
        someone = _someone(folder)
        data = str(folder / "data")
        initdb = [str(programs / "initdb"), "-D", data, "-U", "mathom", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=folder, **someone)
        settings = [
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            "fsync=off",  # these tests do not pull the plug
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        server = subprocess.Popen(
            [str(programs / "postgres"), "-D", data, "-p", str(port), *options],
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            **someone,
        )
        assert server.stderr is not None
        for line in server.stderr:
            if "ready to accept connections" in line:
                break
        yield f"postgresql://mathom@127.0.0.1:{port}/postgres"
    finally:
        if server is not None:
            server.kill()
            server.wait()
            assert server.stderr is not None
            server.stderr.close()
        shutil.rmtree(folder, ignore_errors=True)


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
