"""Writes the golden records anew: `python -m tests.golden.make`.

Needed only when a game's version rises; otherwise a changed golden record is a changed rule.
"""

from pathlib import Path

from mathom.bots import make
from mathom.core import Provable, record
from tests.conformance.tables import CASES, Case

HERE = Path(__file__).parent


def golden_cases() -> list[tuple[Case, int]]:
    """Every third table of every game, with a seed of its own."""
    return [(case, seed) for seed, case in enumerate(CASES) if seed % 3 == 0]


def play(case: Case, seed: int) -> str:
    """A match of greedy bots, with chance that can be verified."""
    match = case.match(seed)
    match = type(match)(match.game, match.setup, Provable(seed.to_bytes(32, "big"), case.game))
    bots = [make("greedy", match.game, seed=seed + seat) for seat in range(case.seats)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    return str(record(match, ("greedy",) * case.seats))


def name(case: Case, seed: int) -> str:
    return f"{case.game}-{case.seats}-{seed:03}.record"


if __name__ == "__main__":
    for old in HERE.glob("*.record"):
        old.unlink()
    for one, number in golden_cases():
        (HERE / name(one, number)).write_text(play(one, number), encoding="utf-8")
