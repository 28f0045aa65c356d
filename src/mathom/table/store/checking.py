"""Checking a store: whether every match in it can be played through and goes on."""

import asyncio
from typing import NamedTuple

from sqlalchemy import select

from mathom.table.store import schema
from mathom.table.store.store import Store


class Found(NamedTuple):
    """What a check found."""

    matches: int
    answers: int
    broken: tuple[tuple[str, str], ...]
    """Matches that cannot be played through, with the reason."""


async def check_store(store: Store) -> Found:
    """Replays every match, one after the other."""
    from mathom.table.rebuild import rebuild  # noqa: PLC0415 – it is built on the store

    answers, broken = 0, []
    ids = [row["id"] for row in await store.all(select(schema.matches.c.id))]
    for match in ids:
        stored = await store.load(match)
        if stored is None:
            continue  # somebody has just forgotten it
        answers += len(stored.entries)
        try:
            await asyncio.to_thread(rebuild, *stored)
        except Exception as error:  # whatever is wrong with one match, the others are looked at
            broken.append((match, f"{type(error).__name__}: {error}"))
    return Found(len(ids), answers, tuple(broken))
