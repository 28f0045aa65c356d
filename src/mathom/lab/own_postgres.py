"""A PostgreSQL server of one's own, on a free port, in a folder that is gone afterwards.

For soaks and tests: it can be stopped and started again without harming anybody else's.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
_READY = "ready to accept connections"
STARTING = 60.0
"""Seconds it has to start."""


class Postgres:
    """A server which can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, *, durable: bool) -> None:
        self._programs = programs
        self._folder = folder
        self._durable = durable
        self._someone = _someone(folder)
        self._server: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"postgresql://mathom@127.0.0.1:{self._port}/postgres"
        initdb = [str(programs / "initdb"), "-D", str(folder / "data")]
        initdb += ["-U", "mathom", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=folder, **self._someone)

    def start(self) -> None:
        """Returns when it can be used. Raises RuntimeError if it never can."""
        settings = (
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._folder}",
            f"fsync={'on' if self._durable else 'off'}",
            "lc_messages=C",
        )
        options = [part for setting in settings for part in ("-c", setting)]
        data, port = str(self._folder / "data"), str(self._port)
        log = self._folder / "log"
        # A pipe that nobody empties would stop it one day; a file never does.
        with log.open("wb") as written:
            self._server = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", data, "-p", port, *options],
                stderr=written,
                cwd=self._folder,
                **self._someone,
            )
        end = time.monotonic() + STARTING
        while _READY not in log.read_text("utf-8", "replace"):
            if self._server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start: {log.read_text()[-500:]}")
            time.sleep(0.02)

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """For a while it takes everything in and answers nothing. Linux only."""
        assert self._server is not None
        parent = self._server.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
        stopped = [parent, *map(int, children)]
        try:
            for one in stopped:
                os.kill(one, signal.SIGSTOP)
            yield
        finally:
            for one in stopped:
                os.kill(one, signal.SIGCONT)

    def stop(self) -> None:
        """Cuts off whoever is connected, in the middle of what they do."""
        server, self._server = self._server, None
        if server is not None:
            server.send_signal(signal.SIGQUIT)
            server.wait()


@contextmanager
def own_postgres(*, durable: bool = False) -> Iterator[Postgres | None]:
    """A fresh server; None where there is none to start. `durable`: it waits for the disk."""
    programs = _programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="mathom-postgres-"))
    server = None
    try:
        server = Postgres(programs, folder, durable=durable)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


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
    import pwd  # noqa: PLC0415 – Windows has none

    user = pwd.getpwnam("postgres")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
