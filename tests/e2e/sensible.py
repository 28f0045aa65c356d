"""What a sensible player would answer: the greedy bot, asked about matches of a running server.

    python -m tests.e2e.sensible STORE

reads a match's id and a seat from each line, and prints the version and the answer with the things
it is made of, as JSON.
"""

import asyncio
import json
import sys
from typing import Any

import mathom
from mathom.table import open_store
from mathom.table.rebuild import begin, restore
from mathom.table.store import Store


async def advised(store: Store, match: str, seat: int) -> dict[str, Any] | None:
    """The answer of the greedy bot for a seat; None: it is not asked."""
    stored = await store.load(match)
    assert stored is not None
    progress = await restore(store, *stored) or begin(stored.row, stored.players, 0)[0]
    if progress is None or seat not in progress.match.asked:
        return None
    game = progress.match.game
    option = mathom.bot("greedy", game, seed=1).choose(progress.match.view(seat))
    return {
        "version": progress.version,
        "answer": game.write(option),
        "anchors": option.anchors(),
    }


async def main(store_at: str) -> None:
    """Answers until nobody asks any more."""
    store = await open_store(store_at)
    while line := await asyncio.to_thread(sys.stdin.readline):
        match, seat = line.split()
        print(json.dumps(await advised(store, match, int(seat))), flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
