"""Checking a store: whether every match in it can be played through and goes on."""

from typing import NamedTuple

from sqlalchemy import select

from mathom.games import find
from mathom.table.store import schema
from mathom.table.store.rows import Stored
from mathom.table.store.store import Store


class StoreCheck(NamedTuple):
    """What a check found."""

    matches: int
    answers: int
    broken: tuple[tuple[str, str], ...]
    """Matches that cannot be played through, with the reason."""


async def check_store(store: Store) -> StoreCheck:
    """Replays every match, one after the other."""
    from mathom.table.rebuild import restore  # noqa: PLC0415 – it is built on the store

    answers, broken = 0, []
    ids = [row["id"] for row in await store.all(select(schema.matches.c.id))]
    for match in ids:
        stored = await store.load(match)
        if stored is None:
            continue  # somebody has just forgotten it
        answers += len(stored.entries)
        try:
            progress = await restore(store, *stored, sew=False)
            ours = stored.row.game_version == find(stored.row.game).version
            if ours and progress is not None and progress.past and not _sewn(stored):
                broken.append((match, "the log does not replay"))
        except Exception as error:  # whatever is wrong with one match, the others are looked at
            broken.append((match, f"{type(error).__name__}: {error}"))
    return StoreCheck(len(ids), answers, tuple(broken))


def _sewn(stored: Stored) -> bool:
    """Whether the match has gone on by other rules before."""
    return any(entry.kind == "seam" for entry in stored.entries)
