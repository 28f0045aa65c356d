"""`mathom serve` in a process of its own, which can be killed."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Running

SERVE = "from mathom.cli import main; main()"


@contextmanager
def serving(
    store: Path | str, port: int, first: str = ""
) -> Iterator[tuple[Running, "subprocess.Popen[str]"]]:
    """`mathom serve` in a process of its own; `first` is run there before."""
    script = f"{first}\n{SERVE}"
    command = [sys.executable, "-c", script, "serve", "--host", "127.0.0.1", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--port", str(port), "--db", str(store)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline()  # it says where it is once it can be used
        yield Running(port), process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
