"""A worker process of a simulation: `python -m mathom.lab.worker`, spoken to in lines of JSON.

It reads a plan, and then ranges of games; it answers with a line for every game.
"""

import signal
import sys

import msgspec

from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import GameFailed, play


def main() -> None:
    """Works until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who ends its workers
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a game or a bot prints must not get between the answers
    plan = msgspec.json.decode(orders.readline(), type=Plan)
    game = find_game(plan.game, plan.components)
    for line in orders:
        begin, end = msgspec.json.decode(line, type=tuple[int, int])
        for index in range(begin, end):
            try:
                answer = msgspec.json.encode(play(plan, game, index))
            except GameFailed as failed:
                answer = msgspec.json.encode(failed.failure)
            answers.write(answer + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
