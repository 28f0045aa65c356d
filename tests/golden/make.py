"""Writes golden records anew: `python -m tests.golden.make [GAME …]`, or those of all games.

Needed only when a game's version rises; otherwise a changed golden record is a changed rule.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import mathom
from mathom.bots import make
from mathom.core import Match, Provable, record
from tests.conformance.tables import CASES, Case

HERE = Path(__file__).parent
EACH = 3
"""So many records of every game for every number of seats, with settings as different as can be."""


def golden_cases(game: str) -> Iterator[tuple[Case, int]]:
    """Some tables of a game, each with a seed of its own; the first of each size is as printed."""
    cases = [(case, seed) for seed, case in enumerate(one for one in CASES if one.game == game)]
    for _, same in groupby(cases, key=lambda one: one[0].seats):
        sized = list(same)
        yield from sized[:: -(-len(sized) // EACH)]


def play(case: Case, seed: int) -> str:
    """A match of greedy bots, with chance that can be verified."""
    game = mathom.game(case.game)
    setup = game.setup(case.seats, dict(case.settings))
    match = Match(game, setup, Provable(seed.to_bytes(32, "big"), case.game))
    bots = [make("greedy", game, seed=seed + seat) for seat in range(case.seats)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    return str(record(match, ("greedy",) * case.seats))


def name(case: Case, seed: int) -> str:
    return f"{case.game}-{case.seats}-{seed:03}.record"


if __name__ == "__main__":
    for game in sys.argv[1:] or mathom.available():
        for old in HERE.glob(f"{game}-*.record"):
            old.unlink()
        for one, number in golden_cases(game):
            (HERE / name(one, number)).write_text(play(one, number), encoding="utf-8")
