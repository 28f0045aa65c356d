"""Several processes of this machine.

The workers are plain Python processes, fed over their standard input. So a script needs no
`if __name__ == "__main__"`, a notebook works, a worker that the system kills is noticed (where
`multiprocessing.Pool` would wait for ever), and Ctrl-C ends everything at once.
"""

import os
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread
from typing import Any, cast

import msgspec

from mathom.core import MathomError, Message
from mathom.lab.jobs import D_co, Job, read_answer
from mathom.lab.portions import Portions


class WorkerDied(MathomError):
    """Worker processes die of a game, again and again: most likely for want of memory."""

    def __init__(self) -> None:
        super().__init__(Message("lab-worker-died"))


class Pool:
    """So many worker processes; they live until the pool is closed."""

    def __init__(self, workers: int) -> None:
        self._workers = [_GameWorker() for _ in range(workers)]
        self._closed = False

    def do(self, job: Job[D_co], games: Sequence[int]) -> Generator[D_co, None, None]:
        """What comes of these games, as they end. Raises GameFailed, and WorkerDied."""
        work = Portions(games, len(self._workers))
        found: SimpleQueue[bytes | None] = SimpleQueue()
        threads = [
            Thread(target=self._feed, args=(worker, job, work, found), daemon=True)
            for worker in self._workers[: len(games)]
        ]
        for thread in threads:
            thread.start()
        complete = False
        try:
            for _ in games:
                line = found.get()
                if line is None:
                    raise WorkerDied
                result = cast("D_co", read_answer(line))
                work.tell(result.seconds)
                yield result
            complete = True
        finally:
            if not complete:
                self.close()
            for thread in threads:
                thread.join()

    def _feed(
        self,
        worker: "_GameWorker",
        job: Job[Any],
        work: Portions,
        found: SimpleQueue[bytes | None],
    ) -> None:
        """Hands a worker one portion after another and passes on its answers; None: all is lost.

        A worker that dies costs nothing but the game it was at, which the next one plays again.
        """
        while games := work.take():
            done = 0
            try:
                for line in worker.do(job, games):
                    found.put(line)
                    done += 1
            except OSError:  # nobody reads, or what was read ends too soon
                worker.end()
                if self._closed:
                    return
                if not work.give_back(games[done:]):
                    found.put(None)
                    return

    def close(self) -> None:
        """Ends all workers, whatever they are at."""
        self._closed = True
        for worker in self._workers:
            worker.end()


class _GameWorker:
    """A process that is started when it is needed, and again if it has died."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._job: Job[Any] | None = None

    def do(self, job: Job[Any], games: Sequence[int]) -> Generator[bytes, None, None]:
        """A line for every game. Raises OSError if the process dies."""
        process = self._process = self._process or _start()
        assert process.stdin is not None
        assert process.stdout is not None
        if job is not self._job:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            self._job = job
        process.stdin.write(msgspec.json.encode(games) + b"\n")
        process.stdin.flush()
        for _ in games:
            line = process.stdout.readline()
            if not line.endswith(b"\n"):
                raise BrokenPipeError
            yield line

    def end(self) -> None:
        process, self._process, self._job = self._process, None, None
        if process is not None:
            process.kill()
            process.wait()


def _start() -> Popen[bytes]:
    """A worker that can import whatever this process can."""
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    command = [sys.executable, "-m", "mathom.lab.worker"]
    return Popen(command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths})
