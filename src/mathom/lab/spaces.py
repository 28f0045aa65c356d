"""What can be seen and done in an environment, in the words of Gymnasium. Needs the extra `lab`."""

from operator import index
from random import Random
from typing import Any

from mathom.core import BadSetup
from mathom.lab.episode import Kit
from mathom.lab.extras import need

need("gymnasium", "lab")

import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402

Seen = dict[str, Any]
RENDER_MODES = ("ansi", "svg")


def check_environment(max_cycles: int | None, render_mode: str | None) -> None:
    """Whether there is such an environment. Raises BadSetup."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise BadSetup("value", setting="render_mode", value=str(render_mode), known=known)
    if max_cycles is not None and max_cycles < 1:
        raise BadSetup("value", setting="max_cycles", value=str(max_cycles), known="1, 2, 3, …")


def seen_space(kit: Kit) -> Dict:
    """The observations: numbers, and a mask of what is possible."""
    return Dict(
        {
            "observation": Box(-np.inf, np.inf, (kit.size,), np.float32),
            "action_mask": Box(0, 1, (kit.actions.size,), np.int8),
        }
    )


def action_space(kit: Kit) -> Discrete:
    """The actions."""
    return Discrete(kit.actions.size)


class Seeds:
    """The seeds of one episode after another: the one that was asked for, then others from it."""

    def __init__(self) -> None:
        self._rng = Random()

    def next(self, seed: int | None) -> int:
        """The seed of the next episode. Raises TypeError for what is no whole number."""
        if seed is None:
            return self._rng.getrandbits(48)
        wanted = index(seed)
        self._rng = Random(wanted)
        return wanted
