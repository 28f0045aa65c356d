"""Odds at a table: a problem of the game, put to a position that a seat can imagine.

The position is made of that seat's view alone, so the odds cannot know more than the seat does.
"""

from random import Random
from typing import Any

from mathom.core import AnyGame, BadProblem, View


def imagined_odds(game: AnyGame, view: View[Any], problem: str) -> dict[str, object]:
    """The answer to a problem as it is sent: exact shares as numbers from 0 to 1."""
    chosen = next((one for one in game.problems if one.id == problem), None)
    if chosen is None:
        known = ", ".join(one.id for one in game.problems)
        raise BadProblem("none", problem=problem, known=known)
    found = chosen.answer({}, game.resample(view, Random(0)))
    return {
        "problem": problem,
        "spreads": [
            {
                "id": spread.id,
                "label": spread.label,
                "lines": [
                    {"id": line.id, "label": line.label, "share": float(line.share)}
                    for line in spread.lines
                ],
            }
            for spread in found.spreads
        ],
        "means": [
            {"id": mean.id, "label": mean.label, "number": float(mean.number)}
            for mean in found.means
        ],
        "notes": list(found.notes),
    }
