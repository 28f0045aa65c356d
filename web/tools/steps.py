"""Plays matches and writes steps of them for a drawing's tests: table before, events, table after.

    python web/tools/steps.py ringwar web/src/games/ringwar/fold.fixture.json --seats 2 3 4

A step is kept if something happens in it that happened in no step before; the tables are those of
the seat named with the step, without the fields that are left out by name.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

import mathom
from mathom.core.events import project


def steps(game: str, seats: int, seed: int, without: set[str], known: set[str]) -> list[Any]:
    """The steps of one match that show something new; `known` grows by it."""
    match = mathom.new(game, seats=seats, seed=seed)
    bot = mathom.bot("greedy", match.game, seed=seed)
    found, length = [], 0
    eyes = seed % seats
    while not match.over and length < 4000:
        before = match.game.shown(match.view(eyes).table)
        played = len(match.played)
        match.play(bot.choose(match.view(match.to_move)))
        length += 1
        told = [event for one in match.played[played:] for event in project(one.events, eyes)]
        events = msgspec.to_builtins(told)
        kinds = {event["is"] for event in events}
        if not kinds - known:
            continue
        known |= kinds
        after = msgspec.to_builtins(match.game.shown(match.view(eyes).table))
        first = {k: v for k, v in msgspec.to_builtins(before).items() if k not in without}
        last = {k: v for k, v in after.items() if k not in without and v != first[k]}
        found.append({"seat": eyes, "before": first, "events": events, "changed": last})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("to", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--without", nargs="*", default=[])
    asked = parser.parse_args()
    known: set[str] = set()
    found = [
        step
        for seats in asked.seats
        for seed in range(1, asked.seeds + 1)
        for step in steps(asked.game, seats, seed, set(asked.without), known)
    ]
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in found)
    asked.to.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(len(found), "steps,", len(known), "kinds")


if __name__ == "__main__":
    main()
