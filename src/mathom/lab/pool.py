"""The games of a plan on several processes.

The workers are plain Python processes, fed over their standard input. So a script needs no
`if __name__ == "__main__"`, a notebook works, a worker that the system kills is noticed (where
`multiprocessing.Pool` would wait for ever), and Ctrl-C ends everything at once.
"""

import os
import sys
from collections import deque
from collections.abc import Generator
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread

import msgspec

from mathom.core import MathomError, Message
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Failure, GameFailed, Result, play

_CHUNKS_EACH = 8
_LONGEST = 50


class WorkerDied(MathomError):
    """A worker process is gone, most likely ended by the system for want of memory."""

    def __init__(self) -> None:
        super().__init__(Message("lab-worker-died"))


def play_all(plan: Plan, workers: int = 1) -> Generator[Result, None, None]:
    """Every game of the plan as it ends. Raises GameFailed at the first game that breaks.

    What happens in a game depends on the plan and its number alone, not on the workers (unless a
    bot goes by the clock). With one worker the games are played right here. The generator can be
    closed at any time. Raises WorkerDied.
    """
    if workers > 1:
        yield from _share(plan, workers)
    else:
        game = find_game(plan.game, plan.components)
        for index in range(plan.games):
            yield play(plan, game, index)


def _share(plan: Plan, workers: int) -> Generator[Result, None, None]:
    chunks = deque(_chunks(plan.games, workers))
    found: SimpleQueue[Result | Failure | None] = SimpleQueue()
    processes = [_start() for _ in range(min(workers, len(chunks)))]
    threads = [
        Thread(target=_feed, args=(process, plan, chunks, found), daemon=True)
        for process in processes
    ]
    try:
        for thread in threads:
            thread.start()
        for _ in range(plan.games):
            item = found.get()
            if item is None:
                raise WorkerDied
            if isinstance(item, Failure):
                raise GameFailed(item)
            yield item
    finally:
        for process in processes:
            process.kill()
        for process, thread in zip(processes, threads, strict=True):
            thread.join()
            process.wait()


def _chunks(games: int, workers: int) -> list[tuple[int, int]]:
    """Ranges of games, small enough that all workers end at about the same time."""
    size = max(1, min(_LONGEST, games // (workers * _CHUNKS_EACH)))
    return [(begin, min(begin + size, games)) for begin in range(0, games, size)]


def _start() -> Popen[bytes]:
    """A worker that can import whatever this process can."""
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    command = [sys.executable, "-m", "mathom.lab.worker"]
    return Popen(command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths})


def _feed(
    process: Popen[bytes],
    plan: Plan,
    chunks: deque[tuple[int, int]],
    found: SimpleQueue[Result | Failure | None],
) -> None:
    """Hands a worker one chunk after another and passes on its answers; None if it dies."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with process.stdin as orders, process.stdout as answers:
            orders.write(msgspec.json.encode(plan) + b"\n")
            while (chunk := _next(chunks)) is not None:
                orders.write(msgspec.json.encode(chunk) + b"\n")
                orders.flush()
                for _ in range(*chunk):
                    found.put(msgspec.json.decode(answers.readline(), type=Result | Failure))
    except (OSError, msgspec.DecodeError):  # nobody reads, or what was read ends too soon
        found.put(None)


def _next(chunks: deque[tuple[int, int]]) -> tuple[int, int] | None:
    try:
        return chunks.popleft()
    except IndexError:
        return None
