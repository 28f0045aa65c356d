"""Where a match at this terminal has its dice from."""

from secrets import randbelow, token_bytes

from mathom.cli.errors import BadCommand
from mathom.core import Chance, Outcome, Provable, Record, Seeded, Source
from mathom.core.record import read_seed

SEEDED, PROVABLE, TOLD = "seeded", "provable", "told"
KINDS = (SEEDED, PROVABLE, TOLD)


class Unproven:
    """Chance that goes on where an earlier source cannot be had any more.

    The record calls it `told`, because nobody can recompute it.
    """

    def __init__(self, seed: int) -> None:
        self._source = Seeded(seed)

    def outcome(self, index: int, chance: Chance) -> Outcome:
        return self._source.outcome(index, chance)

    def __str__(self) -> str:
        return "told"


def new_seed() -> int:
    """A seed nobody chose."""
    return randbelow(1 << 32)


def make_source(kind: str, seed: int) -> Source | None:
    """The source of this kind; None where people tell. Raises BadCommand."""
    if kind not in KINDS:
        raise BadCommand("chance", given=kind, known=", ".join(KINDS))
    if kind == PROVABLE:
        return Provable(token_bytes(32))
    return None if kind == TOLD else Seeded(seed)


def source_of(played: Record, fresh: int) -> Source | None:
    """The source that goes on with a match which was saved with this record.

    A seed goes on as before and people go on telling. The secret of a provable match is gone with
    the program that kept it, so that match goes on unproven, from the `fresh` seed. Raises
    BadRecord.
    """
    kind, _, seed = played.chance.partition(" ")
    if kind == "seed":
        return Seeded(read_seed(seed))
    return None if kind == TOLD else Unproven(fresh)
