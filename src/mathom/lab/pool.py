"""The games of a plan on several processes.

Not `multiprocessing.Pool`: that waits for ever for a worker which the system has killed, and ends
badly at Ctrl-C. Each worker here has a pipe of its own; it is sent the numbers of a few games at a
time and sends back how they ended. Processes are spawned, so it is the same on every system.
"""

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Failure, GameFailed, Result, play

_CHUNKS_EACH = 8
_MOST = 50


def play_all(plan: Plan, workers: int = 1) -> Iterator[Result]:
    """Every game of the plan as it ends. Raises GameFailed at the first game that breaks.

    What happens in a game depends on the plan and its number alone, not on the workers. With one
    worker the games are played right here. The generator can be closed at any time.
    """
    if workers <= 1:
        game = find_game(plan.game, plan.components)
        for index in range(plan.games):
            yield play(plan, game, index)
        return
    yield from _share(plan, workers)


def _share(plan: Plan, workers: int) -> Iterator[Result]:
    chunks = _chunks(plan.games, workers)
    context = get_context("spawn")
    pipes: dict[Connection, int] = {}  # how many games the worker at the other end still owes
    processes = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            _send(pipes, ours, chunks)
        while pipes:
            for ready in wait(list(pipes)):
                assert isinstance(ready, Connection)
                try:
                    message = ready.recv()
                except EOFError:
                    raise RuntimeError("a worker process died") from None
                if isinstance(message, Failure):
                    raise GameFailed(message)
                pipes[ready] -= 1
                if not pipes[ready]:
                    _send(pipes, ready, chunks)
                yield message
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _send(pipes: dict[Connection, int], pipe: Connection, chunks: Iterator[range]) -> None:
    """The next chunk to this worker; if there is none, the worker is done."""
    chunk = next(chunks, None)
    pipe.send(chunk)
    if chunk is None:
        pipes.pop(pipe, None)
    else:
        pipes[pipe] = len(chunk)


def _chunks(games: int, workers: int) -> Iterator[range]:
    """Small enough that all workers end at about the same time."""
    size = max(1, min(_MOST, games // (workers * _CHUNKS_EACH)))
    for begin in range(0, games, size):
        yield range(begin, min(begin + size, games))


def _work(plan: Plan, pipe: Connection) -> None:
    """A worker's life. Ctrl-C is for the parent, who then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(plan.game, plan.components)
    try:
        while (chunk := pipe.recv()) is not None:
            for index in chunk:
                pipe.send(play(plan, game, index))
    except GameFailed as failed:
        pipe.send(failed.failure)
    except (EOFError, BrokenPipeError):
        pass  # the parent is gone
