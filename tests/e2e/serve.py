"""`mathom serve` for the browser tests: their matches have the same chance every time.

    python -m tests.e2e.serve STARTS --port 8000 …

All chance of a match, and every whim of its bots, follows from its secret and its id. `STARTS` says
how often this store has been served before: an id must not come twice.
"""

import sys
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from mathom.cli import main
from mathom.table import keys

SECRET = "5eed" * 16


def id_from(*told: object) -> str:
    """The id of a match that follows from what is told."""
    digest = sha256(repr(told).encode()).digest()
    return "".join("23456789abcdefgh"[byte % 16] for byte in digest[: keys.ID_LENGTH])


def serve(starts: str) -> None:
    """The first match is always the same first match, the second the same second one."""
    numbers = count()
    with (
        patch.object(keys, "new_secret", lambda: SECRET),
        patch.object(keys, "new_id", lambda: id_from(starts, next(numbers))),
    ):
        main()


if __name__ == "__main__":  # bots are processes of their own, and need none of this
    starts = sys.argv[1]
    sys.argv[1] = "serve"
    serve(starts)
