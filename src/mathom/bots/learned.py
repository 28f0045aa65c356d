"""Bots with the judgement of a file: `greedy@ringwar.json`, `ismcts@ringwar.json:200`; or with the
one that was made by hand, where a game comes with a learned one: `greedy@hand-made`.

Files are named only on a command line or from Python; no server takes such a spec from a browser.
"""

import re
from errno import errorcode
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from mathom.bots.spec import BadBot
from mathom.core import AnyGame
from mathom.core.judgement import HAND_MADE, read_judgement, taught, untaught

BY_HAND = Path(HAND_MADE)

_FORM = re.compile(r"(?P<name>[\w-]+)@(?P<file>[^:]+(?::[\\/][^:]+)?)(?P<budget>:[^:]+)?")


class LearnedSpec(NamedTuple):
    """A bot and where its judgement is."""

    spec: str
    """The bot without it."""
    file: Path


def read_learned(spec: str) -> LearnedSpec | None:
    """The bot and the file of such a spec; None if it is no such spec."""
    found = _FORM.fullmatch(spec)
    if not found:
        return None
    return LearnedSpec(found["name"] + (found["budget"] or ""), Path(found["file"]))


def learned_game(game: AnyGame, file: Path) -> AnyGame:
    """The game with the judgement of a file. Raises BadBot if there is none, and BadJudgement."""
    if file == BY_HAND:
        return untaught(game)
    try:
        return _taught(game, file, file.stat().st_mtime_ns)
    except OSError as error:
        code, reason = errorcode.get(error.errno or 0, ""), error.strerror or str(error)
        raise BadBot("no-file", file=str(file), code=code, reason=reason) from None


@lru_cache(maxsize=8)
def _taught(game: AnyGame, file: Path, stamp: int) -> AnyGame:
    return taught(game, read_judgement(file.read_bytes()))
