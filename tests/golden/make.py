"""Brings golden records up to date: `python -m tests.golden.make [GAME …]`, or those of all games.

Needed only when a game's version rises; otherwise a changed golden record is a changed rule. What
was played stays as it was, as far as the rules still allow it; from there on greedy bots play.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import mathom
from mathom.bots import make
from mathom.core import Match, MathomError, Provable, Record, read_record, record
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


def first(case: Case, seed: int) -> Record:
    """A record with nothing in it but the table and its luck, which can be verified."""
    secret = seed.to_bytes(32, "big").hex()
    settings = dict(case.settings)
    players = ("greedy",) * case.seats
    return Record(case.game, 1, case.seats, settings, secret=secret, players=players)


def renew(old: Record) -> str:
    """The same table with the same luck, by the rules of today."""
    game, secret = mathom.game(old.game), bytes.fromhex(old.secret or "")
    match = Match(game, game.setup(old.seats, old.settings), Provable(secret, old.game))
    seed = int.from_bytes(secret, "big")
    bots = [make("greedy", game, seed=seed + seat) for seat in range(old.seats)]
    told = [line for line in old.lines if line.seat is not None]
    while (seat := match.to_move) is not None:
        if told and told[0].seat == seat and _played(match, told[0].text):
            told.pop(0)
        else:
            told.clear()
            match.play(bots[seat].choose(match.view(seat)))
    return str(record(match, old.players))


def _played(match: Match, text: str) -> bool:
    """Whether the answer still can be given."""
    try:
        match.play(text)
    except MathomError:
        return False
    return True


def name(case: Case, seed: int) -> str:
    return f"{case.game}-{case.seats}-{seed:03}.record"


if __name__ == "__main__":
    for game in sys.argv[1:] or mathom.available():
        paths = sorted(HERE.glob(f"{game}-*.record"))
        for path in paths:
            path.write_text(renew(read_record(path.read_text("utf-8"))), encoding="utf-8")
        for one, number in () if paths else golden_cases(game):
            (HERE / name(one, number)).write_text(renew(first(one, number)), encoding="utf-8")
