"""The games. Each is a package of its own, found through the entry point group `mathom.games`.

An entry point names a factory, most of them a lid: called with nothing it gives the game as it came
out of the box, called with the bytes of a components file the game with an owner's corrections.
"""

import sys
from functools import cache
from types import ModuleType

from mathom.core import AnyGame, BadSetup
from mathom.core.extensions import extensions
from mathom.core.lid import Lid

GROUP = "mathom.games"


def available() -> tuple[str, ...]:
    """The ids of all installed games, sorted."""
    return tuple(sorted(extensions(GROUP)))


@cache
def find(game_id: str, components: bytes | None = None) -> AnyGame:
    """The game with this id. Raises BadSetup if there is none, BadComponents for a broken file."""
    box = extensions(GROUP).get(game_id)
    if box is None:
        raise BadSetup("game", game=game_id, known=", ".join(available()))
    game: AnyGame = box.load()(components)
    return game


def lids() -> tuple[Lid, ...]:
    """What is on the shelf, by the lids of the boxes; a box without one is opened."""
    return tuple(map(lid, available()))


def lid(game_id: str) -> Lid:
    """The lid of the game with this id. Raises BadSetup if there is none."""
    box = extensions(GROUP).get(game_id)
    factory = None if box is None else box.load()
    return factory if isinstance(factory, Lid) else Lid.of(find(game_id))


class _Shelf(ModuleType):
    """This module, as something that can be called: `mathom.games()` tells what there is."""

    def __call__(self) -> tuple[Lid, ...]:
        return lids()


sys.modules[__name__].__class__ = _Shelf
