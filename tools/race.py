"""Races the search of this version against that of another one, in the same positions.

    git worktree add ../before 862f3f5
    .venv/bin/python tools/race.py ../before hobbits:2000 journey:1500 orcs:60

Each version thinks in a process of its own, and they take turns, position by position. What counts
is the processor's time. The positions come from games of two `greedy` as this version plays them,
and both versions replay them. No position is met twice, and the first round only warms up.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time

import mathom
from mathom.core import Option

HERE = Path(__file__).resolve().parent.parent
EVERY = 6
"""Of the real choices of a game every so manieth is thought about."""


class Racer:
    """A version at work: it is told a position, thinks, and says how long that took."""

    def __init__(self, version: Path) -> None:
        paths = {**os.environ, "PYTHONPATH": str(version / "src"), "PYTHONHASHSEED": "0"}
        command, pipe = [sys.executable, __file__, "--think"], subprocess.PIPE
        self._process = subprocess.Popen(command, env=paths, stdin=pipe, stdout=pipe, text=True)
        self.iterations, self.seconds = 0, 0.0

    def think(self, spec: str, answers: list[str]) -> str:
        """What it chooses there."""
        assert self._process.stdin and self._process.stdout
        print(json.dumps([spec, answers]), file=self._process.stdin, flush=True)
        chosen, iterations, seconds = json.loads(self._process.stdout.readline())
        self.iterations += iterations
        self.seconds += seconds
        return str(chosen)

    def speed(self) -> float:
        """Iterations a second since it was asked last."""
        speed = self.iterations / self.seconds
        self.iterations, self.seconds = 0, 0.0
        return speed

    def end(self) -> None:
        """There is nothing more to do."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def think() -> None:
    """The work of a racer, a line of JSON for every position."""
    find = cache(lambda name: import_module(f"mathom.games.{name}.game").game())
    for line in sys.stdin:
        spec, answers = json.loads(line)
        name, budget = spec.split(":")
        game = find(name)
        match = mathom.Match(game, game.setup(2)).play_all(answers)
        assert match.to_move is not None
        view, bot = match.view(match.to_move), mathom.bot(f"ismcts:{budget}", game)
        begin = process_time()
        chosen = bot.choose(view)
        seconds = process_time() - begin
        print(json.dumps([game.write(chosen), bot.why.iterations, seconds]), flush=True)


def positions(name: str, seed: int) -> Iterator[list[str]]:
    """The answers that lead to some choices of a game of two `greedy`."""
    match, asked = mathom.new(name, seed=seed), 0
    write = match.game.write
    bots = [mathom.bot("greedy", match.game, seed=seat) for seat in range(2)]
    while not match.over:
        assert match.to_move is not None
        view = match.view(match.to_move)
        asked += len(view.choice.options) > 1
        if len(view.choice.options) > 1 and asked % EVERY == 0:
            yield [write(one) if isinstance(one, Option) else str(one) for one in match.answers]
        match.play(bots[match.to_move].choose(view))


def main() -> None:
    """Takes the orders of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="the folder of the other version")
    parser.add_argument("specs", nargs="+", help="game and iterations a choice: hobbits:2000")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    for spec in asked.specs:
        print(f"{spec}: positions, alike, iterations a second there and here, ratio")
        other, this = Racer(asked.other), Racer(HERE)
        for number in range(asked.rounds + 1):
            places = [
                place
                for seed in range(number * asked.games, (number + 1) * asked.games)
                for place in positions(spec.split(":")[0], seed)
            ]
            alike = sum(other.think(spec, place) == this.think(spec, place) for place in places)
            there, here = other.speed(), this.speed()
            if number:
                print(
                    f"{len(places):6} {alike:6} {there:9.0f} {here:9.0f} {here / there:6.2f}",
                    flush=True,
                )
        other.end()
        this.end()


if __name__ == "__main__":
    think() if sys.argv[1:] == ["--think"] else main()
