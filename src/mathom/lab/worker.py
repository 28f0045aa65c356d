"""A worker process of a simulation: `python -m mathom.lab.worker`, spoken to in lines of JSON.

It reads a job (an object) and then numbers of games (arrays); it answers with a line for every
game.
"""

import signal
import sys

import msgspec

from mathom.lab.jobs import SentJob, answers, read_job


def main() -> None:
    """Works until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who ends its workers
    orders, lines = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a game or a bot prints must not get between the answers
    job: SentJob | None = None
    for order in orders:
        if order.startswith(b"{"):
            job = read_job(order)
            continue
        assert job is not None
        for line in answers(job, msgspec.json.decode(order, type=tuple[int, ...])):
            lines.write(line)
            lines.flush()


if __name__ == "__main__":
    main()
